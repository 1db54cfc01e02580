"""Every line of play from a point: depth first over every option of every ask, equal end states merged."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from kfjudge.core.ask import Ask, Option
from kfjudge.core.run import Run, play_on

Board = TypeVar("Board")
Ended = Callable[[Board, Ask], bool]
Lines = dict[Hashable, tuple[int, tuple[str, ...]]]


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


class _Walk(Generic[Board]):
    """The state of one exploration. Equal boards between actions are walked once, but their lines are
    counted each time."""

    def __init__(
        self, first: Run[Board], ended: Ended[Board], limit: int, progress: Callable[[int], None] | None
    ) -> None:
        self.rules = first.rules
        self.ended = ended
        self.limit = limit
        self.progress = progress
        self.runs = 0
        self.complete = True
        self.ends: dict[Hashable, Board] = {}
        self.known: dict[Hashable, Lines] = {}

    def from_board(self, board: Board, base: tuple[str, ...], pending: Ask, first: Ask) -> Lines:
        """What every line from a clean board leads to, after the decisions in `base` that bring it to what
        is pending. `first` is what is asked on the board as it is."""
        opening = first.options if first.turn else ()
        found: Lines = {}
        left: list[tuple[str, ...]] = [(option.id,) for option in reversed(pending.options)]
        while left:
            if self.runs >= self.limit:
                self.complete = False
                break
            prefix = left.pop()
            for end, (count, line) in self._leaf(board, base, prefix, left, opening).items():
                if end in found:
                    count += found[end][0]
                    line = min(found[end][1], line, key=len)
                found[end] = (count, line)
        return found

    def asked_on(self, board: Board) -> Ask:
        """What is asked first on a board."""
        pending, _ = play_on(self.rules, self.rules.table(self.rules.copy(board), ()))
        assert pending is not None
        return pending

    def _leaf(
        self,
        board: Board,
        base: tuple[str, ...],
        prefix: tuple[str, ...],
        left: list[tuple[str, ...]],
        opening: tuple[Option, ...],
    ) -> Lines:
        """Run one line to the next point between actions; the choices it passed are left for later."""
        self.runs += 1
        if self.progress is not None:
            self.progress(self.runs)
        table = self.rules.table(self.rules.copy(board), base + prefix)
        table.opening = opening
        table.scout = lambda ask: self.ended(table.board, ask)
        pending, _ = play_on(self.rules, table)
        line = prefix
        for ask in table.scouted:
            left.extend((*line, option.id) for option in reversed(ask.options[1:]))
            line = (*line, ask.options[0].id)
        table.scout = None
        key = self.rules.key(table.board)
        if pending is None or self.ended(table.board, pending):
            self.ends.setdefault(key, table.board)
            return {key: (1, line)}
        further = self.known.get(key)
        if further is None:
            asked = self.asked_on(table.board)
            further = self.known[key] = self.from_board(table.board, (), asked, asked)
        return {end: (count, line + rest) for end, (count, rest) in further.items()}


def explore(
    first: Run[Board],
    ended: Ended[Board],
    limit: int,
    progress: Callable[[int], None] | None = None,
) -> Exploration[Board]:
    """Walk every line from a run until `ended` says that a choice is beyond the question."""
    walk = _Walk(first, ended, limit, progress)
    if first.pending is None or ended(first.board, first.pending):
        return Exploration([Outcome(first.board, 1, ())], 0, True)
    base = first.line[first.resume.line :]
    asked = walk.asked_on(first.resume.board)
    reached = walk.from_board(first.resume.board, base, first.pending, asked)
    outcomes = [Outcome(walk.ends[key], count, line) for key, (count, line) in reached.items()]
    return Exploration(outcomes, walk.runs, walk.complete)
