"""KeyForge, as its three rulebooks say."""

from __future__ import annotations

from functools import partial
from typing import Any

from kfjudge.core.errors import BadState
from kfjudge.core.message import game_message

GAME = "keyforge"
BOOKS = {"1.0": "fr", "1.1": "fr", "1.3": "en"}  # by edition, oldest first: the language of its rulebook
DATES = {"1.0": "2018-07", "1.1": "2018-11", "1.3": "2019-05"}  # the month of each
EDITIONS = tuple(BOOKS)


message = partial(game_message, GAME)  # in the words of the game


def bad(key: str, field: str, **places: Any) -> BadState:
    """Say what is wrong with a state, and in which field."""
    return BadState(message(key, field=field, **places), field)
