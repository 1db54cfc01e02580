"""Each room of a game answers all that the neutral layer of its name asks; of most rooms the layer itself
answers what they leave out."""

from __future__ import annotations

import pytest

from kfjudge import games
from kfjudge.core.game import Engine
from kfjudge.notation.game import Notation
from kfjudge.reference.game import Shelf
from kfjudge.replay.game import Playing
from kfjudge.screen.game import Drawing

ROOMS = {Engine: games.engine, Notation: games.notation, Playing: games.playing, Drawing: games.drawing,
         Shelf: games.shelf}  # fmt: skip


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("game", ["keyforge", "toy"])
@pytest.mark.parametrize("asked", ROOMS, ids=lambda asked: asked.__name__)
def test_a_room_of_a_game_answers_all_that_is_asked_of_it(asked: type, game: str) -> None:
    room = ROOMS[asked](game)
    names = [name for name in vars(asked) if not name.startswith("_")]
    assert names
    missing = [name for name in names if not hasattr(room, name)]
    assert missing == [], f"{asked.__module__} asks {game} for what its room does not answer"
