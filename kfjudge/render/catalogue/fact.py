"""What to ask the players, when the outcome hangs on a fact that nobody has given."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "fact.card": (
        "It matters which card this is ({player}, {zone}): look, and write it down",
        "Il importe de savoir quelle est cette carte ({player}, {zone}) : regardez-la et notez-la",
    ),
    "fact.deck": (
        "Which cards are in {player}’s deck?",
        "Quelles cartes sont dans le deck ? ({player})",
    ),
    "fact.houses": (
        "Which three houses are on {player}’s identity card?",
        "Quelles sont les trois Maisons sur la carte d’identité ? ({player})",
    ),
    "fact.top-card": (
        "Which card is on top of {player}’s deck?",
        "Quelle carte est au sommet du deck ? ({player})",
    ),
}
