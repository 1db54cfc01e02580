"""Sheets: what a judge keeps near, on one page, in sections of steps, each with the entries that it rests on.
A game says which it has, in `glossary/<game>/page/`."""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import decode, encode

from kfjudge.reference.model import ByLanguage

TABLE = "sheets"  # of the store


class SheetStep(Struct, frozen=True):
    """One step: what is done, in words of its own, or else in those of its first entry."""

    ids: tuple[str, ...]
    text: ByLanguage = {}


class SheetSection(Struct, frozen=True):
    """Steps in their order, if it is one that is `numbered`."""

    titles: ByLanguage
    steps: tuple[SheetStep, ...]
    numbered: bool = True


class Sheet(Struct, frozen=True):
    """A page as its file has it. What is said in words of its own is said of one edition."""

    game: str
    name: str
    titles: ByLanguage
    sections: tuple[SheetSection, ...]
    edition: str | None = None


def to_row(sheet: Sheet) -> str:
    return f"{sheet.game}\t{sheet.name}\t{encode(sheet).decode()}"


def sheets(game: str) -> dict[str, Sheet]:
    """The sheets of a game by name."""
    from kfjudge.reference.store.store import open_store

    return {name: decode(told, type=Sheet) for _, name, told in open_store(game).rows_of(TABLE, game)}
