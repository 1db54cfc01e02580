"""The results of the dice: rolled, turned, gained and spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.fateforge.engine.board import Board


class Rolls(Event):
    rule: ClassVar[str] = "rule/rolling-dice"
    player: str
    results: tuple[str, ...]

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.rolled = True
        for result in self.results:
            hero.add(result, 1)


class LosesStun(Event):
    """Of a hero, who has rolled a die less for it."""

    rule: ClassVar[str] = "glossary/stunned"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].stunned = False


class Rerolls(Event):
    rule: ClassVar[str] = "rule/energy-reroll"
    player: str
    amount: int
    results: tuple[str, ...]

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.energy -= 1
        hero.rerolled = True
        hero.miss -= self.amount
        for result in self.results:
            hero.add(result, 1)


class TurnsDie(Event):
    rule: ClassVar[str] = "rule/three-of-a-kind"
    player: str
    was: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.turned = True
        hero.add(self.was, -1)
        hero.add(self.result, 1)


class GainsResult(Event):
    rule: ClassVar[str] = "rule/skill-effect"
    player: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].add(self.result, 1)


class SpendsResult(Event):
    rule: ClassVar[str] = "rule/taking-actions"
    player: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].add(self.result, -1)

    def sources(self) -> tuple[str, ...]:
        return (f"glossary/{self.result}",)


class PaysForTerrain(SpendsResult):
    """What a move out of difficult terrain costs besides."""

    rule: ClassVar[str] = "glossary/difficult-terrain"


class IgnoresTrap(SpendsResult):
    """A result is discarded for it; the token stays."""

    rule: ClassVar[str] = "glossary/trap"
