"""A bound on the work of one play: a board that is short to write can be endless to play."""

from __future__ import annotations

from math import inf
from time import process_time

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message, message


class TooMuch(Trouble, ValueError):
    """Play was stopped at a bound; the message says which."""

    def __init__(self, words: Message) -> None:
        super().__init__(words)


PATIENCE = 4  # seconds of work
_SMALL = 20  # cards


class Budget(Struct):
    """What is left of a bound. Each event and each choice counts as one, against `most`; so do several
    constant abilities that have to be weighed. Play also stops when the process time reaches `ends`."""

    most: int
    done: int = 0
    ends: float = inf
    seconds: int = 0

    @property
    def left(self) -> int:
        return 0 if self.is_late else self.most - self.done

    @property
    def is_late(self) -> bool:
        return process_time() >= self.ends

    def too_much(self) -> TooMuch:
        if self.is_late:
            return TooMuch(message("bound.too-long", seconds=self.seconds))
        return TooMuch(message("bound.too-much-work", most=self.most))


def budget_for(most: int, cards: int, seconds: int = PATIENCE) -> Budget:
    """Make the budget for a board of so many cards. The more cards, the less may be done: every event looks
    at all of them."""
    return Budget(most // max(1, cards // _SMALL), ends=process_time() + seconds, seconds=seconds)
