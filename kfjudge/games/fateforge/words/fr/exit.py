"""The exits, by their letters."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "exit.a": "A",
    "exit.b": "B",
    "exit.c": "C",
    "exit.d": "D",
}
