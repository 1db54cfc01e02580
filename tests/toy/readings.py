"""What the first rulebook of the toy leaves open."""

from __future__ import annotations

from kfjudge.core.readings import OpenPoint, Provision

SHED, KEPT = "shed", "kept"
LEAVES = OpenPoint("star.leaves", "dive", (SHED, KEPT), ("rule/star",), {"14": Provision(SHED, "rule/star")})


def points() -> tuple[OpenPoint, ...]:
    return (LEAVES,)
