"""A choice in a match: who decides, the question, the legal answers, and the rule that asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from kfjudge.core.message import Message

CHANCE = "chance"  # "decides" what no player does: a shuffle, a die, a random discard


class Option(NamedTuple):
    """A legal answer: "fight:krump", of the kind "fight", about the card with the uid "krump". Where chance
    decides, `weight` is the number of equally likely cases it stands for. A tuple, because explorations make
    them by the hundred thousand."""

    id: str
    kind: str
    words: Message
    card: str | None = None
    weight: int = 1


class Ask(Struct, frozen=True):
    """A pending choice. `turn` marks the choice of the next action, which is asked even if there is only one;
    `order` marks the mere order of simultaneous things. `default` is the option taken by a script that says
    nothing here; `later` marks a choice that such a script leaves to its next step instead."""

    who: str
    question: Message
    options: tuple[Option, ...]
    cite: tuple[str, ...] = ()
    turn: bool = False
    order: bool = False
    default: str | None = None
    later: bool = False


class Decision(Struct, frozen=True):
    """An answer that was given, or that was `forced`, as the only legal one."""

    ask: Ask
    option: Option
    forced: bool


class Undecided(BaseException):
    """Stops the run until the choice is answered. Not an error: only `play_on` may catch it."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


class IllegalChoice(ValueError):
    """An answer that the rules do not allow here; the error lists the legal ones."""

    def __init__(self, given: str, legal: Iterable[str], who: str | None = None) -> None:
        self.given = given
        self.legal = tuple(legal)
        self.who = who
        if self.legal:
            text = f"{given!r} is not legal here; {who} may choose: {', '.join(self.legal)}"
        else:
            text = f"{given!r} is left over: nothing is to be decided"
        super().__init__(text)
