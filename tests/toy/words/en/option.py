"""What may be answered."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "option.dive": "dive with {card}",
    "option.end-turn": "end the turn",
    "option.no": "no",
    "option.cover": "cover with {card}",
    "option.star": "a star",
    "option.blank": "a blank face",
}
