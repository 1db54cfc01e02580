"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.extra-round": "No extra round is played",
    "refused.leave": "{player} does not leave",
    "refused.rest": "{player} does not do the rest",
}
