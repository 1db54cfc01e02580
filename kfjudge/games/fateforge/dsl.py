"""The language of Fateforge's cards: the action band of an enemy (boxes from left to right, each for one
distance to the heroes), its abilities, and what a skill or an item of a hero does."""

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
    """What one box says: the verb, whether it deals 1 damage more, and whom it aims at if the card says
    so."""

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
        """The word that a board has for it: "move-strike-leftmost"."""
        return "-".join(part for part in (self.verb, PLUS * self.plus, self.target) if part)


class Box(Struct, frozen=True):
    """A box of the band: the distance below it, and what the enemy does there; None where the book does not
    show it."""

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

BLOCKING, FRONT_LINE, STEALTHY, PURSUIT = "blocking", "front-line", "stealthy", "pursuit"
LIFE_DRAIN = "life-drain"
LEADS_RED = "leads-red"
ABILITIES = (BLOCKING, FRONT_LINE, STEALTHY, PURSUIT, LIFE_DRAIN, LEADS_RED)


class Enemy(Struct, frozen=True):
    """An enemy as the book shows it. If it shows no box, the board has to state them."""

    id: str
    boxes: tuple[Box, ...] = ()
    abilities: tuple[str, ...] = ()


def enemy(card: str, *parts: Box | str) -> Enemy:
    """Write an enemy with its boxes and abilities."""
    unknown = [part for part in parts if isinstance(part, str) and part not in ABILITIES]
    if unknown:
        raise ValueError(f"{card}: no such ability: {unknown}")
    boxes = tuple(part for part in parts if isinstance(part, Box))
    return Enemy(card, boxes, tuple(part for part in parts if isinstance(part, str)))


ROUND, BATTLE = "round", "battle"


class HerosCard(Struct, frozen=True):
    """A skill or an item: how often it may be used, and whether it gives a move. The text of the book has
    lost its icons, so the board states what the card converts, whether a skill may be used just once, and
    what is rolled with the die that an item adds."""

    id: str
    once: str = ROUND
    gives_move: bool = False
    adds_die: str = ""  # by its color
    is_shown: bool = True  # not only named
