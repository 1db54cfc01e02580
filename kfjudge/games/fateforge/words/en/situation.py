"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.of": "{who}: {what:,}",
    "situation.at": "in {place}",
    "situation.cost": "{n} damage taken",
    "situation.defeated": "defeated",
    "situation.no-objective": "without the objective",
    "situation.no-chest": "no chest any more",
    "situation.no-exploration": "no exploration token any more",
    "situation.no-trap": "no trap any more",
}
