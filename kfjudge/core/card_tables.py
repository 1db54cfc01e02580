"""The tables that games keep of their cards: a row a card, a column a fact. What a card is called in a
language has a column of its own: `name_en`."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

Row = dict[str, str]
ByLanguage = tuple[tuple[str, str], ...]


def read_rows(table: Path) -> Iterator[Row]:
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
