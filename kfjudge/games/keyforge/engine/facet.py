"""What the neutral layers ask of KeyForge's engine (`core.game.Engine`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kfjudge.core.ask import Ask
from kfjudge.core.run import Run
from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.marks import SCHEMA
from kfjudge.games.keyforge.engine.match import from_decks as fresh
from kfjudge.games.keyforge.engine.rules import KeyForge
from kfjudge.games.keyforge.engine.spec import modeled as modeled_specs
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.engine.state import edition_of, read, write
from kfjudge.games.keyforge.facts import UNKNOWN, Facts, known_facts

__all__ = ["GAME", "ROWS", "SCHEMA", "UNKNOWN", "edition_of", "facts", "fresh", "is_modeled",
           "look", "modeled", "read", "rules", "until", "write"]  # fmt: skip


rules = KeyForge


def look(board: Board, edition: str) -> Game:
    return Game(board.copy(), edition)


def facts() -> Mapping[str, Facts]:
    return known_facts()


def modeled() -> frozenset[str]:
    return frozenset(modeled_specs())


def is_modeled(card: str) -> bool:
    return spec_of(card) is not None


def until(first: Run[Board]) -> Callable[[Board, Ask], bool]:
    number = first.board.turn.number
    if first.pending is not None and first.pending.turn:
        return lambda board, ask: board.turn.number != number  # noqa: ARG005
    return lambda board, ask: ask.turn or board.turn.number != number
