"""Ce qui se lit sous une partie rejouée : aucun arbitre ne tranche dans un jeu où tous jouent ensemble."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "replay.no-ruling": "Résultat calculé, non une décision : le livret a le dernier mot.",
}
