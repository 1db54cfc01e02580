"""The words on a drawn board."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "board.chips": "{n:chip|chips}",
    "board.tired": "tired",
    "board.watches": "watches {what}",
    "board.bare": "bare",
    "board.season": "{what}",
}
