"""What the book is called where an answer cites it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "book.fr": "Règles de Fateforge",
}
