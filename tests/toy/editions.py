"""Where the two rulebooks of the toy differ."""

from __future__ import annotations

from kfjudge.core.readings import Difference, Provision

CHIPS = Difference("star.chips", "dive", {
    "first": Provision(1, "rule/star"),
    "14": Provision(2, "rule/star"),
})  # fmt: skip
ROWS = (CHIPS,)
