"""A match as a pure function of (board, edition, decisions): run it, and go on from where it stopped.

A run that stops between two actions leaves a clean board, which is the checkpoint of the next run. A run that
stops inside an action is played again from the checkpoint before that action. What led to a checkpoint is
kept once, however many runs go on from it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct, field

from kfjudge.core.events import TraceStep
from kfjudge.core.message import message
from kfjudge.core.table import Ask, Budget, Decision, IllegalChoice, Table, TooMuch, Undecided

Board = TypeVar("Board")
Watcher = Callable[[Table[Any]], None]


class Rules(Protocol[Board]):
    """What a game provides: a table to play on, play from one point between actions to the next, copies and
    keys of boards."""

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
        """Return a board to play on. No action may be under way, since the two boards share what does not
        change."""
        ...

    def key(self, board: Board) -> Hashable: ...


class History(Struct, frozen=True):
    """A part of a match: its answers, trace and decisions, what came `before` it, and the totals since the
    beginning."""

    before: History | None = None
    line: tuple[str, ...] = ()
    trace: tuple[TraceStep, ...] = ()
    decisions: tuple[Decision, ...] = ()
    answered: int = 0
    steps: int = 0
    decided: int = 0

    def extended_by(self, line: tuple[str, ...], table: Table[Any]) -> History:
        """Add what a table made of those answers."""
        if not line and not table.trace and not table.decisions:
            return self
        trace, decisions = tuple(table.trace), tuple(table.decisions)
        return History(self, line, trace, decisions, self.answered + len(line), self.steps + len(trace),
                       self.decided + len(decisions))  # fmt: skip

    def oldest_first(self) -> Iterator[History]:
        """Walk through the parts of the match from its beginning."""
        found: list[History] = []
        stretch: History | None = self
        while stretch is not None:
            found.append(stretch)
            stretch = stretch.before
        return reversed(found)


class Checkpoint(Struct, Generic[Board], frozen=True):
    """A board between two actions, what led to it, and the open points that this rests on."""

    board: Board
    history: History
    rests_on: tuple[str, ...] = ()


class Run(Struct, Generic[Board]):
    """Where a line of play stands. `board` is to be looked at; the next run starts at `resume`. `rests_on`
    are the ids of the open points that play has met; `budget` bounds all runs that go on from here; `watcher`
    is called with the table before each step and each answer; `joined` caches the properties below."""

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
        """All answers since the beginning."""
        if "line" not in self.joined:
            self.joined["line"] = tuple(answer for one in self.history.oldest_first() for answer in one.line)
        return self.joined["line"]  # type: ignore[no-any-return]

    @property
    def trace(self) -> list[TraceStep]:
        """All steps since the beginning."""
        if "trace" not in self.joined:
            self.joined["trace"] = [step for one in self.history.oldest_first() for step in one.trace]
        return self.joined["trace"]  # type: ignore[no-any-return]

    @property
    def decisions(self) -> list[Decision]:
        """All decisions since the beginning, forced ones too."""
        if "decisions" not in self.joined:
            self.joined["decisions"] = [made for one in self.history.oldest_first() for made in one.decisions]
        return self.joined["decisions"]  # type: ignore[no-any-return]

    @property
    def under_way(self) -> tuple[str, ...]:
        """The answers within the current action."""
        return () if self.history is self.resume.history else self.history.line

    def choose(self, option: str) -> Run[Board]:
        """Answer the pending choice. Returns the run that follows; this one stays as it is."""
        if self.pending is None:
            raise IllegalChoice(option, ())
        legal = [o.id for o in self.pending.options]
        if option not in legal:
            raise IllegalChoice(option, legal, self.pending.who)
        return _play(self, (*self.under_way, option))

    def choose_defaults(self, by_default: Callable[[Ask], bool]) -> Run[Board]:
        """Answer every choice for which `by_default` is true by its default, in one run, up to the first that
        is not."""
        return _play(self, self.under_way, by_default)


def start(
    rules: Rules[Board],
    board: Board,
    line: tuple[str, ...] = (),
    *,
    budget: Budget | None = None,
    watcher: Watcher | None = None,
) -> Run[Board]:
    """Play a line of answers from a board, up to the next choice."""
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
    table.leave()
    history = resume.history.extended_by((*answers, *table.taken), table)
    rests_on = resume.rests_on
    if table.rests_on:
        rests_on = tuple(dict.fromkeys((*rests_on, *table.rests_on)))
    if clean:
        resume = Checkpoint(table.board, history, rests_on)
    return Run(rules, table.board, pending, clean, history, resume, rests_on, before.budget, before.watcher)


def play_on(rules: Rules[Board], table: Table[Board]) -> tuple[Ask | None, bool]:
    """Play until a choice is pending or the match is over (None). Also returns whether the board is clean:
    nothing has happened since the last point between actions."""
    mark, budget = table.happened, table.budget
    if budget is not None:
        table.most = most = budget.left
    try:
        while rules.advance(table):
            mark = table.happened
    except Undecided as stopped:
        return stopped.ask, stopped.ask.turn and table.happened == mark
    except RecursionError:
        raise TooMuch(message("bound.too-much-depth")) from None  # a chain of triggers
    finally:
        if budget is not None:
            budget.done += table.happened + most - table.most
    return None, True
