"""The words on a drawn board."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "board.chips": "{n:jeton|jetons}",
    "board.tired": "fatiguée",
}
