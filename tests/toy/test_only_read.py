"""A game that is only read: its entries and cards are there, and what would play it says that it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.core import files
from kfjudge.core.errors import Trouble
from kfjudge.games import GAMES, get_game
from kfjudge.notation.game import GameNotation
from kfjudge.reference.game import GameReference
from kfjudge.render.game import GameDrawing
from kfjudge.replay.game import GameReplay
from kfjudge.situation.game import GameSituations
from tests.registry import only_games
from tests.terminal import Kfjudge

ROOMS = {"reference": GameReference, "notation": GameNotation, "replay": GameReplay, "drawing": GameDrawing,
         "situations": GameSituations}  # fmt: skip


@pytest.fixture(autouse=True)
def reader(monkeypatch: pytest.MonkeyPatch, shared_content: Path) -> Iterator[None]:
    """The toy is in the house beside KeyForge, and only read."""
    monkeypatch.setattr(files, "PLACES", (shared_content,))
    with only_games({"keyforge": GAMES["keyforge"], "toy": "tests.toy.only_read.OnlyReadToy"}):
        yield


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_that_is_only_read_has_the_rooms_of_the_layers(room: str) -> None:
    assert isinstance(getattr(get_game("toy"), room), ROOMS[room])


def test_a_game_that_is_only_read_has_no_engine_and_says_so() -> None:
    assert not get_game("toy").plays
    with pytest.raises(Trouble, match="Magpie"):
        _ = get_game("toy").engine


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", [("replay", "--all"), ("explore", "x"), ("try", "a tired magpie")])
def test_what_plays_a_game_that_is_only_read_says_so(
    command: tuple[str, ...], lang: str, kfjudge: Kfjudge
) -> None:
    seen = kfjudge(*command, "--game", "toy", "--lang", lang, columns=200)
    assert seen.status == 2
    assert {"en": "does not play Magpie", "fr": "ne joue pas à"}[lang] in seen.err


def test_a_board_of_a_game_that_is_only_read_is_refused_with_that(kfjudge: Kfjudge, tmp_path: Path) -> None:
    board = tmp_path / "a.kf"
    board.write_text("game: toy\ntitle: x\n1. foo\n", encoding="utf-8")
    for command in ("check", "replay"):
        seen = kfjudge(command, str(board), columns=200)
        assert (seen.status, "does not play Magpie" in seen.err) == (2, True)


def test_the_cards_of_a_game_that_is_only_read_are_known_and_none_is_modeled() -> None:
    assert len(api.facts("toy")) == 1
    assert api.modeled("toy") == frozenset()
    assert api.cards(game="toy", modeled=True) == []
