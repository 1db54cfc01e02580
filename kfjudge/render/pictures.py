"""The board after every single step of a replay. A finished trace says what happened, not how the board lay
in between, so the line is played again and looked at as each step begins."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kfjudge.games.keyforge import state
from kfjudge.games.keyforge.game import Game

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.core.run import Rules
    from kfjudge.games.keyforge.board import Board
    from kfjudge.render.board import State
    from kfjudge.scenario.result import Result


def pictures(result: Result) -> dict[int, State]:
    """The board after so many steps, as plain data."""
    if result.start is None or result.end is None:
        return {}
    seen: dict[int, State] = {}
    run = replace(result.start, rules=_Watching(result.start.rules, result.edition, seen))
    for option in ("", *result.end.line[len(run.line) :]):
        run = run.choose(option) if option else run
        seen[len(run.trace)] = state.write(run.board, result.edition)
    before = state.write(result.start.board, result.edition)
    return {n: seen.get(n, before) for n in range(len(run.trace) + 1)}


class _WatchedGame(Game):
    """A game that shows its board whenever a step is about to begin."""

    seen: dict[int, State]

    def _enter(self, event: Event) -> None:
        self.seen[len(self.trace)] = state.write(self.board, self.edition)
        super()._enter(event)


class _Watching:
    """The rules of the game, on tables where somebody watches."""

    def __init__(self, rules: Rules[Board], edition: str, seen: dict[int, State]) -> None:
        self.rules = rules
        self.edition = edition
        self.seen = seen

    def table(self, board: Board, given: tuple[str, ...]) -> Game:
        table = _WatchedGame(board, self.edition, given)
        table.seen = self.seen
        return table

    def advance(self, table: Any) -> bool:
        return self.rules.advance(table)

    def copy(self, board: Board) -> Board:
        return self.rules.copy(board)

    def key(self, board: Board) -> Hashable:
        return self.rules.key(board)
