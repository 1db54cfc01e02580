"""Sanctum, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

BROBNAR_AMBASSADOR = card(
    "brobnar-ambassador", FightReap(ThisTurn(May("play-or-use", house("brobnar"), cards=1)))
)

CHALLE_THE_SAFEGUARD = card("challe-the-safeguard")

DIS_AMBASSADOR = card("dis-ambassador", FightReap(ThisTurn(May("play-or-use", house("dis"), cards=1))))

EQUALIZE = card(
    "equalize", Play(RedistributeAember(FRIENDLY & CREATURE), RedistributeAember(ENEMY & CREATURE))
)

LION_BAUTREM = card("lion-bautrem", Power(NEIGHBORS, 2))

LOGOS_AMBASSADOR = card("logos-ambassador", FightReap(ThisTurn(May("play-or-use", house("logos"), cards=1))))

MARS_AMBASSADOR = card("mars-ambassador", FightReap(ThisTurn(May("play-or-use", house("mars"), cards=1))))

SHADOWS_AMBASSADOR = card(
    "shadows-ambassador", FightReap(ThisTurn(May("play-or-use", house("shadows"), cards=1)))
)

UNTAMED_AMBASSADOR = card(
    "untamed-ambassador", FightReap(ThisTurn(May("play-or-use", house("untamed"), cards=1)))
)

OPAL_KNIGHT = card("opal-knight", Play(Destroy(CREATURE & EVEN_POWER)))
