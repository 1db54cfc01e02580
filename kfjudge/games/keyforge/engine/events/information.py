"""What a player says, sees or is told, and effects that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine.board import Card, Lasting

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

AS_MUCH_AS_YOU_CAN = ("rule/resolve-as-much-as-you-can",)


class NamesHouse(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    house: str
    card: Card


class NamesNumber(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    amount: int
    card: Card


class Targets(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    chosen: tuple[Card, ...]
    forced: bool


class Reveals(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    shown: tuple[Card, ...]


class LooksAt(Event):
    """A player sees cards that the other does not."""

    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    shown: tuple[Card, ...]


class LooksAtHand(Event):
    """A player sees the cards in a hand."""

    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    victim: str


class Searches(Event):
    rule: ClassVar[str] = "glossary/search"
    player: str
    zone: str


class Declines(Event):
    """A "may" that is not taken up."""

    rule: ClassVar[str] = "glossary/may"
    player: str
    card: Card


class BeginsLasting(Event):
    """An effect that lasts begins."""

    rule: ClassVar[str] = "rule/card-abilities"
    card: Card
    until: str
    what: Lasting

    def apply(self, game: Game) -> None:
        game.board.lasting = (*game.board.lasting, self.what)
        game.board.changed()


class EndsLasting(Event):
    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card


class Copies(Event):
    rule: ClassVar[str] = "rule/the-golden-rule"
    card: Card
    original: Card
