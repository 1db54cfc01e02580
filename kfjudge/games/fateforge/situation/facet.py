"""What the layer `situation` asks of Fateforge (`situation.game.Situations`): how a change is worded. No
sentence says a whole battle board, so none is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kfjudge.core.events import TraceStep
from kfjudge.games.fateforge import GAME
from kfjudge.games.fateforge.engine.board import DEFEATED
from kfjudge.games.fateforge.message import message
from kfjudge.situation.by_schema import BySchema
from kfjudge.situation.game import Change

TOKENS = ("objective", "chest", "exploration")  # what is there no longer is said as a thing

__all__ = ["changes"]


def changes(before: Any, after: Any, trace: Sequence[TraceStep]) -> tuple[Change, ...]:
    """What the schema says, but for enemies that are elsewhere: they are in a zone, or defeated."""
    return tuple(map(_worded, BySchema(GAME).changes(before, after, trace)))


def _worded(change: Change) -> Change:
    if change.aspect in TOKENS and not change.value:
        return replace(change, said=message(f"situation.no-{change.aspect}"))
    if change.aspect != "zone":
        return change
    card = change.named
    if card.zone == DEFEATED:
        return replace(change, said=message("situation.defeated"))
    return replace(change, said=message("situation.at", place=card.controller))
