"""Dis, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

AEMBER_IMP = card("æmber-imp", whenever(Reaps(CREATURE), Stun(IT)))

ANCIENT_YURK = card("ancient-yurk", Play(Choose(YOUR_HAND, 3), Discard(IT)))

ANGWISH = card("angwish", KeyCost(OPPONENT, DamageOn(SELF)))

BANISH = card("banish", Play(Choose(ENEMY & CREATURE), Archive(IT, said=OPPONENT)))

BINDING_IRONS = card("binding-irons", Play(GainChains(3, OPPONENT)))

BLOODSHARD_IMP = card("bloodshard-imp", whenever(Reaps(CREATURE), Sacrifice(IT, by=ITS_CONTROLLER)))

BRONZE_KEY_IMP = card("bronze-key-imp", CannotForge(None, key=1))

CULL_THE_WEAK = card("cull-the-weak", Play(ChooseExtreme(ENEMY & CREATURE, 1, most=False), Destroy(IT)))

EXHUME = card("exhume", Play(you_may(Choose(CREATURE & YOUR_DISCARD), PlayIt())))

GOLD_KEY_IMP = card("gold-key-imp", CannotForge(None, key=3))

GUB = card("gub", Power(SELF - FLANK, 5), gains(SELF - FLANK, keyword("taunt")))

MISERY_EXPLOIT = card("misery-exploit", Play(Gain(CountOf(ENEMY & DAMAGED & CREATURE))))

NEFFRU = card("neffru", whenever(IsDestroyed(CREATURE), Gain(1, ITS_OWNER)))

NOT_FINISHED_WITH_YOU = card(
    "not-finished-with-you", Play(ChooseAny(CREATURE & YOUR_DISCARD), ShuffleIntoDeck(IT))
)

OLD_YURK = card("old-yurk", Play(Choose(YOUR_HAND, 2), Discard(IT)))

ONYX_KNIGHT = card("onyx-knight", Play(Destroy(CREATURE & ODD_POWER)))

ORB_OF_INVIDIUS = card("orb-of-invidius", whenever(Reaps(CREATURE), Stun(IT)))

ORTANNUS_BINDING = card("ortannu-s-binding", Play(Choose(FRIENDLY & CREATURE), Deal(2)))

ORTANNU_THE_CHAINED = card(
    "ortannu-the-chained",
    AfterReap(
        ReturnToHand(titled("ortannu-s-binding") & YOUR_DISCARD),
        times(ThisWay(), Choose(CREATURE), Deal(2, splash=2)),
    ),
)

PAIN_REACTION = card(
    "pain-reaction", Play(Choose(ENEMY & CREATURE), Deal(2), if_(ItWasDestroyed(), Deal(2, next_to(IT))))
)

SHARD_OF_PAIN = card(
    "shard-of-pain",
    Action(ToOneForEach(CountOf(FRIENDLY & trait("shard")), Choose(ENEMY & CREATURE), Deal(1))),
)

SHADOW_OF_DIS = card("shadow-of-dis", Play(UntilYourTurn(Blank(ENEMY & CREATURE))))

SILVER_KEY_IMP = card("silver-key-imp", CannotForge(None, key=2))

SKULLION = card("skullion", Play(Choose(FRIENDLY & CREATURE), Sacrifice(IT)))

SOULKEEPER = card(
    "soulkeeper", gains(HOST, Destroyed(ChooseExtreme(ENEMY & CREATURE, 1, most=True), Destroy(IT)))
)

SPYYYDER = card("spyyyder", gains(SELF & Attacking(ENEMY & FLANK & CREATURE), keyword("poison")))

STREKE = card("streke", HandSize(OPPONENT, -1, while_=Not(OnFlank())))

TEZMAL = card("tezmal", AfterReap(NameHouse(), NextTurn(OPPONENT, CannotChoose(OPPONENT))))

UNLOCKED_GATEWAY = card("unlocked-gateway", Play(Destroy(CREATURE)))

WRETCHED_DOLL = card(
    "wretched-doll",
    Action(either(AreThere(WITH_DOOM), [Destroy(CREATURE & WITH_DOOM)], [Choose(CREATURE), AddDoom()])),
)

YURK = card("yurk", Play(Choose(YOUR_HAND), Discard(IT)))
