"""The board after every single step of a replay. A finished trace says what happened, not how the board lay
in between, so the line is played again and looked at as each step begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from kfjudge import games
from kfjudge.core.run import start
from kfjudge.games import drawing

if TYPE_CHECKING:
    from kfjudge.core.run import Rules
    from kfjudge.core.table import Table
    from kfjudge.replay.result import Result
    from kfjudge.screen.game import State


def boards_of(result: Result) -> list[State]:
    """The board before the first step, after it, after the second … to the last, as it is drawn."""
    if result.laid is None:
        return []
    game, edition = result.scenario.game, result.edition
    seen = {0: drawing(game).as_drawn(result.laid, edition)}
    if result.end is None:
        return [seen[0]]

    def look(table: Table[Any]) -> None:
        """Where somebody decides, the board is the one on which it is decided: it was seen before."""
        if len(table.trace) not in seen:
            seen[len(table.trace)] = drawing(game).as_drawn(table.board, edition)

    run = start(_Watched(games.engine(game).rules(edition), look), result.laid)
    for option in ("", *result.end.line):
        run = run.choose(option) if option else run
        seen.setdefault(len(run.trace), drawing(game).as_drawn(run.board, edition))
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
