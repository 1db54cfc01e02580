"""What is true of a board of KeyForge at the end of a line of play."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "outcome.no-chains": "no chains",
    "outcome.unknown": "{n:unknown card|unknown cards} in hand",
    "outcome.none-unknown": "no unknown card in hand",
    "outcome.in-force": "in force: {cards}",
    "outcome.nothing-in-force": "nothing lasting is in force",
    "outcome.in-play": "in play",
    "outcome.in-play-of": "in play, controlled by {player}",
    "outcome.on": "on {card}",
    "outcome.under": "under {card}",
    "outcome.facedown": "{card} lies facedown",
    "outcome.faceup": "{card} lies faceup",
}
