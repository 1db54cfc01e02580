"""Owners that a file names, beside the seats that the game has: trees, where birds may sit."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from kfjudge.core.errors import Troubles
from kfjudge.core.schema import OwnerKind
from kfjudge.games import get_game
from kfjudge.notation.board_state import StateReader, lay_out
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.render.trace import OwnerNames
from kfjudge.replay.play import run
from kfjudge.words.catalogue import say
from tests.terminal import Kfjudge
from tests.toy.boards import TREES

pytestmark = pytest.mark.usefixtures("toy")


def observed(claim: str, board: str = TREES) -> tuple[bool, str]:
    """Whether a claim is right at the end of a board, and what is seen there."""
    result = run(read_scenario(f"{board}\nexpect: {claim}\n"), "14")
    (checked,) = result.expectations
    return checked.ok, say(checked.observed, "en")


def told(board: str) -> list[str]:
    """What is wrong with a board."""
    with pytest.raises(Troubles) as wrong:
        read_scenario(board)
    return [say(trouble.words, "en") for trouble in wrong.value.troubles]


def test_cards_of_owners_with_the_same_first_letter_are_told_apart() -> None:
    placed = lay_out(read_scenario(TREES)).placed
    assert [(card.label, card.uid) for card in placed] == [("Thief", "a1"), ("Perch", "a2"), ("Far", "o1")]


@pytest.mark.parametrize(
    ("claim", "seen"),
    [
        ("Oak: bare", (True, "bare")),
        ("Oak: leafy", (False, "bare")),
        ("Oak: winter", (True, "winter")),
        ("Oak: summer", (False, "winter")),
        ("Oak: 1 card in branch", (True, "1 card")),
        ("Oak branch: Far", (True, "Far")),
        ("Thief: watches Perch", (True, "watches Perch")),
        ("Thief: watches Far", (False, "watches Perch")),
        ("Perch: watches Far", (False, "nothing")),
        ("Perch: in Ash’s branch", (True, "in Ash’s branch")),
    ],
)
def test_what_is_true_of_an_owner_that_the_file_names_can_be_expected(
    claim: str, seen: tuple[bool, str]
) -> None:
    assert observed(claim) == seen


def test_a_tree_of_which_nothing_is_said_has_leaves_and_no_season() -> None:
    still = TREES.replace("Ash: bare\n", "").replace("star", "blank")
    assert observed("Ash: leafy", still) == (True, "leafy")
    assert observed("Ash: bare", still) == (False, "leafy")
    assert observed("Ash: winter", still) == (False, "nothing")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_board_with_trees_is_written_and_read_again(lang: str) -> None:
    scenario = read_scenario(TREES)
    assert read_scenario(write_scenario(scenario, lang)) == scenario


def test_a_state_with_trees_is_a_board_file_again() -> None:
    result = run(read_scenario(TREES), "14")
    assert result.end is not None
    engine = get_game("toy").engine
    state = engine.write(result.end.board, "14")
    assert engine.write(engine.read(lay_out(StateReader(state, "toy").read_scenario()).state), "14") == state


def test_cards_and_owners_are_named_where_they_are_drawn(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "trees.kf"
    path.write_text(TREES, encoding="utf-8")
    lines = kfjudge("replay", str(path)).lines
    assert "nest: Thief (Magpie, watches Perch (Magpie))" in lines
    assert "  4   Ash sheds its leaves [rule/star]" in lines
    assert lines[lines.index("Oak") + 1] == "summer"
    french = kfjudge("replay", str(path), "--lang", "fr").out
    assert "nid : Voleuse" not in french
    assert "guette Perch (Pie)" in french


def test_outcomes_tell_only_what_is_set(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "trees.kf"
    path.write_text(TREES.replace("chance: star", "?").replace("Oak: leafy, summer\n", ""), encoding="utf-8")
    text = kfjudge("explore", str(path)).text
    assert "Ash winter; Oak bare and winter." in text
    assert "Thief (Magpie) tired" in text


@pytest.mark.parametrize(
    ("was", "now", "wrong"),
    [
        ("Oak: leafy", "Elm: leafy", "no line begins with “Elm”"),
        ("Ash branch: M", "Ash nest: M", "no line begins with “Ash nest”; did you mean Ann nest?"),
        ("turn: Ann", "turn: Ash", "“Ash” is no fact of the board"),
        ("trees: Ash, Oak", "trees: Ash, Oak, Ann", "“Ann” cannot be a name here"),
        ("trees: Ash, Oak", "trees: Ash, Oak, ash", "“ash” cannot be a name here"),
        ("trees: Ash, Oak", "players: Ash, Bob\ntrees: Ash, Oak", "“Ash” cannot be a name here"),
        ("trees: Ash, Oak", "trees: Ash, Oak, ", "a name is missing"),
        ("\n1.", "\nexpect: Ash: 2 cards in nest\n1.", "“2 cards in nest” is nothing that can be expected"),
        ("\n1.", "\nexpect: Ash nest: Perch\n1.", "“Ash nest: Perch” is nothing that can be expected"),
    ],
)
def test_what_is_wrong_with_an_owner_is_told(was: str, now: str, wrong: str) -> None:
    assert any(one.startswith(wrong) for one in told(TREES.replace(was, now)))


def test_a_step_of_an_owner_that_takes_no_turns_is_refused_in_words() -> None:
    with pytest.raises(Troubles) as wrong:
        run(read_scenario(TREES.replace("1. Ann", "1. Ash")), "14")
    assert "Ann’s turn" in say(wrong.value.troubles[0].words, "en")


def test_the_first_owner_that_takes_turns_begins_where_no_turn_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert lay_out(read_scenario(TREES.replace("turn: Ann\n", ""))).state["active"] == "Ann"
    trees, players = OwnerKind("tree", "trees", takes_turns=False), OwnerKind("player", "players")
    engine = get_game("toy").engine
    monkeypatch.setattr(engine, "schema", replace(engine.schema, owners=(trees, players)))
    head = "title: No seats\ngame: toy\ntrees: Oak\n"
    assert lay_out(read_scenario(f"{head}players: Lena, Marc\n")).state["active"] == "Lena"
    assert told(head) == ["a name is missing"]


def test_a_drawn_board_has_the_owners_in_the_order_of_the_schema() -> None:
    result = run(read_scenario(TREES), "14")
    assert result.end is not None
    state = get_game("toy").drawing.drawn_state(result.end.board, "14")
    picture = get_game("toy").drawing.draw_board(state, "en", OwnerNames("toy"))
    assert [owner.name for owner in (*picture.above, *picture.below)] == ["Oak", "Ash", "Bob", "Ann"]
