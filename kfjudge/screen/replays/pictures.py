"""The board after every single step of a replay. A finished trace says what happened, not how the board lay
in between, so the line is played again and looked at as each step begins."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from kfjudge.core.run import start
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.rules import KeyForge
from kfjudge.screen.board import as_drawn

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.core.run import Rules
    from kfjudge.games.keyforge.engine.board import Board
    from kfjudge.replay.result import Result
    from kfjudge.screen.board import State


def pictures(result: Result) -> list[State]:
    """The board before the first step, after it, after the second … to the last."""
    if result.laid is None:
        return []
    seen = {0: as_drawn(result.laid, result.edition)}
    if result.end is None:
        return [seen[0]]
    run = start(_Watching(KeyForge(result.edition), result.edition, seen), result.laid)
    for option in ("", *result.end.line):
        run = run.choose(option) if option else run
        seen.setdefault(len(run.trace), as_drawn(run.board, result.edition))
    return [seen[n] for n in range(len(run.trace) + 1)]


class _WatchedGame(Game):
    """A game that shows its board whenever a step is about to begin, unless it was seen before: where
    somebody decides, the board is the one on which it is decided."""

    seen: dict[int, State]

    def _enter(self, event: Event) -> None:
        if len(self.trace) not in self.seen:
            self.seen[len(self.trace)] = as_drawn(self.board, self.edition)
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
