"""Say what has changed in a battle. No sentence says a whole battle board, so none is read."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kfjudge.core.events import TraceStep
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.engine.board import DEFEATED, Board
from kfjudge.situation.game import BoardChange, GameSituations

TOKENS = ("objective", "chest", "exploration", "trap")  # what is there no longer is said as a thing


class FateforgeSituations(GameSituations):
    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        """Find what the schema says, but for enemies that are elsewhere: they are in a zone, or defeated, and
        then no more is said of them."""
        changes = []
        for change in super().find_changes(before, after, trace):
            said = change.said
            if change.aspect != "zone" and getattr(change.named, "zone", "") == DEFEATED:
                continue
            if change.aspect in TOKENS and not change.value:
                said = message(f"situation.no-{change.aspect}")
            elif change.aspect == "zone" and change.named.zone == DEFEATED:
                said = message("situation.defeated")
            elif change.aspect == "zone":
                said = message("situation.at", place=change.named.controller)
            changes.append(replace(change, said=said))
        return tuple(changes)
