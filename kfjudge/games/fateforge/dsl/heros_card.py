"""What a skill or an item of a hero does, as far as the book shows it."""

from __future__ import annotations

from msgspec import Struct

ROUND, BATTLE = "round", "battle"


class HerosCard(Struct, frozen=True):
    """A skill or an item: how often it may be used, and whether it gives a move. What it converts stood in
    icons that the book’s text has lost, so the board states it; so it does whether a skill may be used just
    once, for the same reason, and what is rolled, with the dice that an item adds."""

    id: str
    once: str = ROUND
    gives_move: bool = False
    adds_die: str = ""  # by its color
    is_shown: bool = True  # not only named
