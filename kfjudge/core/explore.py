"""Play every line from a point: depth first over every option of every choice, with equal boards merged."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import lcm
from typing import Generic, TypeVar

from msgspec import Struct, field

from kfjudge.core.message import Message
from kfjudge.core.run import Run, play_on
from kfjudge.core.table import CHANCE, Ask, Option, TooMuch

Board = TypeVar("Board")
Ended = Callable[[Board, Ask], bool]

GC_THRESHOLDS = (1_000_000, 1_000, 1_000)  # high, so that the many boards that are kept are not scanned


class Outcome(Struct, Generic[Board], frozen=True):
    """An end state: how many lines of play lead to it, a shortest one, and in how many of the equally likely
    cases it comes about (`weight`)."""

    board: Board
    lines: int
    line: tuple[str, ...]
    weight: int = 1


class Exploration(Struct, Generic[Board]):
    """Every end state that was reached. `complete` is False when the limit on runs or the bound on work was
    hit (`bound` says so), or where lines come back to a board they have been on; they are not followed again.
    `cases` counts the equally likely cases if chance alone decided and every line was played, else None.
    `rests_on` are the open points that play has met."""

    outcomes: list[Outcome[Board]]
    runs: int
    complete: bool
    cases: int | None = None
    rests_on: tuple[str, ...] = ()
    bound: Message | None = None

    @property
    def lines(self) -> int:
        return sum(outcome.lines for outcome in self.outcomes)


class _Line(Struct, frozen=True, gc=False):
    """Answers to be given, and how likely chance makes them: `weight` out of `cases`."""

    answers: tuple[str, ...]
    weight: int = 1
    cases: int = 1


NO_ANSWERS = _Line(())


class _Place(Struct):
    """A node of the graph: a board between two actions, or an end state. It is gone on from once, however
    many lines lead to it; `ways` are the decisions that lead on, and where to."""

    ways: list[tuple[_Line, _Place]] = field(default_factory=list)
    lines: int = 0
    line: tuple[str, ...] = ()
    weight: int = 0
    cases: int = 1
    is_under_way: bool = False

    def count_lines(self, done: list[_Place]) -> None:
        """Count the lines and cases that lead to each place, and find a shortest line (the first of several).
        No line visits a place twice, so going backwards through `done` is a topological order."""
        self.lines = self.weight = 1
        for place in reversed(done):
            for line, reached in reversed(place.ways):
                if not reached.lines or len(place.line) + len(line.answers) <= len(reached.line):
                    reached.line = place.line + line.answers
                reached.lines += place.lines
                cases = place.cases * line.cases
                common = lcm(reached.cases, cases)
                reached.weight *= common // reached.cases
                reached.weight += place.weight * line.weight * (common // cases)
                reached.cases = common


class _Visit(Struct, Generic[Board]):
    """A place on the stack of the search. `base` are the answers that bring its board to the first choice;
    `left` are the lines that are still to be tried."""

    place: _Place
    board: Board
    opening: tuple[Option, ...]
    left: list[_Line]
    base: tuple[str, ...] = ()


class _Walk(Generic[Board]):
    """The state of one exploration."""

    def __init__(self, first: Run[Board], ended: Ended[Board]) -> None:
        self.rules = first.rules
        self.budget = first.budget
        self.ended = ended
        self.runs = 0
        self.chosen = False
        self.circles = False  # whether some line comes back to where it has been
        self.rests_on = dict.fromkeys(first.rests_on)
        self.places: dict[Hashable, _Place] = {}
        self.ends: list[tuple[_Place, Board]] = []

    def first_options(self, board: Board) -> tuple[Option, ...]:
        """List the actions that are legal on a board between two actions."""
        table = self.rules.table(board, ())
        table.budget = self.budget
        pending, _ = play_on(self.rules, table)
        table.leave()
        self.rests_on.update(table.rests_on)
        return pending.options if pending is not None and pending.turn else ()

    def extend(self, who: str, options: Sequence[Option], line: _Line) -> list[_Line]:
        """Extend a line by every answer, in reverse order: lines are taken from the end."""
        before, weight, cases = line.answers, line.weight, line.cases
        if who == CHANCE:
            cases *= sum(option.weight for option in options)
            return [_Line((*before, o.id), weight * o.weight, cases) for o in reversed(options)]
        self.chosen = self.chosen or len(options) > 1
        return [_Line((*before, option.id), weight, cases) for option in reversed(options)]

    def follow(self, visit: _Visit[Board]) -> _Visit[Board] | None:
        """Play the next line up to the next point between actions, and keep the other answers of the choices
        on the way for later. Return the visit of the place it reached, if it is new and play goes on
        there."""
        self.runs += 1
        line = visit.left.pop()
        table = self.rules.table(self.rules.branch(visit.board), visit.base + line.answers)
        table.budget = self.budget
        table.opening = visit.opening
        table.scout = partial(self.ended, table.board)
        pending, _ = play_on(self.rules, table)
        if table.rests_on:
            self.rests_on.update(table.rests_on)
        for ask in table.scouted:
            *others, line = self.extend(ask.who, ask.options, line)
            visit.left.extend(others)
        further, table.further = table.further, None  # it leads back to the table
        is_over = pending is None or self.ended(table.board, pending)
        if self.budget is not None:
            self.budget.charge_line()
        key = is_over, self.rules.key(table.board)  # play may end on a board from which it could go on
        known = self.places.get(key)
        if known is not None and known.is_under_way:
            self.circles = True
            return None
        place = known or _Place(is_under_way=not is_over)
        visit.place.ways.append((line, place))
        if known is not None:
            return None
        self.places[key] = place
        if is_over:
            if self.budget is not None:
                self.budget.charge_end()
            self.ends.append((place, table.board))
            return None
        assert pending is not None
        opening = pending.options if further is None else tuple(further())
        table.leave()
        self.rests_on.update(table.rests_on)
        return _Visit(place, table.board, opening, self.extend(pending.who, opening, NO_ANSWERS))


def explore(
    first: Run[Board],
    ended: Ended[Board],
    limit: int,
    progress: Callable[[int], None] | None = None,
) -> Exploration[Board]:
    """Play every line from a run, each up to the first choice for which `ended` is true."""
    if first.pending is None or ended(first.board, first.pending):
        return Exploration([Outcome(first.board, 1, ())], 0, True, 1, first.rests_on)
    walk = _Walk(first, ended)
    board = first.resume.board
    opening = walk.first_options(first.rules.branch(board))
    base = first.under_way
    left = walk.extend(first.pending.who, first.pending.options, NO_ANSWERS)
    start = _Visit(_Place(), board, opening, left, base)
    under_way, done = [start], []
    complete, bound = True, None
    with _rare_garbage_collection():
        while under_way:
            visit = under_way[-1]
            if visit.left and walk.runs < limit and bound is None:
                try:
                    reached = walk.follow(visit)
                except TooMuch as stopped:
                    bound, complete, reached = stopped.words, False, None
                if reached is not None:
                    under_way.append(reached)
                if progress is not None:
                    progress(walk.runs)
            else:
                complete = complete and not visit.left
                visit.place.is_under_way = False
                done.append(under_way.pop().place)
    complete = complete and not walk.circles
    start.place.count_lines(done)
    cases = lcm(*(place.cases for place, _ in walk.ends))
    outcomes = [
        Outcome(board, place.lines, place.line, place.weight * (cases // place.cases))
        for place, board in walk.ends
    ]
    likely = cases if complete and not walk.chosen else None
    return Exploration(outcomes, walk.runs, complete, likely, tuple(walk.rests_on), bound)


@contextmanager
def _rare_garbage_collection() -> Iterator[None]:
    """Raise the thresholds of the garbage collector. An exploration keeps a great many boards, which Python
    would scan again and again, and leaves no cycles to be found. Freezing and unfreezing moves what is left
    into the oldest generation, or all of it would be scanned at the end; what a program that calls this has
    frozen stays so."""
    before = gc.get_threshold()
    gc.set_threshold(*GC_THRESHOLDS)
    try:
        yield
    finally:
        if not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
        gc.set_threshold(*before)
