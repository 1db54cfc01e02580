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

FIRST_BLOOD = card(
    "first-blood", Play(DealDivided(CountOf(FRIENDLY & house("brobnar") & CREATURE, each=2), CREATURE))
)

FOOZLE = card("foozle", AfterReap(if_(IsAtLeast(DestroyedThisTurn(OPPONENT)), Gain(1))))

MIGHT_MAKES_RIGHT = card(
    "might-makes-right",
    Play(if_you_do(you_may(ChooseAny(FRIENDLY & CREATURE, total_power=25), Sacrifice(IT)), ForgeFree())),
)

THE_FLEX = card(
    "the-flex",
    Play(Choose(FRIENDLY & READY & house("brobnar") & CREATURE), Exhaust(IT), Gain(Half(PowerOf(IT)))),
)
