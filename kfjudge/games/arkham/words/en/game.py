"""What Arkham Horror is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "Arkham Horror",
    "game.example.terms": "attack of opportunity, attaque d’opportunité, “goat spawn”, rule/3-2-hunter-enemies-move",
    "game.example.term": "attack of opportunity",
    "game.example.card": "goat spawn",
    "game.example.corrected": "goat spawn",
    "game.example.question": "which actions provoke an attack of opportunity?",
    "game.example.tests": "A test of Arkham Horror is the skill against the difficulty and a level: easy, standard, hard or expert. Sums and icons are added up (4+1, with 2 icons). A scenario says what the symbols do: The Gathering, The Midnight Masks, The Devourer Below; the ghouls there are told as: one ghoul here, 2 ghouls, no ghoul.",
    "game.example.words": "chaos token",
    "game.example.numbers": "18, core 18",
    "game.example.number": "1",
    "game.example.narrowing": "attack of opportunity, goat spawn",
    "game.cards.type": "asset, event, skill, enemy, treachery, location …",
    "game.cards.type.metavar": "TYPE",
    "game.cards.class_": "guardian, seeker, rogue, mystic, survivor, neutral or mythos",
    "game.cards.class_.metavar": "CLASS",
    "game.cards.trait": "cards with that trait",
    "game.cards.trait.metavar": "TRAIT",
    "game.cards.set": "cards of that set: core or a set of encounter cards",
    "game.cards.set.metavar": "SET",
    "game.cards.number": "number in the box",
    "game.cards.number.metavar": "N",
    "game.cards.level": "level",
    "game.cards.level.metavar": "N",
    "game.cards.cost": "cost in resources",
    "game.cards.cost.metavar": "N",
    "game.cards.health": "health",
    "game.cards.health.metavar": "N",
    "game.cards.sanity": "sanity",
    "game.cards.sanity.metavar": "N",
    "game.cards.victory": "victory points",
    "game.cards.victory.metavar": "N",
    # words typed for an option of this game: its name, then the words, without accents
    "game.options": "--trait traits",
}
