"""The four skills."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "skill.willpower": "willpower",
    "skill.intellect": "intellect",
    "skill.combat": "combat",
    "skill.agility": "agility",
}
