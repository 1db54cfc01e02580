"""The words on a drawn board."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "board.chips": "{n:jeton|jetons}",
    "board.tired": "fatiguée",
    "board.watches": "guette {what}",
    "board.bare": "nu",
    "board.season": "{what}",
}
