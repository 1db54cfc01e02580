"""Turns and their steps: who plays, which house, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.core.readings import Difference
from kfjudge.games.keyforge.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

STEP_RULES = {
    "forge": "rule/step-1-forge-a-key",
    "house": "rule/step-2-choose-a-house",
    "ready": "rule/step-4-ready-cards",
    "draw": "rule/step-5-draw-cards",
}


class TurnBegins(Event):
    rule: ClassVar[str] = "glossary/turn"
    player: str
    number: int


class TurnStarts(Event):
    """What waits for the start of a turn resolves now, before step 1."""

    rule: ClassVar[str] = "rule/turn-sequence"
    quiet: ClassVar[bool] = True
    player: str


class StepBegins(Event):
    rule: ClassVar[str] = "rule/turn-sequence"
    player: str
    step: str

    def sources(self) -> tuple[str, ...]:
        return (STEP_RULES[self.step],)


class StepSkipped(Event):
    rule: ClassVar[str] = "rule/the-golden-rule"
    player: str
    step: str
    source: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.source.facts.id}",)

    def cards(self) -> tuple[str, ...]:
        return ()


class TurnEnds(Event):
    rule: ClassVar[str] = "glossary/end-of-turn"
    player: str


class Checks(Event):
    """Enough Æmber for a key at the end of the turn: the player says so."""

    rule: ClassVar[str] = "rule/step-5-draw-cards"
    player: str


class Wins(Event):
    rule: ClassVar[str] = "rule/objective"
    player: str

    def apply(self, game: Game) -> None:
        game.board.winner = self.player


class ChoosesHouse(Event):
    rule: ClassVar[str] = "rule/step-2-choose-a-house"
    player: str
    house: str
    cite: tuple[str, ...]
    differences: tuple[Difference, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def rows(self) -> tuple[Difference, ...]:
        return self.differences

    def apply(self, game: Game) -> None:
        game.board.turn.house = self.house
        game.board.changed()


class HasNoHouse(Event):
    rule: ClassVar[str] = "glossary/house-choice"
    player: str
    cite: tuple[str, ...]
    differences: tuple[Difference, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def rows(self) -> tuple[Difference, ...]:
        return self.differences

    def apply(self, game: Game) -> None:
        game.board.turn.house = None


class TakesArchives(Event):
    rule: ClassVar[str] = "glossary/archives"
    player: str
    count: int


class FirstPlayer(Event):
    rule: ClassVar[str] = "rule/game-setup"
    player: str


class Mulligans(Event):
    rule: ClassVar[str] = "glossary/mulligan"
    player: str


class KeepsHand(Event):
    rule: ClassVar[str] = "glossary/mulligan"
    player: str
