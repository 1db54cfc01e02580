"""Moving investigators, and revealing the locations that they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game


def move(game: Game, player: str, to: Card) -> None:
    """Move an investigator: the enemies in the threat area come along, and a location that nobody has seen is
    revealed."""
    with game.effect():
        game.do(events.Moves(player, to))
        for uid in game.board.players[player].threat:
            card = game.board.cards[uid]
            if card.is_enemy:
                game.do(events.ComesAlong(card, player))
        if to.unrevealed:
            reveal(game, to)


def reveal(game: Game, location: Card) -> None:
    """Reveal a location and place its clues, so many for each investigator who began the game."""
    clues = (location.facts.printed("clues") or 0) * game.board.started
    game.do(events.Reveals(location, clues))
