"""The two seats."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "seat.South": "Sudo",
    "seat.North": "Nordo",
}
