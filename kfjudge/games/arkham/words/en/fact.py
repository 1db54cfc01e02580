"""What has to be known, where neither the board nor a card says it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.fight": "What is the fight value of {card}? The board says it so: {card} (3 fight)",
    "fact.evade": "What is the evade value of {card}? The board says it so: {card} (3 evade)",
    "fact.health": "What is the health of {card}? The board says it so: {card} (3 health)",
    "fact.base-willpower": "What is the willpower of {player}? Name the investigator, or say it so: {player}: base willpower 3",
    "fact.base-intellect": "What is the intellect of {player}? Name the investigator, or say it so: {player}: base intellect 3",
    "fact.base-combat": "What is the combat of {player}? Name the investigator, or say it so: {player}: base combat 3",
    "fact.base-agility": "What is the agility of {player}? Name the investigator, or say it so: {player}: base agility 3",
    "fact.base-health": "How much health has {player}? Name the investigator, or say it so: {player}: base health 7",
    "fact.base-sanity": "How much sanity has {player}? Name the investigator, or say it so: {player}: base sanity 7",
    "fact.bag": "What is in the chaos bag? The board says it so: chaos bag: standard",
    "fact.reference": "What does the symbol do ({token})? The board says which scenario it is: scenario card: The Gathering",
    "fact.elder-sign": "What is the elder sign worth to {player}? Name the investigator in the line of the players: {player} (Roland Banks)",
    "fact.shroud": "What is the shroud of {card}? The board says it so: {card} (shroud 2)",
    "fact.top-cards": "Which cards lie on top of the deck of {player}? The board says it so: {player} deck: Guts | Knife",
    "fact.encounter-deck": "What lies in the encounter deck? The board says it so: encounter deck: Acolyte | Grasping Hands",
    "fact.agenda": "Which agenda is the current one? The board says it so: agenda: What’s Going On?! (2 doom)",
    "fact.act": "Which act is the current one? The board says it so: act: The Barrier",
}
