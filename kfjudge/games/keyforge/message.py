"""Messages in the words of KeyForge."""

from __future__ import annotations

from typing import Any

from kfjudge.core.errors import BadState
from kfjudge.core.message import Message
from kfjudge.games.keyforge import GAME


def message(key: str, /, **places: Any) -> Message:
    return Message(key, tuple(places.items()), GAME)


def bad(key: str, field: str, **places: Any) -> BadState:
    """Say what is wrong with a state, and in which field."""
    return BadState(message(key, field=field, **places), field)
