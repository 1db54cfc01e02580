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
    on_play(until_end_of(ROUND, cannot_attack_you(ENEMY - ELITE))),
)

DAISY_S_TOTE_BAG = card("daisy-s-tote-bag", slots(2, "hand", TOME))

LITA_CHANTLER = card(
    "lita-chantler",
    plus(1, "combat", who=EACH_HERE),
    reaction(when(SomebodyHits(MONSTER & ENEMY)), AddDamage(1)),
)

WENDY_S_AMULET = card("wendy-s-amulet", PLAYS_FROM_DISCARD, forced(after(EventIsDiscarded()), PutUnderDeck()))
