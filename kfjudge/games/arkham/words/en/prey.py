"""Whom an enemy hunts, of several investigators."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "prey.highest-willpower": "highest willpower",
    "prey.lowest-willpower": "lowest willpower",
    "prey.highest-intellect": "highest intellect",
    "prey.lowest-intellect": "lowest intellect",
    "prey.highest-combat": "highest combat",
    "prey.lowest-combat": "lowest combat",
    "prey.highest-agility": "highest agility",
    "prey.lowest-agility": "lowest agility",
    "prey.lowest-health": "lowest remaining health",
    "prey.lowest-sanity": "lowest remaining sanity",
    "prey.most-clues": "most clues",
    "prey.fewest-cards": "fewest cards in hand",
    "prey.bearer-only": "bearer only",
}
