"""What the rulebooks are called."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "book.first": "Les premières règles",
    "book.14": "Les règles de 14",
}
