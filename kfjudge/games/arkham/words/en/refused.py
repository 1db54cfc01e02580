"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.draw": "{player} draws no card",
    "refused.attack": "{card} does not attack {player}",
    "refused.draw-encounter": "{player} draws no encounter card",
}
