"""What the layers need of KeyForge's rules: boards read and written, matches begun, cards played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kfjudge.core.errors import BadState
from kfjudge.core.game import Deck, Engine, Json
from kfjudge.core.run import Run, start
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.engine import state as states
from kfjudge.games.keyforge.engine.board import SEATS, Board
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.marks import SCHEMA
from kfjudge.games.keyforge.engine.rules import KeyForgeRules
from kfjudge.games.keyforge.engine.spec import modeled, spec_of
from kfjudge.games.keyforge.facts import UNKNOWN, Facts, known_facts


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
