"""Arkham Horror as a game in the house: it is read, not played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.games.arkham import GAME
from kfjudge.games.base import BaseGame

if TYPE_CHECKING:
    from kfjudge.games.arkham.reference import ArkhamReference


class Arkham(BaseGame):
    id = GAME
    called = ("arkham horror", "arkham", "ahlcg", "horreur a arkham")
    books: Mapping[str, str] = {
        "2016": "fr"
    }  # the publisher's French translation of the first Rules Reference
    dates: Mapping[str, str] = {"2016": "2016-07"}  # when its layout was closed: no date is printed in it
    written_for = "2016"

    @cached_property
    def reference(self) -> ArkhamReference:
        from kfjudge.games.arkham.reference import ArkhamReference

        return ArkhamReference(self)
