"""The games in the house: an id, and the package where its rooms are. Nothing of a game is imported until it
is asked for, room by room: each room of a game answers what the neutral layer of its name asks
(`core.game`, `notation.game`, `replay.game`, `screen.game`, `reference.game`)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kfjudge.core.game import Engine
    from kfjudge.notation.game import Notation
    from kfjudge.reference.game import Shelf
    from kfjudge.replay.game import Playing
    from kfjudge.screen.game import Drawing

GAMES = {"keyforge": "kfjudge.games.keyforge"}  # the first is the one that is meant where none is named


def default() -> str:
    return next(iter(GAMES))


def called(game: str) -> tuple[str, ...]:
    """What a game is called before an identifier, folded. No room of the game is loaded, here and below."""
    return cast("tuple[str, ...]", import_module(GAMES[game]).CALLED)


def books(game: str) -> Mapping[str, str]:
    """The language that each edition is printed in, oldest first."""
    return cast("Mapping[str, str]", import_module(GAMES[game]).BOOKS)


def editions(game: str) -> tuple[str, ...]:
    """The editions of a game's rules, oldest first; the last is the newest."""
    return tuple(books(game))


def newest(game: str) -> str:
    return editions(game)[-1]


def written_for(game: str) -> str:
    """The edition that a board file means when it names none: the newest when such files were first written.
    A newer edition moves nothing that does not name it."""
    return cast("str", import_module(GAMES[game]).WRITTEN_FOR)


def engine(game: str) -> Engine:
    return cast("Engine", import_module(f"{GAMES[game]}.engine.facet"))


def notation(game: str) -> Notation:
    return cast("Notation", import_module(f"{GAMES[game]}.notation.facet"))


def playing(game: str) -> Playing:
    return cast("Playing", import_module(f"{GAMES[game]}.notation.playing"))


def drawing(game: str) -> Drawing:
    return cast("Drawing", import_module(f"{GAMES[game]}.drawing.facet"))


def shelf(game: str) -> Shelf:
    return cast("Shelf", import_module(f"{GAMES[game]}.shelf"))
