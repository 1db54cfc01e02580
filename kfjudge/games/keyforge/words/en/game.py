"""What KeyForge is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "KeyForge",
    "game.example.terms": "stun, sonné, “bad penny”, faq/1.3/10",
    "game.example.question": "is a destroyed Bad Penny purged by Yxilo Bolter?",
    "game.example.number": "10",
    "game.example.narrowing": "stun, bad penny, purge.face",
}
