"""The types of enemies, by their colors."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "color.white": "white",
    "color.blue": "blue",
    "color.red": "red",
    "color.green": "green",
    "color.brown": "brown",
    "color.purple": "purple",
    "color.boss": "boss",
}
