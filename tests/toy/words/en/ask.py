"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.action": "What next?",
    "ask.cover": "Cover the chips?",
    "ask.die": "What does the die show?",
}
