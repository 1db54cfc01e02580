"""What is printed on a card, but for its name and its text; and what it offers, as it is asked."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.set.cota": "Call of the Archons",
    "card.set.aoa": "Age of Ascension",
    "card.place": "{set}, no. {number}",
    "card.place.and": "; ",
    "card.type.action": "action",
    "card.type.artifact": "artifact",
    "card.type.creature": "creature",
    "card.type.upgrade": "upgrade",
    "card.rarity.common": "common",
    "card.rarity.uncommon": "uncommon",
    "card.rarity.rare": "rare",
    "card.rarity.special": "special",
    "card.rarity.fixed": "fixed",
    "card.rarity.variant": "variant",
    "card.house": "house {house}",
    "card.power": "power {number}",
    "card.armor": "armor {number}",
    "card.aember": "Æmber bonus {number}",
    "card.offered": "{card}: {what}. Do it?",
}
