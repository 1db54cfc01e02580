"""A test told in a sentence, and what is said of its odds."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "wager.against": "contre",
    "wager.ghoul": "goules | goule",
    "wager.1": "un | une",
    "wager.2": "deux",
    "wager.3": "trois",
    "wager.said": "Compétence {skill} contre {difficulty}",
    "wager.said-apart": "Compétence {far}",
    "wager.elder-sign": "Le signe des Anciens compte 0 : sa valeur est sur la carte de l’investigateur.",
    "wager.nothing-else": "Personne n’attribue ni ne joue rien.",
    "wager.no-scenario": "Aucun scénario n’est nommé : l’effet des symboles reste ouvert.",
}
