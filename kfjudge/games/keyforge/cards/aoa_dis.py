"""Dis, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

BRONZE_KEY_IMP = card("bronze-key-imp", CannotForge(None, key=1))

CULL_THE_WEAK = card("cull-the-weak", Play(ChooseExtreme(ENEMY & CREATURE, 1, most=False), Destroy(IT)))

EXHUME = card("exhume", Play(you_may(Choose(CREATURE & YOUR_DISCARD), PlayIt())))

GOLD_KEY_IMP = card("gold-key-imp", CannotForge(None, key=3))

ONYX_KNIGHT = card("onyx-knight", Play(Destroy(CREATURE & ODD_POWER)))

SILVER_KEY_IMP = card("silver-key-imp", CannotForge(None, key=2))

UNLOCKED_GATEWAY = card("unlocked-gateway", Play(Destroy(CREATURE)))

WRETCHED_DOLL = card(
    "wretched-doll",
    Action(either(AreThere(WITH_DOOM), [Destroy(CREATURE & WITH_DOOM)], [Choose(CREATURE), AddDoom()])),
)
