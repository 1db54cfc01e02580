"""What to ask the players, when the outcome hangs on a fact that nobody has given."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.card": "It matters which card this is ({player}, {zone}): look, and write it down.",
    "fact.deck": "Which cards are in {player}’s deck?",
    "fact.houses": "Which three houses are on {player}’s identity card?",
    "fact.top-card": "Which card is on top of {player}’s deck?",
}
