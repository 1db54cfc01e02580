"""What the layers need of the rules of the toy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kfjudge.core.game import Deck, Engine, Json
from kfjudge.core.run import Run, start
from tests.toy.editions import ROWS
from tests.toy.engine import state as states
from tests.toy.engine.board import MAGPIE, SCHEMA, SEATS, UNKNOWN, Board, Facts
from tests.toy.engine.play import Nest, ToyRules

CHIPS = 3  # that each player begins with


class ToyEngine(Engine):
    rows = ROWS
    schema = SCHEMA
    unknown_card = UNKNOWN

    def rules(self, edition: str) -> ToyRules:
        return ToyRules(edition)

    def look_at(self, board: Board, edition: str) -> Nest:
        return Nest(board.copy(), edition)

    def read(self, state: Mapping[str, Any]) -> Board:
        return states.read(state)

    def write(self, board: Board, edition: str) -> Json:
        return states.write(board, edition)

    def begin_match(self, decks: Sequence[Deck], edition: str) -> Run[Board]:
        nests = {seat: list(deck[1]) for seat, deck in zip(SEATS, decks, strict=True)}
        players = {seat: {"chips": CHIPS, "nest": nest} for seat, nest in nests.items()}
        return start(ToyRules(edition), self.read({"players": players}))

    def facts(self) -> Mapping[str, Facts]:
        return {MAGPIE.id: MAGPIE}

    def modeled_cards(self) -> frozenset[str]:
        return frozenset({MAGPIE.id})
