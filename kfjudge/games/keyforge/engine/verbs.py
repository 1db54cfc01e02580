"""What may be done to a card or with it, as permissions, prohibitions and prices speak of it."""

from __future__ import annotations

from typing import Literal, get_args

Verb = Literal[
    "play", "discard", "use", "reap", "fight", "steal-from", "ready", "be-damaged", "deal-fight-damage"
]
VERBS: tuple[Verb, ...] = get_args(Verb)
