"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.action": "Que faire ?",
    "ask.cover": "Couvrir les jetons ?",
    "ask.die": "Que montre le dé ?",
}
