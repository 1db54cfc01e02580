"""English for what is shown."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import does
from kfjudge.games.keyforge.telling.telling import Telling


@clause.register
def _(effect: dsl.RevealHand, so_far: Telling) -> str:
    hand = "your hand" if isinstance(effect.who, n.You) else "their hand"
    return f"{does(effect.who, 'reveal', so_far)} {hand}"
