"""The enemies of the encounter sets."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

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
    "relentless-dark-young", prey("lowest-agility"), forced(when(RoundEnds()), HealThis(2))
)

RUTH_TURNER = card(
    "ruth-turner", spawn("st-mary-s-hospital"), forced(after(ThisIsEvaded()), Leave(to_victory=True))
)

VICTORIA_DEVEREUX = card(
    "victoria-devereux", spawn("northside"), action(Leave(to_victory=True), cost=(Spend(5),), does="parley")
)
