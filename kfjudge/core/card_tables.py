"""The tables that games keep of their cards: a row a card, a column a fact; what it is called in a language
has a column of its own."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

Row = dict[str, str]
ByLanguage = tuple[tuple[str, str], ...]


def rows(table: Path) -> Iterator[Row]:
    return csv.DictReader(table.read_text(encoding="utf-8").splitlines())


def names(row: Row) -> ByLanguage:
    return _in_each(row, "name_")


def nouns(row: Row) -> ByLanguage:
    """Of the languages that want it, what noun the name is: "f", "mp"."""
    return _in_each(row, "noun_")


def number(cell: str) -> int | None:
    """None where nothing is printed."""
    return int(cell) if cell else None


def _in_each(row: Row, beginning: str) -> ByLanguage:
    return tuple(
        (column.removeprefix(beginning), cell)
        for column, cell in row.items()
        if column.startswith(beginning) and cell
    )
