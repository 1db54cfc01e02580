"""What the toy is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "la pie",
    "game.example.terms": "dé, pie, rule/dive",
    "game.example.term": "dé",
    "game.example.card": "pie",
    "game.example.corrected": "pie",
    "game.example.explored": "star",
    "game.example.question": "une étoile couverte prend-elle un jeton ?",
    "game.example.situation": "Ann plonge avec Pie",
    "game.example.printed": "oiseaux",
    "game.example.words": "jetons",
    "game.example.page": "timing",
    "game.example.pages": "timing, editions",
    "game.example.numbers": "1",
    "game.example.number": "1",
    "game.example.narrowing": "dé, pie, rule/dive",
    "game.cards.type": "oiseau",
    "game.cards.type.metavar": "SORTE",
    "game.example.point": "star.leaves",
    "game.example.reading": "star.leaves=kept",
}
