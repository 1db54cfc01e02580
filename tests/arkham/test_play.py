"""Random play: nothing breaks, what must always be true is, and a board put away is the same board."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kfjudge.core.errors import BadState
from kfjudge.core.invariants import checking_every_event
from kfjudge.core.run import start
from kfjudge.games import get_game
from kfjudge.notation.board_state import StateReader, lay_out
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from tests.arkham.random_play import EDITION, find_wrong, new_game, random_line
from tests.fuzz.games import play

ENGINE = get_game("arkham").engine


@pytest.mark.parametrize("uid", ["a:b", "a b"])
def test_an_uid_has_no_sign_that_parts_the_ids_of_options(uid: str) -> None:
    zones = {"locations": [{"card": "location", "uid": uid}]}
    with pytest.raises(BadState):
        ENGINE.read({"players": {"Ann": {"at": uid}}, "encounter": {"encounter": zones}})


@pytest.mark.parametrize("seed", range(40))
def test_a_random_game_keeps_every_board_sound(seed: int) -> None:
    with checking_every_event():
        for run in random_line(seed):
            if run.clean:
                assert list(find_wrong(run.board)) == []


@pytest.mark.parametrize("seed", range(40, 60))
def test_a_board_of_a_random_game_is_the_same_when_it_is_read_back(seed: int) -> None:
    rules = ENGINE.rules(EDITION)
    for number, run in enumerate(random_line(seed, 12)):
        if number % 4 or not run.clean or run.board.over:
            continue
        state = ENGINE.write(run.board, EDITION)
        again = ENGINE.read(state)
        assert rules.key(again) == rules.key(run.board)
        for lang in ("en", "fr"):
            written = write_scenario(StateReader(state, "arkham").read_scenario(), lang)
            laid = ENGINE.read(lay_out(read_scenario(written)).state)
            assert len(laid.cards) == len(run.board.cards), written


def test_a_game_that_ends_within_a_phase_is_the_same_when_it_is_read_back() -> None:
    """The last doom comes in the mythos phase; nobody has a card to discard, so Roland takes the horror."""
    common = {
        "locations": [{"card": "study", "uid": "s"}],
        "agenda": [{"card": "what-s-going-on", "doom": 2}],
    }
    roland = {"card": "roland-banks", "at": "s", "horror": 3}
    state = {"players": {"Roland": roland}, "encounter": {"encounter": common}, "turn": {"phase": "mythos"}}
    run = start(ENGINE.rules(EDITION), ENGINE.read(state)).choose("begin:mythos")
    assert run.board.over
    assert run.board.turn.begun
    assert ENGINE.read(ENGINE.write(run.board, EDITION)).turn.begun


def test_a_choice_is_taken_back_by_going_on_from_before_it() -> None:
    line = list(random_line(3, 20))
    for before, after in pairwise(line):
        assert before.choose(after.line[-1]).line == after.line


@pytest.mark.parametrize("seed", range(6))
def test_a_scenario_is_played_to_its_end(seed: int) -> None:
    """More of them, and hash seeds: `python -m tests.fuzz.many_games arkham`."""
    with checking_every_event():
        run, _ = play(seed, new_game(seed))
    assert run.pending is None
    assert run.board.over or not run.board.playing()
