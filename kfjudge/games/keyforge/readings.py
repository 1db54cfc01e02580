"""Every point that the rulebooks of KeyForge leave open, or that can be read in two ways, in one table. What
one book is silent on and another settles is open too, and stands in the table of editions (`editions.py`).

The first reading of a row is the one that is played. An edition that settles the point has no choice. The
words, why we read it so, and what was published since are on the page `words/<lang>/reading.py`."""

from __future__ import annotations

from kfjudge.core.editions import Reading
from kfjudge.core.readings import OpenPoint, Point
from kfjudge.games.keyforge.editions import ROWS, V1_0, V1_1

NOT_DESTROYED, COUNTS_AS_DESTROYED = "not-destroyed", "counts"
GOES_HOME = OpenPoint(
    "destroyed.goes-home", "destroyed",
    (NOT_DESTROYED, COUNTS_AS_DESTROYED),
    ("glossary/destroyed", "faq/1.3/10"),
    {V1_0: Reading(COUNTS_AS_DESTROYED, "rule/damage-and-armor"),
     V1_1: Reading(COUNTS_AS_DESTROYED, "glossary/destroyed")},
)  # fmt: skip

LAPSE, RESOLVE = "lapse", "resolve"
ONCE_SAVED = OpenPoint(
    "destroyed.once-saved", "destroyed",
    (LAPSE, RESOLVE),
    ("glossary/destroyed", "rule/the-golden-rule"),
)  # fmt: skip

FOUGHT, NOT_FOUGHT = "fought", "not-fought"
A_FIGHT_CUT_SHORT = OpenPoint(
    "fight.cut-short", "use",
    (FOUGHT, NOT_FOUGHT),
    ("glossary/fight", "rule/fight"),
)  # fmt: skip

OPEN: tuple[OpenPoint, ...] = tuple(row for row in list(globals().values()) if isinstance(row, OpenPoint))


def points() -> tuple[Point, ...]:
    """All that is open in some edition."""
    return (*OPEN, *(row for row in ROWS if any(said.silent for said in row.readings.values())))
