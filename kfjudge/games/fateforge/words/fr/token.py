"""What an enemy may guard."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "token.exit": "la sortie",
    "token.objective": "l’objectif",
    "token.portal": "le portail",
    "token.chest": "le coffre",
    "token.exploration": "le jeton Exploration",
    "token.door": "la porte",
}
