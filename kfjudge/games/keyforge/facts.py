"""Read what is printed on a card, but for its text, from a table for each set and one of reprints."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from msgspec import Struct

from kfjudge.core.files import names_in, nouns_in, read_rows

HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")
TYPES = ("action", "artifact", "creature", "upgrade")
SETS = ("cota", "aoa")
COLORS = ("red", "blue", "yellow")
_TABLES = Path(__file__).parent / "cards"


class KeywordRow(Struct, frozen=True):
    """A keyword. One that is `valued` is printed with a number, and deals so much damage before a fight.
    `drawn` is its place among those that a picture of the board shows on a creature; 0: it is not shown."""

    name: str
    valued: bool = False
    drawn: int = 0


KEYWORDS = {
    row.name: row
    for row in (
        KeywordRow("alpha"),
        KeywordRow("assault", valued=True, drawn=5),
        KeywordRow("deploy"),
        KeywordRow("elusive", drawn=2),
        KeywordRow("hazardous", valued=True, drawn=6),
        KeywordRow("omega"),
        KeywordRow("poison", drawn=4),
        KeywordRow("skirmish", drawn=3),
        KeywordRow("taunt", drawn=1),
    )
}
VALUED = tuple(row.name for row in KEYWORDS.values() if row.valued)


class Facts(Struct, frozen=True, cache_hash=True):
    """One card as printed. `keywords` maps a keyword to its value (1 where it has none). One that is
    `textless` does nothing: nobody knows which it is, or its text is left aside."""

    id: str
    names: tuple[tuple[str, str], ...]  # a language, and its name there
    printings: tuple[tuple[str, str], ...]  # each a set, and its number there; the first first
    house: str
    type: str
    rarity: str
    aember: int
    power: int
    armor: int
    traits: tuple[str, ...]  # in printed order
    keywords: tuple[tuple[str, int], ...]
    nouns: tuple[tuple[str, str], ...] = ()  # a language that wants it, and what noun the name is: "f", "mp"
    textless: bool = False

    @property
    def set(self) -> str:
        """The set that it was first printed in."""
        return self.printings[0][0]

    @property
    def number(self) -> str:
        return self.printings[0][1]

    @property
    def is_creature(self) -> bool:
        return self.type == "creature"

    @property
    def strength(self) -> int | None:
        """The power that is printed, where one is."""
        return self.power if self.is_creature else None

    @property
    def plate(self) -> int | None:
        """The armor that is printed, where one may be."""
        return self.armor if self.is_creature else None


_A_CARD = (("en", "a card"), ("fr", "une carte"))
UNKNOWN = Facts("unknown", _A_CARD, (("", ""),), "", "", "", 0, 0, 0, (), (), (("fr", "f"),), textless=True)


def _name_in(lang: str, facts: Facts) -> str:
    return dict(facts.names)[lang]


for _lang, _ in UNKNOWN.names:  # a name as its column is called, for programs that read facts so
    setattr(Facts, f"name_{_lang}", property(partial(_name_in, _lang)))


@cache
def all_facts() -> dict[str, Facts]:
    """Map every card of the tables by id, and the unknown card."""
    table = {UNKNOWN.id: UNKNOWN}
    again: dict[str, list[tuple[str, str]]] = {}
    for row in read_rows(_TABLES / "reprints.csv"):
        again.setdefault(row["id"], []).append((row["set"], row["number"]))
    for set_name in SETS:
        for row in read_rows(_TABLES / f"{set_name}.csv"):
            keywords = []
            for word in row["keywords"].split():
                name, _, value = word.partition(":")
                if name not in KEYWORDS:
                    raise ValueError(f"{set_name}.csv: {row['id']}: unknown keyword {name!r}")
                keywords.append((name, int(value or 1)))
            if row["house"] not in HOUSES or row["type"] not in TYPES:
                raise ValueError(f"{set_name}.csv: {row['id']}: unknown house or type")
            table[row["id"]] = Facts(
                id=row["id"],
                names=names_in(row),
                printings=((set_name, row["number"]), *again.pop(row["id"], [])),
                house=row["house"],
                type=row["type"],
                rarity=row["rarity"],
                aember=int(row["aember"]),
                power=int(row["power"] or 0),
                armor=int(row["armor"] or 0),
                traits=tuple(row["traits"].split()),
                keywords=tuple(keywords),
                nouns=nouns_in(row),
            )
    if again:
        raise ValueError(f"reprints.csv: unknown cards: {', '.join(again)}")
    return table


@cache
def known_facts() -> dict[str, Facts]:
    """Map every card of the tables by id."""
    return {id: facts for id, facts in all_facts().items() if facts is not UNKNOWN}
