"""Read what is printed on a card of Arkham Horror, but for its text, from a table of the cards of
investigators and one of the cards of scenarios; and the blank cards whose numbers a board states."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from kfjudge.core.files import Row, names_in, nouns_in, parse_number, read_rows

_TABLES = Path(__file__).parent / "cards"
TABLES = ("core", "encounter")
_COLUMNS = (
    "number", "class", "subtype", "set", "level", "cost", "slot", "willpower", "intellect", "combat",
    "agility", "wild", "fight", "evade", "damage", "horror", "health", "per_investigator", "sanity",
    "shroud", "clues", "doom", "stage", "victory", "unique", "traits",
)  # fmt: skip


class Facts(Struct, frozen=True):
    """One card as printed; None where nothing is."""

    id: str
    names: tuple[tuple[str, str], ...]  # a language, and its name there
    printings: tuple[tuple[str, str], ...]  # the set that it is of, and its number in the box
    type: str
    subtype: str
    side: str  # its class; that of the cards of a scenario is the mythos
    level: int | None
    cost: str  # "-" where it cannot be paid
    slot: str
    skills: tuple[tuple[str, int], ...]  # an investigator's values, or the icons of a card
    enemy: tuple[tuple[str, int], ...]  # what an enemy has: fight, evade, damage, horror
    health: int | None
    is_per_investigator: bool  # the health
    sanity: int | None
    place: tuple[tuple[str, int], ...]  # shroud and clues, doom and stage
    victory: int | None
    is_unique: bool
    traits: tuple[str, ...]  # in printed order
    copies: int
    symbol: str = ""  # of a location
    connects: tuple[str, ...] = ()  # the symbols of the locations that it leads to
    unrevealed: tuple[str, tuple[str, ...]] = ("", ())  # both on its other side, where they differ
    nouns: tuple[tuple[str, str], ...] = ()  # a language that wants it, and what noun the name is: "f", "mp"

    @property
    def set(self) -> str:
        return self.printings[0][0]

    @property
    def number(self) -> str:
        return self.printings[0][1]

    @property
    def slots(self) -> tuple[str, ...]:
        """The kind of slot that it takes, one or two of them."""
        return (self.slot.removesuffix("-x2"),) if self.slot else ()

    @property
    def icons(self) -> tuple[str, ...]:
        """The skills for which it may be committed."""
        return () if self.type == "investigator" else tuple(name for name, _ in self.skills)

    @property
    def subtypes(self) -> tuple[str, ...]:
        return (self.subtype,) if self.subtype else ()

    def printed(self, name: str) -> int | None:
        """Return a printed number by its name: "fight", "shroud", "combat"."""
        return dict((*self.skills, *self.enemy, *self.place)).get(name)


@cache
def all_facts() -> dict[str, Facts]:
    """Map every card of the tables by id."""
    return {row["id"]: _read_card(row) for table in TABLES for row in read_rows(_TABLES / f"{table}.csv")}


def _read_card(row: Row) -> Facts:
    unrevealed = row.get("unrevealed_symbol") or "", tuple((row.get("unrevealed_connects") or "").split())
    return Facts(
        id=row["id"],
        names=names_in(row),
        printings=((row["set"], row["number"]),),
        type=row["type"],
        subtype=row["subtype"],
        side=row["class"],
        level=parse_number(row["level"]),
        cost=row["cost"],
        slot=row["slot"],
        skills=_numbers(row, "willpower", "intellect", "combat", "agility", "wild"),
        enemy=_numbers(row, "fight", "evade", "damage", "horror"),
        health=parse_number(row["health"]),
        is_per_investigator=bool(row["per_investigator"]),
        sanity=parse_number(row["sanity"]),
        place=_numbers(row, "shroud", "clues", "doom", "stage"),
        victory=parse_number(row["victory"]),
        is_unique=bool(row["unique"]),
        traits=tuple(row["traits"].split()),
        copies=int(row["copies"]),
        symbol=row.get("symbol") or "",
        connects=tuple((row.get("connects") or "").split()),
        unrevealed=unrevealed,
        nouns=nouns_in(row),
    )


def _numbers(row: Row, *names: str) -> tuple[tuple[str, int], ...]:
    return tuple((name, int(row[name])) for name in names if row[name])


# What a question names that is not of the core set: a card of a type, whose numbers the board states; and a
# card of which nobody has said which it is.
BLANKS = {
    row["id"]: _read_card({**dict.fromkeys(_COLUMNS, ""), "copies": "0", **row})
    for row in read_rows(_TABLES / "blank.csv")
}
UNKNOWN = BLANKS.pop("unknown")


@cache
def on_boards() -> dict[str, Facts]:
    """Map every card that a board may have by id."""
    return {**all_facts(), **BLANKS}
