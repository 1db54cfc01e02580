"""Drawing from the deck of an investigator; an empty one is made of the discard pile again."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.board import DECK, Card
from kfjudge.games.arkham.engine.encounter import ENCOUNTER_TYPES, resolve_drawn, reveal
from kfjudge.games.arkham.engine.harm import deal
from kfjudge.games.arkham.facts import UNKNOWN

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game

DRAWING = ("glossary/drawing-cards",)


def draw(game: Game, player: str, cite: tuple[str, ...], amount: int = 1) -> None:
    """Draw cards; whoever runs out of them in it takes 1 horror when all are drawn."""
    reshuffled = False
    for _ in range(amount):
        one = game.board.players[player]
        if not (one.deck or one.shuffled or one.deck_unknown):
            one.deck, one.bottom = one.bottom, []
            for uid in one.deck:
                game.board.cards[uid].zone = DECK
        if not (one.deck or one.shuffled or one.deck_unknown):
            if not one.discard:
                what, why = message("refused.draw", player=player), message("why.no-cards", player=player)
                game.note(Refused(what, why, (), DRAWING))
                break
            game.do(events.Reshuffles(player))
            reshuffled = True
        card = next_card(game, player)
        take_drawn(game, player, card, cite)
    if reshuffled:
        deal(game, player, 0, 1)


def take_drawn(game: Game, player: str, card: Card, cite: tuple[str, ...], *, is_drawn: bool = True) -> None:
    """Take a card into the hand that is drawn, or only added to it. A weakness resolves in any case as if it
    were drawn: one of an encounter type like a card of the encounter deck, another by its Revelation."""
    if card.facts.subtype:
        cite = (*cite, "glossary/weakness")
    if card.facts.type in ENCOUNTER_TYPES:
        resolve_drawn(game, player, card, cite)
        return
    game.do(events.Draws(player, card, cite) if is_drawn else events.AddsToHand(player, card))
    if card.facts.subtype:
        reveal(game, player, card)


def next_card(game: Game, player: str) -> Card:
    """Find the card that is drawn next: the top one, one that chance picks, or one that nobody knows."""
    board, one = game.board, game.board.players[player]
    if one.deck:
        return board.cards[one.deck[0]]
    if one.shuffled:
        return choose.by_chance(game, one.shuffled, DRAWING)
    uid = next(uid for n in count(1) if (uid := f"{player[0].lower()}-{n}") not in board.cards)
    board.cards[uid] = Card(uid, UNKNOWN, player, player, "")
    return board.cards[uid]
