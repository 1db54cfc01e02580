"""What is true of a board of KeyForge at the end of a line of play."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "outcome.no-chains": "aucune chaîne",
    "outcome.unknown": "{n:carte inconnue|cartes inconnues} en main",
    "outcome.none-unknown": "aucune carte inconnue en main",
    "outcome.in-force": "en vigueur : {cards}",
    "outcome.nothing-in-force": "aucun effet durable en vigueur",
    "outcome.in-play": "en jeu",
    "outcome.in-play-of": "en jeu, contrôle : {player}",
    "outcome.on": "sur {card}",
    "outcome.under": "sous {card}",
    "outcome.facedown": "{card} est face cachée",
    "outcome.faceup": "{card} est face visible",
}
