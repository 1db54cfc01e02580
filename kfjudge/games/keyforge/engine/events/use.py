"""What a card is used for, and what that does to it: reap, fight, abilities, ready, exhausted, stunned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.events.base import Deed

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


@dataclass(frozen=True, slots=True)
class Uses(Deed):
    """A card is used; `way` is reap, fight, action, omni or unstun."""

    rule: ClassVar[str] = "glossary/use"
    player: str
    card: Card
    way: str
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Reaps(Uses):
    rule: ClassVar[str] = "rule/reap"


@dataclass(frozen=True, slots=True)
class Fights(Uses):
    rule: ClassVar[str] = "rule/fight"


@dataclass(frozen=True, slots=True)
class UsesAction(Uses):
    rule: ClassVar[str] = "glossary/action-ability"


@dataclass(frozen=True, slots=True)
class UsesOmni(Uses):
    rule: ClassVar[str] = "glossary/omni"


@dataclass(frozen=True, slots=True)
class Unstuns(Uses):
    rule: ClassVar[str] = "glossary/stun"


@dataclass(frozen=True, slots=True)
class RemovesStun(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.stunned = False

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.target.attacked = True

    def cards(self) -> tuple[str, ...]:
        return (self.attacker.uid, self.target.uid)


@dataclass(frozen=True, slots=True)
class FightEndsEarly(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card

    def cards(self) -> tuple[str, ...]:
        return (self.attacker.uid, self.target.uid)


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """The fight has been resolved."""

    rule: ClassVar[str] = "glossary/fight"
    quiet: ClassVar[bool] = True
    attacker: Card
    target: Card
    killed: tuple[Card, ...]

    def cards(self) -> tuple[str, ...]:
        return (self.attacker.uid, self.target.uid)


@dataclass(frozen=True, slots=True)
class Exhausts(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.exhausted = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Readies(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.exhausted = False

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class ReadiesAtStep4(Readies):
    rule: ClassVar[str] = "rule/step-4-ready-cards"
    name: ClassVar[str] = "readies"

    def sources(self) -> tuple[str, ...]:
        return ("rule/ready-and-exhausted",)


@dataclass(frozen=True, slots=True)
class Stuns(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.stunned = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class PutsPowerCounters(Event):
    rule: ClassVar[str] = "glossary/power-counter-1"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.power_counters += self.amount
        game.board.unsettled = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class PutsDoom(Event):
    rule: ClassVar[str] = "glossary/other-counters"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.doom += 1

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class AbilityResolves(Deed):
    """A card's ability takes effect; `via` is the card that gave it, when it was another."""

    rule: ClassVar[str] = "glossary/ability"
    card: Card
    header: str
    via: Card
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.via.facts.id}",)


@dataclass(frozen=True, slots=True)
class PlayAbility(AbilityResolves):
    rule: ClassVar[str] = "rule/play-abilities"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class DestroyedAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/destroyed"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class LeavesPlayAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/leaves-play"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class ReapAbility(AbilityResolves):
    rule: ClassVar[str] = "rule/reap"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class FightAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/fight"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class ActionAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/action-ability"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class OmniAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/omni"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class BeforeAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/before"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class ConstantAbility(AbilityResolves):
    rule: ClassVar[str] = "rule/constant-abilities"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class Repeats(Event):
    rule: ClassVar[str] = "glossary/repeat"
    card: Card
    preceding: bool

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)
