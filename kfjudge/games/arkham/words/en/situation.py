"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.of": "{who}: {what:,}",
    "situation.at": "at {card}",
    "situation.engaged": "engaged with {player}",
    "situation.lies": "{zone}",
}
