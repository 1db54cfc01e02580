"""What a player says, sees or is told, and effects that last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine.board import Card, Lasting

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


@dataclass(frozen=True, slots=True)
class NamesHouse(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    house: str
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Targets(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    chosen: tuple[Card, ...]
    forced: bool

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.chosen)


@dataclass(frozen=True, slots=True)
class Reveals(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    shown: tuple[Card, ...]

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.shown)


@dataclass(frozen=True, slots=True)
class Searches(Event):
    rule: ClassVar[str] = "glossary/search"
    player: str
    zone: str


@dataclass(frozen=True, slots=True)
class Declines(Event):
    """A "may" that is not taken up."""

    rule: ClassVar[str] = "glossary/may"
    player: str
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class BeginsLasting(Event):
    """An effect that lasts begins."""

    rule: ClassVar[str] = "rule/card-abilities"
    card: Card
    until: str
    what: Lasting

    def apply(self, game: Game) -> None:
        game.board.lasting = (*game.board.lasting, self.what)
        game.board.changed()

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class EndsLasting(Event):
    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Copies(Event):
    rule: ClassVar[str] = "rule/the-golden-rule"
    card: Card
    original: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid, self.original.uid)
