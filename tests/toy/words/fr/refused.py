"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.snatch": "{player} ne chipe rien",
}
