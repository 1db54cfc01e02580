"""What the toy says: messages that are looked up in its own words."""

from __future__ import annotations

from typing import Any

from kfjudge.core.message import Message
from tests.toy import GAME


def message(key: str, /, **places: Any) -> Message:
    return Message(key, tuple(places.items()), GAME)
