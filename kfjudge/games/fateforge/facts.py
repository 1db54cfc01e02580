"""What the rulebook of Fateforge shows of its cards: no more is known of them here, and from which page."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from msgspec import Struct

_NAME, _NOUN = "name_", "noun_"  # before the language, as the columns of names and of their nouns are headed


class Facts(Struct, frozen=True):
    """One card as the book shows it; None, or nothing, where it does not."""

    id: str
    names: tuple[tuple[str, str], ...]  # a language, and its name there
    type: str
    colors: tuple[str, ...]
    factions: tuple[str, ...]
    cost: int | None
    health: int | None
    energy: int | None
    resistance: int | None
    armor: int | None
    number: str
    page: int  # of the book
    nouns: tuple[tuple[str, str], ...]  # a language that wants it, and what noun the name is: "f", "mp"


HERO_TYPE = "hero"


@cache
def on_boards() -> dict[str, Facts]:
    """The cards that lie on a battle board, by id. A hero is no card there but whoever plays."""
    return {id: facts for id, facts in all_facts().items() if facts.type not in (HERO_TYPE, "corruption")}


@cache
def all_facts() -> dict[str, Facts]:
    """Every card of the table, by id."""
    return {row["id"]: _facts(row) for row in _rows("book")}


def _rows(table: str) -> csv.DictReader[str]:
    path = Path(__file__).parent / "cards" / f"{table}.csv"
    return csv.DictReader(path.read_text(encoding="utf-8").splitlines())


def _facts(row: dict[str, str]) -> Facts:
    return Facts(
        id=row["id"],
        names=_in_each(row, _NAME),
        type=row["type"],
        colors=tuple(row["color"].split()),
        factions=tuple(row["faction"].split()),
        cost=_number(row["cost"]),
        health=_number(row["health"]),
        energy=_number(row["energy"]),
        resistance=_number(row["resistance"]),
        armor=_number(row["armor"]),
        number=row["number"],
        page=int(row["from"].removeprefix("p. ")),
        nouns=_in_each(row, _NOUN),
    )


def _in_each(row: dict[str, str], beginning: str) -> tuple[tuple[str, str], ...]:
    """What a card has in each language, by the columns that begin so."""
    return tuple(
        (column.removeprefix(beginning), cell) for column, cell in row.items() if column.startswith(beginning)
    )


def _number(cell: str) -> int | None:
    return int(cell) if cell else None


UNKNOWN = next(_facts(row) for row in _rows("unknown"))  # a card of which nobody has said which it is
