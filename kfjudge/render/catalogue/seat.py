"""The two seats, as in a bridge diagram, and what decides when nobody does."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "seat.South": ("South", "Sud"),
    "seat.North": ("North", "Nord"),
    "seat.chance": ("chance", "le hasard"),
}
