"""Arkham Horror as a game in the house. It has every room; each is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.games.arkham import GAME
from kfjudge.games.base import BaseGame

if TYPE_CHECKING:
    from kfjudge.core.readings import Point
    from kfjudge.games.arkham.drawing import ArkhamDrawing
    from kfjudge.games.arkham.engine.engine import ArkhamEngine
    from kfjudge.games.arkham.notation import ArkhamNotation
    from kfjudge.games.arkham.reference import ArkhamReference
    from kfjudge.games.arkham.replay import ArkhamReplay
    from kfjudge.games.arkham.situation.situations import ArkhamSituations


class Arkham(BaseGame):
    id = GAME
    called = ("arkham horror", "arkham", "ahlcg", "horreur a arkham")
    books: Mapping[str, str] = {
        "2016": "fr"
    }  # the publisher's French translation of the first Rules Reference
    dates: Mapping[str, str] = {"2016": "2016-07"}  # when its layout was closed: no date is printed in it
    written_for = "2016"
    sketches = True

    @cached_property
    def open_points(self) -> tuple[Point, ...]:
        from kfjudge.games.arkham.readings import points

        return points()

    @cached_property
    def engine(self) -> ArkhamEngine:
        from kfjudge.games.arkham.engine.engine import ArkhamEngine

        return ArkhamEngine(self)

    @cached_property
    def reference(self) -> ArkhamReference:
        from kfjudge.games.arkham.reference import ArkhamReference

        return ArkhamReference(self)

    @cached_property
    def notation(self) -> ArkhamNotation:
        from kfjudge.games.arkham.notation import ArkhamNotation

        return ArkhamNotation(self)

    @cached_property
    def replay(self) -> ArkhamReplay:
        from kfjudge.games.arkham.replay import ArkhamReplay

        return ArkhamReplay(self)

    @cached_property
    def drawing(self) -> ArkhamDrawing:
        from kfjudge.games.arkham.drawing import ArkhamDrawing

        return ArkhamDrawing(self)

    @cached_property
    def situations(self) -> ArkhamSituations:
        from kfjudge.games.arkham.situation.situations import ArkhamSituations

        return ArkhamSituations(self)
