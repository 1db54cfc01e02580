"""The sides of a zone."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "direction.north": "nord",
    "direction.south": "sud",
    "direction.west": "ouest",
    "direction.east": "est",
}
