"""The colors of keys; in French they go with « clé »."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "color.red": "rouge",
    "color.blue": "bleue",
    "color.yellow": "jaune",
}
