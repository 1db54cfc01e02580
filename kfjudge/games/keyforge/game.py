"""KeyForge as a game in the house. It has every room; each is imported when it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.games.base import BaseGame
from kfjudge.games.keyforge import BOOKS, DATES, GAME

if TYPE_CHECKING:
    from kfjudge.core.readings import Point
    from kfjudge.games.keyforge.drawing import KeyForgeDrawing
    from kfjudge.games.keyforge.engine.engine import KeyForgeEngine
    from kfjudge.games.keyforge.notation.notation import KeyForgeNotation
    from kfjudge.games.keyforge.notation.replay import KeyForgeReplay
    from kfjudge.games.keyforge.reference import KeyForgeReference
    from kfjudge.games.keyforge.situation.situations import KeyForgeSituations


class KeyForge(BaseGame):
    id = GAME
    called = ("keyforge", "kf")
    books = BOOKS
    dates = DATES
    written_for = "1.3"  # never moved, for the files that name no edition stay as they are

    @cached_property
    def open_points(self) -> tuple[Point, ...]:
        from kfjudge.games.keyforge.readings import POINTS

        return POINTS

    @cached_property
    def engine(self) -> KeyForgeEngine:
        from kfjudge.games.keyforge.engine.engine import KeyForgeEngine

        return KeyForgeEngine(self)

    @cached_property
    def reference(self) -> KeyForgeReference:
        from kfjudge.games.keyforge.reference import KeyForgeReference

        return KeyForgeReference(self)

    @cached_property
    def notation(self) -> KeyForgeNotation:
        from kfjudge.games.keyforge.notation.notation import KeyForgeNotation

        return KeyForgeNotation(self)

    @cached_property
    def replay(self) -> KeyForgeReplay:
        from kfjudge.games.keyforge.notation.replay import KeyForgeReplay

        return KeyForgeReplay(self)

    @cached_property
    def drawing(self) -> KeyForgeDrawing:
        from kfjudge.games.keyforge.drawing import KeyForgeDrawing

        return KeyForgeDrawing(self)

    @cached_property
    def situations(self) -> KeyForgeSituations:
        from kfjudge.games.keyforge.situation.situations import KeyForgeSituations

        return KeyForgeSituations(self)
