"""The reference, built once for all workers of a test run, and a person who types one command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
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
    def text(self) -> str:
        """What is read, on one line with ordinary spaces."""
        return " ".join(self.out.split())

    @property
    def data(self) -> Any:
        return json.loads(self.out)


# Called with the words after the command; `columns` are those of the terminal.
Diff = Callable[..., Seen]
Replay = Callable[..., Seen]


@pytest.fixture(autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(tmp_path_factory.getbasetemp().parent / "kfjudge-cache"))


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Seen]:
    def typed(*words: str, columns: int = 80) -> Seen:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        status = run([*words])
        out, err = capsys.readouterr()
        return Seen(status, out, err)

    return typed


@pytest.fixture
def diff(typed: Callable[..., Seen]) -> Diff:
    return partial(typed, "diff")


@pytest.fixture
def replay(typed: Callable[..., Seen]) -> Replay:
    return partial(typed, "replay")
