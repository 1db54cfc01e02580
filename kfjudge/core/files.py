"""The files that kfjudge reads: where the packaged entries and boards are, how a file that a stranger may
have written is read (so much of it and no more, as text) and named on the screen, and the tables that games
keep of their cards: a row a card, a column a fact (`name_en` is what a card is called in English)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

BOUND = 256 * 1024  # the longest entry is a twentieth of this, a scenario a thousandth
_LONGEST_PATH = 300
_PACKAGE = Path(__file__).resolve().parent.parent
# Where glossary/, faq/ and scenarios/ may be: packed into an installed kfjudge, at the top of a checkout.
PLACES = (_PACKAGE / "content", _PACKAGE.parent)

Row = dict[str, str]
ByLanguage = tuple[tuple[str, str], ...]


class TooLarge(Exception):
    """Nobody would write that much."""


class NotText(Exception):
    """From some line on it is not UTF-8."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def find_content_root() -> Path | None:
    """Find the folder with glossary/, faq/ and scenarios/; None where kfjudge has been taken apart."""
    for root in PLACES:
        if (root / "scenarios").is_dir() or (root / "glossary").is_dir():
            return root
    return None


def content_root() -> Path:
    """Find the folder with glossary/, faq/ and scenarios/; raise Trouble where there is none."""
    root = find_content_root()
    if root is None:
        raise Trouble(message("reference.no_content"), Place(str(_PACKAGE / "reference")))
    return root


def read_bounded(stream: BinaryIO) -> bytes:
    """Read a whole file; raise TooLarge beyond BOUND bytes."""
    data = stream.read(BOUND + 1)
    if len(data) > BOUND:
        raise TooLarge
    return data


def decode_text(data: bytes) -> str:
    """Decode UTF-8, dropping the mark that some programs begin a file with; raise NotText with the line."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(data.count(b"\n", 0, error.start) + 1) from None


def shown_path(path: Path) -> str:
    """Write a path as somebody standing in the working directory would."""
    try:
        given = str(path.relative_to(Path.cwd()))
    except (ValueError, OSError):
        given = str(path)
    return sanitize(given, _LONGEST_PATH)


def read_rows(table: Path) -> Iterator[Row]:
    """Read a table of cards."""
    import csv  # only where a game's cards are loaded

    return csv.DictReader(table.read_text(encoding="utf-8").splitlines())


def names_in(row: Row) -> ByLanguage:
    """List what the card is called, by language."""
    return _by_language(row, "name_")


def nouns_in(row: Row) -> ByLanguage:
    """List what noun the name is ("f", "mp"), for the languages that want it."""
    return _by_language(row, "noun_")


def parse_number(cell: str) -> int | None:
    """Read the number in a cell; None where nothing is printed."""
    return int(cell) if cell else None


def _by_language(row: Row, prefix: str) -> ByLanguage:
    return tuple(
        (column.removeprefix(prefix), cell)
        for column, cell in row.items()
        if column.startswith(prefix) and cell
    )
