"""What the toy says: messages that are looked up in its own words."""

from __future__ import annotations

from functools import partial

from kfjudge.core.message import game_message
from tests.toy import GAME

message = partial(game_message, GAME)
