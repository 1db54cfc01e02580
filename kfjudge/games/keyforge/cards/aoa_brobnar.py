"""Brobnar, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *
from kfjudge.games.keyforge.editions import DRUMMERNAUTS_RETURN

ONE_TWO_PUNCH = card(
    "1-2-punch", Play(Choose(ENEMY & CREATURE), either(ItIs(STUNNED), [Destroy(IT)], [Stun(IT)]))
)

BELLOWING_PATRIZATE = card(
    "bellowing-patrizate", whenever(EntersPlay(CREATURE), Deal(1, IT), while_=ThisIs(READY))
)

BINGLE_BANGBANG = card("bingle-bangbang", BeforeFight(Deal(5, next_to(FOUGHT))))

BRAMMO = card("brammo", Play(Deal(2, ENEMY & FLANK & CREATURE)))

COWFYNE = card("cowfyne", BeforeFight(Deal(2, next_to(FOUGHT))))

CULF_THE_QUIET = card("culf-the-quiet")

CYBERGIANT_RIG = card(
    "cybergiant-rig",
    gains(HOST, whenever(TurnEnds(ANY_CARD), RemovePower(1, SELF))),
    Play(Heal(None, HOST), AddPower(ThisWay(), HOST)),
)

DRUMMERNAUT = card(
    "drummernaut",
    PlayFightReap(
        by_edition(
            DRUMMERNAUTS_RETURN,
            itself_too=[Choose(FRIENDLY & CREATURE & trait("giant")), ReturnToHand(IT)],
            another=[Choose(FRIENDLY & CREATURE & trait("giant") - SELF), ReturnToHand(IT)],
        )
    ),
)

FIRST_BLOOD = card(
    "first-blood", Play(DealDivided(CountOf(FRIENDLY & house("brobnar") & CREATURE, each=2), CREATURE))
)

FLAMETHROWER = card("flamethrower", Action(Choose(CREATURE), Deal(1, splash=1)))

FLAMEWAKE_SHAMAN = card("flamewake-shaman", Play(Choose(CREATURE), Deal(2)))

FOOZLE = card("foozle", AfterReap(if_(IsAtLeast(DestroyedThisTurn(OPPONENT)), Gain(1))))

FORGEMASTER_OG = card(
    "forgemaster-og", whenever(ForgesAKey(ANY_CARD, by=None), Lose(AllBut(THAT_PLAYER, 0), THAT_PLAYER))
)

GARGANTES_SCRAPPER = card(
    "gargantes-scrapper", Play(if_(HasAember(YOU, 3), Choose(ENEMY & CREATURE), Deal(3)))
)

GROGGINS = card("groggins", CanOnlyFight(SELF, FLANK & CREATURE))

GROKE = card("groke", AfterFight(Lose(1)))

GRUMP_BUGGY = card(
    "grump-buggy",
    KeyCost(OPPONENT, CountOf(FRIENDLY & CREATURE & PowerAtLeast(5))),
    KeyCost(YOU, CountOf(ENEMY & CREATURE & PowerAtLeast(5))),
)

GRUMPUS_TAMER = card("grumpus-tamer", AfterReap(Search(titled("war-grumpus"), with_discard=True, stays=True)))

INTO_THE_FRAY = card(
    "into-the-fray",
    Play(Choose(FRIENDLY & house("brobnar") & CREATURE), ThisTurn(gains(IT, AfterFight(Ready(SELF))))),
)

LITTLE_RAPSCAL = card("little-rapscal", MustFight(CREATURE))

LOLLOP_THE_TITANIC = card("lollop-the-titanic", cannot("deal-fight-damage", SELF, unless=IsAttacker()))

MIGHT_MAKES_RIGHT = card(
    "might-makes-right",
    Play(if_you_do(you_may(ChooseAny(FRIENDLY & CREATURE, total_power=25), Sacrifice(IT)), ForgeFree())),
)

OGOPOGO = card(
    "ogopogo", whenever(IsDestroyedFighting(CREATURE, attacking=True), you_may(Choose(CREATURE), Deal(2)))
)

POUND = card("pound", Play(Choose(CREATURE), Deal(2, splash=1)))

SHARD_OF_STRENGTH = card(
    "shard-of-strength",
    Action(GiveForEach(Choose(FRIENDLY & CREATURE), AddPower(CountOf(FRIENDLY & trait("shard")), IT))),
)

SIGNAL_FIRE = card(
    "signal-fire", Omni(Sacrifice(SELF), ThisTurn(May("fight", FRIENDLY & house("brobnar") & CREATURE)))
)

THE_FLEX = card(
    "the-flex",
    Play(Choose(FRIENDLY & READY & house("brobnar") & CREATURE), Exhaust(IT), Gain(Half(PowerOf(IT)))),
)

WAR_GRUMPUS = card("war-grumpus", FightReap(Choose(NEIGHBORS & trait("giant")), Ready(IT), Fight(IT)))
