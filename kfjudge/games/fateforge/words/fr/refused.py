"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.extra-round": "Aucun round supplémentaire ne se joue",
    "refused.leave": "{player} ne sort pas",
    "refused.rest": "{player} ne fait pas le reste",
}
