"""What a game starts from; apart from the register of games, which its rooms import."""

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
    """A game whose rooms follow from the schema of its boards, each imported when it is first asked for. It
    overrides those in which it has something of its own to say."""

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
