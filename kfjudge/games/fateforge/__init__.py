"""Fateforge: Chronicles of Kaan, as its French rulebook says: its entries, and its battle scenes."""

from __future__ import annotations

from functools import partial
from typing import Any

from kfjudge.core.errors import BadState
from kfjudge.core.message import game_message

GAME = "fateforge"


message = partial(game_message, GAME)  # in the words of the game


def bad(key: str, field: str, **places: Any) -> BadState:
    """Say what is wrong with a state, and in which field."""
    return BadState(message(key, field=field, **places), field)
