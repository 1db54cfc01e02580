"""What the book shows of a card, but for its name and its text."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "card.type.hero": "hero",
    "card.type.enemy": "enemy",
    "card.type.skill": "skill",
    "card.type.weapon": "weapon",
    "card.type.equipment": "equipment",
    "card.type.corruption": "Corruption card",
    "card.color.green": "green minion",
    "card.color.red": "red minion",
    "card.color.blue": "blue minion",
    "card.color.brown": "brown minion",
    "card.color.purple": "purple leader",
    "card.faction.undead": "Undead",
    "card.faction.militia": "Militia",
    "card.faction.bandit": "Bandit",
    "card.class.mercenary": "Mercenary {level}",
    "card.class.shaman": "Shaman {level}",
    "card.class.sylvan-guard": "Sylvan Guard {level}",
    "card.level": "level {level}",
    "card.cost": "cost {number}",
    "card.health": "health {number}",
    "card.energy": "energy {number}",
    "card.resistance": "resistance {number}",
    "card.armor": "armor {number}",
    "card.number": "card {number}",
    "card.place": "Rulebook, p. {page}",
}
