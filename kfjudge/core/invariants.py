"""What is true of every board at every moment: no number on it is below zero. The schema of the game says
which numbers there are. With `KFJUDGE_SOUND=1` in the environment, or inside `checking_every_event`, the
board is checked after every event of every run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kfjudge.core.events import Event
from kfjudge.core.pieces import Pieces
from kfjudge.core.schema import CARD, TURN, Schema, make_getter
from kfjudge.core.table import Table


class BrokenInvariant(AssertionError):
    """A board that no match can reach: a mistake of the engine, or of a card."""


def find_negative_numbers(schema: Schema, board: Any) -> list[str]:
    """List the numbers of a board that are below zero: "South: aember is -1"."""
    kinds = [(owner.kind, getattr(board, owner.field)) for owner in schema.owners]
    kinds += [(CARD, board.cards), (TURN, {TURN: board.turn})]
    found = []
    for of, named in kinds:
        fields = [mark.field for mark in schema.marks_of(of, "count", "own")]
        get = make_getter(fields)
        for name in named:
            values = get(named.peek(name) if isinstance(named, Pieces) else named[name])
            for field, value in zip(fields, values, strict=True):
                if value and not isinstance(value, str):  # most are 0
                    found += [f"{name}: {field} is {number}" for number in _numbers(value) if number < 0]
    return found


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _numbers(part)
    elif isinstance(value, int):
        yield value


def check_every_event() -> None:
    """Check the board after every event of every run from now on; raise BrokenInvariant."""
    unchecked = Table.do

    def do(table: Table[Any], event: Event) -> Any:
        answer = unchecked(table, event)
        wrong = [] if table.schema is None else find_negative_numbers(table.schema, table.board)
        if wrong:
            raise BrokenInvariant(f"after {type(event).__name__}: {'; '.join(wrong)}")
        return answer

    setattr(Table, "do", do)  # noqa: B010  mypy does not let a method be assigned


@contextmanager
def checking_every_event() -> Iterator[None]:
    """Check the board after every event of every run until the block ends."""
    before = Table.do
    check_every_event()
    try:
        yield
    finally:
        setattr(Table, "do", before)  # noqa: B010
