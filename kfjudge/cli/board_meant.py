"""The board that is meant: by name, file or entry; where nothing is called so, by its title, else the nearest
by what is on it. Only then is the reference asked. Where no game is named, the other games’ boards are looked
through after those of the game at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.cli.common import Asked
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, get_game, qualify
from kfjudge.replay.api import find

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario

_UNKNOWN = "scenario.no-scenario"
_MOST_NEAR = 5


def boards_meant(what: str, asked: Asked) -> list[Scenario]:
    """The scenarios of that name, or the one of that title. One that is not found raises NotFound with the
    nearest: those of a name like it, else those that have what it says."""
    games = _games(asked)
    home = games[0]
    nearest: list[str] = []
    for game in games:
        try:
            return find(what, game)
        except NotFound as missing:
            if missing.words.key != _UNKNOWN:
                raise
            nearest += missing.near if game == home else (qualify(name, game) for name in missing.near)
    for game in games:
        called = _titled(what, game)
        if len(called) == 1:
            return find(called[0], game)
        if called:
            raise NotFound(message("scenario.several", given=sanitize(what), n=len(called)), called)
    raise NotFound(message(_UNKNOWN, given=sanitize(what)), tuple(nearest) or _having(what, home))


def _games(asked: Asked) -> list[str]:
    """The games whose boards may be meant: the one that is named, else that at home and then the others."""
    home = asked.game_of_boards
    return (
        [home] if asked.game else [home, *(game for game in GAMES if game != home and get_game(game).plays)]
    )


def _titled(what: str, game: str) -> tuple[str, ...]:
    from kfjudge.reference.names.names import find_boards_begun
    from kfjudge.reference.store.store import open_store

    return _names(find_boards_begun(open_store(game), what))


def _having(what: str, game: str) -> tuple[str, ...]:
    """The boards with the cards and the words of what was typed."""
    from kfjudge.reference.model import BOARD
    from kfjudge.reference.search.search import search

    return _names([hit.id for hit in search(what, game=game, kind=BOARD, limit=_MOST_NEAR).hits])


def _names(ids: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return tuple(id.partition("/")[2] for id in ids)
