"""Sentences of cards that no words of the card language say yet."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "custom.melt-armor": "Until the turn ends, each enemy creature with armor loses what it has of it; each takes as much damage as the armor it lost.",
}
