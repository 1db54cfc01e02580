"""Which locations are connected, how far they are from each other, which ways are the shortest; moving along
them, and revealing what is there."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events, values
from kfjudge.games.arkham.engine.board import Card
from kfjudge.games.arkham.engine.node import Barred, KeepsOut
from kfjudge.games.arkham.readings import BLOCKED_FOLLOWER, REFUSED

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

from kfjudge.games.arkham.engine.board import Board


def are_connected(one: Card, other: Card) -> bool:
    """Tell whether one location is connected to another: as the board says of either, or as is printed."""
    if one.connected or other.connected:
        return other.uid in one.connected or one.uid in other.connected
    symbol, _ = _printed(other)
    return bool(symbol) and one.facts.set == other.facts.set and symbol in _printed(one)[1]


def _printed(location: Card) -> tuple[str, tuple[str, ...]]:
    """Return the symbol of a location and those it leads to, on the side that is up."""
    if location.unrevealed and location.facts.unrevealed[0]:
        return location.facts.unrevealed
    return location.facts.symbol, location.facts.connects


def connected_locations(board: Board, location: str | None) -> list[Card]:
    """List the locations that are connected to one, in the order of the board."""
    here = board.cards.get(location or "")
    return [
        one for one in board.locations() if here is not None and one is not here and are_connected(here, one)
    ]


def distances_from(board: Board, start: str | None) -> dict[str, int]:
    """Count the connections to each location that can be reached from one, however it may be blocked."""
    found = {start: 0} if start is not None else {}
    edge = list(found)
    for location in edge:
        for beside in connected_locations(board, location):
            if beside.uid not in found:
                found[beside.uid] = found[location] + 1
                edge.append(beside.uid)
    return found


def steps_toward(board: Board, start: str, goal: str) -> list[Card]:
    """List the connected locations that are one nearer to a goal."""
    far = distances_from(board, goal)
    return [one for one in connected_locations(board, start) if far.get(one.uid) == far.get(start, 0) - 1]


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
    return [one for one in ways if not (one.unrevealed and values.contributes(game, one, Barred))]


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
