"""Damage: dealt, prevented, turned elsewhere, healed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.keyforge.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


class DealsDamage(Procedure):
    """Damage dealt at once, to one creature or to several."""

    rule: ClassVar[str] = "glossary/damage"
    hits: tuple[tuple[Card, int], ...]


class ArmorPrevents(Event):
    rule: ClassVar[str] = "glossary/armor"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.armor_used += self.amount


class TakesDamage(Event):
    rule: ClassVar[str] = "rule/damage-and-armor"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.damage += self.amount
        game.struck.add(self.card.uid)
        game.board.unsettled = True


class PowerFalls(Procedure):
    """A creature has no more power than damage, though it has taken none: `by` are the cards that take power
    from it."""

    rule: ClassVar[str] = "rule/damage-and-armor"
    card: Card
    amount: int
    by: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.by


class Redirects(Event):
    """Damage that would be dealt to one creature is dealt to another instead."""

    rule: ClassVar[str] = "rule/the-golden-rule"
    card: Card
    source: Card
    to: Card
    amount: int

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid, self.to.uid)

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.source.facts.id}",)


class Poisons(Event):
    rule: ClassVar[str] = "glossary/poison"
    card: Card
    source: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


class Heals(Event):
    rule: ClassVar[str] = "glossary/heal"
    card: Card
    amount: int

    def apply(self, game: Game) -> int:
        self.card.damage -= self.amount
        return self.amount


class RedistributesDamage(Event):
    """Damage on some creatures is shared out among them anew: it is not dealt, and nothing prevents it."""

    rule: ClassVar[str] = "glossary/damage"
    shares: tuple[tuple[Card, int], ...]

    def apply(self, game: Game) -> None:
        for card, amount in self.shares:
            card.damage = amount
            game.struck.add(card.uid)
        game.board.unsettled = True


class LosesArmor(Event):
    rule: ClassVar[str] = "glossary/armor"
    card: Card
    amount: int
