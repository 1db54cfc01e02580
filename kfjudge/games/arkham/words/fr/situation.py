"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.of": "{who} : {what:,}",
    "situation.at": "dans {card:the}",
    "situation.engaged": "{it:-engagé/engagée~s} avec {player:the}",
    "situation.lies": "{zone}",
}
