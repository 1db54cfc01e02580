"""How much work a play may be: what strangers send in can be short to write and endless to play."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message, message


class TooMuch(Trouble, ValueError):
    """Play was stopped at a bound; the message says at which."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)


_SMALL = 20  # cards


class Budget(Struct):
    """`most` is how much may be done: something that happens, is asked or is waited for counts as one, and so
    do several things in force that have to be weighed."""

    most: int
    done: int = 0

    @property
    def left(self) -> int:
        return self.most - self.done

    def too_much(self) -> TooMuch:
        return TooMuch(message("bound.too-much-work", most=self.most))


def of_cards(most: int, cards: int) -> Budget:
    """What may be done with so many cards: all of them are looked at whenever something happens."""
    return Budget(most // max(1, cards // _SMALL))


def too_deep() -> TooMuch:
    """What follows from one another goes deeper than can be played."""
    return TooMuch(message("bound.too-much-depth"))
