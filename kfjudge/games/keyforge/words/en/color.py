"""The colors of keys; in French they go with « clé »."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "color.red": "red",
    "color.blue": "blue",
    "color.yellow": "yellow",
}
