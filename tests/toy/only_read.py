"""The toy as a game that is in the reference only: without an engine, and the rooms that need one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from kfjudge.games.base import BaseGame
from tests.toy import GAME

if TYPE_CHECKING:
    from tests.toy.reference import ToyReference


class OnlyReadToy(BaseGame):
    id = GAME
    called = ("toy", "magpie game")
    books: Mapping[str, str] = {"first": "en", "14": "fr"}
    written_for = "first"

    @cached_property
    def reference(self) -> ToyReference:
        from tests.toy.reference import ToyReference

        return ToyReference(self)
