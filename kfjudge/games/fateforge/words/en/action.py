"""What the boxes of an action band say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "action.move": "move",
    "action.move-leftmost": "move leftmost",
    "action.move-rightmost": "move rightmost",
    "action.strike": "strike",
    "action.strike-leftmost": "strike leftmost",
    "action.strike-rightmost": "strike rightmost",
    "action.strike-plus": "strike for 2",
    "action.strike-plus-leftmost": "strike for 2 leftmost",
    "action.strike-plus-rightmost": "strike for 2 rightmost",
    "action.shoot": "shoot",
    "action.shoot-leftmost": "shoot leftmost",
    "action.shoot-rightmost": "shoot rightmost",
    "action.shoot-plus": "shoot for 2",
    "action.shoot-plus-leftmost": "shoot for 2 leftmost",
    "action.shoot-plus-rightmost": "shoot for 2 rightmost",
    "action.move-strike": "move then strike",
    "action.move-strike-leftmost": "move then strike leftmost",
    "action.move-strike-rightmost": "move then strike rightmost",
    "action.move-strike-plus": "move then strike for 2",
    "action.move-strike-plus-leftmost": "move then strike for 2 leftmost",
    "action.move-strike-plus-rightmost": "move then strike for 2 rightmost",
    "action.push": "push",
    "action.push-leftmost": "push leftmost",
    "action.push-rightmost": "push rightmost",
    "action.pull": "pull",
    "action.pull-leftmost": "pull leftmost",
    "action.pull-rightmost": "pull rightmost",
    "action.nothing": "nothing",
}
