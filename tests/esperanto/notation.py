"""What every board file may say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "notation.head.title": "titolo",
    "notation.head.players": "ludantoj",
    "notation.head.editions": "eldonoj",
    "notation.word.expect": "atendata",
    "notation.word.at": "ĉe",
    "notation.word.none": "nenio",
    "notation.word.cards": "{n} karto~kartoj",
}
