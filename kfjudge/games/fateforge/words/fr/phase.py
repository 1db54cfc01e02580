"""The phases of a round that are nobody’s turn."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "phase.preparation": "préparation",
    "phase.reactions": "réactions ennemies",
    "phase.enemies": "tours ennemis",
    "phase.upkeep": "entretien",
    "phase.aftermath": "après le combat",
    "phase.test": "test",
    "phase.rest": "scène de repos",
}
