"""Each room of a game answers all that the neutral layer of its name asks; of most rooms the layer itself
answers what they leave out."""

from __future__ import annotations

from importlib import import_module
from inspect import isfunction

import pytest

from kfjudge import games
from kfjudge.core.game import Engine
from kfjudge.notation.game import Notation
from kfjudge.reference.game import Shelf
from kfjudge.render.game import Drawing
from kfjudge.replay.game import Playing
from kfjudge.situation.game import Situations

ROOMS = {Engine: games.engine, Notation: games.notation, Playing: games.playing, Drawing: games.drawing,
         Situations: games.situations, Shelf: games.shelf}  # fmt: skip
FACETS = {Notation: "notation.facet", Playing: "notation.playing", Drawing: "drawing.facet",
          Situations: "situation.facet", Shelf: "shelf"}  # fmt: skip


def answered(game: str, room: str) -> set[str]:
    """What a room of a game gives to whoever asks."""
    module = import_module(f"{games.GAMES[game]}.{room}")
    functions = {
        name
        for name, value in vars(module).items()
        if isfunction(value) and value.__module__ == module.__name__ and not name.startswith("_")
    }
    return functions.union(getattr(module, "__all__", ()))


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("game", ["keyforge", "toy"])
@pytest.mark.parametrize("asked", ROOMS, ids=lambda asked: asked.__name__)
def test_a_room_of_a_game_answers_all_that_is_asked_of_it(asked: type, game: str) -> None:
    room = ROOMS[asked](game)
    names = [name for name in vars(asked) if not name.startswith("_")]
    assert names
    missing = [name for name in names if not hasattr(room, name)]
    assert missing == [], f"{asked.__module__} asks {game} for what its room does not answer"


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("game", ["keyforge", "toy"])
@pytest.mark.parametrize(("asked", "room"), FACETS.items(), ids=lambda one: getattr(one, "__name__", one))
def test_a_room_answers_nothing_that_nobody_asks(asked: type, room: str, game: str) -> None:
    """A misspelt answer would be given by the layer instead, without a word."""
    answers = answered(game, room)
    assert answers
    assert answers <= set(vars(asked)), f"{asked.__module__} asks for no such thing"
