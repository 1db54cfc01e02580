"""`kfjudge explore`: every outcome, counted, told apart, each with a shortest line."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

import pytest

from kfjudge.api import Match
from kfjudge.cli import terminal as cli_terminal
from kfjudge.render.boards import tell_apart
from kfjudge.render.trace import OwnerNames
from tests.keyforge.table import play, table
from tests.replay.boards import (
    MUST_AGAINST_CANNOT,
    NOT_MODELED,
    PLAYERS,
    TWO_PENNIES,
    TWO_PUNCHES,
    TWO_REAPERS,
)
from tests.replay.conftest import Written
from tests.terminal import Kfjudge

NOBODY = OwnerNames("keyforge")  # bears a name of their own


def test_orders_that_come_to_the_same_are_one_outcome(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("explore", written(TWO_PENNIES)).out
    assert "2 orders, 1 outcome, to the end of the resolution" in out
    assert "However it is played: Troll is destroyed; " in out


def test_outcomes_are_told_apart_in_a_judges_words(kfjudge: Kfjudge, written: Written) -> None:
    # Neither, one of them, the other, both in either order: five lines. Both are ready again at the end.
    out = kfjudge("explore", written(TWO_REAPERS)).out
    assert "5 lines of play, 3 outcomes, to the end of the turn" in out
    two = "In 2 of 5 lines: South is up 2 Æmber.\n  Shortest: reap with Troll; reap with Bumpsy; end the turn"
    assert two in out
    assert "In 1 of 5 lines: Nothing changes on the board.\n  Shortest: end the turn\n" in out


def test_a_finished_script_says_so_and_what_may_be_chosen_next(kfjudge: Kfjudge, written: Written) -> None:
    lines = kfjudge("explore", written(TWO_REAPERS)).lines
    at = lines.index("The script is finished; from here South may:")
    assert lines[at + 1 : at + 4] == ["- reap with Troll", "- reap with Bumpsy", "- end the turn"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The script is finished; from here South may only end the turn."),
        ("fr", "Le script est fini\u202f; à partir d’ici, Sud ne peut que terminer le tour."),
    ],
)
def test_of_a_finished_script_with_nothing_left_to_do_no_outcome_is_counted(
    kfjudge: Kfjudge, lang: str, told: str
) -> None:
    seen = kfjudge("explore", "faq/1.3/13", "--lang", lang)
    assert told in seen.out
    assert "kfjudge replay faq/stealer-of-souls-dies-with-valdr --interactive" in seen.text
    assert not re.search(r"\b(outcomes?|issues?)\b", seen.out)


def test_which_of_two_copies_it_is_makes_no_outcome_of_its_own(kfjudge: Kfjudge, written: Written) -> None:
    # Either Urchin may be punched: to a judge the same; the Troll may be, too, and lives.
    board = (
        f"{PLAYERS}\n\nturn: South, house Brobnar\nSouth hand: Punch\n"
        "North line: Urchin as One | Urchin as Two | Troll\n\n1. South plays Punch\n   - ?\n"
    )
    seen = kfjudge("explore", written(board))
    assert "3 answers, 2 outcomes." in seen.lines
    assert "One (Urchin) or Two (Urchin) → Urchin is destroyed." in seen.lines
    assert "Troll → Troll has 3 damage." in seen.lines
    assert len(kfjudge("explore", written(board), "--json").data["outcomes"]) == 3  # whole boards


def test_what_all_outcomes_share_is_told_once_and_first(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("explore", written(TWO_PUNCHES)).out
    assert out.count("South is up 2 Æmber") == 1
    assert out.index("In all of them: South is up 2 Æmber") < out.index("In 2 of 7 lines")


def test_of_many_outcomes_it_is_counted_what_comes_about(kfjudge: Kfjudge, written: Written) -> None:
    trolls = " | ".join(f"Troll as T{n} ({n} damage)" for n in range(1, 6))
    board = TWO_PUNCHES.replace("Urchin | Silvertooth | Troll", trolls).split("expect")[0]
    seen = kfjudge("explore", written(board))
    assert "24 lines of play, " in seen.out
    at = seen.lines.index("Of 24 lines, in how many what comes about:")
    # Of a power of 8, T5 dies of one punch (first: four lines; second: four), T2 to T4 of both.
    assert "  8  T5 (Troll) is destroyed" in seen.lines[at:]
    assert "  1  T2 (Troll) is destroyed" in seen.lines[at:]


# every `?` of a script


def test_every_mark_is_followed_and_the_script_goes_on_to_its_end(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(TWO_PUNCHES))
    assert seen.status == 0
    assert "7 lines of play, 4 outcomes, every answer to every ?, to the end of the script" in seen.out
    assert "South decides: One (Punch): which card?" in seen.out
    assert "Shortest: Troll; Troll" in seen.out
    data = kfjudge("explore", written(TWO_PUNCHES), "--json").data
    assert sum(outcome["lines"] for outcome in data["outcomes"]) == data["lines"] == 7
    assert all(len(outcome["line"]) == 2 for outcome in data["outcomes"])


HELD = {
    "en": ["in all 7 South: 2 aember", "in 4 of 7 Troll: 3 damage", "in 1 of 7 at 2: Troll: 6 damage"],
    "fr": [
        "dans les 7 cas : Sud : 2 Aombres",
        "dans 4 cas sur 7 : Troll : 3 dégâts",
        "dans 1 cas sur 7 : à 2 : Troll : 6 dégâts",
    ],
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_expectation_says_in_how_many_lines_it_holds(
    kfjudge: Kfjudge, written: Written, lang: str
) -> None:
    # The Troll takes 3 when one punch of the two is for it, 6 when both are.
    lines = [
        " ".join(line.split())
        for line in kfjudge("explore", written(TWO_PUNCHES), "--lang", lang, "--expect").lines
    ]
    assert [line for line in lines if line in HELD[lang]] == HELD[lang]
    assert any(line.startswith(("in all 7 at 1:", "dans les 7 cas : à 1 :")) for line in lines)


def test_expectations_are_for_whoever_asks_for_them(kfjudge: Kfjudge, written: Written) -> None:
    assert "Expected" not in kfjudge("explore", written(TWO_PUNCHES)).out


def test_the_data_counts_for_each_expectation_where_it_holds_and_where_not(
    kfjudge: Kfjudge, written: Written
) -> None:
    data = kfjudge("explore", written(TWO_PUNCHES), "--json").data
    counts = [(one["holds"], one["differs"], one["not_reached"]) for one in data["expectations"]]
    assert counts == [(7, 0, 0), (4, 3, 0), (7, 0, 0), (1, 6, 0)]


def test_a_line_in_which_a_later_step_is_not_legal_says_so_with_the_step(
    kfjudge: Kfjudge, written: Written
) -> None:
    # One of the four that can be punched is Silvertooth; it cannot be attacked after that.
    board = TWO_PUNCHES.split("2. South plays Two")[0].replace("South hand", "South line: Bumpsy\nSouth hand")
    board += "2. Bumpsy attacks Silvertooth\nexpect at 2: Silvertooth is in North's discard\n"
    out = kfjudge("explore", written(board), "--expect").text
    assert "4 answers, 4 outcomes" in out
    assert out.count("The script stops at step 2: ") == 1
    assert "Silvertooth → The script stops at step 2: " in out
    assert "in 3 of 4 (not reached in 1) at 2: Silvertooth: in North’s discard" in out


@pytest.mark.usefixtures("unwritten")
def test_a_line_that_stops_for_a_fact_or_a_card_without_a_model_names_the_answer_that_led_there(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = (
        "players: South (Logos Mars Brobnar), North (Dis Logos Untamed)\n\nturn: South, house {house}\n"
        "South hand: Wild Wormhole | Ether Spider\n\n1. South ?\nexpect: South: 0 chains\n"
    )
    unknown = kfjudge("explore", written(board.format(house="Logos"))).out
    assert re.search(
        r"lines: Ask the players\. Which card is on top of South’s deck\?.*\n(  .*\n)*?"
        r"  Shortest: play Wild Wormhole\n",
        unknown,
    )
    unmodeled = kfjudge("explore", written(board.format(house="Mars")), "--lang", "fr").out
    assert re.search(
        r"\s: Araignée de l’Éther n’est pas encore modélisée.*\n(  .*\n)*?"
        r"  Suite la plus courte\s: jouer Araignée de l’Éther\n",
        unmodeled,
    )


def test_an_expectation_that_no_line_comes_to_is_not_reached(kfjudge: Kfjudge, written: Written) -> None:
    board = (
        TWO_PUNCHES.split("2. South plays Two")[0] + "2. South reaps with Troll\nexpect: South: 2 aember\n"
    )
    lines = kfjudge("explore", written(board), "--expect").lines
    assert "not reached South: 2 aember" in lines


def test_a_mark_at_an_order_means_every_order(kfjudge: Kfjudge, written: Written) -> None:
    # Three "Destroyed:" abilities, then nothing else to order: 3 × 2 × 1.
    board = TWO_PENNIES.replace("Troll | Bad Penny as One", "Bad Penny as Three | Bad Penny as One")
    assert kfjudge("explore", written(board), "--json").data["lines"] == 6


def test_the_mark_of_one_edition_that_asks_nothing_in_another_is_nothing_there(
    kfjudge: Kfjudge, written: Written
) -> None:
    seen = kfjudge("explore", written(MUST_AGAINST_CANNOT), "--editions", "1.1,1.3")
    assert seen.status == 0
    first, second = re.split(r"^must against cannot$", seen.out, flags=re.MULTILINE)[1:]
    assert "Edition 1.1" in first
    assert "Which house this turn?" not in first
    assert "South decides: Which house this turn?" in second
    assert "2 answers, 2 outcomes." in second
    data = kfjudge("explore", written(MUST_AGAINST_CANNOT), "--editions", "1.1,1.3", "--json").data
    assert [one["edition"] for one in data] == ["1.1", "1.3"]
    assert (
        kfjudge("explore", written(MUST_AGAINST_CANNOT), "--editions", "1.3", "--edition", "1.3").status == 2
    )


def test_the_bound_holds_for_marks_too(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(TWO_PUNCHES), "--limit", "5")
    assert seen.out.count("NOT EVERYTHING WAS TRIED") == 2
    assert kfjudge("explore", written(TWO_PUNCHES), "--limit", "5", "--json").data["complete"] is False
    assert kfjudge("explore", written(TWO_PUNCHES), "--limit", "10", "--json").data["complete"] is True


def test_each_answer_says_what_comes_of_it(kfjudge: Kfjudge, written: Written) -> None:
    file = written(MUST_AGAINST_CANNOT)
    english, french = (kfjudge("explore", file, "--lang", lang).lines for lang in ("en", "fr"))
    assert "Brobnar → South’s turn, house Brobnar, step 3, play." in english
    assert any(line.startswith("Ombres → Tour\u00a0: Sud, Maison Ombres") for line in french)


def test_orders_of_cards_are_told_only_where_nothing_else_differs(kfjudge: Kfjudge, written: Written) -> None:
    # Urchin and Silvertooth both dead, in either order: one outcome among others.
    out = kfjudge("explore", written(TWO_PUNCHES)).out
    assert "discard pile: " not in out
    assert "In 2 of 7 lines: Urchin is destroyed; Silvertooth is destroyed." in out
    # Where there is no other creature, the order is all that there is to tell.
    both = kfjudge("explore", written(TWO_PUNCHES.replace(" | Troll", "").split("expect")[0])).out
    assert "2 answers, 2 outcomes" in both
    assert both.count("North, discard pile: ") == 2


def test_only_the_choice_that_is_marked_is_explored(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(MUST_AGAINST_CANNOT))
    assert seen.status == 0
    assert "2 answers, 2 outcomes." in seen.lines
    assert "Brobnar → South’s turn, house Brobnar" in seen.out
    assert "Shadows → South’s turn, house Shadows" in seen.out


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
    english = kfjudge("explore", file, "--limit", "3").out
    assert english.count("NOT EVERYTHING WAS TRIED") == 2  # above the outcomes, and where one looks last
    assert "TOUT N’A PAS ÉTÉ ESSAYÉ" in kfjudge("explore", file, "--limit", "3", "--lang", "fr").out
    assert kfjudge("explore", file, "--limit", "3", "--json").data["complete"] is False
    assert "NOT EVERYTHING" not in kfjudge("explore", file).out


def test_a_line_that_hangs_on_an_unknown_card_says_what_to_ask(kfjudge: Kfjudge, written: Written) -> None:
    board = TWO_REAPERS.replace("Dis Shadows Brobnar", "Logos Shadows Brobnar").replace(
        "house Brobnar", "house Logos"
    )
    out = kfjudge("explore", written(f"{board}South hand: Wild Wormhole\n")).out
    assert "Ask the players. Which card is on top of South’s deck?" in out
    assert "Shortest: play Wild Wormhole" in out


@pytest.mark.usefixtures("unwritten")
def test_a_script_that_stops_before_its_end_is_not_explored(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(NOT_MODELED))
    assert seen.status == 1
    assert "Not modeled yet: Ether Spider." in seen.out


def test_it_is_legible_at_40_columns_in_french(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("explore", written(TWO_REAPERS), "--lang", "fr", columns=40)
    assert max(map(len, seen.lines)) <= 40
    assert "Dans 2 suites sur 5\u00a0: Sud\u00a0: 1 Aombre de" in seen.lines


def test_what_is_true_of_all_outcomes_is_not_repeated(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("explore", written(TWO_REAPERS)).out
    assert "no keys" not in out
    assert "North is" not in out


def test_a_stunned_creature_and_a_card_in_another_zone_tell_outcomes_apart(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = f"{PLAYERS}\n\nturn: South, house Brobnar\nSouth line: Troll (stunned)\nSouth hand: Anger\n"
    out = kfjudge("explore", written(board)).out
    assert "Troll is no longer stunned" in out
    assert "Anger goes to South’s discard pile" in out


def test_boards_are_told_apart_by_the_face_of_a_purged_card() -> None:
    def troll(zone: str, **more: Any) -> dict[str, Any]:
        return play(table(south={zone: [{"card": "troll", "uid": "t", **more}]})).state()

    faceup, facedown = troll("purged"), troll("purged", facedown=True)
    assert tell_apart([faceup, facedown], "en", NOBODY) == [
        ["Troll lies faceup"],
        ["Troll lies facedown"],
    ]
    # Where it is elsewhere on another board, its face tells apart those that are alike but for it.
    told = tell_apart([troll("hand"), faceup, facedown], "en", NOBODY)
    assert [sentences[-1] for sentences in told[1:]] == ["Troll lies faceup", "Troll lies facedown"]
    assert not any("lies" in sentence for sentence in told[0])
    assert not any(
        "lies" in sentence for one in tell_apart([troll("hand"), faceup], "en", NOBODY) for sentence in one
    )


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_shows_at_a_terminal_once_it_takes_long(
    kfjudge: Kfjudge, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    reapers = " | ".join(f"Troll as T{n}" for n in range(4))
    file = written(TWO_REAPERS.replace("Troll | Bumpsy", reapers))
    monkeypatch.setattr(cli_terminal, "_PATIENCE", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", terminal)
        assert kfjudge("explore", file).status == 0
    assert "lines walked" in terminal.getvalue()


def test_no_bar_shows_where_nobody_would_see_it(
    kfjudge: Kfjudge, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_terminal, "_PATIENCE", 0.0)
    assert not kfjudge("explore", written(TWO_REAPERS)).err
