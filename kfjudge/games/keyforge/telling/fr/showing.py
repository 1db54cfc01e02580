"""French for what is shown."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.fr.effects import Clause, clause, does
from kfjudge.games.keyforge.telling.telling import Telling


@clause.register
def _(effect: dsl.RevealHand, so_far: Telling) -> Clause:
    hand = "votre main" if isinstance(effect.who, n.You) else "sa main"
    return does(effect.who, ("révélez", "révéler", "révèle"), hand, so_far)
