"""What can be wrong with a match: an unknown fact, a card without a model, a state that cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message, message


class NeedsFact(Trouble, ValueError):
    """The outcome hangs on something nobody has said; the message is what to ask the players."""


class NotModeled(Trouble, ValueError):
    """A card of the table whose behavior the engine does not know yet; `cards` are the ids of all that
    matter here."""

    def __init__(self, card: object, cards: Iterable[str]) -> None:
        super().__init__(message("problem.not-modeled", card=card))
        self.card = card
        self.cards = tuple(cards)


class BadState(Trouble, ValueError):
    """A state that no match can be in, with what would be right."""

    def __init__(self, said: Message, field: str = "") -> None:
        super().__init__(said)
        self.field = field
