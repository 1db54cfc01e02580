"""What the boxes of an action band say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "action.move": "se déplacer",
    "action.strike": "frapper",
    "action.shoot": "tirer",
    "action.push": "pousser",
    "action.pull": "attirer",
    "action.parry": "gagner un jeton Parade",
    "action.stun": "étourdir",
    "action.call": "appeler le sbire le plus proche",
    "action.nothing": "rien",
    "action.then": "{first} puis {next}",
    "action.color": "{what} ({color})",
    "action.otherwise": "{what}, sinon {color}",
    "action.exit": "{what} vers la sortie {exit}",
    "action.more": "{what} avec {n:dégât|dégâts} de plus",
    "action.farther": "{what} jusqu’à {n:zone|zones} plus loin",
    "action.leftmost": "{what} (le premier dans l’ordre du tour)",
    "action.rightmost": "{what} (le dernier dans l’ordre du tour)",
}
