"""Read what the rulebook of Fateforge shows of its cards, and on which page. No more is known here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.files import Row, names_in, nouns_in, parse_number, read_rows
from kfjudge.core.own_cards import own_cards
from kfjudge.games.fateforge import GAME

_TABLES = Path(__file__).parent / "cards"


class Facts(Struct, frozen=True):
    """One card as the book shows it; None, or nothing, where it does not."""

    id: str
    names: tuple[tuple[str, str], ...]  # a language, and its name there
    type: str
    colors: tuple[str, ...]
    factions: tuple[str, ...]
    hero: str  # whose skill it is
    level: str
    cost: int | None
    health: int | None
    energy: int | None
    resistance: int | None
    armor: int | None
    number: str
    page: int  # of the book
    nouns: tuple[tuple[str, str], ...]  # a language that wants it, and what noun the name is: "f", "mp"

    @property
    def entry(self) -> tuple[str, ...]:
        """The entry of a card that the book shows; a card of one's own has none."""
        return (f"card/{self.id}",) if self.page else ()


HERO_TYPE = "hero"


@cache
def on_boards() -> dict[str, Facts]:
    """Map the cards that can lie on a battle board by id: those of the book, and blank ones, for an enemy, a
    skill or an item of which the board says all. A hero is no card there, but a player."""
    printed = {id: facts for id, facts in all_facts().items() if facts.type not in (HERO_TYPE, "corruption")}
    blank = {row["id"]: _read_card(row) for row in read_rows(_TABLES / "blank.csv")}
    nothing = Facts("", (), "", (), (), "", "", None, None, None, None, None, "", 0, ())
    own = {}
    for card in own_cards(GAME):
        stated = card.get("state", {})
        own[card["id"]] = replace(
            nothing,
            id=card["id"],
            names=tuple(card["names"].items()),
            type=card["type"],
            nouns=tuple(card.get("nouns", {}).items()),
            colors=(stated["color"],) if "color" in stated else (),
            resistance=stated.get("resistance"),
        )
    return printed | blank | own


@cache
def all_facts() -> dict[str, Facts]:
    """Map every card of the table by id."""
    return {row["id"]: _read_card(row) for row in read_rows(_TABLES / "book.csv")}


def _read_card(row: Row) -> Facts:
    return Facts(
        id=row["id"],
        names=names_in(row),
        type=row["type"],
        colors=tuple(row["color"].split()),
        factions=tuple(row["faction"].split()),
        hero=row["class"],
        level=row["level"],
        cost=parse_number(row["cost"]),
        health=parse_number(row["health"]),
        energy=parse_number(row["energy"]),
        resistance=parse_number(row["resistance"]),
        armor=parse_number(row["armor"]),
        number=row["number"],
        page=int(row["from"].removeprefix("p. ")),
        nouns=nouns_in(row),
    )


# A card of which nobody has said which it is.
UNKNOWN = next(_read_card(row) for row in read_rows(_TABLES / "unknown.csv"))
