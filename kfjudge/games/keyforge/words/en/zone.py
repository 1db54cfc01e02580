"""Where a card can lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.hand": "hand",
    "zone.deck": "deck",
    "zone.discard": "discard pile",
    "zone.archives": "archives",
    "zone.purged": "purged cards",
    "zone.line": "battleline",
    "zone.artifacts": "artifacts",
    "zone.attached": "upgrades",
    "zone.under": "under a card",
}
