"""What stands below a replay: no judge decides in a game that all play together."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "replay.no-ruling": "Engine output, not a ruling: the book has the last word.",
}
