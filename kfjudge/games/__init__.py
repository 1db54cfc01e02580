"""The games in the house. Nothing of a game is imported until it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from kfjudge.core.game import Game

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


def one_or_all(game: str | None) -> tuple[str, ...]:
    """List the game that is asked for, or all there are."""
    return (game,) if game is not None else tuple(GAMES)


def qualify(name: str, game: str) -> str:
    """Write a name of an entry or a board as it is typed: with its game first, unless that is the default."""
    return name if game == default_game() else f"{game}:{name}"


def write_state(game: str, board: Any, edition: str) -> dict[str, Any]:
    """Write a board as plain data for programs: it names its game, unless that is the first."""
    state = get_game(game).engine.write(board, edition)
    return state if game == default_game() else {"game": game, **state}
