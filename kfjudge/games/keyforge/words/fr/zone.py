"""Where a card can lie."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "zone.hand": "main",
    "zone.deck": "deck",
    "zone.discard": "défausse",
    "zone.archives": "archives",
    "zone.purged": "cartes purgées",
    "zone.line": "ligne de front",
    "zone.artifacts": "artéfacts",
    "zone.attached": "améliorations",
    "zone.under": "sous une carte",
}
