"""Mars, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

EXTINCTION = card(
    "extinction",
    Play(Choose(CREATURE), Destroy(IT | (CREATURE & SharesTrait(IT))), GainChains(1)),
)

STORM_CRAWLER = card("storm-crawler", DealsInFight(SELF, 1), whenever(Reaps(ENEMY & CREATURE), Stun(IT)))

TYXL_BEAMBUCKLER = card("tyxl-beambuckler", Play(Choose(CREATURE), Deal(2), MoveToFlank(IT)))

YXLYX_STIMRAGER = card("yxlyx-stimrager", AfterFight(Choose(CREATURE), Deal(2), MoveToFlank(IT)))

ZYSYSYX_SHOCKWORM = card("zysysyx-shockworm", whenever(Reaps(ENEMY & CREATURE), Stun(IT)))
