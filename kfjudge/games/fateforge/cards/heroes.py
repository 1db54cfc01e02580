"""The heroes of the book, and the abilities that it names. It tells one of them alone (p. 4); the others
stand on their boards, and are not played."""

from __future__ import annotations

from collections.abc import Mapping

RAMPART = "rampart"  # p. 4: a parry token in the preparation, without a sprint
PLAYED = (RAMPART,)

HEROES: Mapping[str, tuple[str, ...]] = {
    "mercenary": (RAMPART,),
    "rogue": ("stealthy", "acrobat"),  # p. 5
    "lord": ("weapon-master",),  # p. 5
    "shaman": ("vigor",),  # p. 6
    "sylvan-guard": (),  # its board is not shown
}
