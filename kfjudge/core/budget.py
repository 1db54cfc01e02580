"""How much work a play may be: what strangers send in can be short to write and endless to play."""

from __future__ import annotations

from math import inf
from time import process_time

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message, message


class TooMuch(Trouble, ValueError):
    """Play was stopped at a bound; the message says at which."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)


PATIENCE = 4  # seconds of work
_SMALL = 20  # cards


class Budget(Struct):
    """`most` is how much may be done: something that happens, is asked or is waited for counts as one, and so
    do several things in force that have to be weighed. Where that takes longer than anybody thought, it ends
    at a time of the process."""

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
    """What may be done with so many cards: all of them are looked at whenever something happens."""
    return Budget(most // max(1, cards // _SMALL), ends=process_time() + seconds, seconds=seconds)


def too_deep() -> TooMuch:
    """What follows from one another goes deeper than can be played."""
    return TooMuch(message("bound.too-much-depth"))
