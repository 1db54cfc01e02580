"""The reference, built once for all workers of a test run, and small contents of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.reference.samples import QUESTION, REAP, STUN, TERMS


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One cache for the whole run: building it from several workers at once is part of the test."""
    place = tmp_path_factory.getbasetemp().parent / "kfjudge-cache"
    monkeypatch.setenv("KFJUDGE_CACHE", str(place))
    return place


@pytest.fixture
def content(tmp_path: Path) -> Callable[[dict[str, str | bytes]], Path]:
    """A content of three entries and a table of terms, with some files replaced or added."""

    def made(files: dict[str, str | bytes]) -> Path:
        root = tmp_path / "content"
        written: dict[str, str | bytes] = {
            "glossary/keyforge/glossary/stun.yaml": STUN,
            "glossary/keyforge/rule/reap.yaml": REAP,
            "faq/keyforge/1.3/11.yaml": QUESTION,
            "glossary/keyforge/terms.csv": TERMS,
        }
        for name, text in (written | files).items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return root

    return made
