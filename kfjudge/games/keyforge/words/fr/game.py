"""What KeyForge is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "KeyForge",
    "game.example.terms": "stun, sonné, « faux jeton », faq/1.3/10",
    "game.example.question": "un Faux Jeton détruit par un Déboulonneur Yxilo est-il purgé ?",
    "game.example.words": "créature ennemie",
    "game.example.numbers": "296, cota 296",
    "game.example.number": "10",
    "game.example.narrowing": "sonné, faux jeton, purge.face",
    "game.cards.house": "les cartes de cette Maison",
    "game.cards.house.metavar": "MAISON",
    "game.cards.type": "créature, artéfact, action ou amélioration",
    "game.cards.type.metavar": "TYPE",
    "game.cards.trait": "les cartes qui ont ce trait",
    "game.cards.trait.metavar": "TRAIT",
    "game.cards.keyword": "les cartes où ce mot-clé est imprimé",
    "game.cards.keyword.metavar": "MOT-CLÉ",
    "game.cards.rarity": "commune, peu commune, rare…",
    "game.cards.rarity.metavar": "RARETÉ",
    "game.cards.set": "les cartes de cette extension : cota, aoa ou son nom",
    "game.cards.set.metavar": "EXTENSION",
    "game.cards.number": "le numéro dans l’extension",
    "game.cards.number.metavar": "N",
    "game.cards.power": "la puissance imprimée",
    "game.cards.power.metavar": "N",
    "game.cards.armor": "l’armure imprimée",
    "game.cards.armor.metavar": "N",
    "game.cards.bonus": "le bonus d’Aombre",
    "game.cards.bonus.metavar": "N",
}
