"""A match as a pure function of (board, edition, decisions): run it, and go on from where it stopped.

A run that stops between two actions leaves a clean board, which becomes the checkpoint for the next
run; one that stops inside an action is run again from the checkpoint before it. What led to a checkpoint is
kept once, however many runs go on from it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct, field

from kfjudge.core.ask import Ask, Decision, IllegalChoice, Undecided
from kfjudge.core.budget import Budget, too_deep
from kfjudge.core.events import TraceStep
from kfjudge.core.table import Table

Board = TypeVar("Board")
Watcher = Callable[[Table[Any]], None]


class Rules(Protocol[Board]):
    """What a game gives: a table to play on, one stretch of play at a time, and copies and keys of boards."""

    @property
    def game(self) -> str:
        """The id of the game."""
        ...

    @property
    def edition(self) -> str: ...

    def table(self, board: Board, given: tuple[str, ...]) -> Table[Board]: ...

    def advance(self, table: Any) -> bool:
        """Play to the next point between actions; False when the match is over."""
        ...

    def copy(self, board: Board) -> Board: ...

    def branch(self, board: Board) -> Board:
        """A board to play on, of one where no action is under way: the two may share what is not touched."""
        ...

    def key(self, board: Board) -> Hashable: ...


class History(Struct, frozen=True):
    """What was answered, happened and was decided since the stretch `before`, and how much that makes since
    the beginning."""

    before: History | None = None
    line: tuple[str, ...] = ()
    trace: tuple[TraceStep, ...] = ()
    decisions: tuple[Decision, ...] = ()
    answered: int = 0
    steps: int = 0
    decided: int = 0

    def extended_by(self, line: tuple[str, ...], table: Table[Any]) -> History:
        """This and what came of those answers at a table."""
        if not line and not table.trace and not table.decisions:
            return self
        trace, decisions = tuple(table.trace), tuple(table.decisions)
        return History(self, line, trace, decisions, self.answered + len(line), self.steps + len(trace),
                       self.decided + len(decisions))  # fmt: skip

    def oldest_first(self) -> Iterator[History]:
        found: list[History] = []
        stretch: History | None = self
        while stretch is not None:
            found.append(stretch)
            stretch = stretch.before
        return reversed(found)


class Checkpoint(Struct, Generic[Board], frozen=True):
    """A board between two actions, what led to it, and on which open points that rests."""

    board: Board
    history: History
    rests_on: tuple[str, ...] = ()


class Run(Struct, Generic[Board]):
    """Where a line of play stands. `board` is for looking at; the next run starts at `resume`. `rests_on` are
    the points that the book leaves open, by the rows of the game; `budget` is what all runs that go on from
    here may still do, `watcher` looks at the table before each step and each answer."""

    rules: Rules[Board]
    board: Board
    pending: Ask | None
    clean: bool
    history: History
    resume: Checkpoint[Board]
    rests_on: tuple[str, ...] = ()
    budget: Budget | None = None
    watcher: Watcher | None = None
    joined: dict[str, Any] = field(default_factory=dict)

    @property
    def line(self) -> tuple[str, ...]:
        """What was answered since the beginning."""
        if "line" not in self.joined:
            self.joined["line"] = tuple(answer for one in self.history.oldest_first() for answer in one.line)
        return self.joined["line"]  # type: ignore[no-any-return]

    @property
    def trace(self) -> list[TraceStep]:
        """What has happened since the beginning."""
        if "trace" not in self.joined:
            self.joined["trace"] = [step for one in self.history.oldest_first() for step in one.trace]
        return self.joined["trace"]  # type: ignore[no-any-return]

    @property
    def decisions(self) -> list[Decision]:
        """What was decided since the beginning, by somebody or of necessity."""
        if "decisions" not in self.joined:
            self.joined["decisions"] = [made for one in self.history.oldest_first() for made in one.decisions]
        return self.joined["decisions"]  # type: ignore[no-any-return]

    @property
    def under_way(self) -> tuple[str, ...]:
        """What was answered in the action under way."""
        return () if self.history is self.resume.history else self.history.line

    def choose(self, option: str) -> Run[Board]:
        """The run that follows when the pending choice is answered so; this one stays as it is."""
        if self.pending is None:
            raise IllegalChoice(option, ())
        legal = [o.id for o in self.pending.options]
        if option not in legal:
            raise IllegalChoice(option, legal, self.pending.who)
        return _play(self, (*self.under_way, option))

    def choose_defaults(self, by_default: Callable[[Ask], bool]) -> Run[Board]:
        """The run that follows when whatever is asked from here on is answered by its default, as long as
        that will do. One run, however much is asked."""
        return _play(self, self.under_way, by_default)


def start(
    rules: Rules[Board],
    board: Board,
    line: tuple[str, ...] = (),
    *,
    budget: Budget | None = None,
    watcher: Watcher | None = None,
) -> Run[Board]:
    """Play from a board, by the answers of a line, until somebody must decide."""
    history = History()
    fresh = Run(rules, board, None, True, history, Checkpoint(board, history), budget=budget, watcher=watcher)
    return _play(fresh, line)


def _play(
    before: Run[Board], answers: tuple[str, ...], by_default: Callable[[Ask], bool] | None = None
) -> Run[Board]:
    rules, resume = before.rules, before.resume
    table = rules.table(rules.branch(resume.board), answers)
    table.steps_before = resume.history.steps
    table.by_default, table.budget, table.watcher = by_default, before.budget, before.watcher
    pending, clean = play_on(rules, table)
    if table.used < len(table.given):
        raise IllegalChoice(table.given[table.used], ())
    history = resume.history.extended_by((*answers, *table.taken), table)
    rests_on = resume.rests_on
    if table.rests_on:
        rests_on = tuple(dict.fromkeys((*rests_on, *table.rests_on)))
    if clean:
        resume = Checkpoint(table.board, history, rests_on)
    return Run(rules, table.board, pending, clean, history, resume, rests_on, before.budget, before.watcher)


def play_on(rules: Rules[Board], table: Table[Board]) -> tuple[Ask | None, bool]:
    """Play until a choice is pending or the match is over. The answer says which, and whether the board is
    clean: nothing has happened since the last point between actions."""
    mark, budget = table.happened, table.budget
    if budget is not None:
        table.most = most = budget.left
    try:
        while rules.advance(table):
            mark = table.happened
    except Undecided as stopped:
        return stopped.ask, stopped.ask.turn and table.happened == mark
    except RecursionError:
        raise too_deep() from None
    finally:
        if budget is not None:
            budget.done += table.happened + most - table.most
    return None, True
