"""What a scenario says, in no particular language. Places in the file are kept for errors but do not count
when two scenarios are compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace

from kfjudge.core.errors import Place
from kfjudge.core.readings import Readings


class Spot(Struct, frozen=True):
    """A line and column of the file, counted from 1. All spots are equal, so that scenarios are compared by
    what they say, not where."""

    line: int = 0
    column: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spot)

    def __hash__(self) -> int:
        return 0

    def place(self, path: str) -> Place:
        return Place(path, self.line or None, self.column or None)


NOWHERE = Spot()


class CardRef(Struct, frozen=True):
    """A card as a line names it: by its label, or by its title and perhaps whose it is."""

    card: str
    label: str = ""
    seat: str = ""
    spot: Spot = NOWHERE


def refer_to(card: Mapping[str, Any]) -> CardRef:
    """Refer to a card of a state by its label, or else by its title."""
    return CardRef("" if card["label"] else card["card"], card["label"])


class Phrase(Struct, frozen=True):
    """A phrase of the notation: its key ("event.heals") and what fills its places, sorted by their names."""

    key: str
    places: tuple[tuple[str, Any], ...] = ()
    spot: Spot = NOWHERE

    def __getitem__(self, name: str) -> Any:
        return dict(self.places)[name]

    def get(self, name: str) -> Any:
        return dict(self.places).get(name)

    @property
    def number(self) -> int:
        """The number that it says; of a thing without one, "the objective", it is 1."""
        said = self.get("n")
        return 1 if said is None else int(said)

    def refs(self) -> Iterator[CardRef]:
        """List every card that it names."""
        for _, value in self.places:
            yield from _refs(value)


def _refs(value: Any) -> Iterator[CardRef]:
    """List every card that is named in what fills a place."""
    if isinstance(value, CardRef):
        yield value
    elif isinstance(value, Phrase):
        yield from value.refs()
    elif isinstance(value, ScriptLine):
        yield from _refs(value.phrases)
    elif isinstance(value, tuple):
        for part in value:
            yield from _refs(part)


def make_phrase(phrase: str, at: Spot = NOWHERE, /, **places: Any) -> Phrase:
    """Make a phrase: make_phrase("fact.damage", n=3)."""
    return Phrase(phrase, tuple(sorted(places.items())), at)


class CardFact(Struct, frozen=True):
    """A card of the board and what is true of it. Where languages call it differently, `labels` has the name
    in each, and `label` is one of them."""

    card: str
    label: str = ""
    facts: tuple[Phrase, ...] = ()
    spot: Spot = NOWHERE
    labels: tuple[tuple[str, str], ...] = ()

    def walk(self) -> Iterator[CardFact]:
        """Walk through the card and what lies on it and under it."""
        yield self
        for fact in self.facts:
            item = fact.get("item")
            if item is not None:
                yield from item.walk()


class ZoneFact(Struct, frozen=True):
    """What lies in a zone. `shuffled` are cards in no known order, `unknown` so many cards of which nothing
    is known, `rest` says that of everything below."""

    name: str
    cards: tuple[CardFact, ...] = ()
    shuffled: tuple[CardFact, ...] = ()
    unknown: int = 0
    rest: bool = False
    spot: Spot = NOWHERE


BETWEEN = "/"  # names and labels of one thing in several languages
LocalNames = tuple[tuple[str, str], ...]  # a language, and what something is called in it


class Owner(Struct, frozen=True):
    """A player or a place: what has zones and facts. The id is that of the seat, or what the file calls the
    owner; the names are those at the table (none: that of the seat). A file that gives one name gives it in
    the default language."""

    kind: str
    id: str
    names: LocalNames = ()
    introduction: tuple[Phrase, ...] = ()
    facts: tuple[Phrase, ...] = ()
    zones: tuple[ZoneFact, ...] = ()

    def zone(self, name: str) -> ZoneFact | None:
        return next((zone for zone in self.zones if zone.name == name), None)


class ScriptLine(Struct, frozen=True):
    """One line of the script: who decides (empty: the player who is asked) and what, or `?`. Several answers
    on one line are given one after the other."""

    phrases: tuple[Phrase, ...]
    seat: str = ""
    open: bool = False
    spot: Spot = NOWHERE


class ScriptStep(Struct, frozen=True):
    """A numbered step: the line itself, answers beside it, answers below it. One that is not `legal` is there
    to be refused."""

    number: int
    line: ScriptLine
    inline: tuple[Phrase, ...] = ()
    choices: tuple[ScriptLine, ...] = ()
    legal: bool = True

    @property
    def spot(self) -> Spot:
        return self.line.spot

    def phrases(self) -> Iterator[Phrase]:
        """List what is done, then what is answered."""
        yield from self.line.phrases
        yield from self.inline
        for line in self.choices:
            yield from line.phrases


class ScriptPoint(Struct, frozen=True):
    """A point of the script: "at", "after" or "before" a step or one of its choices; empty is the end."""

    when: str = ""
    step: int = 0
    choice: int = 0
    spot: Spot = NOWHERE


class Expectation(Struct, frozen=True):
    """One line of claims. No edition means every edition that the scenario names; `readings` are what must be
    read so for the line to count."""

    editions: tuple[str, ...]
    where: ScriptPoint
    claims: tuple[Phrase, ...]
    spot: Spot = NOWHERE
    readings: Readings = ()


Situation = tuple[
    tuple[str, tuple[Phrase, ...]], ...
]  # what lines about more than one owner say: "turn", "last"


class Scenario(Struct, frozen=True):
    """A board, a script, and what is expected. `readings` are the open points that it reads otherwise than we
    do."""

    game: str
    editions: tuple[str, ...]
    titles: tuple[tuple[str, str], ...] = ()
    answers: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    situation: Situation = ()
    owners: tuple[Owner, ...] = ()
    steps: tuple[ScriptStep, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    name: str = ""
    path: str = ""
    readings: Readings = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scenario) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def _content(self) -> tuple[Any, ...]:
        """Give all but its name and file."""
        return astuple(replace(self, name="", path=""))

    def title(self, lang: str) -> str:
        titles = dict(self.titles)
        return titles.get(lang) or next(iter(titles.values()), self.name)

    def owner(self, id: str) -> Owner:
        return next(owner for owner in self.owners if owner.id == id)

    def labels(self) -> dict[str, dict[str, str]]:
        """Map what each language calls a label, where the file says it for several."""
        return {card.label: dict(card.labels) for _, _, card in self.cards() if card.labels}

    def facts_about(self, what: str) -> tuple[Phrase, ...]:
        """Find what a line about more than one owner says: "turn" → North, house Dis."""
        return dict(self.situation).get(what, ())

    def cards(self) -> Iterator[tuple[str, ZoneFact, CardFact]]:
        """List every card that the board names, with its owner’s id and its zone."""
        for owner in self.owners:
            for zone in owner.zones:
                for top in (*zone.cards, *zone.shuffled):
                    for card in top.walk():
                        yield owner.id, zone, card
