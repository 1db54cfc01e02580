"""Every line of play from a point: depth first over every option of every ask, equal end states merged."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from kfjudge.core.ask import Ask, Option
from kfjudge.core.run import Run, play_on

Board = TypeVar("Board")
Ended = Callable[[Board, Ask], bool]

SELDOM = (20_000, 1_000, 1_000)  # thresholds of gc: what has outlived a run is not looked at again


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Board]):
    """One end state: how many lines of play lead to it, and a shortest of them."""

    board: Board
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


@dataclass(slots=True)
class _Place:
    """Where lines of play meet: a board between two actions, or one where they end. It is gone on from once,
    however many lines come by; `ways` are the decisions that lead on, and where to."""

    ways: list[tuple[tuple[str, ...], _Place]] = field(default_factory=list)
    lines: int = 0
    line: tuple[str, ...] = ()


@dataclass(slots=True)
class _Visit(Generic[Board]):
    """A place that is being gone on from. `base` are the decisions that bring its board to what is asked;
    `left` the answers that are still to be tried."""

    place: _Place
    board: Board
    opening: tuple[Option, ...]
    left: list[tuple[str, ...]]
    base: tuple[str, ...] = ()


class _Walk(Generic[Board]):
    """The state of one exploration."""

    def __init__(self, first: Run[Board], ended: Ended[Board]) -> None:
        self.rules = first.rules
        self.ended = ended
        self.runs = 0
        self.places: dict[Hashable, _Place] = {}
        self.ends: list[tuple[_Place, Board]] = []

    def opening_of(self, board: Board) -> tuple[Option, ...]:
        """What may be chosen between two actions."""
        pending, _ = play_on(self.rules, self.rules.table(board, ()))
        assert pending is not None
        return pending.options if pending.turn else ()

    def follow(self, visit: _Visit[Board]) -> _Visit[Board] | None:
        """Play the next line that is left to the next point between actions; the choices it passed are left
        for later. Answers with where it came to, if nobody has been there and play goes on."""
        self.runs += 1
        line = visit.left.pop()
        table = self.rules.table(self.rules.copy(visit.board), visit.base + line)
        table.opening = visit.opening
        table.scout = lambda ask: self.ended(table.board, ask)
        pending, _ = play_on(self.rules, table)
        for ask in table.scouted:
            visit.left.extend((*line, option.id) for option in reversed(ask.options[1:]))
            line = (*line, ask.options[0].id)
        table.scout = None
        key = self.rules.key(table.board)
        known = self.places.get(key)
        place = self.places[key] = known or _Place()
        visit.place.ways.append((line, place))
        if known is not None:
            return None
        if pending is None or self.ended(table.board, pending):
            self.ends.append((place, table.board))
            return None
        opening = self.opening_of(table.board)
        return _Visit(place, table.board, opening, _each(opening))


def explore(
    first: Run[Board],
    ended: Ended[Board],
    limit: int,
    progress: Callable[[int], None] | None = None,
) -> Exploration[Board]:
    """Walk every line from a run until `ended` says that a choice is beyond the question."""
    if first.pending is None or ended(first.board, first.pending):
        return Exploration([Outcome(first.board, 1, ())], 0, True)
    walk = _Walk(first, ended)
    board = first.resume.board
    opening = walk.opening_of(first.rules.copy(board))
    base = first.line[first.resume.line :]
    start = _Visit(_Place(), board, opening, _each(first.pending.options), base)
    under_way, done = [start], []
    complete = True
    with _cycles_sought_seldom():
        while under_way:
            visit = under_way[-1]
            if visit.left and walk.runs < limit:
                reached = walk.follow(visit)
                if reached is not None:
                    under_way.append(reached)
                if progress is not None:
                    progress(walk.runs)
            else:
                complete = complete and not visit.left
                done.append(under_way.pop().place)
    _count(start.place, done)
    outcomes = [Outcome(board, place.lines, place.line) for place, board in walk.ends]
    return Exploration(outcomes, walk.runs, complete)


def _each(options: Sequence[Option]) -> list[tuple[str, ...]]:
    """Lines of one answer each, the first option last: what is left is taken from the end."""
    return [(option.id,) for option in reversed(options)]


@contextmanager
def _cycles_sought_seldom() -> Iterator[None]:
    """An exploration keeps a great many boards, and no cycle runs through them: Python would look again and
    again for what is not there. Cycles that die young, as a run ends, are still found."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _count(start: _Place, done: list[_Place]) -> None:
    """How many lines lead to each place, and a shortest of them, the first of several. No line comes by a
    place twice, for every action leaves a mark: the place that was done with last comes first."""
    start.lines = 1
    for place in reversed(done):
        for decisions, reached in reversed(place.ways):
            if not reached.lines or len(place.line) + len(decisions) <= len(reached.line):
                reached.line = place.line + decisions
            reached.lines += place.lines
