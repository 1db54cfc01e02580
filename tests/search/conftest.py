"""The reference, built once for all workers of a test run."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(tmp_path_factory.getbasetemp().parent / "kfjudge-cache"))
