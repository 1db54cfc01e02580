"""What the symbols of the chaos bag do in each scenario, on both sides of its card."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

THE_GATHERING = card(
    "the-gathering",
    symbol("skull", Minus(Count(GHOUL & ENEMY & HERE))),
    symbol("cultist", -1, IfFailed(Take(horror=1))),
    symbol("tablet", -2, TakeIfThere(1, GHOUL & ENEMY & HERE)),
)

THE_MIDNIGHT_MASKS = card(
    "the-midnight-masks",
    symbol("skull", Minus(MostDoom(CULTIST & ENEMY))),
    symbol("cultist", -2, DoomOnNearest(CULTIST & ENEMY)),
    symbol("tablet", -3, IfFailed(LeaveClue())),
)

THE_DEVOURER_BELOW = card(
    "the-devourer-below",
    symbol("skull", Minus(Count(MONSTER & ENEMY))),
    symbol("cultist", -2, DoomOnNearest(ENEMY)),
    symbol("tablet", -3, TakeIfThere(1, MONSTER & ENEMY & HERE)),
    symbol("elder-thing", -5, RevealMoreIfThere(ANCIENT_ONE & ENEMY)),
)
