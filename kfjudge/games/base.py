"""The rooms that follow from the schema of a game's boards. Each is imported when it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.core.game import Game

if TYPE_CHECKING:
    from kfjudge.notation.game import GameNotation
    from kfjudge.render.game import GameDrawing
    from kfjudge.replay.game import GameReplay
    from kfjudge.situation.game import GameSituations


class BaseGame(Game):
    """A game that overrides the rooms it has something of its own to say in."""

    @cached_property
    def notation(self) -> GameNotation:
        from kfjudge.notation.game import GameNotation

        return GameNotation(self)

    @cached_property
    def replay(self) -> GameReplay:
        from kfjudge.replay.game import GameReplay

        return GameReplay(self)

    @cached_property
    def drawing(self) -> GameDrawing:
        from kfjudge.render.game import GameDrawing

        return GameDrawing(self)

    @cached_property
    def situations(self) -> GameSituations:
        from kfjudge.situation.game import GameSituations

        return GameSituations(self)
