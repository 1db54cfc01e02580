"""Untamed, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

AEMBERSPINE_MONGREL = card("æmberspine-mongrel", whenever(Reaps(CREATURE, OPPONENT), Gain(1)))

BUMBLEBIRD = card("bumblebird", Play(AddPower(2, FRIENDLY & CREATURE & house("untamed") - SELF)))

CAMOUFLAGE = card("camouflage", CannotFight(CREATURE - FLANK, HOST))

DHARNA = card(
    "dharna",
    Play(Gain(CountOf(FRIENDLY & CREATURE & DAMAGED))),
    AfterReap(Choose(FRIENDLY & CREATURE), Heal(2)),
)

DUSKWITCH = card("duskwitch", EntersReady(FRIENDLY & CREATURE))

EARTHBIND = card("earthbind", cannot("use", HOST, unless=HasDiscarded(HOSTS_CONTROLLER)))

FANGHOUSE = card("fanghouse")

GLIMMER = card("glimmer", Play(Choose(YOUR_DISCARD), ReturnToHand(IT)))

GRAVID_CYCLE = card("gravid-cycle", Play(Choose(YOUR_DISCARD), ReturnToHand(IT)))

GROVEKEEPER = card("grovekeeper", whenever(TurnEnds(ANY_CARD), AddPower(1, NEIGHBORS)))

HEART_OF_THE_FOREST = card("heart-of-the-forest", CannotForge(None, ahead=True))

KNOXX = card("knoxx", Power(SELF, CountOf(NEIGHBORS, 3)))

MARMO_SWARM = card("marmo-swarm", Power(SELF, AemberOf(YOU)))

NIFFLE_GROUNDS = card("niffle-grounds", Action(Choose(CREATURE), ThisTurn(Loses(IT, ("taunt", "elusive")))))

PANPACA_ANGA = card("panpaca-anga", Power(CREATURE & RightOf(SELF), 2))

PANPACA_JAGA = card("panpaca-jaga", gains(CREATURE & LeftOf(SELF), keyword("skirmish")))

PERSISTENCE_HUNTING = card(
    "persistence-hunting", Play(NameHouse(), Exhaust(ENEMY & CREATURE & OF_NAMED_HOUSE))
)

PO_S_PIXIES = card("po-s-pixies", TakenFromSupply(YOU))

PUNCTUATED_EQUILIBRIUM = card("punctuated-equilibrium", Play(DiscardHand(), RefillHand()))

QUICKSAND = card(
    "quicksand",
    Play(
        if_(
            Not(AreThere(FRIENDLY & CREATURE & READY & house("untamed"))),
            ChooseExtreme(FRIENDLY & CREATURE, 1, most=True, called="yours"),
        ),
        if_(
            Not(AreThere(ENEMY & CREATURE & READY & house("untamed"))),
            ChooseExtreme(ENEMY & CREATURE, 1, most=True, called="theirs"),
        ),
        Destroy(called("yours") | called("theirs")),
    ),
)

ROXADOR = card("roxador", DealsInFight(SELF, 2), AfterFight(Stun(FOUGHT)))

RUSTGNAWER = card("rustgnawer", AfterFight(Choose(ARTIFACT), Destroy(IT), Gain(BonusOf(IT))))

SHARD_OF_LIFE = card(
    "shard-of-life",
    Action(Choose(YOUR_DISCARD, CountOf(FRIENDLY & trait("shard"))), ShuffleIntoDeck(IT)),
)

SOLDIERS_TO_FLOWERS = card(
    "soldiers-to-flowers",
    Play(
        Purge(CREATURE & house("untamed") & ANY_DISCARD),
        Gain(OwnedThisWay(YOU)),
        Gain(OwnedThisWay(OPPONENT), OPPONENT),
    ),
)

SONG_OF_SPRING = card(
    "song-of-spring",
    Play(
        ChooseAny(CREATURE & house("untamed") & (YOUR_HAND | YOUR_DISCARD | FRIENDLY & IN_PLAY)),
        ShuffleIntoDeck(IT),
    ),
)

TANTADLIN = card("tantadlin", DealsInFight(SELF, 2), AfterFight(DiscardRandomArchived()))

THEY_RE_EVERYWHERE = card(
    "they-re-everywhere",
    Play(InParts((Deal(2, ENEMY & CREATURE & FLANK), Deal(1, ENEMY & CREATURE - FLANK)))),
)

WAY_OF_THE_PORCUPINE = card("way-of-the-porcupine", gains(HOST, keyword("hazardous", 3)))
