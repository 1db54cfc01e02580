"""Shadows, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *
from kfjudge.games.keyforge.editions import BAIT_SCOPE

BAD_PENNY = card("bad-penny", Destroyed(ReturnToHand(SELF)))

BAIT_AND_SWITCH = card(
    "bait-and-switch",
    Play(if_(OPPONENT_RICHER, Steal(1)), RepeatIf(OPPONENT_RICHER, BAIT_SCOPE)),
)

BOOBY_TRAP = card("booby-trap", Play(Choose(CREATURE - FLANK), Deal(4, splash=2)))

BULLETEYE = card("bulleteye", AfterReap(Choose(FLANK & CREATURE), Destroy(IT)))

CARLO_PHANTOM = card("carlo-phantom", whenever(IsPlayed(ARTIFACT, YOU), Steal(1)))

CUSTOMS_OFFICE = card("customs-office", MustPay("play", ARTIFACT, 1))

DEIPNO_SPYMASTER = card("deipno-spymaster", Omni(Choose(FRIENDLY & CREATURE), ThisTurn(May("use", IT))))

DODGER = card("dodger", AfterFight(Steal(1)))

DUSKRUNNER = card("duskrunner", gains(HOST, AfterReap(Steal(1))))

EVASION_SIGIL = card(
    "evasion-sigil",
    whenever(
        IsAboutToFight(CREATURE),
        DiscardTop(ITS_CONTROLLER),
        if_(ItIs(OF_ACTIVE_HOUSE), StopFight(FIGHTER)),
    ),
)

FAYGIN = card("faygin", AfterReap(Choose(titled("urchin") & (IN_PLAY | YOUR_DISCARD)), ReturnToHand(IT, YOU)))

FINISHING_BLOW = card("finishing-blow", Play(Choose(CREATURE & DAMAGED), if_you_do(Destroy(IT), Steal(1))))

GHOSTLY_HAND = card("ghostly-hand", Play(if_(HasAember(OPPONENT, 1, exactly=True), Steal(1))))

HIDDEN_STASH = card("hidden-stash", Play(Choose(YOUR_HAND), Archive(IT)))

IMPERIAL_TRAITOR = card(
    "imperial-traitor",
    Play(LookAtHand(OPPONENT), you_may(Choose(house("sanctum") & OPPONENT_HAND), Purge(IT))),
)

KEY_OF_DARKNESS = card("key-of-darkness", Play(either(OPPONENT_BROKE, [ForgeKey(2)], [ForgeKey(6)])))

LIGHTS_OUT = card("lights-out", Play(Choose(ENEMY & CREATURE, 2), ReturnToHand(IT)))

LONGFUSED_MINES = card("longfused-mines", Omni(Sacrifice(SELF), Deal(3, ENEMY & CREATURE - FLANK)))

MACIS_ASP = card("macis-asp")

MACK_THE_KNIFE = card(
    "mack-the-knife", May("use", SELF), Action(Choose(CREATURE), Deal(1), if_(ItWasDestroyed(), Gain(1)))
)

MAGDA_THE_RAT = card("magda-the-rat", Play(Steal(2)), LeavesPlay(Steal(2, OPPONENT)))

MASTERPLAN = card("masterplan", Play(Choose(YOUR_HAND), PutUnder()), Omni(PlayUnder(), Sacrifice(SELF)))

MIASMA = card("miasma", Play(NextTurn(OPPONENT, SkipForge(OPPONENT))))

MOONCURSER = card("mooncurser", AfterFight(Steal(1)))

NERVE_BLAST = card("nerve-blast", Play(if_you_do(Steal(1), Choose(CREATURE), Deal(2))))

NEXUS = card("nexus", AfterReap(Choose(ENEMY & ARTIFACT), Use(IT)))

NODDY_THE_THIEF = card("noddy-the-thief", Action(Steal(1)))

OLD_BRUNO = card("old-bruno", Play(Capture(3)))

ONE_LAST_JOB = card("one-last-job", Play(Purge(FRIENDLY & house("shadows") & CREATURE), Steal(ThisWay())))

OUBLIETTE = card("oubliette", Play(Choose(CREATURE & PowerAtMost(3)), Purge(IT)))

PAWN_SACRIFICE = card(
    "pawn-sacrifice",
    Play(Choose(FRIENDLY & CREATURE), if_you_do(Sacrifice(IT), Choose(CREATURE, 2), Deal(3))),
)

POISON_WAVE = card("poison-wave", Play(Deal(2, CREATURE)))

RELENTLESS_WHISPERS = card(
    "relentless-whispers", Play(Choose(CREATURE), Deal(2), if_(ItWasDestroyed(), Steal(1)))
)

RING_OF_INVISIBILITY = card("ring-of-invisibility", gains(HOST, keyword("elusive"), keyword("skirmish")))

ROUTINE_JOB = card("routine-job", Play(Steal(1), Steal(CountOf(titled("routine-job") & YOUR_DISCARD))))

SAFE_PLACE = card("safe-place", MaySpendFrom(SELF), Action(MoveAemberHere(1)))

SEEKER_NEEDLE = card("seeker-needle", Action(Choose(CREATURE), Deal(1), if_(ItWasDestroyed(), Gain(1))))

SELWYN_THE_FENCE = card("selwyn-the-fence", FightReap(Choose(FRIENDLY), MoveAember(1)))

SHADOW_SELF = card(
    "shadow-self", cannot("deal-fight-damage", SELF), Redirected(NEIGHBORS - trait("specter"), SELF)
)

SILENT_DAGGER = card("silent-dagger", gains(HOST, AfterReap(Choose(FLANK & CREATURE), Deal(4))))

SILVERTOOTH = card("silvertooth", EntersReady(SELF))

SKELETON_KEY = card("skeleton-key", Action(Choose(FRIENDLY & CREATURE), Capture(1, IT)))

SMILING_RUTH = card(
    "smiling-ruth", AfterReap(if_(ForgedThisTurn(), Choose(ENEMY & FLANK & CREATURE), TakeControl(IT)))
)

SNEKLIFTER = card(
    "sneklifter",
    Play(
        Choose(ENEMY & ARTIFACT),
        TakeControl(IT),
        if_(Not(ItIs(OF_YOUR_HOUSES)), UntilItChangesHands(CountsAs(IT, "shadows"))),
    ),
)

SPECIAL_DELIVERY = card(
    "special-delivery",
    Omni(Sacrifice(SELF), Choose(FLANK & CREATURE), Deal(3), if_(ItWasDestroyed(), Purge(IT))),
)

SPEED_SIGIL = card("speed-sigil", FirstEntersReady(CREATURE))

SUBTLE_MAUL = card("subtle-maul", Action(DiscardRandom()))

THE_STING = card("the-sting", SkipForge(YOU), GetsSpent(OPPONENT), Action(Sacrifice(SELF)))

TOO_MUCH_TO_PROTECT = card("too-much-to-protect", Play(Steal(AllBut(OPPONENT, 6))))

TREASURE_MAP = card(
    "treasure-map",
    Play(if_(Not(PlayedThisTurn(ANY_CARD - SELF)), Gain(3)), ThisTurn(cannot("play", who=YOU))),
)

UMBRA = card("umbra", AfterFight(Steal(1)))

URCHIN = card("urchin", Play(Steal(1)))
