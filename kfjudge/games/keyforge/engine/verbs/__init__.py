"""What may be done with cards: played, used, fought with, damaged, destroyed, moved. A `Verb` is one of
those that permissions, prohibitions and prices name."""

from __future__ import annotations

from typing import Literal, get_args

Verb = Literal[
    "play", "discard", "use", "reap", "fight", "steal-from", "ready", "be-damaged", "deal-fight-damage"
]
VERBS: tuple[Verb, ...] = get_args(Verb)
