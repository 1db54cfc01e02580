"""What a card does."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.magpie": "Dives for the chips of another player.",
    "card.type.bird": "bird",
    "card.place": "The Magpie, the only card",
}
