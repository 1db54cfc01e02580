"""Brobnar, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *
from kfjudge.games.keyforge.editions import DRUMMERNAUTS_RETURN

DRUMMERNAUT = card(
    "drummernaut",
    PlayFightReap(
        by_edition(
            DRUMMERNAUTS_RETURN,
            itself_too=[Choose(FRIENDLY & CREATURE & trait("giant")), ReturnToHand(IT)],
            another=[Choose(FRIENDLY & CREATURE & trait("giant") - SELF), ReturnToHand(IT)],
        )
    ),
)
