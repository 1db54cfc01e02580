"""What Fateforge is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "Fateforge",
    "game.example.terms": "étourdi, stunned, archer, rule/enemy-turns",
    "game.example.term": "étourdi",
    "game.example.card": "archer",
    "game.example.corrected": "archer",
    "game.example.question": "un ennemi étourdi agit-il ?",
    "game.example.printed": "sbire bleu",
    "game.example.words": "résultats des dés",
    "game.example.numbers": "150",
    "game.example.number": "1",
    "game.example.narrowing": "étourdi, archer",
    "game.cards.type": "héros, ennemi, compétence, arme, équipement ou corruption",
    "game.cards.type.metavar": "TYPE",
    "game.cards.color": "la couleur d’un ennemi",
    "game.cards.color.metavar": "COULEUR",
    "game.cards.faction": "la faction d’un ennemi",
    "game.cards.faction.metavar": "FACTION",
    "game.cards.cost": "le coût en or",
    "game.cards.cost.metavar": "N",
    "game.cards.health": "la santé d’un héros",
    "game.cards.health.metavar": "N",
    # words typed for an option of this game: its name, then the words, without accents
    "game.options": "--color couleur | --health vie sante | --cost cout",
}
