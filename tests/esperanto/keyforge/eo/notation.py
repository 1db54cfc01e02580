"""What a board file of KeyForge may say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "notation.seat.South": "Sudo",
    "notation.seat.North": "Nordo",
    "notation.zone.line": "vico",
    "notation.zone.hand": "mano",
    "notation.head.turn": "vico de ludo | nun",
    "notation.step.reap": "rikoltas per {card}",
    "notation.fact.damage": "{n} damaĝo~damaĝoj",
}
