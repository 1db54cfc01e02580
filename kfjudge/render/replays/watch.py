"""The board after every single step of a replay. A finished trace says what happened, not how the board lay
in between, so the line is played again and looked at as each step begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge.core.budget import TooMuch
from kfjudge.core.message import message
from kfjudge.core.run import start
from kfjudge.games import get_game

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.render.state import State
    from kfjudge.replay.result import Result

Look = TypeVar("Look")

MOST_DRAWN = 60_000  # cards, on all boards of a replay together


def boards_of(result: Result) -> list[State]:
    """The board before the first step, after it, after the second … to the last, as it is drawn. Raises
    TooMuch where that is more than a person can want."""
    drawn = get_game(result.scenario.game).drawing
    steps = result.end.history.steps if result.end is not None else 0
    cards = len(result.laid.cards) if result.laid is not None else 0
    if steps * cards > MOST_DRAWN:
        raise TooMuch(message("bound.too-much-drawn", steps=steps, cards=cards))
    return seen_at_each_step(result, lambda board: drawn.drawn_state(board, result.edition))


def seen_at_each_step(result: Result, looked_at: Callable[[Any], Look]) -> list[Look]:
    """What there is to see of the board before the first step, after it … and after the last."""
    if result.laid is None:
        return []
    seen = {0: looked_at(result.laid)}
    if result.end is None:
        return [seen[0]]

    def look(table: Table[Any]) -> None:
        """Where somebody decides, the board is the one on which it is decided: that is seen first."""
        step = table.steps_before + len(table.trace)
        if step not in seen:
            seen[step] = looked_at(table.board)

    rules = get_game(result.scenario.game).engine.rules(result.edition)
    run = start(rules, result.laid, result.end.line, watcher=look)
    if run.history.steps not in seen:
        seen[run.history.steps] = looked_at(run.board)
    return [seen[n] for n in range(run.history.steps + 1)]
