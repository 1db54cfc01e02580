"""What to ask the players, when the outcome hangs on a fact that nobody has given."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.card": "Il importe de savoir quelle est cette carte ({player}, {zone}) : regardez-la et notez-la.",
    "fact.deck": "Quelles cartes sont dans le deck de {player} ?",
    "fact.houses": "Quelles sont les trois Maisons sur la carte d’identité de {player} ?",
    "fact.top-card": "Quelle carte est au sommet du deck de {player} ?",
}
