"""Fateforge as a game in the house. It has every room; each is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.games.base import BaseGame
from kfjudge.games.fateforge import GAME

if TYPE_CHECKING:
    from kfjudge.core.readings import Point
    from kfjudge.games.fateforge.drawing import FateforgeDrawing
    from kfjudge.games.fateforge.engine.engine import FateforgeEngine
    from kfjudge.games.fateforge.notation.notation import FateforgeNotation
    from kfjudge.games.fateforge.reference import FateforgeReference
    from kfjudge.games.fateforge.replay import FateforgeReplay
    from kfjudge.games.fateforge.situation.situation import FateforgeSituations


class Fateforge(BaseGame):
    id = GAME
    called = ("fateforge",)
    # The book has neither a date nor a number: its edition is called after its language.
    books: Mapping[str, str] = {"fr": "fr"}
    written_for = "fr"
    sketches = True

    @cached_property
    def open_points(self) -> tuple[Point, ...]:
        from kfjudge.games.fateforge.readings import POINTS

        return POINTS

    @cached_property
    def engine(self) -> FateforgeEngine:
        from kfjudge.games.fateforge.engine.engine import FateforgeEngine

        return FateforgeEngine(self)

    @cached_property
    def reference(self) -> FateforgeReference:
        from kfjudge.games.fateforge.reference import FateforgeReference

        return FateforgeReference(self)

    @cached_property
    def notation(self) -> FateforgeNotation:
        from kfjudge.games.fateforge.notation.notation import FateforgeNotation

        return FateforgeNotation(self)

    @cached_property
    def replay(self) -> FateforgeReplay:
        from kfjudge.games.fateforge.replay import FateforgeReplay

        return FateforgeReplay(self)

    @cached_property
    def drawing(self) -> FateforgeDrawing:
        from kfjudge.games.fateforge.drawing import FateforgeDrawing

        return FateforgeDrawing(self)

    @cached_property
    def situations(self) -> FateforgeSituations:
        from kfjudge.games.fateforge.situation.situation import FateforgeSituations

        return FateforgeSituations(self)
