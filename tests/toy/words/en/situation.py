"""What is assumed of a situation that was told."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.with-chips": "{player} has {amount:chip|chips}",
    "situation.without-chips": "If {player} has no chips",
}
