"""What holds of every board at every moment, whatever is played: no number on it is below zero. Which numbers
there are, the schema of the game says. With `KFJUDGE_SOUND=1` in the environment, or under `watching`, every
board is looked at after every event of every run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kfjudge.core.events import Event
from kfjudge.core.schema import CARD, TURN, Schema
from kfjudge.core.table import Table


class BrokenInvariant(AssertionError):
    """A board that no match can come to: a mistake of the engine, or of a card."""


def find_negative_numbers(schema: Schema, board: Any) -> list[str]:
    """Every number of a board that is below zero: of what, which, and how much."""
    return [
        f"{name}: {mark.field} is {number}"
        for of, name, piece in _pieces(schema, board)
        for mark in schema.marks_of(of, "count", "own")
        for number in _numbers(getattr(piece, mark.field))
        if number < 0
    ]


def _pieces(schema: Schema, board: Any) -> Iterator[tuple[str, str, Any]]:
    """All that has marks: the owners, the cards, the turn under way."""
    for owner in schema.owners:
        for name, piece in getattr(board, owner.field).items():
            yield owner.kind, name, piece
    for uid, card in board.cards.items():
        yield CARD, uid, card
    yield TURN, TURN, board.turn


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _numbers(part)
    elif isinstance(value, int):
        yield value


def check_after(table: Table[Any], event: Event) -> None:
    """See that the board is sound after an event. Raises Unsound."""
    wrong = [] if table.schema is None else find_negative_numbers(table.schema, table.board)
    if wrong:
        raise BrokenInvariant(f"after {type(event).__name__}: {'; '.join(wrong)}")


def check_every_event() -> None:
    """From here on, look after every event of every run."""
    unwatched = Table.do

    def do(table: Table[Any], event: Event) -> Any:
        answer = unwatched(table, event)
        check_after(table, event)
        return answer

    setattr(Table, "do", do)  # noqa: B010  mypy does not let a method be assigned


@contextmanager
def checking_every_event() -> Iterator[None]:
    """Look after every event of every run, for a while."""
    before = Table.do
    check_every_event()
    try:
        yield
    finally:
        setattr(Table, "do", before)  # noqa: B010
