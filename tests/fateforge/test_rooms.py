"""Fateforge answers in its rooms what the neutral layers ask, and nothing that nobody asks."""

from __future__ import annotations

import pytest

from tests.toy.test_rooms import FACETS, ROOMS, answered

GAME = "fateforge"


@pytest.mark.parametrize("asked", ROOMS, ids=lambda asked: asked.__name__)
def test_a_room_answers_all_that_is_asked_of_it(asked: type) -> None:
    room = ROOMS[asked](GAME)
    assert [name for name in vars(asked) if not name.startswith("_") and not hasattr(room, name)] == []


@pytest.mark.parametrize(("asked", "room"), FACETS.items(), ids=lambda one: getattr(one, "__name__", one))
def test_a_room_answers_nothing_that_nobody_asks(asked: type, room: str) -> None:
    answers = answered(GAME, room)
    assert answers
    assert answers <= set(vars(asked)), f"{asked.__module__} asks for no such thing"
