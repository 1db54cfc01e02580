"""The sides of a zone."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "direction.north": "north",
    "direction.south": "south",
    "direction.west": "west",
    "direction.east": "east",
}
