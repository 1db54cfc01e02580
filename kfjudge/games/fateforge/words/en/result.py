"""The results of the dice, and what else a card can pay or give."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "result.move": "move",
    "result.strike": "strike",
    "result.skill-strike": "skill strike",
    "result.shoot": "shoot",
    "result.skill-shoot": "skill shoot",
    "result.focus": "focus",
    "result.miss": "miss",
    "result.any": "any result",
    "result.parry": "a parry token",
    "result.push": "push",
    "result.pull": "pull",
    "result.special": "special face",
    "result.energy": "1 energy",
    "result.health": "1 health",
    "result.reroll": "a reroll",
    "result.stun": "stun",
}
