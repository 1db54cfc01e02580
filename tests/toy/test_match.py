"""The Python interface with the toy in the house beside KeyForge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kfjudge import api
from kfjudge.core.run import Run
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.record import record
from kfjudge.words.catalogue import pick_name
from tests.fuzz import games as fuzz
from tests.replay.steps_as_told import check_steps_about_cards
from tests.toy.boards import COVERED, STAR

pytestmark = pytest.mark.usefixtures("guest")

STATE: dict[str, Any] = {
    "game": "toy",
    "players": {
        "Ann": {"chips": 1, "nest": ["magpie"]},
        "Bob": {"chips": 4, "nest": [{"card": "magpie", "label": "Watch"}]},
    },
}


def test_a_match_of_the_toy_is_played_and_taken_back() -> None:
    match = api.Match.from_state(STATE)
    assert (match.game, match.edition) == ("toy", "14")
    assert [option.label() for option in match.options()] == ["dive with Magpie", "end the turn"]
    assert [option.label("fr") for option in match.options()] == ["plonger avec Pie", "finir le tour"]
    match.choose("dive:a1")
    assert match.pending is not None
    assert (match.pending.who, match.pending.kind, match.pending.cite) == (
        "chance",
        "chance",
        ("toy:glossary/die",),
    )
    match.choose("choose:star")
    assert match.pending.question("fr").replace("\u202f", " ") == "Couvrir les jetons ?"
    match.choose("choose:b1")
    assert [step.text() for step in match.trace()] == [
        "Magpie dives",
        "Magpie is tired",
        "Ann rolls a star",
        "Ann snatches 2 chips from Bob (canceled)",
        "Watch (Magpie) covers 2 chips",
    ]
    match.undo()
    match.choose("choose:no")
    assert match.state()["players"]["Ann"]["chips"] == 3
    assert [(made.option.id, made.who) for made in match.decisions] == [
        ("dive:a1", "Ann"),
        ("choose:star", "chance"),
        ("choose:no", "Bob"),
    ]


def test_a_state_says_of_which_game_it_is_and_is_played_on() -> None:
    match = api.Match.from_state(STATE)
    match.choose("dive:a1")
    match.choose("choose:blank")
    state = match.state()
    assert state["game"] == "toy"
    assert api.Match.from_state(state).state() == state


def test_a_match_from_a_state_is_written_down_as_a_scenario_of_its_game() -> None:
    match = api.Match.from_state(STATE)
    before = match.state()
    match.choose("dive:a1")
    match.choose("choose:blank")
    again = api.Match.from_scenario(write_scenario(record(before, match.run)))
    assert (again.game, again.state()) == ("toy", match.state())


def test_the_outcomes_carry_the_weights_of_chance() -> None:
    alone = {**STATE, "players": {**STATE["players"], "Bob": {"chips": 4}}}
    match = api.Match.from_state(alone)
    match.choose("dive:a1")
    found = api.outcomes(match)
    assert found.cases == 16
    assert {outcome.state["players"]["Ann"]["chips"]: outcome.weight for outcome in found} == {3: 5, 1: 11}


def test_a_scenario_of_the_toy_is_a_match(shared_content: Path) -> None:
    assert api.Match.from_scenario(STAR, "first").state()["players"]["Ann"]["chips"] == 2
    assert api.Match.from_scenario(COVERED).edition == "14"
    path = shared_content / "scenarios" / "toy" / "rules" / "star.kf"
    assert api.Match.from_scenario(path).game == "toy"


def test_a_new_match_of_the_toy_begins() -> None:
    match = api.Match.new(((), ["magpie"]), ((), ["magpie", "magpie"]), game="toy", edition="first")
    assert [len(player["nest"]) for player in match.state()["players"].values()] == [1, 2]


def test_the_cards_of_the_toy_are_listed_beside_those_of_keyforge() -> None:
    assert [pick_name(card, "fr") for card in api.cards(game="toy")] == ["Pie"]
    assert [card.id for card in api.cards(game="toy", text="plonge jetons", lang="fr")] == ["magpie"]
    assert api.modeled("toy") == {"magpie"} == set(api.facts("toy"))
    assert "magpie" not in api.facts()


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({**STATE, "players": {"Carl": {}}}, "Carl"),
        ({**STATE, "players": {"Ann": {"nest": ["owl"]}}}, "owl"),
        ({**STATE, "edition": "1.3"}, "first, 14"),
        ({**STATE, "game": "chess"}, "keyforge, toy"),
    ],
)
def test_a_state_that_cannot_be_is_refused(state: dict[str, Any], why: str) -> None:
    with pytest.raises(api.BadState, match=why):
        api.Match.from_state(state)


def test_a_choice_that_is_not_legal_lists_what_is() -> None:
    match = api.Match.from_state(STATE)
    with pytest.raises(api.IllegalChoice) as wrong:
        match.choose("reap:a1")
    assert wrong.value.legal == ("dive:a1", "end-turn")


def test_a_step_of_the_toy_about_a_bird_that_cannot_dive_is_refused() -> None:
    checked = [check_steps_about_cards(random_line(seed), random.Random(seed)) for seed in range(20)]
    legal, tried = (sum(counts) for counts in zip(*checked, strict=True))
    assert 0 < legal < tried


def test_random_games_of_the_toy_keep_to_what_holds_of_every_game() -> None:
    for seed in range(30):
        assert fuzz.play(seed, fuzz.begin("toy", seed))[1] > 0


def random_line(seed: int) -> Iterator[Run[Any]]:
    """Every point of a random match, to its end."""
    dice, run = random.Random(seed), api.Match.from_state(STATE).run
    yield run
    while run.pending is not None:
        run = run.choose(dice.choice(run.pending.options).id)
        yield run
