"""Where a card can lie."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "zone.hand": ("hand", "main"),
    "zone.deck": ("deck", "deck"),
    "zone.discard": ("discard pile", "défausse"),
    "zone.archives": ("archives", "archives"),
    "zone.purged": ("purged cards", "cartes purgées"),
    "zone.line": ("battleline", "ligne de front"),
    "zone.artifacts": ("artifacts", "artéfacts"),
    "zone.attached": ("upgrades", "améliorations"),
    "zone.under": ("under a card", "sous une carte"),
}
