"""Who decides when nobody does."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "seat.chance": "chance",
}
