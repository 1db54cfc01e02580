"""What the neutral layers ask of the engine of the toy (`core.game.Engine`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kfjudge.core.ask import Ask
from kfjudge.core.game import Deck
from kfjudge.core.run import Run, start
from kfjudge.core.validation import bad_field
from tests import toy
from tests.toy import GAME
from tests.toy.editions import ROWS
from tests.toy.engine.board import MAGPIE, SCHEMA, UNKNOWN, Board, Facts
from tests.toy.engine.play import Nest, Toy
from tests.toy.engine.state import read, write

__all__ = ["GAME", "ROWS", "SCHEMA", "UNKNOWN", "edition_of", "facts", "fresh", "is_modeled",
           "look", "modeled", "read", "rules", "until", "write"]  # fmt: skip

CHIPS = 3  # that each player begins with

rules = Toy


def look(board: Board, edition: str) -> Nest:
    return Nest(board.copy(), edition)


def edition_of(state: Mapping[str, Any], wanted: str | None) -> str:
    edition = wanted or state.get("edition") or tuple(toy.BOOKS)[-1]
    if edition not in toy.BOOKS:
        raise bad_field("problem.edition", "edition", given=edition, legal=", ".join(toy.BOOKS))
    return str(edition)


def fresh(decks: Sequence[Deck], edition: str) -> Run[Board]:
    nests = {seat: list(deck[1]) for seat, deck in zip(SCHEMA.owners[0].names, decks, strict=True)}
    players = {seat: {"chips": CHIPS, "nest": nest} for seat, nest in nests.items()}
    return start(rules(edition), read({"players": players}))


def facts() -> Mapping[str, Facts]:
    return {MAGPIE.id: MAGPIE}


def modeled() -> frozenset[str]:
    return frozenset({MAGPIE.id})


def is_modeled(card: str) -> bool:
    return card in modeled()


def until(first: Run[Board]) -> Callable[[Board, Ask], bool]:
    number = first.board.turn.number
    if first.pending is not None and first.pending.turn:
        return lambda board, _ask: board.turn.number != number
    return lambda board, ask: ask.turn or board.turn.number != number
