"""What the rulebooks are called."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "book.first": "The first rules",
    "book.14": "The rules of 14",
}
