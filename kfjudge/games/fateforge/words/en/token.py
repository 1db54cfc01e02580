"""What an enemy may guard."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "token.exit": "the exit",
    "token.objective": "the objective",
    "token.portal": "the portal",
    "token.chest": "the chest",
    "token.exploration": "the exploration token",
    "token.door": "the door",
}
