"""The two seats, as in a bridge diagram."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "seat.South": "South",
    "seat.North": "North",
}
