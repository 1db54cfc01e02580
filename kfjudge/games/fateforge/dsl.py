"""The language of Fateforge's cards: the action band of an enemy (boxes from left to right, each for one
distance to the heroes), its abilities, and what a skill or an item of a hero does."""

from __future__ import annotations

import re
from functools import reduce

from msgspec import Struct

from kfjudge.core.message import Message
from kfjudge.games.fateforge import message

MOVE, STRIKE, SHOOT, PUSH, PULL, PARRY, STUN, CALL = (
    "move", "strike", "shoot", "push", "pull", "parry", "stun", "call",
)  # fmt: skip
VERBS = (MOVE, STRIKE, SHOOT, PUSH, PULL, PARRY, STUN, CALL)
HARMING = (STRIKE, SHOOT)
AIMED = (STRIKE, SHOOT, PUSH, PULL, STUN)
LEFTMOST, RIGHTMOST = "leftmost", "rightmost"
NOTHING = "nothing"
RANGE = {STRIKE: 0, SHOOT: 1, PULL: 1, PUSH: 0, STUN: 0}  # zones
LARGEST = 9  # of a distance, of the damage of an action, of what an action has of range
MOST_VERBS = 3  # in one box
_WORD = re.compile(
    r"(?P<verbs>[a-z]+(?:\+[a-z]+)*)(?:!(?P<damage>\d))?(?:~(?P<reach>\d))?(?:@(?P<target>[a-z]+))?"
    r"(?::(?P<color>[a-z]+))?(?:/(?P<otherwise>[a-z]+))?(?:>(?P<exit>[a-z]))?"
)


class Action(Struct, frozen=True):
    """What a box of a band says, or an action of a hero: the verbs in their order, the damage, how many zones
    farther than usual it reaches, whom it aims at if the card says so; the color of the minion that is called
    or given a parry token, and that of the one taken if there is none; the exit it moves toward."""

    verbs: tuple[str, ...]
    damage: int = 1
    reach: int = 0
    target: str = ""
    color: str = ""
    otherwise: str = ""
    exit: str = ""

    @property
    def moves(self) -> bool:
        return MOVE in self.verbs

    @property
    def aims(self) -> bool:
        """Tell whether a hero is concerned: hit, pushed or pulled, stunned, moved toward."""
        return any(verb in AIMED for verb in self.verbs) or (self.moves and not self.exit)

    @property
    def word(self) -> str:
        """The word that a board has for it: "move+strike!2@leftmost"."""
        parts = (
            ("!", self.damage if self.damage != 1 else ""),
            ("~", self.reach or ""),
            ("@", self.target),
            (":", self.color),
            ("/", self.otherwise),
            (">", self.exit),
        )
        return "+".join(self.verbs) + "".join(f"{sign}{part}" for sign, part in parts if part)


def read_action(word: str) -> Action | None:
    """Read the word that a board has for an action; None if it is none."""
    found = _WORD.fullmatch(word)
    if found is None:
        return None
    verbs = tuple(found["verbs"].split("+"))
    action = Action(
        verbs,
        int(found["damage"] or 1),
        int(found["reach"] or 0),
        found["target"] or "",
        found["color"] or "",
        found["otherwise"] or "",
        found["exit"] or "",
    )
    is_known = set(verbs) <= set(VERBS) and action.target in ("", LEFTMOST, RIGHTMOST)
    return action if is_known and len(verbs) <= MOST_VERBS and action.damage > 0 else None


def describe_action(action: Action) -> Message:
    """Say what a box says, or an action of a hero."""
    parts = [message(f"action.{verb}") for verb in action.verbs]
    told = reduce(lambda first, following: message("action.then", first=first, next=following), parts)
    if action.color:
        told = message("action.color", what=told, color=message(f"color.{action.color}"))
    if action.otherwise:
        told = message("action.otherwise", what=told, color=message(f"color.{action.otherwise}"))
    if action.exit:
        told = message("action.exit", what=told, exit=message(f"exit.{action.exit}"))
    if action.damage > 1:
        told = message("action.more", what=told, n=action.damage - 1)
    if action.reach:
        told = message("action.farther", what=told, n=action.reach)
    return message(f"action.{action.target}", what=told) if action.target else told


class Box(Struct, frozen=True):
    """A box of the band: the distance below it, and what the enemy does there; None where the book does not
    show it."""

    distance: int
    action: Action | None


BLOCKING, FRONT_LINE, STEALTHY, PURSUIT = "blocking", "front-line", "stealthy", "pursuit"
LIFE_DRAIN = "life-drain"
ABILITIES = (BLOCKING, FRONT_LINE, STEALTHY, PURSUIT, LIFE_DRAIN)


class Enemy(Struct, frozen=True):
    """An enemy as the book shows it. If it shows no box, the board has to state them."""

    id: str
    boxes: tuple[Box, ...] = ()
    abilities: tuple[str, ...] = ()
    leads: str = ""  # the color of the minions that a leader calls nearer


def enemy(card: str, *parts: Box | str, leads: str = "") -> Enemy:
    """Write an enemy with its boxes and abilities."""
    unknown = [part for part in parts if isinstance(part, str) and part not in ABILITIES]
    if unknown:
        raise ValueError(f"{card}: no such ability: {unknown}")
    boxes = tuple(part for part in parts if isinstance(part, Box))
    return Enemy(card, boxes, tuple(part for part in parts if isinstance(part, str)), leads)


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
