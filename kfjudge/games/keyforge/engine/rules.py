"""KeyForge as rules the core can run: play from one point between actions to the next, keys of boards."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import repeat
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.schema import CARD, TURN, key_of
from kfjudge.games.keyforge.engine.board import Board, Lasting, is_still_lost
from kfjudge.games.keyforge.engine.game import Game, MatchOver
from kfjudge.games.keyforge.engine.marks import PLAYER, SCHEMA
from kfjudge.games.keyforge.engine.turn import setup
from kfjudge.games.keyforge.engine.turn import steps as turn
from kfjudge.games.keyforge.engine.verbs import destroy


class KeyForgeRules(Struct, frozen=True):
    """The rules of one edition."""

    game: ClassVar[str] = SCHEMA.game
    edition: str

    def table(self, board: Board, given: tuple[str, ...]) -> Game:
        return Game(board, self.edition, given)

    def advance(self, table: Any) -> bool:
        board = table.board
        if board.winner is not None:
            return False
        try:
            if board.unsettled:
                destroy.settle(table)
            _STEPS[board.step](table)
        except MatchOver:
            return False
        return True

    def copy(self, board: Board) -> Board:
        return board.copy()

    def branch(self, board: Board) -> Board:
        return board.branch()

    def key(self, board: Board) -> Hashable:
        """Make the key of a board: two boards with the same key are the same to every rule."""
        board.drop_constants()
        return board.cards.key(
            _CARD,
            board.step,
            board.winner,
            board.readings,
            _TURN(board.turn),
            _TURN(board.last),
            tuple(map(_key_of_lasting, repeat(board), board.lasting)),
            tuple(map(_PLAYER, board.players.values())),
        )


_STEPS = {"setup": setup.set_up, **turn.STEPS}
_CARD = key_of(SCHEMA, CARD, "facts.id")
_PLAYER = key_of(SCHEMA, PLAYER)
_TURN = key_of(SCHEMA, TURN)


def _key_of_lasting(board: Board, lasting: Lasting) -> Hashable:
    """Make the key of a lasting effect: of the cards it is bound to, whether they are still in play."""
    if not lasting.bound:
        return lasting
    bound = dict(lasting.bound)
    if "it" in bound:
        bound["it"] = tuple((uid, board.cards.peek(uid).stay == stay) for uid, stay in bound["it"])
    if "armor" in bound:
        lost = (loss for loss in bound["armor"] if is_still_lost(board, loss))
        bound["armor"] = tuple((loss.uid, loss.giver, loss.amount) for loss in lost)
    return replace(lasting, bound=tuple(bound.items()))


# Fields that are not in the key of a board, and why.
OUTSIDE_THE_KEY = {
    "Card.uid": "the key has the cards in the order of their uids, and its zones name them",
    "Card.label": "is given at the start and stays",
    "Card.owner": "is given at the start and stays",
    "Card.house": "is given at the start and stays",
    "Card.stay": "matters to what is bound to it, and stands in the key there",
    "Card.offers": "say nothing of the board",
    "Card.beside": "is asked while what made the card leave resolves",
    "Player.name": "stands in the order of the players",
    "Player.houses": "is given at the start and stays",
    "Turn.number": "only tells one turn from another",
    "Board.made": "numbers the cards nobody knows, whose uids stand in the key",
    "Board.constants": "is worked out from the rest",
    "Board.unsettled": "says whether the rest has been looked at",
}
