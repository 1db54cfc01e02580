"""The two seats, as in a bridge diagram, and what decides when nobody does."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "seat.South": "South",
    "seat.North": "North",
    "seat.chance": "chance",
}
