"""Shadows, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

BONEROT_VENOM = card("bonerot-venom", whenever(IsUsed(HOST, None), Deal(2)))

BREND_THE_FANATIC = card("brend-the-fanatic", Play(Gain(1, OPPONENT)), Destroyed(Steal(3)))

FURTIVE_INVESTORS = card("furtive-investors", Play(if_(OPPONENT_RICHER, Gain(ForgedKeys(OPPONENT)))))

GAMGEE = card("gamgee", AfterReap(if_(OPPONENT_RICHER, Steal(1))))

HEIST_NIGHT = card("heist-night", Play(Steal(CountOf(FRIENDLY & trait("thief") & CREATURE))))

KNUCKLES_BOLTON = card("knuckles-bolton")

LAMINDRA = card("lamindra", gains(NEIGHBORS, keyword("elusive")))

LIFE_FOR_A_LIFE = card(
    "life-for-a-life",
    Play(Choose(FRIENDLY & CREATURE), if_you_do(Sacrifice(IT), Choose(CREATURE), Deal(6))),
)

PLAGUE_RAT = card("plague-rat", Play(Deal(CountOf(trait("rat") & CREATURE), CREATURE - trait("rat"))))

RONNIE_WRISTCLOCKS = card("ronnie-wristclocks", Play(either(HasAember(OPPONENT, 7), [Steal(2)], [Steal(1)])))

SACK_OF_COINS = card("sack-of-coins", Play(Choose(CREATURE), Deal(AemberOf(YOU))))

SHARD_OF_GREED = card("shard-of-greed", Action(Gain(CountOf(FRIENDLY & trait("shard")))))

SUCKER_PUNCH = card(
    "sucker-punch", Play(Choose(ENEMY & CREATURE), Deal(2), if_(ItWasDestroyed(), Archive(SELF)))
)

SWINDLE = card("swindle", Play(Steal(3)))

THROWING_STARS = card("throwing-stars", Play(Choose(CREATURE, 3, up_to=True), Deal(1), Gain(ThisWay())))

WHISTLING_DARTS = card("whistling-darts", Play(Deal(1, ENEMY & CREATURE)))

YANTZEE_GANG = card("yantzee-gang", Action(Steal(1)))
