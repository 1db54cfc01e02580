"""Dis, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

ANNIHILATION_RITUAL = card("annihilation-ritual", PurgedInstead(CREATURE))

ARISE = card(
    "arise",
    Play(NameHouse(), ReturnToHand(CREATURE & OF_NAMED_HOUSE & YOUR_DISCARD), GainChains(1)),
)

A_FAIR_GAME = card(
    "a-fair-game",
    Play(
        DiscardTop(OPPONENT),
        RevealHand(OPPONENT),
        Gain(CountOf(InZone("hand", OPPONENT) & SharesHouse(IT))),
        OpponentRepeats(),
    ),
)

CHARETTE = card("charette", Play(Capture(3)))

COLLAR_OF_SUBORDINATION = card("collar-of-subordination", Controls(HOST))

CONTROL_THE_WEAK = card(
    "control-the-weak", Play(NameHouse(OPPONENT), NextTurn(OPPONENT, MustChoose(None, OPPONENT)))
)

CREEPING_OBLIVION = card("creeping-oblivion", Play(ChooseInOnePile(ANY_DISCARD, 2), Purge(IT)))

DANCE_OF_DOOM = card("dance-of-doom", Play(NameNumber(), Destroy(CREATURE & OF_NAMED_POWER)))

DOMINATOR_BAUBLE = card("dominator-bauble", Action(Choose(FRIENDLY & CREATURE), Use(IT)))

DRUMBLE = card("drumble", Play(if_(HasAember(OPPONENT, 7), Capture(AemberOf(OPPONENT)))))

DUST_IMP = card("dust-imp", Destroyed(Gain(2)))

EATER_OF_THE_DEAD = card(
    "eater-of-the-dead", FightReap(Choose(CREATURE & ANY_DISCARD), if_you_do(Purge(IT), AddPower(1)))
)

EMBER_IMP = card("ember-imp", cannot("play", who=OPPONENT, beyond=2))

FEAR = card("fear", Play(Choose(ENEMY & CREATURE), ReturnToHand(IT)))

FLAME_WREATHED = card("flame-wreathed", Power(HOST, 2), gains(HOST, keyword("hazardous", 2)))

GABOS_LONGARMS = card("gabos-longarms", BeforeFight(Choose(CREATURE), StrikeInstead()))

GATEWAY_TO_DIS = card("gateway-to-dis", Play(Destroy(CREATURE), GainChains(3)))

GONGOOZLE = card("gongoozle", Play(Choose(CREATURE), Deal(3), if_(ItSurvived(), DiscardRandom(ITS_OWNER))))

GUARDIAN_DEMON = card(
    "guardian-demon",
    PlayFightReap(Choose(CREATURE), Heal(2, up_to=True), Choose(CREATURE - IT), Deal(ThisWay())),
)

GUILTY_HEARTS = card("guilty-hearts", Play(Destroy(CREATURE & WITH_AEMBER)))

HAND_OF_DIS = card("hand-of-dis", Play(Choose(CREATURE - FLANK), Destroy(IT)))

HECATOMB = card(
    "hecatomb",
    Play(
        Destroy(house("dis") & CREATURE),
        Gain(DestroyedThisWay(YOU)),
        Gain(DestroyedThisWay(OPPONENT), OPPONENT),
    ),
)

HYSTERIA = card("hysteria", Play(ReturnToHand(CREATURE)))

KEY_HAMMER = card("key-hammer", Play(if_(ForgedLastTurn(), UnforgeLast()), Gain(6, OPPONENT)))

KEY_TO_DIS = card("key-to-dis", Omni(Sacrifice(SELF), Destroy(CREATURE)))

LASH_OF_BROKEN_DREAMS = card("lash-of-broken-dreams", Action(NextTurn(OPPONENT, KeyCost(None, 3))))

LIBRARY_OF_THE_DAMNED = card("library-of-the-damned", Action(Choose(YOUR_HAND), Archive(IT)))

LIFEWARD = card("lifeward", Omni(Sacrifice(SELF), NextTurn(OPPONENT, cannot("play", CREATURE, who=OPPONENT))))

MASTER_OF_1 = card("master-of-1", AfterReap(you_may(Choose(CREATURE & OfPower(1)), Destroy(IT))))

MASTER_OF_2 = card("master-of-2", AfterReap(you_may(Choose(CREATURE & OfPower(2)), Destroy(IT))))

MASTER_OF_3 = card("master-of-3", AfterReap(you_may(Choose(CREATURE & OfPower(3)), Destroy(IT))))

MIND_BARB = card("mind-barb", Play(DiscardRandom()))

OVERLORD_GREKING = card("overlord-greking", whenever(IsDestroyedFighting(ENEMY & CREATURE), PutIntoPlay(IT)))

PANDEMONIUM = card("pandemonium", Play(Capture(1, CREATURE & UNDAMAGED, from_=ITS_OPPONENT)))

PIT_DEMON = card("pit-demon", Action(Steal(1)))

PITLORD = card("pitlord", MustChoose("dis"))

POLTERGEIST = card("poltergeist", Play(Choose(ARTIFACT), Use(IT), Destroy(IT)))


RED_HOT_ARMOR = card(
    "red-hot-armor",
    Play(ThisTurn(ArmorLost(ENEMY & CREATURE & WITH_ARMOR)), Deal(ArmorLostThisWay(), IT)),
)

RESTRINGUNTUS = card("restringuntus", Play(NameHouse(), UntilItLeaves(CannotChoose(OPPONENT))))

SACRIFICIAL_ALTAR = card(
    "sacrificial-altar",
    Action(
        Choose(FRIENDLY & trait("human") & CREATURE),
        if_you_do(Purge(IT), Choose(CREATURE & YOUR_DISCARD), PlayIt()),
    ),
)

SCREAMING_CAVE = card("screaming-cave", Action(ShuffleIntoDeck(YOUR_HAND | YOUR_DISCARD)))

SHAFFLES = card("shaffles", whenever(TurnEnds(ANY_CARD), Lose(1)))

SHOOLER = card("shooler", Play(if_(HasAember(OPPONENT, 4), Steal(1))))

SNUDGE = card("snudge", FightReap(Choose(ARTIFACT | (FLANK & CREATURE)), ReturnToHand(IT)))

SOUL_SNATCHER = card("soul-snatcher", whenever(IsDestroyed(CREATURE), Gain(1, ITS_OWNER)))

STEALER_OF_SOULS = card(
    "stealer-of-souls", whenever(IsDestroyedFighting(ENEMY & CREATURE), Purge(IT), Gain(1))
)

SUCCUBUS = card("succubus", HandSize(OPPONENT, -1))

TENDRILS_OF_PAIN = card("tendrils-of-pain", Play(Deal(1, CREATURE), if_(ForgedLastTurn(), Deal(3, CREATURE))))

TENTACUS = card("tentacus", MustPay("use", ARTIFACT, 1))

THE_TERROR = card("the-terror", Play(if_(OPPONENT_BROKE, Gain(2))))

THREE_FATES = card("three-fates", Play(ChooseExtreme(CREATURE, 3, most=True), Destroy(IT)))

TOCSIN = card("tocsin", AfterReap(DiscardRandom()))

TOLAS = card("tolas", whenever(IsDestroyed(CREATURE), Gain(1, ITS_OPPONENT)))

TRUEBARU = card("truebaru", MustLose(3), Destroyed(Gain(5)))
