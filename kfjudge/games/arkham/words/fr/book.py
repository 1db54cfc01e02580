"""What the book is called where an answer cites it. Its pages are those of the French print."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "book.2016": "Guide de Référence 2016",
}
