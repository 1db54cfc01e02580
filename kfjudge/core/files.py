"""What is in a file that a stranger may have written: no more of it than anybody would write, as text; and
where it is, as a person would say it."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

from kfjudge.core.text import sanitize

BOUND = 256 * 1024  # the longest entry is a twentieth of this, a scenario a thousandth
_LONGEST_PATH = 300


class TooLarge(Exception):
    """Nobody would write that much."""


class NotText(Exception):
    """From some line on it is not UTF-8."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def read_bounded(stream: BinaryIO) -> bytes:
    """All of it, if it is not too large."""
    data = stream.read(BOUND + 1)
    if len(data) > BOUND:
        raise TooLarge
    return data


def decoded(data: bytes) -> str:
    """It as text, without the mark that some programs begin a file with."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(data.count(b"\n", 0, error.start) + 1) from None


def shown_path(path: Path) -> str:
    """The path as a person standing in the working directory would write it."""
    try:
        given = str(path.relative_to(Path.cwd()))
    except (ValueError, OSError):
        given = str(path)
    return sanitize(given, _LONGEST_PATH)
