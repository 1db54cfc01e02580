"""What can be wrong with a match: an unknown fact, a card without a model, a state that cannot be."""

from __future__ import annotations

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message, message


class NeedsFact(Trouble):
    """The outcome hangs on something nobody has said; the message is what to ask the players."""


class NotModeled(Trouble):
    """A card of the table whose behaviour the engine does not know yet."""

    def __init__(self, card: object) -> None:
        super().__init__(message("problem.not-modeled", card=card))
        self.card = card


class BadState(Trouble, ValueError):
    """A state that no match can be in, with what would be right."""

    def __init__(self, said: Message, field: str = "") -> None:
        super().__init__(said)
        self.field = field
