"""The board after every single step of a replay. A finished trace says what happened, not how the board lay
in between, so the line is played again and looked at as each step begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge import games
from kfjudge.core.run import start
from kfjudge.games import drawing

if TYPE_CHECKING:
    from kfjudge.core.run import Rules
    from kfjudge.core.table import Table
    from kfjudge.replay.result import Result
    from kfjudge.screen.game import State

Look = TypeVar("Look")


def boards_of(result: Result) -> list[State]:
    """The board before the first step, after it, after the second … to the last, as it is drawn."""
    drawn = drawing(result.scenario.game)
    return seen_at_each_step(result, lambda board: drawn.as_drawn(board, result.edition))


def seen_at_each_step(result: Result, looked_at: Callable[[Any], Look]) -> list[Look]:
    """What there is to see of the board before the first step, after it … and after the last."""
    if result.laid is None:
        return []
    seen = {0: looked_at(result.laid)}
    if result.end is None:
        return [seen[0]]

    def look(table: Table[Any]) -> None:
        """Where somebody decides, the board is the one on which it is decided: it was seen before."""
        if len(table.trace) not in seen:
            seen[len(table.trace)] = looked_at(table.board)

    rules = games.engine(result.scenario.game).rules(result.edition)
    run = start(_Watched(rules, look), result.laid)
    for option in ("", *result.end.line):
        run = run.choose(option) if option else run
        seen.setdefault(len(run.trace), looked_at(run.board))
    return [seen[n] for n in range(len(run.trace) + 1)]


class _Watched:
    """The rules of a game, on tables where somebody watches."""

    def __init__(self, rules: Rules[Any], look: Callable[[Table[Any]], None]) -> None:
        self.rules = rules
        self.game = rules.game
        self.edition = rules.edition
        self.look = look

    def table(self, board: Any, given: tuple[str, ...]) -> Table[Any]:
        table = self.rules.table(board, given)
        table.watcher = self.look
        return table

    def advance(self, table: Any) -> bool:
        return self.rules.advance(table)

    def copy(self, board: Any) -> Any:
        return self.rules.copy(board)

    def key(self, board: Any) -> Hashable:
        return self.rules.key(board)
