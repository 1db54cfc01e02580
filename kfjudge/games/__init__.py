"""The games in the house. Nothing of a game is imported until it is asked for."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any

from kfjudge.core.game import Game
from kfjudge.core.text import fold

GAME_VARIABLE = "KFJUDGE_GAME"  # of the environment: the game that is asked first
# The class of each game, whose package is the game's folder. The first game is meant where none is named.
GAMES = {
    "keyforge": "kfjudge.games.keyforge.game.KeyForge",
    "arkham": "kfjudge.games.arkham.game.Arkham",
    "fateforge": "kfjudge.games.fateforge.game.Fateforge",
}


@cache
def get_game(id: str) -> Game:
    module, _, name = GAMES[id].rpartition(".")
    game = getattr(import_module(module), name)()
    if not isinstance(game, Game):
        raise TypeError(f"{GAMES[id]} is no Game")
    return game


def package_of(game: str) -> str:
    """Name a game's package, without importing it."""
    return GAMES[game].rsplit(".", 2)[0]


def default_game() -> str:
    return next(iter(GAMES))


def usual_game() -> str:
    """Find the game that is asked first where none is named: that of the environment, or the first."""
    named = os.environ.get(GAME_VARIABLE, "")
    return named if named in GAMES else default_game()


def one_or_all(game: str | None) -> tuple[str, ...]:
    """List the game that is asked for, or all there are."""
    return (game,) if game is not None else tuple(GAMES)


def find_games_in(text: str) -> tuple[str, ...]:
    """List the games whose names stand in a text: "doom in arkham"."""
    folded = fold(text)
    return tuple(game for game in GAMES if any(name in folded for name in get_game(game).called))


def qualify(name: str, game: str) -> str:
    """Write the name of an entry or a board as it is typed: with its game, but for the one asked first."""
    return name if game == usual_game() else f"{game}:{name}"


def id_to_type(id: str, game: str = "") -> str:
    """Write an id as it is typed: "arkham:glossary/prey", "glossary/stun". Without a game it is of `game`."""
    of, _, name = id.rpartition(":")
    return qualify(name, of or game)


def ids_to_type(ids: Iterable[str], game: str) -> tuple[str, ...]:
    """Write ids of entries of a game as they are typed, each once."""
    return tuple(dict.fromkeys(id_to_type(id, game) for id in ids))


def write_state(game: str, board: Any, edition: str) -> dict[str, Any]:
    """Write a board as plain data for programs: it names its game, unless that is the first."""
    state = get_game(game).engine.write(board, edition)
    return state if game == default_game() else {"game": game, **state}
