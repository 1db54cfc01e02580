"""Decks: shuffle, look at the top, draw, discard, and reset an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.errors import NeedsFact
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card, Player, without
from kfjudge.games.keyforge.engine.verbs.zones import send
from kfjudge.games.keyforge.readings import EMPTY_DECK, NEW_DECK

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


def shuffle_deck(game: Game, player: str, cite: str) -> None:
    """Shuffle a deck: its order is unknown from now on."""
    holder = game.board.players[player]
    holder.shuffled = tuple(sorted(holder.shuffled + holder.deck))
    holder.deck = ()
    game.do(events.ShufflesDeck(player, cite))


def reset_deck(game: Game, player: Player) -> bool:
    """Shuffle the discard pile into an empty deck. Returns whether there was one."""
    if not player.discard:
        return False
    game.do(events.Reshuffles(player.name, len(player.discard)))
    for uid in player.discard:
        game.board.cards[uid].zone = "deck"
    player.shuffled = tuple(sorted(player.discard))
    player.discard = ()
    return True


def top_card(game: Game, player: str) -> Card | None:
    """Turn up the top card of a deck; None when it is empty. Chance decides in a shuffled deck."""
    holder = game.board.players[player]
    if holder.deck:
        return game.board.cards[holder.deck[0]]
    if holder.deck_unknown:
        raise NeedsFact(message("fact.top-card", player=message(f"seat.{player}")))
    if not holder.shuffled:
        return None
    return _turn_up(game, holder, [game.board.cards[uid] for uid in holder.shuffled])


def first_card(game: Game, player: str) -> Card | None:
    """Turn up the top card for something other than to draw or discard it: we read it that an empty deck is
    not reset for that."""
    holder = game.board.players[player]
    is_empty = not holder.deck and not holder.shuffled and not holder.deck_unknown
    if is_empty and holder.discard and game.reading(EMPTY_DECK) == NEW_DECK:
        reset_deck(game, holder)
    return top_card(game, player)


def discard_top(game: Game, player: str, count: int, by: str | None = None) -> list[Card]:
    """Discard so many cards from the top of a deck, one by one, or as many as there are. `by` is who discards
    them, if not the player."""
    found: list[Card] = []
    while len(found) < count:
        card = top_card(game, player)
        if card is None:
            what = message("refused.discard", player=player)
            game.refuse(what, message("why.no-cards"))
            break
        send(game, card, "discard", by=by)
        found.append(card)
    return found


def top_cards(game: Game, player: str, count: int) -> list[Card]:
    """Turn up so many cards from the top of a deck, or as many as there are."""
    holder = game.board.players[player]
    while len(holder.deck) < count:
        if holder.deck_unknown:
            raise NeedsFact(message("fact.top-card", player=message(f"seat.{player}")))
        if not holder.shuffled:
            break
        among = [game.board.cards[uid] for uid in holder.shuffled]
        _turn_up(game, holder, among, below=True)
    return [game.board.cards[uid] for uid in holder.deck[:count]]


def _turn_up(game: Game, holder: Player, among: list[Card], *, below: bool = False) -> Card:
    """Ask chance which of those is on top of the deck, or (`below`) under the cards known there."""
    asked = message("ask.top-card", player=holder.name)
    card = choose.chance(game, among, asked, ("rule/step-5-draw-cards",))
    holder.shuffled = without(holder.shuffled, card.uid)
    holder.deck = (*holder.deck, card.uid) if below else (card.uid, *holder.deck)
    return card


def _next_card(game: Game, holder: Player) -> Card | None:
    """Find the card that is drawn next; None when deck and discard pile are empty. From an unknown deck it is
    an unknown card, or one of those that were shuffled in."""
    if holder.deck or not holder.deck_unknown:
        some = holder.deck or holder.shuffled or reset_deck(game, holder)
        return top_card(game, holder.name) if some else None
    unseen = game.unknown_card(holder.name)
    if not holder.shuffled:
        return unseen
    seen = [game.board.cards[uid] for uid in holder.shuffled]
    unseen.zone = "deck"
    holder.shuffled = (*holder.shuffled, unseen.uid)
    card = _turn_up(game, holder, [*seen, unseen])
    if card is not unseen:
        holder.shuffled = without(holder.shuffled, unseen.uid)
        del game.board.cards[unseen.uid]
    return card


def draw(game: Game, player: str, count: int, event: type[events.Draws] = events.Draws) -> int:
    """Draw cards one by one; an empty deck is reset from the discard pile."""
    holder = game.board.players[player]
    drawn = 0
    for _ in range(count):
        card = _next_card(game, holder)
        if card is None:
            game.refuse(
                message("refused.draw", player=player),
                message("why.no-cards"),
                cite=("rule/step-5-draw-cards",),
            )
            break
        if card.zone:
            game.board.take_out(card)
        card.zone = "hand"
        card.controller = player
        holder.hand = (*holder.hand, card.uid)
        game.do(event(player, card))
        drawn += 1
    return drawn
