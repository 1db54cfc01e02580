"""The games in the house: an id, and the package where its rooms are. Nothing of a game is imported until it
is asked for, room by room: each room of a game answers what the neutral layer of its name asks
(`core.game`, `notation.game`, `replay.game`, `situation.game`, `render.game`, `reference.game`)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from kfjudge.core.errors import Trouble
from kfjudge.core.message import game_message, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kfjudge.core.game import Engine
    from kfjudge.core.readings import Point
    from kfjudge.notation.game import Notation
    from kfjudge.reference.game import Shelf
    from kfjudge.render.game import Drawing
    from kfjudge.replay.game import Playing
    from kfjudge.situation.game import Situations

GAMES = {
    "keyforge": "kfjudge.games.keyforge",  # the first is the one that is meant where none is named
    "arkham": "kfjudge.games.arkham",
    "fateforge": "kfjudge.games.fateforge",
}


def default() -> str:
    return next(iter(GAMES))


def asked(game: str | None) -> tuple[str, ...]:
    """The game that is asked for, or all there are."""
    return (game,) if game is not None else tuple(GAMES)


def typed(name: str, game: str) -> str:
    """A name of an entry or a board as it is typed: with its game before it, unless that is the first."""
    return name if game == default() else f"{game}:{name}"


def called(game: str) -> tuple[str, ...]:
    """What a game is called before an identifier, folded. No room of the game is loaded, here and below."""
    return cast("tuple[str, ...]", import_module(GAMES[game]).CALLED)


@cache
def books(game: str) -> Mapping[str, str]:
    """The language that each edition is printed in, oldest first."""
    return cast("Mapping[str, str]", import_module(GAMES[game]).BOOKS)


@cache
def editions(game: str) -> tuple[str, ...]:
    """The editions of a game's rules, oldest first; the last is the newest."""
    return tuple(books(game))


def newest(game: str) -> str:
    return editions(game)[-1]


def written_for(game: str) -> str:
    """The edition that a board file means when it names none: the newest when such files were first written.
    A newer edition moves nothing that does not name it, nor any entry
    (`reference.editions`)."""
    return cast("str", import_module(GAMES[game]).WRITTEN_FOR)


@cache
def plays(game: str) -> bool:
    """Whether boards of a game are played. One without an engine is in the reference only."""
    return find_spec(f"{GAMES[game]}.engine") is not None


def engine(game: str) -> Engine:
    check_plays(game)
    return cast("Engine", import_module(f"{GAMES[game]}.engine.facet"))


def check_plays(game: str) -> None:
    """Raise Trouble for a game that is in the reference only."""
    if not plays(game):
        raise Trouble(message("reference.only-read", game=game_message(game, "game.name")))


def is_modeled(game: str, card: str) -> bool:
    return plays(game) and engine(game).is_modeled(card)


def points(game: str, *only: str) -> tuple[Point, ...]:
    """What the books of a game leave open, or only those editions: what its module `readings.py` says, if it
    has one."""
    return tuple(point for point in _points(game) if not only or any(map(point.is_open, only)))


@cache
def _points(game: str) -> tuple[Point, ...]:
    path = f"{GAMES[game]}.readings"
    try:
        room = import_module(path)
    except ModuleNotFoundError as missing:
        if missing.name != path:
            raise
        return ()
    return cast("tuple[Point, ...]", room.points())


def written(game: str, board: Any, edition: str) -> dict[str, Any]:
    """A board as plain data for whoever keeps it: it names its game, unless that is the first."""
    state = engine(game).write(board, edition)
    return state if game == default() else {"game": game, **state}


def notation(game: str) -> Notation:
    return cast("Notation", _answers(game, "notation.facet", "kfjudge.notation.by_schema"))


def playing(game: str) -> Playing:
    return cast("Playing", _answers(game, "notation.playing", "kfjudge.replay.by_schema"))


def drawing(game: str) -> Drawing:
    return cast("Drawing", _answers(game, "drawing.facet", "kfjudge.render.by_schema"))


def situations(game: str) -> Situations:
    return cast("Situations", _answers(game, "situation.facet", "kfjudge.situation.by_schema"))


@cache
def shelf(game: str) -> Shelf:
    plain = import_module("kfjudge.reference.by_book").ByBook(game)
    return cast("Shelf", _Answers(import_module(f"{GAMES[game]}.shelf"), plain))


@cache
def _answers(game: str, room: str, otherwise: str) -> _Answers:
    """What a room answers; of a game that is in the reference only, the layer alone answers."""
    plain = import_module(otherwise).BySchema(game)
    return _Answers(import_module(f"{GAMES[game]}.{room}") if plays(game) else plain, plain)


class _Answers:
    """The answers of a room of a game, and beside them those that hold for every game."""

    def __init__(self, own: Any, plain: Any) -> None:
        self.own = own
        self.plain = plain

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self.own if hasattr(self.own, name) else self.plain, name)
        setattr(self, name, answer)
        return answer
