"""What the rulebooks are called where an answer cites them."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "book.1.0": "Fan translation of rules 1.0",
    "book.1.1": "Rulebook 1.1",
    "book.1.3": "Rulebook 1.3",
}
