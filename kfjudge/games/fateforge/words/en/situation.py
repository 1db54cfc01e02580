"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.at": "in {place}",
    "situation.defeated": "defeated",
}
