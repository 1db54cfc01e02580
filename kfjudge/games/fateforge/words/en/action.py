"""What the boxes of an action band say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "action.move": "move",
    "action.move-leftmost": "move (the first in turn order)",
    "action.move-rightmost": "move (the last in turn order)",
    "action.strike": "strike",
    "action.strike-leftmost": "strike (the first in turn order)",
    "action.strike-rightmost": "strike (the last in turn order)",
    "action.strike-plus": "strike with 1 damage more",
    "action.strike-plus-leftmost": "strike with 1 damage more (the first in turn order)",
    "action.strike-plus-rightmost": "strike with 1 damage more (the last in turn order)",
    "action.shoot": "shoot",
    "action.shoot-leftmost": "shoot (the first in turn order)",
    "action.shoot-rightmost": "shoot (the last in turn order)",
    "action.shoot-plus": "shoot with 1 damage more",
    "action.shoot-plus-leftmost": "shoot with 1 damage more (the first in turn order)",
    "action.shoot-plus-rightmost": "shoot with 1 damage more (the last in turn order)",
    "action.move-strike": "move then strike",
    "action.move-strike-leftmost": "move then strike (the first in turn order)",
    "action.move-strike-rightmost": "move then strike (the last in turn order)",
    "action.move-strike-plus": "move then strike with 1 damage more",
    "action.move-strike-plus-leftmost": "move then strike with 1 damage more (the first in turn order)",
    "action.move-strike-plus-rightmost": "move then strike with 1 damage more (the last in turn order)",
    "action.push": "push a hero",
    "action.push-leftmost": "push a hero (the first in turn order)",
    "action.push-rightmost": "push a hero (the last in turn order)",
    "action.pull": "pull a hero",
    "action.pull-leftmost": "pull a hero (the first in turn order)",
    "action.pull-rightmost": "pull a hero (the last in turn order)",
    "action.nothing": "nothing",
}
