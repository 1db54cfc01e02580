"""The colors of keys; in French they go with « clé »."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "color.red": ("red", "rouge"),
    "color.blue": ("blue", "bleue"),
    "color.yellow": ("yellow", "jaune"),
}
