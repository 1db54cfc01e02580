"""Moving investigators, and revealing the locations that they come to."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events, values
from kfjudge.games.arkham.engine.board import Card
from kfjudge.games.arkham.engine.node import Barred, KeepsOut
from kfjudge.games.arkham.engine.places import connected_locations
from kfjudge.games.arkham.readings import BLOCKED_FOLLOWER, REFUSED

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game


ENGAGED = ("glossary/enemy-engagement",)


def move(game: Game, player: str, to: Card) -> None:
    """Move an investigator: the enemies in the threat area come along, or stay behind where something keeps
    them out; a location that nobody has seen is revealed."""
    with game.effect():
        event = events.Moves(player, to)
        threat = [game.board.cards[uid] for uid in game.board.players[player].threat]
        behind = [card for card in threat if card.is_enemy and is_kept_out(game, card, to)]
        if behind and game.reading(BLOCKED_FOLLOWER) == REFUSED:
            game.note(Refused(message("refused.move", player=player, card=to), message("why.followed"), (),
                              (*ENGAGED, *find_keepers(game, behind[0], to))))  # fmt: skip
            return
        with game.at_once() if behind else nullcontext():
            for card in behind:
                game.do(events.Disengages(card, player, (*ENGAGED, *find_keepers(game, card, to))))
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


def find_keepers(game: Game, card: Card, to: Card) -> tuple[str, ...]:
    """List the cards attached to a location that keep an enemy out of it."""
    return tuple(
        f"card/{context.source.facts.id}"
        for one, context in values.contributions(game, KeepsOut)
        if context.source.at == to.uid and one.what.matches(context, card)
    )


def is_kept_out(game: Game, card: Card, to: Card) -> bool:
    return bool(find_keepers(game, card, to))


def reveal(game: Game, location: Card) -> None:
    """Reveal a location and place its clues, so many for each investigator who began the game."""
    clues = (location.facts.printed("clues") or 0) * game.board.started
    game.do(events.Reveals(location, clues))
