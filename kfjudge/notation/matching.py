"""Which cards are meant by a name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, TypeVar

from kfjudge.core.game import CardFacts
from kfjudge.core.text import name_key
from kfjudge.notation.scenario import CardRef


class Known(Protocol):
    """A card that can be spoken of: on the board, or on its way there."""

    @property
    def label(self) -> str: ...
    @property
    def facts(self) -> CardFacts: ...
    @property
    def controller(self) -> str: ...
    @property
    def owner(self) -> str: ...


Spoken = TypeVar("Spoken", bound=Known)


def matching(ref: CardRef, cards: Collection[Spoken]) -> list[Spoken]:
    """The cards that a reference fits. A title alone means the copies without a label, when there are any; a
    player’s card is the one that the player controls, otherwise those that the player owns."""
    if ref.label:
        key = name_key(ref.label)
        return [card for card in cards if card.label and name_key(card.label) == key]
    copies = [card for card in cards if card.facts.id == ref.card]
    found = [card for card in copies if not card.label] or copies
    if not ref.seat:
        return found
    held = [card for card in found if card.controller == ref.seat]
    return held if len(held) == 1 else [card for card in found if card.owner == ref.seat] or held
