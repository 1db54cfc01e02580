"""Moves from zone to zone: heroes’ own, enemies’, and those that one makes the other do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.fateforge.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.fateforge.engine.board import Board


class Sprints(Event):
    rule: ClassVar[str] = "rule/sprint"
    player: str
    to: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.sprinted = True
        hero.place = self.to


class SpendsEnergy(Event):
    rule: ClassVar[str] = "rule/spending-energy-to-move"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.energy -= self.amount
        hero.spent = True


class Walks(Event):
    """A hero goes to an adjacent zone."""

    rule: ClassVar[str] = "glossary/move"
    player: str
    to: str
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].place = self.to


class EnemyMoves(Event):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    to: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.card.controller].enemies.remove(self.card.uid)
        game.board.zones[self.to].enemies.append(self.card.uid)
        self.card.controller = self.to


class Follows(Event):
    rule: ClassVar[str] = "glossary/pursuit"
    card: Card
    player: str
    to: str

    def apply(self, game: Table[Board]) -> None:
        EnemyMoves(self.card, self.to).apply(game)

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class IsPushed(Event):
    """A hero or a minion goes to an adjacent zone, moved by an opponent."""

    rule: ClassVar[str] = "glossary/push-and-pull"
    player: str
    card: Card
    to: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].place = self.to


class IsPulled(IsPushed):
    """A hero comes into the zone of an enemy."""


class Pushes(Event):
    rule: ClassVar[str] = "glossary/push-and-pull"
    player: str
    card: Card
    to: str

    def apply(self, game: Table[Board]) -> None:
        EnemyMoves(self.card, self.to).apply(game)


class Pulls(Pushes):
    """A minion comes into the zone of a hero."""
