"""What is printed on a card, but for its name and its text."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.set.cota": "L’Appel des Archontes",
    "card.set.aoa": "L’Âge de l’Ascension",
    "card.place": "{set}, n° {number}",
    "card.place.and": " ; ",
    "card.type.action": "action",
    "card.type.artifact": "artéfact",
    "card.type.creature": "créature",
    "card.type.upgrade": "amélioration",
    "card.rarity.common": "commune",
    "card.rarity.uncommon": "peu commune",
    "card.rarity.rare": "rare",
    "card.rarity.special": "spéciale",
    "card.rarity.fixed": "fixe",
    "card.rarity.variant": "variante",
    "card.house": "Maison {house}",
    "card.power": "puissance {number}",
    "card.armor": "armure {number}",
    "card.aember": "bonus d’Aombre {number}",
    "card.offered": "{card} : {what}. Le faire ?",
}
