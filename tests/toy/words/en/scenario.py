"""What is seen on a board, and why a step is refused."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "scenario.saw-chips": "{n:chip|chips}",
    "scenario.saw-tired": "tired",
    "scenario.saw-not-tired": "awake",
    "scenario.why-not-yours": "{card} is not in {player}’s nest",
}
