"""The phases of a round."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "phase.mythos": "the mythos phase",
    "phase.investigation": "the investigation phase",
    "phase.enemy": "the enemy phase",
    "phase.upkeep": "the upkeep phase",
    "phase.setup": "the setup",
}
