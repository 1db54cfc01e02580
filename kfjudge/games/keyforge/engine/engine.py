"""KeyForge as rules that the core can run, from one point between actions to the next; and what the layers
need of them: boards read, written and compared by their keys, matches begun."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import BadState
from kfjudge.core.game import Deck, Engine, Json
from kfjudge.core.pieces import Keyed
from kfjudge.core.run import Run, start
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.engine import state as states
from kfjudge.games.keyforge.engine.board import SCHEMA, SEATS, Board, Lasting, is_still_lost
from kfjudge.games.keyforge.engine.game import Game, MatchOver
from kfjudge.games.keyforge.engine.spec import modeled, spec_of
from kfjudge.games.keyforge.engine.turn import steps
from kfjudge.games.keyforge.engine.verbs import destroy
from kfjudge.games.keyforge.facts import UNKNOWN, Facts, known_facts


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
            steps.take_step(table)
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
        lasting = tuple([_key_of_lasting(board, one) for one in board.lasting]) if board.lasting else ()
        others: list[Keyed] = [board.turn, board.last, *board.players.values()]
        return board.cards.key(others, board.step, board.winner, board.readings, lasting)


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
    "Card.beside": "is asked while what made the card leave resolves",
    "Player.name": "stands in the order of the players",
    "Player.houses": "is given at the start and stays",
    "Turn.number": "only tells one turn from another",
    "Board.made": "numbers the cards nobody knows, whose uids stand in the key",
    "Board.offers": "say nothing of the board",
    "Board.constants": "is worked out from the rest",
    "Board.unsettled": "says whether the rest has been looked at",
}


class KeyForgeEngine(Engine):
    rows = ROWS
    schema = SCHEMA
    unknown_card = UNKNOWN

    def rules(self, edition: str) -> KeyForgeRules:
        return KeyForgeRules(edition)

    def look_at(self, board: Board, edition: str) -> Game:
        return Game(board.copy(), edition)

    def read(self, state: Mapping[str, Any]) -> Board:
        return states.read(state)

    def write(self, board: Board, edition: str) -> Json:
        return states.write(board, edition)

    def begin_match(self, decks: Sequence[Deck], edition: str) -> Run[Board]:
        """Begin a match: the decks are shuffled and chance decides who is the first player."""
        players = {}
        for seat, deck in zip(SEATS, decks, strict=True):
            houses, cards = (list(part) for part in deck)
            if len(houses) != 3:
                raise BadState(message("problem.three-houses", field=seat, n=len(houses)), seat)
            players[seat] = {"houses": houses, "deck": {"shuffled": cards}}
        board = states.read({"step": "setup", "players": players})
        board.turn.player = ""
        return start(KeyForgeRules(edition), board)

    def facts(self) -> Mapping[str, Facts]:
        return known_facts()

    def modeled_cards(self) -> frozenset[str]:
        return frozenset(modeled())

    def is_modeled(self, card: str) -> bool:
        return spec_of(card) is not None
