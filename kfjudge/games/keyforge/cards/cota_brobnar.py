"""Brobnar, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

ANGER = card("anger", Play(Choose(FRIENDLY & CREATURE), Ready(IT), Fight(IT)))

AUTOCANNON = card("autocannon", whenever(EntersPlay(CREATURE), Deal(1, IT)))

BANNER_OF_BATTLE = card("banner-of-battle", Power(FRIENDLY & CREATURE, 1))

BAREHANDED = card("barehanded", Play(PutOnDeck(ARTIFACT)))

BILGUM_AVALANCHE = card("bilgum-avalanche", whenever(ForgesAKey(ANY_CARD), Deal(2, ENEMY & CREATURE)))

BLOOD_MONEY = card("blood-money", Play(Choose(ENEMY & CREATURE), PutAember(2, IT)))

BLOOD_OF_TITANS = card("blood-of-titans", Power(HOST, 5))

BROTHERS_IN_BATTLE = card(
    "brothers-in-battle", Play(NameHouse(), ThisTurn(May("fight", FRIENDLY & CREATURE & OF_NAMED_HOUSE)))
)

BUMPSY = card("bumpsy", Play(Lose(1)))

BURN_THE_STOCKPILE = card("burn-the-stockpile", Play(if_(HasAember(OPPONENT, 7), Lose(4))))

CANNON = card("cannon", Action(Choose(CREATURE), Deal(2)))

CHAMPIONS_CHALLENGE = card(
    "champion-s-challenge",
    Play(
        ChooseExtreme(ENEMY & CREATURE, 1, most=True),
        Destroy(ENEMY & CREATURE - IT),
        ChooseExtreme(FRIENDLY & CREATURE, 1, most=True),
        Destroy(FRIENDLY & CREATURE - IT),
        Choose(FRIENDLY & CREATURE),
        Ready(IT),
        Fight(IT),
    ),
)

COWARDS_END = card("coward-s-end", Play(Destroy(CREATURE & UNDAMAGED), GainChains(3)))

EARTHSHAKER = card("earthshaker", Play(Destroy(CREATURE & PowerAtMost(3))))

FIRESPITTER = card("firespitter", BeforeFight(Deal(1, ENEMY & CREATURE)))

FOLLOW_THE_LEADER = card("follow-the-leader", Play(ThisTurn(May("fight", FRIENDLY & CREATURE))))

GANGER_CHIEFTAIN = card("ganger-chieftain", Play(you_may(Choose(NEIGHBORS), Ready(IT), Fight(IT))))

GAUNTLET_OF_COMMAND = card("gauntlet-of-command", Action(Choose(FRIENDLY & CREATURE), Ready(IT), Fight(IT)))

GRENADE_SNIB = card("grenade-snib", Destroyed(Lose(2)))

HEADHUNTER = card("headhunter", AfterFight(Gain(1)))

HEBE_THE_HUGE = card("hebe-the-huge", Play(Deal(2, CREATURE & UNDAMAGED - SELF)))

IRON_OBELISK = card(
    "iron-obelisk", KeyCost(OPPONENT, CountOf(FRIENDLY & DAMAGED & house("brobnar") & CREATURE))
)

KELIFI_DRAGON = card(
    "kelifi-dragon",
    cannot("play", SELF, unless=HasAember(YOU, 7)),
    FightReap(Gain(1), Choose(CREATURE), Deal(5)),
)

KING_OF_THE_CRAG = card("king-of-the-crag", Power(ENEMY & CREATURE & house("brobnar"), -2))

KRUMP = card("krump", whenever(IsDestroyedFighting(ENEMY & CREATURE), Lose(1)))

LAVA_BALL = card("lava-ball", Play(Choose(CREATURE), Deal(4, splash=2)))

LOMIR_FLAMEFIST = card("lomir-flamefist", Play(if_(HasAember(OPPONENT, 7), Lose(2))))

LOOT_THE_BODIES = card("loot-the-bodies", Play(ThisTurn(whenever(IsDestroyed(ENEMY & CREATURE), Gain(1)))))

LOOTER_GOBLIN = card("looter-goblin", AfterReap(ThisTurn(whenever(IsDestroyed(ENEMY & CREATURE), Gain(1)))))

MIGHTY_JAVELIN = card("mighty-javelin", Omni(Sacrifice(SELF), Choose(CREATURE), Deal(4)))

MUGWUMP = card("mugwump", whenever(IsDestroyedFighting(ENEMY & CREATURE), Heal(None, SELF), AddPower(1)))

PHOENIX_HEART = card("phoenix-heart", gains(HOST, Destroyed(ReturnToHand(SELF), Deal(3, CREATURE))))

PILE_OF_SKULLS = card(
    "pile-of-skulls",
    whenever(IsDestroyed(ENEMY & CREATURE), Choose(FRIENDLY & CREATURE), Capture(1, IT), during=YOU),
)

PINGLE_WHO_ANNOYS = card("pingle-who-annoys", whenever(EntersPlay(ENEMY & CREATURE), Deal(1, IT)))

PUNCH = card("punch", Play(Choose(CREATURE), Deal(3)))

RELENTLESS_ASSAULT = card(
    "relentless-assault", Play(OneAtATime(FRIENDLY & CREATURE, 3, (Ready(IT), Fight(IT))))
)

ROCK_HURLING_GIANT = card(
    "rock-hurling-giant",
    whenever(IsDiscarded(house("brobnar"), YOU), you_may(Choose(CREATURE), Deal(4)), during=YOU),
)

ROGUE_OGRE = card(
    "rogue-ogre", whenever(TurnEnds(ANY_CARD), if_(PlayedExactly(1), Heal(2, SELF), Capture(1, SELF)))
)

SCREECHBOMB = card("screechbomb", Omni(Sacrifice(SELF), Lose(2)))

SMAAASH = card("smaaash", Play(Choose(CREATURE), Stun(IT)))

SMITH = card("smith", Play(if_(MoreCreatures(YOU), Gain(2))))

SOUND_THE_HORNS = card(
    "sound-the-horns", Play(if_you_do(DiscardUntil(house("brobnar") & CREATURE), ReturnToHand(IT)))
)

TAKE_THAT_SMARTYPANTS = card(
    "take-that-smartypants", Play(if_(AreThere(ENEMY & house("logos"), 3), Steal(2)))
)

THE_WARCHEST = card("the-warchest", Action(Gain(DestroyedThisTurn(OPPONENT, fighting=True))))

TIRELESS_CROCAG = card(
    "tireless-crocag",
    cannot("reap", SELF),
    May("use", SELF),
    DestroyedWhile(SELF, Not(AreThere(ENEMY & CREATURE))),
)

TREMOR = card("tremor", Play(Choose(CREATURE), Stun(IT | next_to(IT))))

TROLL = card("troll", AfterReap(Heal(3, SELF)))

UNGUARDED_CAMP = card(
    "unguarded-camp", Play(Choose(FRIENDLY & CREATURE, CreaturesBeyond(YOU)), Capture(1, IT))
)

VALDR = card("valdr", DealsMore(SELF, 2, ENEMY & CREATURE & FLANK))

WARDRUMMER = card("wardrummer", Play(ReturnToHand(FRIENDLY & CREATURE & house("brobnar") - SELF)))

WARSONG = card("warsong", Play(ThisTurn(whenever(Fights(FRIENDLY & CREATURE), Gain(1)))))

YO_MAMA_MASTERY = card("yo-mama-mastery", gains(HOST, keyword("taunt")), Play(Heal(None, HOST)))
