"""What holds on every board of every match, whatever is played."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.api import Match, outcomes
from kfjudge.core.run import Run
from kfjudge.games.keyforge.engine import events, state
from kfjudge.games.keyforge.engine.board import SCHEMA, Board
from kfjudge.games.keyforge.facts import UNKNOWN
from tests.fuzz.games import places
from tests.keyforge.random_play import EDITIONS, new_match, random_line

SEEDS = st.integers(0, 10**9)
EDITION = st.sampled_from(EDITIONS)
FEW = settings(max_examples=3, deadline=None)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("watched")]


def aember_by_events(run: Run[Board], since: int) -> dict[str, int]:
    """What the events of the trace say about each pool."""
    change = {"South": 0, "North": 0}
    for step in run.trace[since:]:
        event = step.happened
        match event:
            case events.GainsAember() | events.BonusAember() | events.ReturnsAember():
                change[event.player] += event.amount
            case events.LosesAember():
                change[event.player] -= event.amount
            case events.StealsAember():
                change[event.player] += event.amount
                change[event.victim] -= event.amount
            case events.PaysAember():
                change[event.player] -= event.amount
                change[event.receiver] += event.amount
            case events.Captures():
                change[event.victim] -= event.amount
            case events.PlacesAember() if event.player is not None:
                change[event.player] -= event.amount
            case events.SpendsAember() if event.card is None:
                change[event.player] -= event.amount
    return change


@FEW
@given(SEEDS, EDITION)
def test_every_card_is_in_exactly_one_zone_and_none_is_lost(seed: int, edition: str) -> None:
    for run in random_line(seed, edition):
        if run.clean:
            assert len(run.board.cards) == 72
            assert places(SCHEMA, run.board) == Counter(dict.fromkeys(run.board.cards, 1))


@FEW
@given(SEEDS, EDITION)
def test_pools_change_only_by_the_events_of_the_trace(seed: int, edition: str) -> None:
    for run in random_line(seed, edition):
        if run.clean:
            assert aember_by_events(run, 0) == {name: p.aember for name, p in run.board.players.items()}


@FEW
@given(SEEDS, EDITION)
def test_nothing_lies_on_a_card_that_is_out_of_play(seed: int, edition: str) -> None:
    for run in random_line(seed, edition):
        for card in run.board.cards.values() if run.clean else ():
            if not card.in_play:
                tokens = (card.damage, card.aember, card.power_counters, card.doom, card.armor_used)
                assert tokens == (0, 0, 0, 0, 0)
                assert not card.stunned
                assert not card.upgrades


@FEW
@given(SEEDS, EDITION)
def test_every_creature_in_the_line_has_more_power_than_damage(seed: int, edition: str) -> None:
    for run in random_line(seed, edition):
        if run.clean and run.pending is not None:
            for player in state.write(run.board, edition)["players"].values():
                assert all(card["damage"] < card["power"] for card in player["line"])


@FEW
@given(SEEDS, EDITION)
def test_a_state_that_is_written_and_read_is_the_same_state(seed: int, edition: str) -> None:
    for number, run in enumerate(random_line(seed, edition)):
        if run.clean and number % 7 == 0:
            written = state.write(run.board, edition)
            assert Match.from_state(written).state() == state.write(state.read(written), edition) == written


@FEW
@given(SEEDS, EDITION)
def test_undo_and_the_same_choice_again_is_where_one_was(seed: int, edition: str) -> None:
    _, first = new_match(seed, edition)
    match = Match(first, edition)
    for _ in range(60):
        if match.pending is None:
            return
        choice = match.options()[seed % len(match.options())].id
        before = match.state()
        match.choose(choice)
        after, trace = match.state(), [step.cite for step in match.trace()]
        match.undo()
        assert match.state() == before
        match.choose(choice)
        assert (match.state(), [step.cite for step in match.trace()]) == (after, trace)


@FEW
@given(SEEDS, EDITION)
def test_every_option_that_is_offered_is_accepted(seed: int, edition: str) -> None:
    for number, run in enumerate(random_line(seed, edition)):
        if number % 9 == 0 and run.pending is not None:
            for option in run.pending.options:
                assert run.choose(option.id).line[-1] == option.id


@FEW
@given(SEEDS)
def test_two_matches_side_by_side_do_not_touch_each_other(seed: int) -> None:
    alone = [state.write(run.board, "1.3") for run in random_line(seed, "1.3", 40)]
    together = []
    for one, _ in zip(random_line(seed, "1.3", 40), random_line(seed + 1, "1.1", 40), strict=False):
        together.append(state.write(one.board, "1.3"))
    assert together == alone[: len(together)]


@FEW
@given(SEEDS, EDITION)
def test_every_step_of_every_trace_is_cited(seed: int, edition: str) -> None:
    *_, last = random_line(seed, edition)
    assert [step.event for step in last.trace if not step.cite] == []


@FEW
@given(SEEDS, EDITION)
def test_a_match_with_known_decks_meets_no_unknown_card(seed: int, edition: str) -> None:
    *_, last = random_line(seed, edition)
    assert all(card.facts is not UNKNOWN for card in last.board.cards.values())


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_same_decisions_give_the_same_trace_under_another_hash_seed(seed: str) -> None:
    program = (
        "from tests.keyforge.random_play import random_line\n"
        "*_, last = random_line(7, '1.3')\n"
        "print([(s.n, s.depth, s.event, s.cards, s.cite) for s in last.trace], last.line)\n"
    )

    def told(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert told(seed) == told("0")


def test_a_match_is_freed_with_the_last_who_holds_it_and_leaves_no_cycles() -> None:
    def play_on(seed: int) -> None:
        for run in random_line(seed, "1.3", most=60):
            match = Match(run, "1.3")
            match.state()
        match.trace()
        outcomes(match, limit=50)

    play_on(1)  # what is imported and cached stays
    gc.collect()
    gc.disable()
    try:
        play_on(1)
        assert gc.collect() == 0
    finally:
        gc.enable()
