"""What the layers need of the rules of Arkham Horror: boards read, written and played on, cards that can be
played."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn

from kfjudge.core.game import Deck, Engine, Json
from kfjudge.core.schema import CARD, TURN, key_of
from kfjudge.games.arkham import GAME, bad
from kfjudge.games.arkham.engine import rounds
from kfjudge.games.arkham.engine import state as states
from kfjudge.games.arkham.engine.board import ENCOUNTER, PLAYER, SCHEMA, Board
from kfjudge.games.arkham.engine.game import Game
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import UNKNOWN, Facts, all_facts, on_boards

_TURN_KEY, _PLAYER_KEY, _ENCOUNTER_KEY = (key_of(SCHEMA, piece) for piece in (TURN, PLAYER, ENCOUNTER))
_CARD_KEY = key_of(SCHEMA, CARD, "uid", "controller", "zone")


@dataclass(frozen=True, slots=True)
class ArkhamRules:
    """The rules of the one edition."""

    edition: str
    game: ClassVar[str] = GAME

    def table(self, board: Board, given: tuple[str, ...]) -> Game:
        return Game(board, self.edition, given)

    def advance(self, table: Any) -> bool:
        """Play on, beginning with a choice of what comes next."""
        return rounds.advance(table)

    def copy(self, board: Board) -> Board:
        return board.copy()

    def branch(self, board: Board) -> Board:
        return board.copy()

    def key(self, board: Board) -> Hashable:
        return (
            _TURN_KEY(board.turn),
            (board.lead, board.bag, board.limits, board.lasting, board.over, board.readings),
            *(_PLAYER_KEY(one) for one in board.players.values()),
            _ENCOUNTER_KEY(board.common),
            *(_CARD_KEY(card) for _, card in sorted(board.cards.items())),
        )


class ArkhamEngine(Engine):
    schema = SCHEMA
    unknown_card = UNKNOWN

    def rules(self, edition: str) -> ArkhamRules:
        return ArkhamRules(edition)

    def look_at(self, board: Board, edition: str) -> Game:
        return Game(board.copy(), edition)

    def read(self, state: Mapping[str, Any]) -> Board:
        return states.read(state)

    def write(self, board: Board, edition: str) -> Json:
        return states.write(board, edition)

    def begin_match(self, decks: Sequence[Deck], edition: str) -> NoReturn:
        """Raise BadState: a scenario begins from a board, not from two decks."""
        raise bad("problem.no-decks", "players")

    def facts(self) -> Mapping[str, Facts]:
        return on_boards()

    def modeled_cards(self) -> frozenset[str]:
        return frozenset(id for id in modeled() if id in all_facts())

    def is_modeled(self, card: str) -> bool:
        """Tell whether a card can be played; a blank one can."""
        return card in modeled()

    def turn_of(self, board: Board) -> Hashable:
        """Tell turns apart: a turn is that of an investigator, or a phase."""
        return board.turn.round, board.turn.phase, board.turn.begun, board.turn.player
