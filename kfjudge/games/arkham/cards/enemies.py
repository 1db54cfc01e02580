"""The enemies of the encounter sets."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

ACOLYTE = card("acolyte", spawn(), forced(after(EntersPlay()), DoomOnThis(1)))

FLESH_EATER = card("flesh-eater", spawn("attic"))

GHOUL_MINION = card("ghoul-minion")

GHOUL_PRIEST = card("ghoul-priest", prey("highest-combat"), HUNTER, RETALIATE)

GOAT_SPAWN = card(
    "goat-spawn", HUNTER, RETALIATE, forced(when(IsDefeated(SELF)), Take(horror=1, who=EACH_HERE))
)

ICY_GHOUL = card("icy-ghoul", spawn("cellar"))

RAVENOUS_GHOUL = card("ravenous-ghoul", prey("lowest-health"))

SWARM_OF_RATS = card("swarm-of-rats", HUNTER)

YOUNG_DEEP_ONE = card(
    "young-deep-one", prey("lowest-combat"), HUNTER, forced(after(EngagesYou()), Take(horror=1))
)

HERMAN_COLLINS = card(
    "herman-collins",
    spawn("graveyard"),
    action(Leave(to_victory=True), cost=(DiscardFromHand(4),), does="parley"),
)

MOB_ENFORCER = card(
    "mob-enforcer", prey("bearer-only"), HUNTER, action(Leave(), cost=(Spend(4),), does="parley")
)

PETER_WARREN = card(
    "peter-warren",
    spawn("miskatonic-university"),
    action(Leave(to_victory=True), cost=(SpendClues(2),), does="parley"),
)

RELENTLESS_DARK_YOUNG = card(
    "relentless-dark-young", prey("lowest-agility"), forced(at(RoundEnds()), HealThis(2))
)

RUTH_TURNER = card(
    "ruth-turner", spawn("st-mary-s-hospital"), forced(after(ThisIsEvaded()), Leave(to_victory=True))
)

VICTORIA_DEVEREUX = card(
    "victoria-devereux", spawn("northside"), action(Leave(to_victory=True), cost=(Spend(5),), does="parley")
)

HUNTING_NIGHTGAUNT = card("hunting-nightgaunt", HUNTER, DOUBLES_NEGATIVE)

SCREECHING_BYAKHEE = card(
    "screeching-byakhee", prey("lowest-sanity"), HUNTER, fiercer(1, EngagedWithSanityAtMost(4))
)

SILVER_TWILIGHT_ACOLYTE = card(
    "silver-twilight-acolyte", prey("bearer-only"), HUNTER, forced(after(ThisAttacks()), Doom(1))
)

UMORDHOTH = card(
    "umordhoth", HUNTER, MASSIVE, While(HealthEach(4)), forced(at(TurnEnds(anybody=True)), ReadyThis())
)

WIZARD_OF_THE_ORDER = card(
    "wizard-of-the-order", spawn(), RETALIATE, forced(at(PhaseEnds("mythos")), DoomOnThis(1))
)

WOLF_MAN_DREW = card(
    "wolf-man-drew", spawn("downtown-130", "downtown-131"), forced(when(ThisAttacks()), HealThis(1))
)

YITHIAN_OBSERVER = card(
    "yithian-observer",
    prey("fewest-cards"),
    forced(when(ThisAttacks()), Else(DiscardAtRandom(), HitHarder(1))),
)

STUBBORN_DETECTIVE = card("stubborn-detective", prey("bearer-only"), HUNTER, While(Blank(EACH_HERE)))
