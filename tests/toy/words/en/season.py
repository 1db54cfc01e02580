"""The seasons of a tree."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "season.summer": "summer",
    "season.winter": "winter",
}
