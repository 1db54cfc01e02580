"""The cards that are of no class."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

BULLETPROOF_VEST = card("bulletproof-vest")

ELDER_SIGN_AMULET = card("elder-sign-amulet")

EMERGENCY_CACHE = card("emergency-cache", on_play(Gain(3)))

FLASHLIGHT = card("flashlight", uses(3, "supplies"), action(Investigate(less=2), cost=(SpendUse(),)))

GUTS = card("guts", Committed((Draw(1),), most=1))

KNIFE = card("knife", action(Fight(1)), action(Fight(2, damage=1), cost=(DiscardThis(),)))

MANUAL_DEXTERITY = card("manual-dexterity", Committed((Draw(1),), most=1))

OVERPOWER = card("overpower", Committed((Draw(1),), most=1))

PERCEPTION = card("perception", Committed((Draw(1),), most=1))

ROLAND_S_38_SPECIAL = card(
    "roland-s-38-special",
    uses(4, "ammo"),
    action(Fight(IfSo(AtLeast(CLUES_HERE, 1), 3, 1), damage=1), cost=(SpendUse(),)),
)

UNEXPECTED_COURAGE = card("unexpected-courage", Committed(most=1))

ON_THE_LAM = card(
    "on-the-lam",
    fast(after(YourTurnBegins())),
    on_play(until_end_of(ROUND, CannotAttackYou(ENEMY - ELITE))),
)

DAISY_S_TOTE_BAG = card("daisy-s-tote-bag", slots(2, "hand", TOME))

LITA_CHANTLER = card(
    "lita-chantler",
    plus(1, "combat", who=EACH_WITH_YOU),
    reaction(when(SomebodyHits(MONSTER & ENEMY)), AddDamage(1)),
)

WENDY_S_AMULET = card("wendy-s-amulet", PLAYS_FROM_DISCARD, forced(after(EventIsDiscarded()), PutUnderDeck()))

ABANDONED_AND_ALONE = card(
    "abandoned-and-alone", revelation(Take(horror=2, direct=True), RemoveDiscardPile())
)

AMNESIA = card("amnesia", revelation(DiscardAllBut(1)))

COVER_UP = card(
    "cover-up",
    revelation(IntoThreatArea(clues=3)),
    reaction(would(YouWouldDiscover()), DiscardCluesInstead()),
    forced(when(GameEnds()), If(AtLeast(CLUES_ON_THIS, 1), SufferMentalTrauma(1))),
)

DARK_MEMORY = card(
    "dark-memory",
    on_play(Doom(1, may_advance=True)),
    forced(at(TurnEnds()), ShowThis(), Take(horror=2), in_hand=True),
)

HAUNTED = card("haunted", revelation(IntoThreatArea()), plus(-1, "every"), action(Leave(), actions=2))

HOSPITAL_DEBTS = card(
    "hospital-debts",
    revelation(IntoThreatArea()),
    free(MoveResourceHere(), limit=TWICE_A_ROUND),
    forced(when(GameEnds()), If(AtMost(RESOURCES_ON_THIS, 5), EarnLess(2))),
)

HYPOCHONDRIA = card(
    "hypochondria",
    revelation(IntoThreatArea()),
    forced(after(YouAreDealt("damage")), Take(horror=1, direct=True)),
    action(Leave(), actions=2),
)

PARANOIA = card("paranoia", revelation(LoseResources()))

PSYCHOSIS = card(
    "psychosis",
    revelation(IntoThreatArea()),
    forced(after(YouAreDealt("horror")), Take(damage=1, direct=True)),
    action(Leave(), actions=2),
)

THE_NECRONOMICON = card(
    "the-necronomicon",
    revelation(IntoThreatArea(horror=3)),
    While(CannotLeave(AtLeast(HORROR_ON_THIS, 1))),
    ELDER_SIGN_FAILS,
    action(Then(MoveHorrorTo("daisy-walker"), If(AtMost(HORROR_ON_THIS, 0), Leave()))),
)
