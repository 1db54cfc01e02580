"""The types of enemies, by their colors."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "color.white": "blanc",
    "color.blue": "bleu",
    "color.red": "rouge",
    "color.green": "vert",
    "color.brown": "marron",
    "color.purple": "violet",
    "color.boss": "boss",
}
