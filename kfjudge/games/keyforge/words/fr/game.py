"""What KeyForge is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "KeyForge",
    "game.example.terms": "stun, sonné, « faux jeton », faq/1.3/10",
    "game.example.question": "Sou Maudit détruit par Yxilo Bolter est-il purgé ?",
    "game.example.number": "10",
    "game.example.narrowing": "sonné, faux jeton, purge.face",
}
