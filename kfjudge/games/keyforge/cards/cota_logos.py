"""Logos, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *
from kfjudge.games.keyforge.editions import AFTER_LIBRARY_ACCESS

ANOMALY_EXPLOITER = card("anomaly-exploiter", Action(Choose(CREATURE & DAMAGED), Destroy(IT)))

BATDRONE = card("batdrone", AfterFight(Steal(1)))

BOUNCING_DEATHQUARK = card(
    "bouncing-deathquark",
    Play(
        Choose(ENEMY & CREATURE, called="theirs"),
        Choose(FRIENDLY & CREATURE, called="yours"),
        Destroy(called("theirs") | called("yours")),
        RepeatAtWill(),
    ),
)

BRAIN_EATER = card("brain-eater", whenever(IsDestroyedFighting(CREATURE), Draw(1)))

CHAOS_PORTAL = card("chaos-portal", Action(NameHouse(), RevealTop(), if_(ItIs(OF_NAMED_HOUSE), PlayIt(IT))))

CRAZY_KILLING_MACHINE = card(
    "crazy-killing-machine",
    Action(
        DiscardTop(None),
        for_each(
            AMONG_THEM,
            Choose((CREATURE | ARTIFACT) & OfHouseOf("that card")),
            Destroy(IT),
            called="that card",
        ),
        if_(Not(DidAtLeast(2)), Destroy(SELF)),
    ),
)

DEXTRE = card("dextre", Play(Capture(1)), Destroyed(PutOnDeck(SELF)))

DIMENSION_DOOR = card("dimension-door", Play(ThisTurn(StolenInstead(YOU))))

DOC_BOOKTON = card("doc-bookton", AfterReap(Draw(1)))

DR_ESCOTERA = card("dr-escotera", Play(Gain(ForgedKeys(OPPONENT))))

DYSANIA = card("dysania", Play(DiscardArchives(OPPONENT), Gain(ThisWay())))

EFFERVESCENT_PRINCIPLE = card(
    "effervescent-principle",
    Play(Lose(Half(AemberOf(YOU)), YOU), Lose(Half(AemberOf(OPPONENT))), GainChains(1)),
)

EXPERIMENTAL_THERAPY = card("experimental-therapy", CountsAs(HOST, None), Play(Stun(HOST), Exhaust(HOST)))

FOGGIFY = card("foggify", Play(NextTurn(OPPONENT, cannot("fight", CREATURE, who=OPPONENT))))

GANYMEDE_ARCHIVIST = card("ganymede-archivist", AfterReap(Choose(YOUR_HAND), Archive(IT)))

HARLAND_MINDLOCK = card(
    "harland-mindlock", Play(Choose(ENEMY & CREATURE & FLANK), TakeControl(IT, while_here=True))
)

HELP_FROM_FUTURE_SELF = card(
    "help-from-future-self", Play(Search(titled("timetraveller"), with_discard=True))
)

INTERDIMENSIONAL_GRAFT = card(
    "interdimensional-graft",
    Play(NextTurn(OPPONENT, whenever(ForgesAKey(ANY_CARD, OPPONENT), Pay(AemberOf(OPPONENT))))),
)

KNOWLEDGE_IS_POWER = card(
    "knowledge-is-power",
    Play(ChooseOne(((Choose(YOUR_HAND), Archive(IT)), (Gain(CountOf(YOUR_ARCHIVES)),)))),
)

LABWORK = card("labwork", Play(Choose(YOUR_HAND), Archive(IT)))

LIBRARY_ACCESS = card(
    "library-access",
    Play(
        ThisTurn(whenever(IsPlayed(ANY_CARD, YOU), Draw(1))),
        by_edition(AFTER_LIBRARY_ACCESS, purged=[Purge(SELF)], discarded=[]),
    ),
)

LIBRARY_OF_BABBLE = card("library-of-babble", Action(Draw(1)))

MOBIUS_SCROLL = card("mobius-scroll", Action(Archive(SELF), Choose(YOUR_HAND, 2, up_to=True), Archive(IT)))

MOTHER = card("mother", HandSize(YOU, 1))

NEURO_SYPHON = card("neuro-syphon", Play(if_(OPPONENT_RICHER, Steal(1), Draw(1))))

NEUTRON_SHARK = card(
    "neutron-shark",
    PlayFightReap(
        Choose(ENEMY & (CREATURE | ARTIFACT), called="theirs"),
        Choose(FRIENDLY & (CREATURE | ARTIFACT), called="yours"),
        Destroy(called("theirs") | called("yours")),
        DiscardTop(),
        RepeatIf(ItIs(ANY_CARD - house("logos"))),
    ),
)

NOVU_ARCHAEOLOGIST = card("novu-archaeologist", Action(Choose(YOUR_DISCARD), Archive(IT)))

OZMO_MARTIANOLOGIST = card(
    "ozmo-martianologist",
    FightReap(
        ChooseOne(
            (
                (Choose(CREATURE & house("mars")), Heal(3)),
                (Choose(CREATURE & house("mars")), Stun(IT)),
            )
        )
    ),
)

PHASE_SHIFT = card("phase-shift", Play(ThisTurn(May("play", ANY_CARD - house("logos"), cards=1))))

POCKET_UNIVERSE = card("pocket-universe", MaySpendFrom(SELF), Action(MoveAemberHere(1)))

POSITRON_BOLT = card(
    "positron-bolt",
    Play(
        Choose(CREATURE & FLANK, called="the first"),
        Deal(3, called("the first")),
        Choose(next_to(called("the first")), called="the second"),
        Deal(2, called("the second")),
        Choose(next_to(called("the second")) - called("the first")),
        Deal(1),
    ),
)

PSYCHIC_BUG = card("psychic-bug", PlayReap(LookAtHand()))

QUIXO = card("quixo-the-adventurer", AfterFight(Draw(1)))

RANDOM_ACCESS_ARCHIVES = card("random-access-archives", Play(ArchiveTop()))

REMOTE_ACCESS = card("remote-access", Play(Choose(ENEMY & ARTIFACT), Use(IT)))

REPLICATOR = card("replicator", AfterReap(Choose(CREATURE - SELF), TriggerReap()))

RESEARCH_SMOKO = card("research-smoko", Destroyed(ArchiveTop()))

REVERSE_TIME = card("reverse-time", Play(SwapDeckAndDiscard(), ShuffleDeck()))

ROCKET_BOOTS = card("rocket-boots", gains(HOST, FightReap(if_(FirstUse(), Ready(SELF)))))

SCRAMBLER_STORM = card("scrambler-storm", Play(NextTurn(OPPONENT, cannot("play", ACTION_CARD, who=OPPONENT))))

SKIPPY_TIMEHOG = card("skippy-timehog", Play(NextTurn(OPPONENT, cannot("use", who=OPPONENT))))

SLOPPY_LABWORK = card("sloppy-labwork", Play(Choose(YOUR_HAND), Archive(IT), Choose(YOUR_HAND), Discard(IT)))

SPANGLER_BOX = card(
    "spangler-box",
    Action(Choose(CREATURE), if_you_do(Purge(IT, keep=True), TakeControl(SELF, by=OPPONENT))),
    LeavesPlay(ReturnKept()),
)

SPECTRAL_TUNNELER = card(
    "spectral-tunneler",
    Action(Choose(CREATURE), ThisTurn(ConsideredFlank(IT)), ThisTurn(gains(IT, AfterReap(Draw(1))))),
)

STRANGE_GIZMO = card("strange-gizmo", whenever(ForgesAKey(ANY_CARD), Destroy(CREATURE | ARTIFACT)))

THE_HOWLING_PIT = card("the-howling-pit", HandSize(None, 1))

TIMETRAVELLER = card("timetraveller", Play(Draw(2)), Action(ShuffleIntoDeck(SELF)))

TITAN_MECHANIC = card("titan-mechanic", KeyCost(None, -1, while_=OnFlank()))

TRANSPOSITION_SANDALS = card(
    "transposition-sandals",
    gains(HOST, Action(Choose(FRIENDLY & CREATURE - SELF), Swap(SELF, IT), ThisTurn(May("use", IT)))),
)

TWIN_BOLT_EMISSION = card("twin-bolt-emission", Play(Choose(CREATURE, 2), Deal(2)))

VESPILON_THEORIST = card(
    "vespilon-theorist",
    AfterReap(NameHouse(), RevealTop(), either(ItIs(OF_NAMED_HOUSE), [Archive(IT), Gain(1)], [Discard(IT)])),
)

VEYLAN_ANALYST = card("veylan-analyst", whenever(IsUsed(ARTIFACT), Gain(1)))

WILD_WORMHOLE = card("wild-wormhole", Play(PlayTop()))
