"""Drawing up to a hand size: step 5, starting hands, and the chains that reduce both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.contributions import HandSize
from kfjudge.games.keyforge.engine.verbs import deck
from kfjudge.games.keyforge.readings import BEYOND_24, ENDS_THERE, SHED, SHORT_DECK

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

HAND_SIZE = 6
CHAINS_A_CARD = 6
END_OF_TABLE = 24


def penalty(chains: int) -> int:
    """Count the cards that chains take away: one for each six or part of them (1-6, 7-12, 13-18, 19-24)."""
    return -(-chains // CHAINS_A_CARD)


def size(game: Game, player: str) -> int:
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


def refill(game: Game, player: str, to: int, event: type[events.Draws] = events.Draws) -> None:
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
    deck.draw(game, player, wanted - fewer, event)
    if withheld:
        game.do(events.ShedsChain(player))
    elif holder.chains:
        what, why = message("refused.shed", player=player), message("why.chains-idle")
        game.refuse(what, why, cite=("rule/chains", "faq/1.1/4", "faq/1.3/4"))
