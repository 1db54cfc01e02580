"""Every point that the Rules Reference of 2016 leaves open, as far as play meets it. The first reading of a
row is the one that is played; the words are on the page `words/<lang>/reading.py`."""

from __future__ import annotations

from kfjudge.core.readings import OpenPoint, Point

AT_ST_6, AT_ST_7 = "at-st-6", "at-st-7"
SUCCESS_REACTIONS = OpenPoint(
    "success.reactions",
    "tests",
    (AT_ST_6, AT_ST_7),
    ("rule/st-6-success-or-failure", "rule/st-7-apply-results"),
)

UNPROVOKED, PROVOKED = "no", "yes"
DESIGNATED_EVENT = OpenPoint(
    "designated-event.provokes",
    "attacks",
    (UNPROVOKED, PROVOKED),
    ("glossary/attack-of-opportunity", "glossary/action-designators", "glossary/play-action"),
)

EXHAUSTS, STAYS_READY = "exhausts", "stays-ready"
CANCELED_ATTACK = OpenPoint(
    "canceled-attack.exhausts",
    "attacks",
    (EXHAUSTS, STAYS_READY),
    ("rule/3-3-enemy-attacks", "glossary/cancel"),
)

FIRST_THAT_FITS, CHOSEN = "first-that-fits", "chosen"
ADDITIONAL_ACTION = OpenPoint(
    "additional-action.used", "actions", (FIRST_THAT_FITS, CHOSEN), ("glossary/action", "glossary/gains")
)

STAYS, REFUSED = "stays", "move-refused"
BLOCKED_FOLLOWER = OpenPoint(
    "blocked.follower", "enemies", (STAYS, REFUSED), ("glossary/enemy-engagement", "glossary/cannot")
)

OPEN = (SUCCESS_REACTIONS, DESIGNATED_EVENT, CANCELED_ATTACK, ADDITIONAL_ACTION, BLOCKED_FOLLOWER)


def points() -> tuple[Point, ...]:
    return OPEN
