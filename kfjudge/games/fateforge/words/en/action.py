"""What the boxes of an action band say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "action.move": "move",
    "action.strike": "strike",
    "action.shoot": "shoot",
    "action.push": "push",
    "action.pull": "pull",
    "action.parry": "gain a parry token",
    "action.stun": "stun",
    "action.call": "call the nearest minion",
    "action.nothing": "nothing",
    "action.then": "{first} then {next}",
    "action.color": "{what} ({color})",
    "action.otherwise": "{what}, else {color}",
    "action.exit": "{what} toward exit {exit}",
    "action.more": "{what} with {n} damage more",
    "action.farther": "{what} up to {n:zone|zones} farther",
    "action.leftmost": "{what} (the first in turn order)",
    "action.rightmost": "{what} (the last in turn order)",
}
