"""A choice: who decides, what is asked, what may be answered, and which rule asks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from kfjudge.core.message import Message

CHANCE = "chance"  # who "decides" what nobody does


class Option(NamedTuple):
    """One legal answer. `kind` says what sort of answer, `card` the uid it concerns; `weight` how many
    equally likely cases it stands for, where chance decides. A tuple, because explorations make them by the
    hundred thousand."""

    id: str
    kind: str
    words: Message
    card: str | None = None
    weight: int = 1


class Ask(Struct, frozen=True):
    """A pending choice. `turn` marks the choice between actions, which is never taken by itself;
    `order` marks the mere order of simultaneous things. `default` is the option that a script means which
    says nothing here; `later` marks a choice that such a script leaves to its next step instead."""

    who: str
    question: Message
    options: tuple[Option, ...]
    cite: tuple[str, ...] = ()
    turn: bool = False
    order: bool = False
    default: str | None = None
    later: bool = False


class Decision(Struct, frozen=True):
    """An answer that was given (or forced, when it was the only legal one)."""

    ask: Ask
    option: Option
    forced: bool


class Undecided(BaseException):
    """The run stops here until somebody answers. Not an error: nothing else may catch it."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


class IllegalChoice(ValueError):
    """An answer that the rules do not allow here; lists those that they do."""

    def __init__(self, given: str, legal: Iterable[str], who: str | None = None) -> None:
        self.given = given
        self.legal = tuple(legal)
        self.who = who
        if self.legal:
            said = f"{given!r} is not legal here; {who} may choose: {', '.join(self.legal)}"
        else:
            said = f"{given!r} is left over: nothing is to be decided"
        super().__init__(said)
