"""What a card is used for, and what that does to it: reap, fight, abilities, ready, exhausted, stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Deed, Event
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.headers import RULES, Header

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


class Uses(Deed):
    """A card is used; `way` is reap, fight, action, omni or unstun."""

    rule: ClassVar[str] = "glossary/use"
    player: str
    card: Card
    way: str


class Reaps(Uses):
    rule: ClassVar[str] = "rule/reap"


class Fights(Uses):
    rule: ClassVar[str] = "rule/fight"


class UsesAction(Uses):
    rule: ClassVar[str] = "glossary/action-ability"


class UsesOmni(Uses):
    rule: ClassVar[str] = "glossary/omni"


class Unstuns(Uses):
    rule: ClassVar[str] = "glossary/stun"


class RemovesStun(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.stunned = False


class Attacks(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.target.attacked = True


class FightEndsEarly(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card


class Fought(Event):
    """The fight has been resolved."""

    rule: ClassVar[str] = "glossary/fight"
    quiet: ClassVar[bool] = True
    attacker: Card
    target: Card
    killed: tuple[Card, ...]


class Exhausts(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.exhausted = True


class Readies(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.exhausted = False


class ReadiesAtStep4(Readies):
    rule: ClassVar[str] = "rule/step-4-ready-cards"
    name: ClassVar[str] = "readies"

    def sources(self) -> tuple[str, ...]:
        return ("rule/ready-and-exhausted",)


class Stuns(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.stunned = True


class PutsPowerCounters(Event):
    rule: ClassVar[str] = "glossary/power-counter-1"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.power_counters += self.amount
        game.board.unsettled = True


class PutsDoom(Event):
    rule: ClassVar[str] = "glossary/other-counters"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.doom += 1


class AbilityResolves(Deed):
    """A card's ability takes effect; `via` is the card that gave it, when it was another."""

    card: Card
    header: Header
    via: Card

    def sources(self) -> tuple[str, ...]:
        return (RULES[self.header], f"card/{self.via.facts.id}")

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


class KeywordDamage(AbilityResolves):
    """Assault or hazardous deals its damage."""


class Repeats(Event):
    rule: ClassVar[str] = "glossary/repeat"
    card: Card
    preceding: bool
