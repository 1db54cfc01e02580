"""Every point that the rulebook of Fateforge leaves open, or whose icon our copy has lost, in one table. The
first reading of a row is the one that is played; the words are on the page `words/<lang>/reading.py`."""

from __future__ import annotations

from kfjudge.core.readings import OpenPoint, Point

ALL, STRIKES, SHOTS = "all", "strikes", "shots"
FRONT_LINE = OpenPoint(
    "front-line.what", "enemies", (ALL, STRIKES, SHOTS), ("glossary/front-line", "card/conscript")
)

FOLLOWED, NOT_FOLLOWED = "followed", "not-followed"
PUSHED_AWAY = OpenPoint(
    "pursuit.pushed", "enemies", (FOLLOWED, NOT_FOLLOWED), ("glossary/pursuit", "glossary/push-and-pull")
)

FREE, HELD = "free", "held"
LEAVING_BLOCKED = OpenPoint(
    "blocking.leaving", "enemies", (FREE, HELD), ("glossary/blocking", "rule/leaving-the-battle")
)

POINTS: tuple[Point, ...] = (FRONT_LINE, PUSHED_AWAY, LEAVING_BLOCKED)
