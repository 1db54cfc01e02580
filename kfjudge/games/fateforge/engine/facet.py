"""What the neutral layers ask of the engine of Fateforge (`core.game.Engine`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kfjudge.core.ask import Ask
from kfjudge.core.game import Deck
from kfjudge.core.readings import Difference
from kfjudge.core.run import Run
from kfjudge.core.validation import bad_field as bad_everywhere
from kfjudge.core.validation import describe_value
from kfjudge.games import fateforge
from kfjudge.games.fateforge import GAME
from kfjudge.games.fateforge.cards.enemies import ENEMIES
from kfjudge.games.fateforge.cards.heroes import HEROES, PLAYED
from kfjudge.games.fateforge.cards.of_heroes import OF_HEROES
from kfjudge.games.fateforge.engine.board import SCHEMA, Board
from kfjudge.games.fateforge.engine.rules import Battle, Fateforge
from kfjudge.games.fateforge.engine.state import read, write
from kfjudge.games.fateforge.facts import UNKNOWN, Facts, on_boards
from kfjudge.games.fateforge.message import bad

__all__ = ["GAME", "ROWS", "SCHEMA", "UNKNOWN", "edition_of", "facts", "fresh", "is_modeled",
           "look", "modeled", "read", "rules", "until", "write"]  # fmt: skip

EDITIONS = tuple(fateforge.BOOKS)
ROWS: tuple[Difference, ...] = ()
rules = Fateforge


def look(board: Board, edition: str) -> Battle:
    return Battle(board.copy(), edition, (), dict(board.readings))


def edition_of(state: Mapping[str, Any], wanted: str | None) -> str:
    edition = wanted or state.get("edition") or EDITIONS[-1]
    if edition not in EDITIONS:
        legal = ", ".join(EDITIONS)
        raise bad_everywhere("problem.edition", "edition", given=describe_value(edition), legal=legal)
    return str(edition)


def fresh(decks: Sequence[Deck], edition: str) -> Run[Board]:  # noqa: ARG001
    """There are no decks in a battle scene: it begins from a board."""
    raise bad("problem.no-decks", "players")


def facts() -> Mapping[str, Facts]:
    return on_boards()


def modeled() -> frozenset[str]:
    heroes = (hero for hero, abilities in HEROES.items() if abilities and set(abilities) <= set(PLAYED))
    return frozenset({*ENEMIES, *OF_HEROES, *heroes})


def is_modeled(card: str) -> bool:
    return card in modeled()


def until(first: Run[Board]) -> Callable[[Board, Ask], bool]:
    """With the turn: of a hero, of the enemies, of the upkeep."""
    turn = first.board.turn
    now = (turn.round, turn.phase, turn.player)

    def has_ended(board: Board) -> bool:
        return (board.turn.round, board.turn.phase, board.turn.player) != now

    if first.pending is not None and first.pending.turn:
        return lambda board, _ask: has_ended(board)
    return lambda board, ask: ask.turn or has_ended(board)
