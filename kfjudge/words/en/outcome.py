"""What is true of a board at the end of a line of play, as a judge would say it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "outcome.has": "{player}: {what}",
    "outcome.order": "{player}, {zone}: {cards}",
    "outcome.card": "{card}: {what}",
    "outcome.in-zone": "{zone} ({player})",
    "outcome.empty": "none",
}
