"""What has to be known, where the book does not show it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.band": "what does {card} do? The book does not show its action band; the board says it: {card} (at 0 strike)",
    "fact.box": "what does {card} do at distance {n}? The book does not show that box; the board says it: {card} (at {n} strike)",
    "fact.color": "which color is {card}? The book does not show it; the board says it: {card} (brown)",
    "fact.resistance": "what resistance has {card}? The book’s text does not tell; the board says it: {card} (resistance 2)",
    "fact.effect": "what does {card} convert? Its icons are lost in the book’s text; the board says it: {card} (focus gives shoot)",
    "fact.health": "with how much health does {player} begin? The book does not show it for this hero; the board says it: {player}: 3 health, full health 5",
    "fact.energy": "with how much energy does {player} begin? The book does not show it for this hero; the board says it: {player}: 1 energy, full energy 3",
}
