"""What happened."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "event.reaps": "{player} rikoltas per {card}",
    "event.gains-aember": "{player} gajnas {amount} Æmber",
}
