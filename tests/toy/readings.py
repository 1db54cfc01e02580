"""What the first rulebook of the toy leaves open."""

from __future__ import annotations

from kfjudge.core.editions import Reading
from kfjudge.core.readings import OpenPoint

SHED, KEPT = "shed", "kept"
LEAVES = OpenPoint("star.leaves", "dive", (SHED, KEPT), ("rule/star",), {"14": Reading(SHED, "rule/star")})


def points() -> tuple[OpenPoint, ...]:
    return (LEAVES,)
