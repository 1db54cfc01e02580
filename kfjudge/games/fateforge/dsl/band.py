"""The action band of an enemy: boxes from left to right, each for one distance to the heroes."""

from __future__ import annotations

from itertools import product

from msgspec import Struct

MOVE, STRIKE, SHOOT, MOVE_STRIKE = "move", "strike", "shoot", "move-strike"
PUSH, PULL = "push", "pull"
VERBS = (MOVE, STRIKE, SHOOT, MOVE_STRIKE, PUSH, PULL)
HARMING = (STRIKE, SHOOT, MOVE_STRIKE)
LEFTMOST, RIGHTMOST = "leftmost", "rightmost"
TARGETS = ("", LEFTMOST, RIGHTMOST)
PLUS, NOTHING = "plus", "nothing"


class Action(Struct, frozen=True):
    """What one box says: verbs, whether 1 damage more, and whom it aims at where the card says so."""

    verb: str
    plus: bool = False
    target: str = ""

    @property
    def moves(self) -> bool:
        return self.verb in (MOVE, MOVE_STRIKE)

    @property
    def damage(self) -> int:
        return 1 + self.plus

    @property
    def word(self) -> str:
        """The one word that a board says it by: "move-strike-leftmost"."""
        return "-".join(part for part in (self.verb, PLUS * self.plus, self.target) if part)


class Box(Struct, frozen=True):
    """A box of the band: the distance below it, and what the enemy does there. Of a box that the book does
    not show, nothing is known but that it is there (`action` is None)."""

    distance: int
    action: Action | None


ACTIONS = {
    action.word: action
    for action in (
        Action(verb, plus, target)
        for verb, plus, target in product(VERBS, (False, True), TARGETS)
        if verb in HARMING or not plus
    )
}
WORDS = (*ACTIONS, NOTHING)
DISTANCES = (0, 1, 2)
