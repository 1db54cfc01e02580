"""Arkham Horror: The Card Game, as its Rules Reference of 2016 says: its entries, and play by its rules."""

from __future__ import annotations

from typing import Any

from kfjudge.core.errors import BadState
from kfjudge.core.message import Message

GAME = "arkham"


def message(key: str, /, **places: Any) -> Message:
    """Make a message in the words of the game."""
    return Message(key, tuple(places.items()), GAME)


def bad(key: str, field: str, **places: Any) -> BadState:
    """Say what is wrong with a state, and in which field."""
    return BadState(message(key, field=field, **places), field)
