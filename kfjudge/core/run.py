"""A match as a pure function of (board, edition, decisions): run it, go on, go back, explore it.

A run that stops between two actions leaves a clean board, which becomes the checkpoint for the next
run; one that stops inside an action is run again from the checkpoint before it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from kfjudge.core.ask import Ask, Decision, IllegalChoice, Undecided
from kfjudge.core.events import Step
from kfjudge.core.table import Table

Board = TypeVar("Board")


class Rules(Protocol[Board]):
    """What a game gives: a table to play on, one stretch of play at a time, and copies and keys of boards."""

    def table(self, board: Board, given: tuple[str, ...]) -> Table[Board]: ...

    def advance(self, table: Any) -> bool:
        """Play to the next point between actions; False when the match is over."""
        ...

    def copy(self, board: Board) -> Board: ...

    def key(self, board: Board) -> Hashable: ...


@dataclass(slots=True)
class Run(Generic[Board]):
    """Where a line of play stands. `board` is for looking at; `resume` is where the next run starts."""

    rules: Rules[Board]
    board: Board
    pending: Ask | None
    line: tuple[str, ...]
    trace: list[Step]
    decisions: list[Decision]
    clean: bool
    resume: Board
    resume_line: int
    resume_trace: int
    resume_decisions: int

    def choose(self, option: str) -> Run[Board]:
        """The run that follows when the pending choice is answered so; this one stays as it is."""
        if self.pending is None:
            raise IllegalChoice(option, ())
        legal = [o.id for o in self.pending.options]
        if option not in legal:
            raise IllegalChoice(option, legal, self.pending.who)
        return _play(self, (*self.line, option))


def start(rules: Rules[Board], board: Board) -> Run[Board]:
    """Play from a board until somebody must decide."""
    fresh = Run(rules, board, None, (), [], [], True, board, 0, 0, 0)
    return _play(fresh, ())


def _play(before: Run[Board], line: tuple[str, ...]) -> Run[Board]:
    rules = before.rules
    table = rules.table(rules.copy(before.resume), line[before.resume_line :])
    trace_at, decisions_at = before.resume_trace, before.resume_decisions
    table.trace.extend(before.trace[:trace_at])
    pending: Ask | None = None
    mark = trace_at
    try:
        while rules.advance(table):
            mark = len(table.trace)
    except Undecided as stopped:
        pending = stopped.ask
    if table.used < len(table.given):
        raise IllegalChoice(table.given[table.used], ())
    decisions = before.decisions[:decisions_at] + table.decisions
    clean = pending is None or (len(table.trace) == mark and pending.turn)
    if clean:
        return Run(rules, table.board, pending, line, table.trace, decisions, True,
                   table.board, len(line), len(table.trace), len(decisions))  # fmt: skip
    return Run(rules, table.board, pending, line, table.trace, decisions, False,
               before.resume, before.resume_line, trace_at, decisions_at)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Board]):
    """One end state: how many lines of play lead to it, and a shortest of them."""

    run: Run[Board]
    lines: int
    line: tuple[str, ...]


@dataclass(slots=True)
class Exploration(Generic[Board]):
    """Every end state that was reached; `complete` is False when the bound on runs was hit."""

    outcomes: list[Outcome[Board]]
    runs: int
    complete: bool

    @property
    def lines(self) -> int:
        return sum(outcome.lines for outcome in self.outcomes)


def explore(
    first: Run[Board],
    ended: Callable[[Run[Board]], bool],
    limit: int,
    progress: Callable[[int], None] | None = None,
) -> Exploration[Board]:
    """Depth-first over every option of every ask. Equal boards between actions are walked once,
    equal end states are merged; lines are counted all the same."""
    ends: dict[Hashable, Run[Board]] = {}
    known: dict[Hashable, dict[Hashable, tuple[int, tuple[str, ...]]]] = {}
    runs = 0
    complete = True

    def walk(run: Run[Board]) -> dict[Hashable, tuple[int, tuple[str, ...]]]:
        nonlocal runs, complete
        if run.pending is None or ended(run):
            key = run.rules.key(run.board)
            ends.setdefault(key, run)
            return {key: (1, ())}
        here = run.rules.key(run.board) if run.clean else None
        if here is not None and here in known:
            return known[here]
        found: dict[Hashable, tuple[int, tuple[str, ...]]] = {}
        for option in run.pending.options:
            if runs >= limit:
                complete = False
                break
            runs += 1
            if progress is not None:
                progress(runs)
            for end, (count, line) in walk(run.choose(option.id)).items():
                line = (option.id, *line)
                if end in found:
                    count += found[end][0]
                    line = min(found[end][1], line, key=len)
                found[end] = (count, line)
        if here is not None:
            known[here] = found
        return found

    reached = walk(first)
    outcomes = [Outcome(ends[key], count, line) for key, (count, line) in reached.items()]
    return Exploration(outcomes, runs, complete)
