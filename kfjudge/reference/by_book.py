"""What holds of the cards of every game whose books all have the same ones, until somebody models them, and
how its entries are searched unless it says otherwise."""

from __future__ import annotations

from typing import Any

from kfjudge import games
from kfjudge.reference.game import Searched


class ByBook:
    """The answers to `reference.game.Shelf` of a game that says no more than what is printed on its cards."""

    SEARCHED = Searched()

    def __init__(self, game: str) -> None:
        self.game = game

    def editions(self, card: Any) -> tuple[str, ...]:  # noqa: ARG002
        return tuple(reversed(games.editions(self.game)))

    def does(self, card: str, lang: str, edition: str) -> list[str] | None:  # noqa: ARG002
        return None
