"""Setting up a match: the first player, starting hands of seven and six, mulligans, chains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.table import CHANCE, Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import AS_A_REFILL, CHAINS_AFTER_MULLIGAN
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.engine.turn import hand
from kfjudge.games.keyforge.engine.turn import steps as turn
from kfjudge.games.keyforge.engine.verbs import deck

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

FIRST_HAND, SECOND_HAND = 7, 6


def set_up(game: Game) -> None:
    """Set up a match: the steps that leave a choice or a chance."""
    first = game.board.turn.player
    if not first:
        seats = [Option(f"choose:{seat}", "choose", message("option.player", player=seat)) for seat in SEATS]
        picked = game.ask(CHANCE, message("ask.first-player"), seats, ("rule/game-setup",))
        first = game.board.turn.player = picked.id.removeprefix("choose:")
    game.do(events.FirstPlayer(first))
    order = [player.name for player in game.board.in_order(first)]
    sizes = dict(zip(order, (FIRST_HAND, SECOND_HAND), strict=True))
    for player in order:
        hand.refill(game, player, sizes[player], events.DrawsStartingHand)
    for player in order:
        asked = message("ask.mulligan", player=player)
        again, kept = message("option.mulligan"), message("option.keep-hand")
        if choose.yes_or_no(game, player, asked, ("glossary/mulligan",), again, kept):
            game.do(events.Mulligans(player))
            _mulligan(game, player, sizes[player])
        else:
            game.do(events.KeepsHand(player))
    turn.begin(game, first, first=True)


def _mulligan(game: Game, player: str, size: int) -> None:
    """Shuffle a hand back and draw one card fewer. What chains do to it differs by edition."""
    holder = game.board.players[player]
    before = len(holder.hand)
    for uid in list(holder.hand):
        card = game.board.cards[uid]
        game.board.take_out(card)
        card.zone = "deck"
        holder.shuffled.append(uid)
    deck.shuffle_deck(game, player, "glossary/mulligan")
    if holder.chains or before < size:
        if game.rule(CHAINS_AFTER_MULLIGAN) == AS_A_REFILL:
            hand.refill(game, player, size - 1, events.DrawsStartingHand)
        else:
            deck.draw(game, player, before - 1, events.DrawsStartingHand)
    else:
        deck.draw(game, player, size - 1, events.DrawsStartingHand)
