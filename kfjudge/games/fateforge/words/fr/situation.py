"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.at": "en {place}",
    "situation.defeated": "vaincu",
}
