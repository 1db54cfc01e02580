"""`kfjudge explore`: every outcome, counted, told apart, each with a shortest line."""

from __future__ import annotations

import io
import sys

import pytest

from kfjudge.api import Match
from kfjudge.cli import explore
from tests.replay.boards import MUST_AGAINST_CANNOT, NOT_MODELED, PLAYERS, TWO_PENNIES, TWO_REAPERS
from tests.replay.conftest import Kfjudge, Written


def test_orders_that_come_to_the_same_are_one_outcome(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("explore", written(TWO_PENNIES)).out
    assert "2 orders, 1 outcome, to the end of the resolution" in out
    assert "However it is played, the board ends the same." in out


def test_outcomes_are_told_apart_in_a_judges_words(kfjudge: Kfjudge, written: Written) -> None:
    # Neither, one of them, the other, both in either order: five lines. Both are ready again at the end.
    out = kfjudge("explore", written(TWO_REAPERS)).out
    assert "5 lines of play, 3 outcomes, to the end of the turn" in out
    assert "In 2 of 5 lines:\n  - South: 2 Æmber\n  Shortest line: reap with Troll; reap with Bumpsy" in out
    assert "In 1 of 5 lines:\n  - South: 0 Æmber" in out


def test_only_the_choice_that_is_marked_is_explored(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(MUST_AGAINST_CANNOT))
    assert seen.status == 0
    assert "2 answers, 2 outcomes, every answer to: Which house this turn?" in seen.out
    assert "- South’s turn, house Brobnar" in seen.out
    assert "Answer: Which house this turn? Shadows" in seen.out


def test_a_marked_choice_between_actions_does_not_go_on_to_the_end_of_the_turn(
    kfjudge: Kfjudge, written: Written
) -> None:
    data = kfjudge("explore", written(f"{TWO_REAPERS}\n1. South ?\n"), "--json").data
    assert {tuple(outcome["line"]) for outcome in data["outcomes"]} >= {("reap:s1",), ("reap:s2",)}
    assert all(len(outcome["line"]) == 1 for outcome in data["outcomes"])


def test_each_line_of_the_json_leads_where_it_says(kfjudge: Kfjudge, written: Written) -> None:
    file = written(TWO_REAPERS)
    data = kfjudge("explore", file, "--json").data
    assert data["complete"] is True
    assert sum(outcome["lines"] for outcome in data["outcomes"]) == data["lines"] == 5
    for outcome in data["outcomes"]:
        match = Match.from_scenario(file)
        for option in outcome["line"]:
            match.choose(option)
        players = outcome["state"]["players"]
        assert match.state()["players"]["South"]["aember"] == players["South"]["aember"]


def test_no_other_line_to_an_outcome_is_shorter(kfjudge: Kfjudge, written: Written) -> None:
    data = kfjudge("explore", written(TWO_REAPERS), "--json").data
    lengths = {
        outcome["state"]["players"]["South"]["aember"]: len(outcome["line"]) for outcome in data["outcomes"]
    }
    assert lengths == {0: 1, 1: 2, 2: 3}


def test_the_bound_is_told_loudly_when_it_is_hit(kfjudge: Kfjudge, written: Written) -> None:
    file = written(TWO_REAPERS)
    english = kfjudge("explore", file, "--limit", "2").out
    assert english.count("NOT EVERYTHING WAS TRIED") == 2  # above the outcomes, and where one looks last
    assert "TOUT N’A PAS ÉTÉ ESSAYÉ" in kfjudge("explore", file, "--limit", "2", "--lang", "fr").out
    assert kfjudge("explore", file, "--limit", "2", "--json").data["complete"] is False
    assert "NOT EVERYTHING" not in kfjudge("explore", file).out


def test_a_line_that_hangs_on_an_unknown_card_says_what_to_ask(kfjudge: Kfjudge, written: Written) -> None:
    board = TWO_REAPERS.replace("Dis Shadows Brobnar", "Logos Shadows Brobnar").replace(
        "house Brobnar", "house Logos"
    )
    out = kfjudge("explore", written(f"{board}South hand: Wild Wormhole\n")).out
    assert "Ask the players. Which card is on top of South’s deck?" in out
    assert "Shortest line: play Wild Wormhole" in out


def test_a_script_that_stops_before_its_end_is_not_explored(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(NOT_MODELED))
    assert seen.status == 1
    assert "not modeled: Ether Spider" in seen.out


def test_it_is_legible_at_40_columns_in_french(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(TWO_REAPERS), "--lang", "fr", columns=40)
    assert max(map(len, seen.lines)) <= 40
    assert "Dans 2 lignes sur 5\u00a0:" in seen.lines


def test_what_is_true_of_all_outcomes_is_not_repeated(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("explore", written(TWO_REAPERS)).out
    assert "no keys" not in out
    assert "North:" not in out


def test_a_stunned_creature_and_a_card_in_another_zone_tell_outcomes_apart(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = f"{PLAYERS}\n\nturn: South, house Brobnar\nSouth line: Troll (stunned)\nSouth hand: Anger\n"
    out = kfjudge("explore", written(board)).out
    assert "- Troll: in play, stunned" in out
    assert "- Anger: discard pile (South)" in out
    assert "- Anger: hand (South)" in out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_shows_at_a_terminal_once_it_takes_long(
    kfjudge: Kfjudge, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    reapers = " | ".join(f"Troll as T{n}" for n in range(4))
    file = written(TWO_REAPERS.replace("Troll | Bumpsy", reapers))
    monkeypatch.setattr(explore, "PATIENCE", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", terminal)
        assert kfjudge("explore", file).status == 0
    assert "lines walked" in terminal.getvalue()


def test_no_bar_shows_where_nobody_would_see_it(
    kfjudge: Kfjudge, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explore, "PATIENCE", 0.0)
    assert not kfjudge("explore", written(TWO_REAPERS)).err
