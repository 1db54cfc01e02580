"""Moving investigators, and revealing the locations that they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.games.arkham.engine import events, values
from kfjudge.games.arkham.engine.board import Card
from kfjudge.games.arkham.engine.node import Barred
from kfjudge.games.arkham.engine.places import connected_locations

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game


def move(game: Game, player: str, to: Card) -> None:
    """Move an investigator: the enemies in the threat area come along, and a location that nobody has seen is
    revealed."""
    with game.effect():
        event = events.Moves(player, to)
        game.do(event)
        if game.is_canceled(event):
            return
        for uid in game.board.players[player].threat:
            card = game.board.cards[uid]
            if card.is_enemy:
                game.do(events.ComesAlong(card, player))
        if to.unrevealed:
            reveal(game, to)


def find_ways(game: Game, player: str) -> list[Card]:
    """List the locations that an investigator may move to along a connection."""
    ways = connected_locations(game.board, game.board.players[player].at)
    return [one for one in ways if not _is_barred(game, one)]


def _is_barred(game: Game, location: Card) -> bool:
    return location.unrevealed and bool(values.contributes(game, location, Barred))


def reveal(game: Game, location: Card) -> None:
    """Reveal a location and place its clues, so many for each investigator who began the game."""
    clues = (location.facts.printed("clues") or 0) * game.board.started
    game.do(events.Reveals(location, clues))
