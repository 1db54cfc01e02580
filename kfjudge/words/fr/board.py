"""The words on a board that is drawn, in every game."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "board.active": "Tour : {player}",
    "board.winner": "{player} a gagné",
    "board.counted": "{zone} {n}",
    "board.listed": "{heading} : {cards}",
    "board.title": "({title})",
    "board.with-facts": "{card} ({facts})",
    "board.as-it-is": "{what}",
}
