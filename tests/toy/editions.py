"""Where the two rulebooks of the toy differ."""

from __future__ import annotations

from kfjudge.core.editions import Difference, Reading

CHIPS = Difference("star.chips", "dive", {
    "first": Reading(1, "rule/star"),
    "14": Reading(2, "rule/star"),
})  # fmt: skip
ROWS = (CHIPS,)
