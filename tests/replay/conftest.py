"""Boards written to files, and a person who types one command line about them."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kfjudge.cli import run


@dataclass(frozen=True)
class Seen:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Kfjudge = Callable[..., Seen]
Written = Callable[..., str]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Write a board down; the path of the file."""

    def write(text: str, name: str = "board.kf") -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One index for all tests of a process: building it takes longer than most of them."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def kfjudge(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, cache: Path) -> Kfjudge:
    """Run one command line, in a terminal of so many columns, with lines typed at it."""

    def typed(*words: str, columns: int = 100, keys: str | None = None, locale: str = "C.UTF-8") -> Seen:
        monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LC_ALL", locale)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((keys or "").encode())))
        status = run(list(words))
        out, err = capsys.readouterr()
        return Seen(status, out, err)

    return typed
