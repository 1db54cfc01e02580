"""What a card does."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.magpie": "Plonge sur les jetons de l’autre joueur.",
    "card.type.bird": "oiseau",
    "card.place": "La Pie, l’unique carte",
}
