"""What happened."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "event.dives": "{card} dives",
    "event.tires": "{card} is tired",
    "event.rolls": "{player} rolls {face}",
    "event.snatches": "{player} snatches {amount:chip|chips} from {victim}",
    "event.covers": "{card} covers {amount:chip|chips}",
    "event.turn-ends": "{player} ends the turn",
    "event.wins": "{player} wins",
    "event.sheds-leaves": "{tree} sheds its leaves",
}
