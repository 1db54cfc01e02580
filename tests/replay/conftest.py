"""Boards written to files, and a terminal wide enough for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.terminal import Kfjudge

Written = Callable[..., str]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Write a board down; the path of the file."""

    def write(text: str, name: str = "board.kf") -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def kfjudge(kfjudge: Kfjudge) -> Kfjudge:
    return partial(kfjudge, columns=100)
