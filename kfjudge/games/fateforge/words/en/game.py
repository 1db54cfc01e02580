"""What Fateforge is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "Fateforge",
    "game.example.terms": "stunned, étourdi, archer, rule/enemy-turns",
    "game.example.term": "stunned",
    "game.example.card": "archer",
    "game.example.corrected": "archer",
    "game.example.question": "does a stunned enemy act?",
    "game.example.printed": "blue minion",
    "game.example.words": "dice results",
    "game.example.numbers": "150",
    "game.example.number": "1",
    "game.example.narrowing": "stunned, archer",
    "game.cards.type": "hero, enemy, skill, weapon, equipment or corruption",
    "game.cards.type.metavar": "TYPE",
    "game.cards.color": "color of an enemy",
    "game.cards.color.metavar": "COLOR",
    "game.cards.faction": "faction of an enemy",
    "game.cards.faction.metavar": "FACTION",
    "game.cards.cost": "cost in gold",
    "game.cards.cost.metavar": "N",
    "game.cards.health": "health of a hero",
    "game.cards.health.metavar": "N",
    # words typed for an option of this game: its name, then the words, without accents
    "game.options": "--color colour",
}
