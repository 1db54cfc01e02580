"""Explore where lines of play lead: every answer to the choices marked `?`, each followed to the end of the
script; or every choice from the end of the script on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.errors import NeedsFact, NotModeled
from kfjudge.core.explore import Exploration, explore
from kfjudge.core.message import Message
from kfjudge.core.run import Rules, Run
from kfjudge.core.table import PATIENCE, Table, budget_for
from kfjudge.games import get_game
from kfjudge.replay.play import follow
from kfjudge.replay.result import Result

MOST_RUNS = 20_000
MOST_WALKED = 250_000  # things that happen, are asked or are waited for in all lines, up to that many runs
_TELLING = 1  # second
MOST_RECENT = 64  # runs; a line of play seldom has more choices
MOST_HELD = 50_000  # steps and decisions of them
Progress = Callable[[int], None] | None  # told how many runs were made


def _bound(run: Run[Any], limit: int) -> Run[Any]:
    """Bound the work of all lines from a run together: more for a higher limit of lines. Some of the time is
    left for telling what came of them."""
    times = max(limit, MOST_RUNS) / MOST_RUNS
    most, seconds = int(MOST_WALKED * times), int((PATIENCE - _TELLING) * times)
    return replace(run, budget=budget_for(most, len(run.board.cards), seconds))


# every answer to what is marked


class TryCounter(Struct):
    """How many answers have been tried, up to a limit."""

    limit: int
    progress: Progress
    made: int = 0
    stopped: bool = False
    bound: Message | None = None  # on work, where that was met first

    def go_on(self) -> bool:
        """Count one more answer; return False where that is one too many."""
        self.stopped = self.made >= self.limit
        if not self.stopped:
            self.made += 1
            if self.progress is not None:
                self.progress(self.made)
        return not self.stopped


def play_branches(first: Result, tries: TryCounter) -> Iterator[Result]:
    """Play every answer, depth first, in the order of the options, while tries are left and the work of all
    is bounded. Of an answer that is not tried yet its name alone is kept."""
    *before, marked = first.steps
    bounded = _bound(marked.before, tries.limit)
    budget, begun = bounded.budget, _remember(bounded, {})
    assert budget is not None
    left = _list_answers(replace(first, steps=(*before, replace(marked, before=begun))))
    while left:
        asked, option = left.pop()
        if not tries.go_on():
            return
        budget.charge_line()
        reached = follow(asked, option)
        if reached.bound is not None:
            tries.stopped, tries.bound = True, reached.bound.words
            return
        further = _list_answers(reached)
        left += further
        if not further:
            budget.charge_end()
            yield reached


def _list_answers(result: Result) -> list[tuple[Result, str]]:
    """List what may be answered to the choice at which a play is open, the first one last: what is left is
    taken from the end. Of the runs that led to that choice nothing is kept but what is asked."""
    if result.open is None or result.open.pending is None:
        return []
    bare = replace(result.open, board=None, history=result.open.resume.history, joined={})
    *before, marked = result.steps
    answered = tuple(replace(one, before=bare, run=bare) for one in marked.answered)
    marked = replace(marked, run=bare, answered=answered)
    open_there = replace(result, open=bare, end=bare, steps=(*before, marked))
    return [(open_there, option.id) for option in reversed(result.open.pending.options)]


class _RememberingRun(Run[Any]):
    """A run that remembers the lines played last: with one answer more, a line begins like those before
    it."""

    recent: dict[tuple[str, ...], Run[Any]] = field(default_factory=dict)

    def choose(self, option: str) -> Run[Any]:
        line = (*self.line, option)
        run = self.recent.pop(line, None) or _remember(Run.choose(self, option), self.recent)
        self.recent[line] = run
        while len(self.recent) > MOST_RECENT or self._count_held() > MOST_HELD:
            del self.recent[next(iter(self.recent))]
        return run

    def _count_held(self) -> int:
        """Count the steps and decisions that are kept for these runs alone."""
        return sum(len(run.history.trace) + len(run.history.decisions) for run in self.recent.values())


def _remember(run: Run[Any], recent: dict[tuple[str, ...], Run[Any]]) -> Run[Any]:
    """Make a run that remembers the lines played last."""
    return _RememberingRun(**{name: getattr(run, name) for name in Run.__struct_fields__}, recent=recent)


# every choice from the end on


class Walk(Struct, frozen=True):
    """Every line from a run on: to the end of the turn, or of the resolution under way."""

    first: Run[Any]
    exploration: Exploration[Any]
    rules: Stopping

    def why(self, board: Any) -> NeedsFact | NotModeled | None:
        """Tell why a line stopped at a board before its end, if it did."""
        return self.rules.stopped.get(self.rules.key(board))


def walk(result: Result, limit: int, progress: Progress) -> Walk:
    """Walk every line from the end of a script."""
    assert result.end is not None
    rules = Stopping(result.end.rules)
    first = replace(result.end, rules=rules, budget=None)  # a line that is shown is played once more
    until = get_game(result.scenario.game).engine.end_of_exploration(first)
    return Walk(first, explore(_bound(first, limit), until, limit, progress), rules)


class Stopping(Struct):
    """Rules by which a line ends where the outcome needs a fact that is not given, or a card without a model;
    `stopped` says why, by the key of the board."""

    rules: Rules[Any]
    stopped: dict[Hashable, NeedsFact | NotModeled] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return self.rules.game

    @property
    def edition(self) -> str:
        return self.rules.edition

    def advance(self, table: Any) -> bool:
        try:
            return self.rules.advance(table)
        except (NeedsFact, NotModeled) as problem:
            self.stopped[self.key(table.board)] = problem
            return False

    def table(self, board: Any, given: tuple[str, ...]) -> Table[Any]:
        return self.rules.table(board, given)

    def copy(self, board: Any) -> Any:
        return self.rules.copy(board)

    def branch(self, board: Any) -> Any:
        return self.rules.branch(board)

    def key(self, board: Any) -> Hashable:
        return self.rules.key(board)
