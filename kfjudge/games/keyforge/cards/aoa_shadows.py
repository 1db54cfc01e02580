"""Shadows, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

BONEROT_VENOM = card("bonerot-venom", whenever(IsUsed(HOST, None), Deal(2)))

BREND_THE_FANATIC = card("brend-the-fanatic", Play(Gain(1, OPPONENT)), Destroyed(Steal(3)))

DUSK_CHRONICLES = card(
    "dusk-chronicles", Play(if_(OPPONENT_RICHER, Draw(1)), if_(YOU_RICHER, Choose(YOUR_HAND), Archive(IT)))
)

FURTIVE_INVESTORS = card("furtive-investors", Play(if_(OPPONENT_RICHER, Gain(ForgedKeys(OPPONENT)))))

GAMGEE = card("gamgee", AfterReap(if_(OPPONENT_RICHER, Steal(1))))

GUARD_DISGUISE = card("guard-disguise", Action(Sacrifice(SELF), if_(Not(HasAember(OPPONENT, 4)), Steal(3))))

HEIST_NIGHT = card("heist-night", Play(Steal(CountOf(FRIENDLY & trait("thief") & CREATURE))))

HIDEAWAY_HOLE = card(
    "hideaway-hole",
    Omni(Sacrifice(SELF), UntilYourTurn(gains(FRIENDLY & CREATURE, keyword("elusive")))),
)

KNUCKLES_BOLTON = card("knuckles-bolton")

LAMINDRA = card("lamindra", gains(NEIGHBORS, keyword("elusive")))

LETHAL_DISTRACTION = card("lethal-distraction", Play(Choose(CREATURE), ThisTurn(TakesMore(IT, 2))))

LIFE_FOR_A_LIFE = card(
    "life-for-a-life",
    Play(Choose(FRIENDLY & CREATURE), if_you_do(Sacrifice(IT), Choose(CREATURE), Deal(6))),
)

LITTLE_NIFF = card("little-niff", whenever(Fights(NEIGHBORS), Steal(1)))

MURKENS = card(
    "murkens",
    Play(ChooseOne(((ChooseRandom(OPPONENT_ARCHIVES),), (FindTop(OPPONENT),))), PlayIt(IT)),
)

NIGHTFORGE = card("nightforge", Play(if_(Not(ForgedThisTurn()), you_may(ForgeKey(4)))))

PERPLEXING_SOPHISTRY = card("perplexing-sophistry", Play(if_(YOU_RICHER, DiscardRandom(), Draw(1))))

PLAGUE_RAT = card("plague-rat", Play(Deal(CountOf(trait("rat") & CREATURE), CREATURE - trait("rat"))))

REDLOCK = card("redlock", whenever(TurnEnds(ANY_CARD), if_(Not(PlayedThisTurn(CREATURE)), Gain(1))))

RIGGED_LOTTERY = card(
    "rigged-lottery", Play(DiscardTop(None, 5, by=None), OfEach(house("shadows"), (Gain(1, ITS_OWNER),)))
)

RONNIE_WRISTCLOCKS = card("ronnie-wristclocks", Play(either(HasAember(OPPONENT, 7), [Steal(2)], [Steal(1)])))

SACK_OF_COINS = card("sack-of-coins", Play(ToOneForEach(AemberOf(YOU), Choose(CREATURE), Deal(1))))

SCOWLY_CAPER = card(
    "scowly-caper",
    EntersUnder(OPPONENT),
    May("use", SELF),
    whenever(TurnEnds(ANY_CARD), Choose(NEIGHBORS), Destroy(IT)),
)

SHARD_OF_GREED = card("shard-of-greed", Action(Gain(CountOf(FRIENDLY & trait("shard")))))

SUCKER_PUNCH = card(
    "sucker-punch", Play(Choose(ENEMY & CREATURE), Deal(2), if_(ItWasDestroyed(), Archive(SELF)))
)

SWINDLE = card("swindle", Play(Steal(3)))

THROWING_STARS = card("throwing-stars", Play(Choose(CREATURE, 3, up_to=True), Deal(1), Gain(ThisWay())))

WHISTLING_DARTS = card("whistling-darts", Play(Deal(1, ENEMY & CREATURE)))

YANTZEE_GANG = card("yantzee-gang", Action(Steal(1)))
