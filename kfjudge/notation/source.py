"""Getting the text of a scenario from a file, from standard input or from a string, however hostile it is:
of bounded size, in UTF-8, without control characters."""

from __future__ import annotations

import stat
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from kfjudge.core.errors import Place, Trouble, explain_os_error
from kfjudge.core.files import BOUND, NotText, TooLarge, decode_text, read_bounded, shown_path
from kfjudge.core.message import message
from kfjudge.core.text import is_harmful, sanitize

LONGEST_LINE = 4000
MOST_LINES = 5000
INPUT = "-"


def trouble(
    key: str, path: str, line: int | None = None, column: int | None = None, /, **places: object
) -> Trouble:
    return Trouble(message(f"scenario.{key}", **places), Place(path, line, column))


def read_file(path: Path) -> str:
    """The text of a file. Only a regular file is opened: a pipe or a device might never end."""
    shown = shown_path(path)
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise trouble("is-a-directory", shown)
        if not stat.S_ISREG(kind):
            raise trouble("not-a-file", shown)
        with path.open("rb") as stream:
            return _text_of(stream, shown)
    except FileNotFoundError:
        key = "broken-link" if _is_link(path) else "no-file"
        raise trouble(key, shown) from None
    except PermissionError:
        raise trouble("no-permission", shown) from None
    except OSError as error:
        raise trouble("unreadable", shown, why=explain_os_error(error)) from None
    except ValueError as error:
        raise trouble("unreadable", shown, why=sanitize(str(error))) from None


def first_lines(path: Path) -> Iterator[str]:
    """How a file begins, as far as it can be read: for whoever asks something of many files."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as stream:
            while line := stream.readline(LONGEST_LINE):
                yield line
    except (OSError, ValueError):
        return


def _is_link(path: Path) -> bool:
    try:
        return path.is_symlink()
    except OSError:
        return False


def read_input() -> str:
    """The text of standard input; one that is closed has none."""
    return _text_of(BytesIO() if sys.stdin is None else sys.stdin.buffer, INPUT)


def read_text(text: str, path: str) -> str:
    """A text that is handed over."""
    if len(text) > BOUND:
        raise trouble("too-large", path, bound=BOUND // 1024)
    return text


def _text_of(stream: BinaryIO, shown: str) -> str:
    try:
        data = read_bounded(stream)
        if b"\0" in data:
            raise trouble("binary", shown)
        return decode_text(data)
    except TooLarge:
        raise trouble("too-large", shown, bound=BOUND // 1024) from None
    except NotText as error:
        raise trouble("not-utf-8", shown, error.line) from None


def lines_of(text: str, path: str, troubles: list[Trouble]) -> list[str]:
    """The lines, without comments and line ends. A tab is a space. Letters that must not be there are noted
    and left out."""
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MOST_LINES:
        raise trouble("too-many-lines", path, most=MOST_LINES)
    found = []
    for number, raw in enumerate(lines, 1):
        line = raw.removesuffix("\r")
        if len(line) > LONGEST_LINE:
            troubles.append(trouble("line-too-long", path, number, most=LONGEST_LINE))
            line = ""
        if not line.isprintable():
            line = line.replace("\t", " ")
            bad = next((at for at, letter in enumerate(line) if is_harmful(letter)), None)
            if bad is not None:
                troubles.append(trouble("control", path, number, bad + 1, given=sanitize(line[bad])))
                line = "".join(" " if is_harmful(letter) else letter for letter in line)
        found.append(_without_comment(line))
    return found


def _without_comment(line: str) -> str:
    at = line.find("#")
    while at > 0 and not (line[at - 1].isspace() or line[at - 1] == ":"):
        at = line.find("#", at + 1)
    return line if at < 0 else line[:at]
