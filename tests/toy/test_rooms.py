"""A game is one class whose rooms are classes. What a room leaves out follows from the schema; what it names
is asked by the layer of its name."""

from __future__ import annotations

import pytest

from kfjudge.core.game import Engine, Game
from kfjudge.games import GAMES, get_game
from kfjudge.notation.game import GameNotation
from kfjudge.reference.game import GameReference
from kfjudge.render.game import GameDrawing
from kfjudge.replay.game import GameReplay
from kfjudge.situation.game import GameSituations

ROOMS = {"engine": Engine, "reference": GameReference, "notation": GameNotation, "replay": GameReplay,
         "drawing": GameDrawing, "situations": GameSituations}  # fmt: skip


@pytest.fixture(params=["keyforge", "arkham", "fateforge", "toy"])
def game(request: pytest.FixtureRequest) -> Game:
    """Each game that is played."""
    if request.param == "toy":
        request.getfixturevalue("guest")
    return get_game(request.param)


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_has_every_room_and_each_is_made_once(game: Game, room: str) -> None:
    made = getattr(game, room)
    assert isinstance(made, ROOMS[room])
    assert getattr(game, room) is made


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_answers_nothing_that_nobody_asks(game: Game, room: str) -> None:
    """A misspelt answer would be given by the layer instead, without a word."""
    answers = {name for name in vars(type(getattr(game, room))) if not name.startswith("_")}
    assert answers
    assert answers <= {*dir(ROOMS[room]), *ROOMS[room].__annotations__}, f"{room} asks for no such thing"


def test_what_is_no_game_is_none_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "none", "kfjudge.core.game.Json")
    with pytest.raises(TypeError):
        get_game("none")
