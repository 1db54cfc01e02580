"""The phases of a round that are nobody’s turn."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "phase.preparation": "preparation",
    "phase.reactions": "enemy reactions",
    "phase.enemies": "enemy turns",
    "phase.upkeep": "upkeep",
    "phase.aftermath": "after the battle",
    "phase.test": "test",
    "phase.rest": "rest scene",
}
