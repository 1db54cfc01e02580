"""What the symbols of the chaos bag do in each scenario, on both sides of its card."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

THE_GATHERING = card(
    "the-gathering",
    symbol("skull", Minus(Count(GHOUL & ENEMY & HERE))),
    symbol("cultist", -1, IfFailed(Take(horror=1))),
    symbol("tablet", -2, TakeIfThere(1, GHOUL & ENEMY & HERE)),
)
