"""What a card does."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.magpie": "Dives for the chips of another player.",
}
