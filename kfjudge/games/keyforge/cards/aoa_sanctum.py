"""Sanctum, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

ABOND_THE_ARMORSMITH = card(
    "abond-the-armorsmith",
    Armor(FRIENDLY & CREATURE - SELF, 1),
    Action(ThisTurn(Armor(FRIENDLY & CREATURE - SELF, 1))),
)

ANAHITA_THE_TRADER = card(
    "anahita-the-trader",
    AfterReap(Choose(FRIENDLY & ARTIFACT), if_you_do(TakeControl(IT, by=OPPONENT), Pay(2))),
)

AUBADE_THE_GRIM = card("aubade-the-grim", Play(Capture(3)), AfterReap(DiscardAember(1)))

BARON_MENGEVIN = card("baron-mengevin", whenever(IsDiscarded(house("sanctum"), YOU), Capture(1)))

BARRISTER_JOYA = card("barrister-joya", cannot("reap", ENEMY & CREATURE))

BORDAN_THE_REDEEMED = card("bordan-the-redeemed", Action(Capture(2)))

BROBNAR_AMBASSADOR = card(
    "brobnar-ambassador", FightReap(ThisTurn(May("play-or-use", house("brobnar"), cards=1)))
)

CHALLE_THE_SAFEGUARD = card("challe-the-safeguard")

DIS_AMBASSADOR = card("dis-ambassador", FightReap(ThisTurn(May("play-or-use", house("dis"), cards=1))))

EQUALIZE = card(
    "equalize", Play(RedistributeAember(FRIENDLY & CREATURE), RedistributeAember(ENEMY & CREATURE))
)

EYE_OF_JUDGMENT = card("eye-of-judgment", Action(Choose(CREATURE & ANY_DISCARD), Purge(IT)))

FREE_MARKETS = card("free-markets", Play(Gain(AtMost(6, HousesAmong(IN_PLAY, but="sanctum")))))

GOLDEN_AURA = card(
    "golden-aura",
    Play(Choose(CREATURE), Heal(None), ThisTurn(CountsAs(IT, "sanctum")), ThisTurn(cannot("be-damaged", IT))),
)

HAEDROTHS_WALL = card("haedroth-s-wall", Power(FRIENDLY & FLANK & CREATURE, 2))

HALLOWED_SHIELD = card("hallowed-shield", Action(Choose(CREATURE), ThisTurn(cannot("be-damaged", IT))))

HEALING_BLAST = card("healing-blast", Play(Choose(CREATURE), Heal(None), if_(DidAtLeast(4), Gain(2))))

LION_BAUTREM = card("lion-bautrem", Power(NEIGHBORS, 2))

LOGOS_AMBASSADOR = card("logos-ambassador", FightReap(ThisTurn(May("play-or-use", house("logos"), cards=1))))

MARS_AMBASSADOR = card("mars-ambassador", FightReap(ThisTurn(May("play-or-use", house("mars"), cards=1))))

MARTYRS_END = card(
    "martyr-s-end", Play(ChooseAny(FRIENDLY & CREATURE), Destroy(IT), Gain(CreaturesThisWay()))
)

MARUCK_THE_MARKED = card("maruck-the-marked", whenever(PreventsWithArmor(SELF), Capture(ThatMuch(), IT)))

MOTHER_NORTHELLE = card("mother-northelle", AfterReap(Choose(FRIENDLY & CREATURE), MoveAember(1)))

OPAL_KNIGHT = card("opal-knight", Play(Destroy(CREATURE & EVEN_POWER)))

PRINCE_DERRIC = card("prince-derric-unifier", Play(if_(FromHouses(FRIENDLY & CREATURE, 3), Gain(3))))

PROCLAMATION_346E = card(
    "proclamation-346e", KeyCost(OPPONENT, 2, while_=Not(FromHouses(ENEMY & CREATURE, 3)))
)

ROTHAIS_THE_FIERCE = card("rothais-the-fierce")

SERAPHIC_ARMOR = card("seraphic-armor", Armor(HOST, 1), Play(Heal(None, HOST)))

SHADOWS_AMBASSADOR = card(
    "shadows-ambassador", FightReap(ThisTurn(May("play-or-use", house("shadows"), cards=1)))
)

SHARD_OF_HOPE = card(
    "shard-of-hope",
    Action(GiveForEach(Choose(FRIENDLY & CREATURE), Capture(CountOf(FRIENDLY & trait("shard")), IT))),
)

SIR_MARROWS = card("sir-marrows", whenever(GainsByReaping(ANY_CARD, OPPONENT), CaptureGained()))

SMITE = card("smite", Play(Choose(FRIENDLY & CREATURE), Ready(IT), Fight(IT), Deal(2, next_to(ATTACKED))))

THE_GREY_RIDER = card("the-grey-rider", PlayFightReap(you_may(Choose(NEIGHBORS), Ready(IT), Fight(IT))))

UNTAMED_AMBASSADOR = card(
    "untamed-ambassador", FightReap(ThisTurn(May("play-or-use", house("untamed"), cards=1)))
)
