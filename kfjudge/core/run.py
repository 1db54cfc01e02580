"""A match as a pure function of (board, edition, decisions): run it, and go on from where it stopped.

A run that stops between two actions leaves a clean board, which becomes the checkpoint for the next
run; one that stops inside an action is run again from the checkpoint before it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from kfjudge.core.ask import Ask, Decision, IllegalChoice, Undecided
from kfjudge.core.events import TraceStep
from kfjudge.core.table import Table

Board = TypeVar("Board")


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

    def key(self, board: Board) -> Hashable: ...


class Checkpoint(Struct, Generic[Board]):
    """A board between two actions, how much had been decided and had happened by then, and on which open
    points that rests."""

    board: Board
    line: int
    steps: int
    decisions: int
    rests_on: tuple[str, ...] = ()


class Run(Struct, Generic[Board]):
    """Where a line of play stands. `board` is for looking at; the next run starts at `resume`."""

    rules: Rules[Board]
    board: Board
    pending: Ask | None
    line: tuple[str, ...]
    trace: list[TraceStep]
    decisions: list[Decision]
    clean: bool
    resume: Checkpoint[Board]
    rests_on: tuple[str, ...] = ()  # the points that the book leaves open, by the rows of the game

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
    fresh = Run(rules, board, None, (), [], [], True, Checkpoint(board, 0, 0, 0))
    return _play(fresh, ())


def _play(before: Run[Board], line: tuple[str, ...]) -> Run[Board]:
    rules, resume = before.rules, before.resume
    table = rules.table(rules.copy(resume.board), line[resume.line :])
    table.trace.extend(before.trace[: resume.steps])
    pending, clean = play_on(rules, table)
    if table.used < len(table.given):
        raise IllegalChoice(table.given[table.used], ())
    decisions = before.decisions[: resume.decisions] + table.decisions
    rests_on = resume.rests_on
    if table.rests_on:
        rests_on = tuple(dict.fromkeys((*rests_on, *table.rests_on)))
    if clean:
        resume = Checkpoint(table.board, len(line), len(table.trace), len(decisions), rests_on)
    return Run(rules, table.board, pending, line, table.trace, decisions, clean, resume, rests_on)


def play_on(rules: Rules[Board], table: Table[Board]) -> tuple[Ask | None, bool]:
    """Play until a choice is pending or the match is over. The answer says which, and whether the board is
    clean: nothing has happened since the last point between actions."""
    mark = table.happened
    try:
        while rules.advance(table):
            mark = table.happened
    except Undecided as stopped:
        return stopped.ask, stopped.ask.turn and table.happened == mark
    return None, True
