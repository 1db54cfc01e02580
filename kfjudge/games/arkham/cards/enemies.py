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
