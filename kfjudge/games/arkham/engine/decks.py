"""Drawing from the deck of an investigator; an empty one is made of the discard pile again."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from kfjudge.core.errors import NotModeled
from kfjudge.core.events import Refused
from kfjudge.core.table import CHANCE, Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import Card
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
            if not one.discard:
                what, why = message("refused.draw", player=player), message("why.no-cards", player=player)
                game.note(Refused(what, why, (), DRAWING))
                break
            game.do(events.Reshuffles(player))
            reshuffled = True
        card = _next_card(game, player)
        if card.facts.subtype:  # what a weakness does is not modeled
            raise NotModeled(card, (card.facts.id,))
        game.do(events.Draws(player, card, cite))
    if reshuffled:
        deal(game, player, 0, 1)


def _next_card(game: Game, player: str) -> Card:
    """Find the card that is drawn next: the top one, one that chance picks, or one that nobody knows."""
    board, one = game.board, game.board.players[player]
    if one.deck:
        return board.cards[one.deck[0]]
    if one.shuffled:
        return _pick_by_chance(game, one.shuffled)
    uid = next(uid for n in count(1) if (uid := f"{player[0].lower()}-{n}") not in board.cards)
    board.cards[uid] = Card(uid, UNKNOWN, player, player, "")
    return board.cards[uid]


def _pick_by_chance(game: Game, uids: list[str]) -> Card:
    """Let chance pick one of the cards of a deck; copies are one option of more weight."""
    alike: dict[str, list[Card]] = {}
    for card in map(game.board.cards.__getitem__, uids):
        alike.setdefault(card.label or card.facts.id, []).append(card)
    options = [
        Option(
            f"choose:{same[0].uid}", "choose", message("option.drawn", card=same[0]), same[0].uid, len(same)
        )
        for same in alike.values()
    ]
    return game.board.cards[str(game.ask(CHANCE, message("ask.drawn"), options, DRAWING).card)]
