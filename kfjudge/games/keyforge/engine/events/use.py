"""What a card is used for, and what that does to it: reap, fight, abilities, ready, exhausted, stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import RULES, Header

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


class Uses(Procedure):
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

    def apply(self, game: Game) -> None:
        self.card.stunned = False


class Attacks(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card

    def apply(self, game: Game) -> None:
        self.target.attacked = True


class FightEndsEarly(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card


class IsAboutToFight(Event):
    """A creature has attacked, and no blow has fallen: whatever comes before a creature fights sees this."""

    rule: ClassVar[str] = "glossary/before"
    quiet: ClassVar[bool] = True
    attacker: Card


class HasNoEffect(Event):
    """A creature that was used to fight does not: it is exhausted, and that is all."""

    rule: ClassVar[str] = "rule/the-golden-rule"
    card: Card


class Fought(Event):
    """The fight has been resolved. `seen` is what waited for such a creature to fight, and whose it is, when
    the attack began."""

    rule: ClassVar[str] = "glossary/fight"
    quiet: ClassVar[bool] = True
    attacker: Card
    target: Card
    killed: tuple[Card, ...]
    seen: tuple[tuple[Any, str], ...]


class Exhausts(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:
        self.card.exhausted = True


class Readies(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:
        self.card.exhausted = False


class ReadiesAtStep4(Readies):
    rule: ClassVar[str] = "rule/step-4-ready-cards"
    name: ClassVar[str] = "readies"

    def sources(self) -> tuple[str, ...]:
        return ("rule/ready-and-exhausted",)


class Stuns(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:
        self.card.stunned = True


class PutsPowerCounters(Event):
    rule: ClassVar[str] = "glossary/power-counter-1"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.power_counters += self.amount
        game.board.unsettled = True


class LosesPowerCounters(Event):
    rule: ClassVar[str] = "glossary/power-counter-1"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.power_counters -= self.amount
        game.board.unsettled = True


class PutsDoom(Event):
    rule: ClassVar[str] = "glossary/other-counters"
    card: Card

    def apply(self, game: Game) -> None:
        self.card.doom += 1


class AbilityResolves(Procedure):
    """A card's ability takes effect; `via` is the card that gave it, when it was another."""

    card: Card
    header: Header
    via: Card

    def sources(self) -> tuple[str, ...]:
        return (RULES[self.header], f"card/{self.via.facts.id}")

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


class LastingResolves(AbilityResolves):
    """What a lasting effect waited for comes about; its card may have left play long ago."""


class KeywordDamage(AbilityResolves):
    """Assault or hazardous deals its damage; whoever has it do so says which cards the keyword is of."""

    def sources(self) -> tuple[str, ...]:
        return (RULES[self.header],)


class Repeats(Event):
    rule: ClassVar[str] = "glossary/repeat"
    card: Card
    preceding: bool
