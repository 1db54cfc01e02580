"""A turn that Omega has ended may be ended in words, once and by its player, or not at all."""

from __future__ import annotations

import pytest

from tests.notation.boards import HEADER, describe, find_mistakes, play

BOARD = (
    HEADER.replace("South (Brobnar Dis Logos)", "South (Brobnar Dis Untamed)")
    + "turn: South, house Untamed\nSouth line: Troll\nSouth hand: Duskwitch\nNorth line: Dust Imp\n\n"
    "1. South plays Duskwitch, left flank\n"
)
END = "2. South ends the turn\n"
NEXT = "{n}. North chooses house Dis\n"


@pytest.mark.parametrize("script", [END + NEXT.format(n=3), NEXT.format(n=2)])
def test_the_file_goes_on_with_the_end_of_the_turn_or_with_the_next_one(script: str) -> None:
    text = BOARD + script + "\nexpect at 1: Duskwitch is in play\nexpect: turn of North; active house Dis\n"
    result = play(text)
    assert result.agrees
    assert len(result.steps) == script.count("\n") + 1


def test_what_omega_ends_is_told_at_the_step_that_says_so() -> None:
    result = play(BOARD + END)
    first, second = result.steps
    happened = [step.event for step in result.end.trace[second.first : second.last]]
    assert "turn-ends" in happened
    assert "turn-ends" not in [step.event for step in result.end.trace[first.first : first.last]]


@pytest.mark.parametrize(
    "script", [END + "3. South ends the turn\n", "2. North ends the turn\n", "2. South reaps with Troll\n"]
)
def test_a_turn_ends_once_and_only_its_player_ends_it(script: str) -> None:
    (wrong,) = find_mistakes(BOARD + script, "1.3")
    assert "North may: Dis, Shadows or Untamed" in describe(wrong)


def test_who_acts_after_it_is_told_whose_turn_it_is() -> None:
    (wrong,) = find_mistakes(BOARD + "2. South reaps with Troll\n", "1.3")
    assert describe(wrong).startswith("it is North’s turn here in 1.3")


@pytest.mark.parametrize("mark", ["names ?", "names a house ?", "nomme ?", "?"])
def test_a_house_that_a_card_names_may_be_left_open(mark: str) -> None:
    text = BOARD.replace("Duskwitch, left flank", "Control the Weak").replace("Duskwitch", "Control the Weak")
    text = text.replace("house Untamed", "house Dis")
    result = play(f"{text}   - {mark}\n")
    assert result.open is not None
    assert [option.id for option in result.open.pending.options] == [
        "choose:dis", "choose:shadows", "choose:untamed",
    ]  # fmt: skip
