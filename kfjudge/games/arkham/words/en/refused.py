"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.draw": "{player} draws no card",
    "refused.attack": "{card} does not attack {player}",
    "refused.draw-encounter": "{player} draws no encounter card",
    "refused.move": "{player} does not move to {card}",
    "refused.hunt": "{card} does not move to {to}",
    "refused.leave": "{card} does not leave play",
    "refused.discover": "{player} discovers no clue",
    "refused.got-away": "No Cultist spawns who got away",
}
