"""The toy as a game in the house."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.games.base import BaseGame
from tests.toy import GAME

if TYPE_CHECKING:
    from kfjudge.core.readings import Point
    from tests.toy.drawing import ToyDrawing
    from tests.toy.engine.engine import ToyEngine
    from tests.toy.notation import ToyNotation
    from tests.toy.reference import ToyReference
    from tests.toy.replay import ToyReplay
    from tests.toy.situation import ToySituations


class Toy(BaseGame):
    id = GAME
    called = ("toy", "magpie game")
    # Editions are named as they like, and come in the order of this table.
    books: Mapping[str, str] = {"first": "en", "14": "fr"}
    dates: Mapping[str, str] = {"first": "1998-06", "14": "2014-01"}
    written_for = "first"

    @cached_property
    def open_points(self) -> tuple[Point, ...]:
        from tests.toy.readings import points

        return points()

    @cached_property
    def engine(self) -> ToyEngine:
        from tests.toy.engine.engine import ToyEngine

        return ToyEngine(self)

    @cached_property
    def reference(self) -> ToyReference:
        from tests.toy.reference import ToyReference

        return ToyReference(self)

    @cached_property
    def notation(self) -> ToyNotation:
        from tests.toy.notation import ToyNotation

        return ToyNotation(self)

    @cached_property
    def replay(self) -> ToyReplay:
        from tests.toy.replay import ToyReplay

        return ToyReplay(self)

    @cached_property
    def drawing(self) -> ToyDrawing:
        from tests.toy.drawing import ToyDrawing

        return ToyDrawing(self)

    @cached_property
    def situations(self) -> ToySituations:
        from tests.toy.situation import ToySituations

        return ToySituations(self)
