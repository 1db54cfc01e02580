"""What the book shows of a card, but for its name and its text."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.type.hero": "héros",
    "card.type.enemy": "ennemi",
    "card.type.skill": "compétence",
    "card.type.weapon": "arme",
    "card.type.equipment": "équipement",
    "card.type.corruption": "carte Corruption",
    "card.color.green": "sbire vert",
    "card.color.red": "sbire rouge",
    "card.color.blue": "sbire bleu",
    "card.color.brown": "sbire marron",
    "card.color.purple": "meneur violet",
    "card.faction.undead": "Mort-vivant",
    "card.faction.militia": "Milice",
    "card.faction.bandit": "Brigand",
    "card.class.mercenary": "Mercenaire {level}",
    "card.class.shaman": "Chamane {level}",
    "card.class.sylvan-guard": "Garde Sylvestre {level}",
    "card.level": "niveau {level}",
    "card.cost": "coût {number}",
    "card.health": "santé {number}",
    "card.energy": "énergie {number}",
    "card.resistance": "résistance {number}",
    "card.armor": "armure {number}",
    "card.number": "carte {number}",
    "card.place": "Livret, p. {page}",
}
