"""How situations of KeyForge are completed, varied and compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kfjudge.core.events import TraceStep
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.situation.assumptions import complete, find_idle_cards
from kfjudge.games.keyforge.situation.changes import find_changes
from kfjudge.games.keyforge.situation.interpretation import interpret
from kfjudge.games.keyforge.situation.variants import vary
from kfjudge.situation.game import Change, CompletedSituation, GameSituations, Variant
from kfjudge.situation.model import ParsedSituation


class KeyForgeSituations(GameSituations):
    def interpret(self, situation: ParsedSituation) -> ParsedSituation:
        return interpret(situation)

    def find_idle_cards(self, situation: ParsedSituation) -> tuple[int, ...]:
        return find_idle_cards(situation)

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        return complete(situation)

    def vary(self, completed: CompletedSituation) -> Iterator[Variant]:
        return vary(completed)

    def find_changes(self, before: Board, after: Board, trace: Sequence[TraceStep]) -> tuple[Change, ...]:
        return tuple(find_changes(before, after, trace))
