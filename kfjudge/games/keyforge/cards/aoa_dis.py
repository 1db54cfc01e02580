"""Dis, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

CULL_THE_WEAK = card("cull-the-weak", Play(ChooseExtreme(ENEMY & CREATURE, 1, most=False), Destroy(IT)))

UNLOCKED_GATEWAY = card("unlocked-gateway", Play(Destroy(CREATURE)))

WRETCHED_DOLL = card(
    "wretched-doll",
    Action(either(AreThere(WITH_DOOM), [Destroy(CREATURE & WITH_DOOM)], [Choose(CREATURE), AddDoom()])),
)
