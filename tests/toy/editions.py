"""Where the two rulebooks of the toy differ, and what the first leaves open."""

from __future__ import annotations

from kfjudge.core.editions import Difference, Reading
from kfjudge.core.readings import OpenPoint

CHIPS = Difference("star.chips", "dive", {
    "first": Reading(1, "rule/star"),
    "14": Reading(2, "rule/star"),
})  # fmt: skip
ROWS = (CHIPS,)

SHED, KEPT = "shed", "kept"
LEAVES = OpenPoint("star.leaves", "dive", (SHED, KEPT), ("rule/star",), {"14": Reading(SHED, "rule/star")})
OPEN = (LEAVES,)
