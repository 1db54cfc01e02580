"""A match of KeyForge from its beginning: the decks, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.core.errors import BadState
from kfjudge.core.game import Deck
from kfjudge.core.run import Run, start
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import SEATS, Board
from kfjudge.games.keyforge.engine.rules import KeyForge
from kfjudge.games.keyforge.message import message


def from_decks(decks: Sequence[Deck], edition: str) -> Run[Board]:
    """A new match: the decks are shuffled and chance decides who begins."""
    players = {}
    for seat, deck in zip(SEATS, decks, strict=True):
        houses, cards = (list(part) for part in deck)
        if len(houses) != 3:
            raise BadState(message("problem.three-houses", field=seat, n=len(houses)), seat)
        players[seat] = {"houses": houses, "deck": {"shuffled": cards}}
    board = state.read({"step": "setup", "players": players})
    board.turn.player = ""
    return start(KeyForge(edition), board)
