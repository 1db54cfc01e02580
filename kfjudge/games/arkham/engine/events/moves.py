"""Moves of investigators and enemies from location to location, and who is engaged with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.arkham.engine.board import ENCOUNTER, ENEMIES, THREAT, Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board


class Moves(Event):
    """An investigator leaves a location and enters another, both at once; the enemies engaged with them come
    along."""

    rule: ClassVar[str] = "glossary/move"
    player: str
    to: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].at = self.to.uid


class ComesAlong(Event):
    """An enemy that stays engaged with an investigator who moves."""

    rule: ClassVar[str] = "glossary/enemy-engagement"
    card: Card
    player: str


class Reveals(Event):
    """A location is turned over; its clues are placed."""

    rule: ClassVar[str] = "glossary/move"
    card: Card
    amount: int

    def sources(self) -> tuple[str, ...]:
        return ("glossary/location-cards",)

    def apply(self, game: Table[Board]) -> None:
        self.card.unrevealed = False
        self.card.clues += self.amount


class EnemyMoves(Event):
    rule: ClassVar[str] = "glossary/hunter"
    card: Card
    to: Card

    def apply(self, game: Table[Board]) -> None:
        self.card.at = self.to.uid


class Engages(Event):
    """An enemy goes to the threat area of an investigator."""

    rule: ClassVar[str] = "glossary/enemy-engagement"
    card: Card
    player: str
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.player, THREAT)


class Disengages(Event):
    """An enemy stays at the location of the investigator with whom it was engaged."""

    rule: ClassVar[str] = "glossary/enemy-engagement"
    card: Card
    player: str
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        location = game.board.players[self.player].at
        game.board.put(self.card, ENCOUNTER, ENEMIES)
        self.card.at = location


class Exhausts(Event):
    rule: ClassVar[str] = "glossary/exhaust"
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        self.card.exhausted = True
