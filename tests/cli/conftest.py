"""The fixture `kfjudge`: a person who types one command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_a_terminal import Kfjudge, Seen

from kfjudge.cli import run


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """One index for all the tests, and for all who run them."""
    folder = tmp_path_factory.getbasetemp()
    return (folder if worker_id == "master" else folder.parent) / "kfjudge-cache"


@pytest.fixture
def kfjudge(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, cache: Path) -> Kfjudge:
    """Run one command line, in a terminal of so many columns and a locale."""

    def typed(*words: str, columns: int = 80, locale: str = "C.UTF-8") -> Seen:
        monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LC_ALL", locale)
        status = run(list(words))
        out, err = capsys.readouterr()
        return Seen(status, out, err)

    return typed
