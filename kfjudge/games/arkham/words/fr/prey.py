"""Whom an enemy hunts, of several investigators."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "prey.highest-willpower": "volonté la plus élevée",
    "prey.lowest-willpower": "volonté la plus faible",
    "prey.highest-intellect": "intelligence la plus élevée",
    "prey.lowest-intellect": "intelligence la plus faible",
    "prey.highest-combat": "lutte la plus élevée",
    "prey.lowest-combat": "lutte la plus faible",
    "prey.highest-agility": "agilité la plus élevée",
    "prey.lowest-agility": "agilité la plus faible",
    "prey.lowest-health": "vie restante la plus faible",
    "prey.lowest-sanity": "santé mentale restante la plus faible",
    "prey.most-clues": "le plus d’indices",
    "prey.fewest-cards": "le moins de cartes en main",
    "prey.bearer-only": "détenteur uniquement",
}
