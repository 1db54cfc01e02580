"""What situations of KeyForge are completed with, how they are varied, and what changes in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kfjudge.core.events import TraceStep
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.situation.assumed import complete, idle
from kfjudge.games.keyforge.situation.changes import changes
from kfjudge.games.keyforge.situation.meant import meant
from kfjudge.games.keyforge.situation.variants import variants
from kfjudge.situation.game import Change, CompletedSituation, GameSituations, Variant
from kfjudge.situation.model import ParsedSituation


class KeyForgeSituations(GameSituations):
    def interpret(self, situation: ParsedSituation) -> ParsedSituation:
        return meant(situation)

    def idle_cards(self, situation: ParsedSituation) -> tuple[int, ...]:
        return idle(situation)

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        return complete(situation)

    def variants(self, played: CompletedSituation) -> Iterator[Variant]:
        return variants(played)

    def changes(self, before: Board, after: Board, trace: Sequence[TraceStep]) -> tuple[Change, ...]:
        return changes(before, after, trace)
