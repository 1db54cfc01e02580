"""What the toy is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "Magpie",
    "game.example.terms": "die, magpie, rule/dive",
    "game.example.term": "die",
    "game.example.card": "magpie",
    "game.example.corrected": "magpie",
    "game.example.explored": "star",
    "game.example.question": "does a covered star take a chip?",
    "game.example.situation": "Ann dives with Magpie",
    "game.example.printed": "birds",
    "game.example.words": "chips",
    "game.example.page": "timing",
    "game.example.pages": "timing, editions",
    "game.example.numbers": "1",
    "game.example.number": "1",
    "game.example.narrowing": "die, magpie, rule/dive",
    "game.cards.type": "bird",
    "game.cards.type.metavar": "KIND",
    "game.example.point": "star.leaves",
    "game.example.reading": "star.leaves=kept",
}
