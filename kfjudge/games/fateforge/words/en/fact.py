"""What has to be known, where the book does not show it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.band": "What does {card} do? The book does not show its action band; the board says it so: {card} (at 0 strike)",
    "fact.box": "What does {card} do at distance {n}? The book does not show that box; the board says it so: {card} (at {n} strike)",
    "fact.color": "Which color is {card}? The book does not show it; the board says it so: {card} (brown)",
    "fact.resistance": "What is the resistance of {card}? The book’s text does not say; the board says it so: {card} (resistance 2)",
    "fact.own-band": "What does {card} do? Your own card does not say it; say it there or on the board: {card} (at 0 strike)",
    "fact.own-color": "Which color is {card}? Your own card does not say it; say it there or on the board: {card} (brown)",
    "fact.own-resistance": "What is the resistance of {card}? Your own card does not say it; say it there or on the board: {card} (resistance 2)",
    "fact.own-effect": "What does the card {card} convert? Your own card does not say it; say it there or on the board: {card} (focus gives shoot)",
    "fact.own-special": "What does the special face of {card} do? Your own card does not say it; say it there or on the board: {card} (special face does strike for 2)",
    "fact.effect": "What does the card {card} convert? Its icons are lost in the book’s text; the board says it so: {card} (focus gives shoot)",
    "fact.health": "How much health does {player} have at the start? The book does not show it for this hero; the board says it so: {player}: 3 health, full health 5",
    "fact.energy": "How much energy does {player} have at the start? The book does not show it for this hero; the board says it so: {player}: 1 energy, full energy 3",
    "fact.special": "What does the special face of {card} do? The book’s text does not say; the board says it so: {card} (special face does strike for 2)",
}
