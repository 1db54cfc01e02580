"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.no-chips": "{player} has no chip",
    "why.tired": "{card} is tired",
}
