"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.no-cards": "deck and discard pile are empty",
    "why.forbidden-by": "{card} does not let it",
    "why.no-encounter": "the encounter deck and its discard pile are empty",
    "why.followed": "an engaged enemy cannot come along",
    "why.says-so": "the card says so",
    "why.none-set-aside": "the board sets none aside",
}
