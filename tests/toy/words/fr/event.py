"""What happened."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "event.dives": "{card} plonge",
    "event.tires": "{card} se fatigue",
    "event.rolls": "{player} obtient {face}",
    "event.snatches": "{player} chipe {amount:jeton|jetons} à {victim}",
    "event.covers": "{card} couvre {amount:jeton|jetons}",
    "event.turn-ends": "{player} finit son tour",
    "event.wins": "{player} gagne",
    "event.sheds-leaves": "{tree} perd ses feuilles",
}
