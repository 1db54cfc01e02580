"""Where the rulebooks differ."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "difference.star.chips": "A star brings one chip, or two.",
    "difference.star.chips.1": "one chip",
    "difference.star.chips.2": "two chips",
    "difference.name.star.chips": "Chips for a star",
    "difference.who.star.chips": "whoever has more than one chip",
    "difference.topic.dive": "Diving",
}
