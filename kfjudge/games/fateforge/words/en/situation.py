"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.at": "in {place}",
    "situation.defeated": "defeated",
    "situation.no-objective": "without the objective",
    "situation.no-chest": "without the chest",
    "situation.no-exploration": "without the exploration token",
}
