"""What the boxes of an action band say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "action.move": "se déplacer",
    "action.move-leftmost": "se déplacer (le premier de l’ordre de jeu)",
    "action.move-rightmost": "se déplacer (le dernier de l’ordre de jeu)",
    "action.strike": "frapper",
    "action.strike-leftmost": "frapper (le premier de l’ordre de jeu)",
    "action.strike-rightmost": "frapper (le dernier de l’ordre de jeu)",
    "action.strike-plus": "frapper avec 1 dégât de plus",
    "action.strike-plus-leftmost": "frapper avec 1 dégât de plus (le premier de l’ordre de jeu)",
    "action.strike-plus-rightmost": "frapper avec 1 dégât de plus (le dernier de l’ordre de jeu)",
    "action.shoot": "tirer",
    "action.shoot-leftmost": "tirer (le premier de l’ordre de jeu)",
    "action.shoot-rightmost": "tirer (le dernier de l’ordre de jeu)",
    "action.shoot-plus": "tirer avec 1 dégât de plus",
    "action.shoot-plus-leftmost": "tirer avec 1 dégât de plus (le premier de l’ordre de jeu)",
    "action.shoot-plus-rightmost": "tirer avec 1 dégât de plus (le dernier de l’ordre de jeu)",
    "action.move-strike": "se déplacer puis frapper",
    "action.move-strike-leftmost": "se déplacer puis frapper (le premier de l’ordre de jeu)",
    "action.move-strike-rightmost": "se déplacer puis frapper (le dernier de l’ordre de jeu)",
    "action.move-strike-plus": "se déplacer puis frapper avec 1 dégât de plus",
    "action.move-strike-plus-leftmost": "se déplacer puis frapper avec 1 dégât de plus (le premier de l’ordre de jeu)",
    "action.move-strike-plus-rightmost": "se déplacer puis frapper avec 1 dégât de plus (le dernier de l’ordre de jeu)",
    "action.push": "pousser un héros",
    "action.push-leftmost": "pousser un héros (le premier de l’ordre de jeu)",
    "action.push-rightmost": "pousser un héros (le dernier de l’ordre de jeu)",
    "action.pull": "attirer un héros",
    "action.pull-leftmost": "attirer un héros (le premier de l’ordre de jeu)",
    "action.pull-rightmost": "attirer un héros (le dernier de l’ordre de jeu)",
    "action.nothing": "rien",
}
