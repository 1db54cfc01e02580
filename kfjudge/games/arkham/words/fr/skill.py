"""The four skills."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "skill.willpower": "volonté",
    "skill.intellect": "intelligence",
    "skill.combat": "lutte",
    "skill.agility": "agilité",
}
