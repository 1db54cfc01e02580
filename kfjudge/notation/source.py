"""Get the lines of a board file from a path, standard input or a string, however hostile it is; and what its
header says, without parsing the rest: its title, its game, the entries that it answers and shows."""

from __future__ import annotations

import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO, NamedTuple

from kfjudge.core.errors import Place, Trouble, explain_os_error
from kfjudge.core.files import BOUND, NotText, TooLarge, decode_text, read_bounded, shown_path
from kfjudge.core.message import message
from kfjudge.core.text import is_harmful, sanitize
from kfjudge.core.validation import LONGEST_LINE, MOST_LINES
from kfjudge.notation.grammar import grammar
from kfjudge.notation.tokens import tokenize

INPUT = "-"
COMMENT = "#"
HEADS = ("title", "game", "editions", "readings", "answers", "shows")
LINKS = ("answers", "shows")
LONGEST_HEADER = 64  # lines; no file has so many before its board


def trouble(
    key: str, path: str, line: int | None = None, column: int | None = None, /, **places: object
) -> Trouble:
    """Make an error of a board file."""
    return Trouble(message(f"scenario.{key}", **places), Place(path, line, column))


# the text


def read_file(path: Path) -> str:
    """Read the text of a file. Only a regular file is opened: a pipe or a device might never end."""
    shown = shown_path(path)
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise trouble("is-a-directory", shown)
        if not stat.S_ISREG(kind):
            raise trouble("not-a-file", shown)
        with path.open("rb") as stream:
            return read_stream(stream, shown)
    except FileNotFoundError:
        with suppress(OSError):
            if path.is_symlink():
                raise trouble("broken-link", shown) from None
        raise trouble("no-file", shown) from None
    except PermissionError:
        raise trouble("no-permission", shown) from None
    except OSError as error:
        raise trouble("unreadable", shown, why=explain_os_error(error)) from None
    except ValueError as error:
        raise trouble("unreadable", shown, why=sanitize(str(error))) from None


def read_text(text: str, path: str) -> str:
    """Take a text that is handed over, if it is not too large."""
    if len(text) > BOUND:
        raise trouble("too-large", path, bound=BOUND // 1024)
    return text


def read_stream(stream: BinaryIO, shown: str) -> str:
    """Read the text of a stream, if it is one and is not too large."""
    try:
        data = read_bounded(stream)
        if b"\0" in data:
            raise trouble("binary", shown)
        return decode_text(data)
    except TooLarge:
        raise trouble("too-large", shown, bound=BOUND // 1024) from None
    except NotText as error:
        raise trouble("not-utf-8", shown, error.line) from None


def split_lines(text: str, path: str, troubles: list[Trouble]) -> list[str]:
    """Split a text into lines without comments and line ends; of a line that is one nothing is left but its
    sign. A tab becomes a space; control characters are reported and left out."""
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
        comment = line.find(COMMENT)
        while comment > 0 and not (line[comment - 1].isspace() or line[comment - 1] == ":"):
            comment = line.find(COMMENT, comment + 1)
        text = line if comment < 0 else line[:comment]
        found.append(COMMENT if comment >= 0 and not text.strip() else text)
    return found


# the header


class HeaderLine(NamedTuple):
    """A line of the header: what it is about ("title"), in which language, and what stands after the
    colon."""

    number: int
    about: str
    lang: str
    rest: str


def parse_header_lines(lines: Iterable[str]) -> Iterator[HeaderLine]:
    """Parse the lines of the header, down to the first blank one below a line of it, no further than to the
    colon of each: this is done to all files at once. Comments do not count."""
    begun = False
    for number, line in enumerate(lines, 1):
        if number > LONGEST_HEADER or (begun and not line.strip()):
            return
        written = line.partition(COMMENT)[0]
        begun = begun or bool(written.strip())
        head, colon, rest = written.partition(":")
        heading = parse_heading(head) if colon else None
        if heading is not None:
            yield HeaderLine(number, *heading, rest.strip())


@cache
def parse_heading(head: str) -> tuple[str, str] | None:
    """Parse 'titre' → ("title", "fr"); None where the words begin no line of the header."""
    words = tokenize(head, 0)
    phrases = grammar("")
    for about in HEADS:
        for form in phrases.forms_of(f"head.{about}"):
            if len(form.parts) == len(words) and all(
                words.word(at) in part.words for at, part in enumerate(form.parts)
            ):
                return about, form.lang
    return None


def list_links(path: Path, game: str) -> Iterator[tuple[HeaderLine, str]]:
    """List the entries that a file answers and shows: the ids as they are written, without the game, each
    with its line. A file that cannot be read has none."""
    with suppress(OSError, ValueError), path.open(encoding="utf-8-sig", errors="replace") as stream:
        for line in parse_header_lines(iter(lambda: stream.readline(LONGEST_LINE), "")):
            if line.about in LINKS:
                for id in filter(None, map(str.strip, line.rest.split(","))):
                    yield line, id.removeprefix(f"{game}:")
