"""What the rulebooks are called where an answer cites them."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "book.1.0": "Traduction de fans des règles 1.0",
    "book.1.1": "Livret 1.1",
    "book.1.3": "Livret 1.3",
}
