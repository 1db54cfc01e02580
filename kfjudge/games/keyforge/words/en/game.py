"""What KeyForge is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "KeyForge",
    "game.example.terms": "stun, sonné, “bad penny”, faq/1.3/10",
    "game.example.question": "is a destroyed Bad Penny purged by Yxilo Bolter?",
    "game.example.words": "enemy creature",
    "game.example.numbers": "296, cota 296",
    "game.example.number": "10",
    "game.example.narrowing": "stun, bad penny, purge.face",
    "game.cards.house": "cards of that house",
    "game.cards.house.metavar": "HOUSE",
    "game.cards.type": "creature, artifact, action or upgrade",
    "game.cards.type.metavar": "TYPE",
    "game.cards.trait": "cards with that trait",
    "game.cards.trait.metavar": "TRAIT",
    "game.cards.keyword": "cards on which that keyword is printed",
    "game.cards.keyword.metavar": "KEYWORD",
    "game.cards.rarity": "common, uncommon, rare …",
    "game.cards.rarity.metavar": "RARITY",
    "game.cards.set": "cards of that set: cota, aoa or its name",
    "game.cards.set.metavar": "SET",
    "game.cards.number": "number in its set",
    "game.cards.number.metavar": "N",
    "game.cards.power": "printed power",
    "game.cards.power.metavar": "N",
    "game.cards.armor": "printed armor",
    "game.cards.armor.metavar": "N",
    "game.cards.bonus": "Æmber bonus",
    "game.cards.bonus.metavar": "N",
}
