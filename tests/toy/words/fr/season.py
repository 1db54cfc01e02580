"""The seasons of a tree."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "season.summer": "été",
    "season.winter": "hiver",
}
