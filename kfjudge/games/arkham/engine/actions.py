"""What an investigator may do in a turn (step 2.2.1): the actions, their costs, and which of them provoke
attacks of opportunity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.attacks import provoke
from kfjudge.games.arkham.engine.board import MASSIVE, THREAT, Card
from kfjudge.games.arkham.engine.decks import draw
from kfjudge.games.arkham.engine.places import connected_locations
from kfjudge.games.arkham.engine.values import has_keyword

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game

MOVE, ENGAGE, DRAW, RESOURCE, END = "move", "engage", "draw", "resource", "end-turn"
UNPROVOKING = ("fight", "evade", "parley", "resign")


def take_one(game: Game, player: str) -> None:
    """Let the investigator whose turn it is take an action, or end the turn."""
    picked = game.ask_turn(player, message("ask.action"), lambda: list_options(game, player))
    game.settles()
    one = game.board.players[player]
    if picked.kind == END:
        game.do(events.TurnEnds(player))
        return
    game.do(events.SpendsActions(player, 1))
    if picked.kind not in UNPROVOKING and not provoke(game, player):
        return
    card = game.board.cards.get(picked.card or "")
    if picked.kind == MOVE and card is not None:
        move(game, player, card)
    elif picked.kind == ENGAGE and card is not None:
        with game.at_once():
            if card.zone == THREAT:
                game.do(events.Disengages(card, card.controller, ("glossary/engage-action",)))
            game.do(events.Engages(card, player, ("glossary/engage-action",)))
    elif picked.kind == DRAW:
        draw(game, player, ("glossary/draw-action",))
    elif picked.kind == RESOURCE:
        game.do(events.GainsResources(one.name, 1, ("glossary/resource-action",)))


def list_options(game: Game, player: str) -> list[Option]:
    """List what an investigator may do next; without an action left, only end the turn."""
    found: list[Option] = []
    if game.board.players[player].actions:
        found += [
            Option(f"{MOVE}:{one.uid}", MOVE, message("option.move", to=one), one.uid)
            for one in connected_locations(game.board, game.board.players[player].at)
        ]
        found += [
            Option(f"{ENGAGE}:{one.uid}", ENGAGE, message("option.engage", card=one), one.uid)
            for one in enemies_here(game, player)
            if (one.zone, one.controller) != (THREAT, player) and not has_keyword(game, one, MASSIVE)
        ]
        found.append(Option(DRAW, DRAW, message("option.draw")))
        found.append(Option(RESOURCE, RESOURCE, message("option.resource")))
    return [*found, Option(END, END, message("option.end-turn"))]


def enemies_here(game: Game, player: str) -> list[Card]:
    """List the enemies at the location of an investigator, those in threat areas too."""
    here = game.board.players[player].at
    return [card for card in game.board.enemies() if game.board.location_of(card) == here]


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
