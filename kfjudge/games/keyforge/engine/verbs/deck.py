"""Decks: shuffle, look at the top, draw, discard, and reset an empty one. Hands are drawn up to their size,
at step 5 and at the start; chains reduce both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.errors import NeedsFact
from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card, Player, without
from kfjudge.games.keyforge.engine.contributions import HandSize
from kfjudge.games.keyforge.engine.verbs.zones import send
from kfjudge.games.keyforge.readings import BEYOND_24, EMPTY_DECK, ENDS_THERE, NEW_DECK, SHED, SHORT_DECK

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

HAND_SIZE = 6
CHAINS_A_CARD = 6
END_OF_TABLE = 24


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


# up to a hand size


def penalty(chains: int) -> int:
    """Count the cards that chains take away: one for each six or part of them (1-6, 7-12, 13-18, 19-24)."""
    return -(-chains // CHAINS_A_CARD)


def hand_size(game: Game, player: str) -> int:
    """Work out how many cards a player refills to, and note what changes it."""
    in_force = game.in_force(HandSize)
    if not in_force:
        return HAND_SIZE
    forces = [
        force
        for force in in_force
        if force.node.who is None or force.node.who.name(force.context) == player
        if force.node.while_ is None or force.node.while_.holds(force.context)
    ]
    total: int = max(HAND_SIZE + sum(force.node.amount for force in forces), 0)
    if forces:
        sources = [force.context.source for force in forces]
        cite = ("rule/constant-abilities", *(f"card/{card.facts.id}" for card in sources))
        game.note(Remark(message("remark.hand-size", player=player, n=total), tuple(sources), cite))
    return total


def refill_hand(game: Game, player: str, to: int, event: type[events.Draws] = events.Draws) -> None:
    """Draw up to so many cards. Chains take cards away. A chain is shed only if they kept a card from being
    drawn; not, as we read it, if there was none to draw."""
    holder = game.board.players[player]
    wanted = to - len(holder.hand)
    if wanted <= 0:
        game.refuse(
            message("refused.refill", player=player),
            message("why.full-hand", n=len(holder.hand)),
            cite=("rule/step-5-draw-cards", *(["rule/chains"] if holder.chains else [])),
        )
        return
    fewer, most = min(penalty(holder.chains), wanted), penalty(END_OF_TABLE)
    if fewer > most and game.reading(BEYOND_24) == ENDS_THERE:  # we read the table on
        fewer = most
    there = len(holder.deck) + len(holder.shuffled) + len(holder.discard)
    withheld = (wanted if holder.deck_unknown else min(wanted, there)) > wanted - fewer
    if fewer and not withheld:
        withheld = game.reading(SHORT_DECK) == SHED
    if withheld:
        game.note(events.Shortened(player, fewer, holder.chains))
    if withheld and fewer > most:
        game.note(Remark(message("remark.chains-table"), (), ("rule/chains",)))
    draw(game, player, wanted - fewer, event)
    if withheld:
        game.do(events.ShedsChain(player))
    elif holder.chains:
        what, why = message("refused.shed", player=player), message("why.chains-idle")
        game.refuse(what, why, cite=("rule/chains", "faq/1.1/4", "faq/1.3/4"))
