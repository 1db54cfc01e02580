"""The phases of a round."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "phase.mythos": "la phase du Mythe",
    "phase.investigation": "la phase d’Investigation",
    "phase.enemy": "la phase des Ennemis",
    "phase.upkeep": "la phase d’Entretien",
    "phase.setup": "la mise en place",
}
