"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.no-chips": "{player} n’a aucun jeton",
    "why.tired": "{card} est fatiguée",
}
