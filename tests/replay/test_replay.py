"""`kfjudge replay`: the verdict and the steps that decide, what happens and what it rests on, what changed;
whether it is as expected, for whoever asks; in one edition or several."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfjudge.notation.scenario_files import list_scenarios
from tests.replay.boards import (
    DOOMED,
    FORGES,
    MUST_AGAINST_CANNOT,
    NOT_MODELED,
    PLAYERS,
    TWO_PUNCHES,
    TWO_REAPERS,
    WRONG,
)
from tests.replay.conftest import Written
from tests.terminal import Kfjudge

CONTRACT = ["scenario", "edition", "status", "answers", "steps", "expectations", "state"]

BAIT_AND_SWITCH = f"""title: Bait and Switch against 5
editions: 1.1, 1.3
{PLAYERS}

turn: South, house Shadows
South hand: Bait and Switch
North: 5 aember

1. South plays Bait and Switch
"""


def test_a_replay_that_is_as_expected_agrees_and_ends_with_0(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--expect")
    assert seen.status == 0
    assert "ok at 3: can Shadows, Brobnar" in seen.out
    assert "Edition 1.3: agrees" in seen.lines
    assert seen.lines[-1] == "Engine output, not a ruling: the head judge decides."


def test_a_replay_that_is_not_as_expected_says_what_was_seen_and_ends_with_1(
    kfjudge: Kfjudge, written: Written
) -> None:
    seen = kfjudge("replay", written(WRONG))
    assert seen.status == 1
    assert seen.lines[0].startswith("The file expects “South: 2 aember”, here: 1 Æmber")
    assert re.search(r"^differs South: 2 aember\n   here: 1 Æmber", seen.out, re.MULTILINE)
    assert "Edition 1.3: disagrees" in kfjudge("replay", written(WRONG), "--expect").lines


@pytest.mark.usefixtures("unwritten")
def test_a_card_without_a_model_is_named_and_ends_with_1(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(NOT_MODELED))
    assert seen.status == 1
    assert seen.lines[0].startswith("Not modeled yet: Ether Spider.")
    assert "Edition 1.3: not modeled" in kfjudge("replay", written(NOT_MODELED), "--expect").lines
    assert kfjudge("replay", written(NOT_MODELED), "--json").data["status"] == "not-modeled"


def test_a_fact_that_nobody_has_given_is_asked_for(kfjudge: Kfjudge, written: Written) -> None:
    board = (
        f"{PLAYERS}\n\nturn: South, house Logos\nSouth hand: Wild Wormhole\n\n1. South plays Wild Wormhole\n"
    )
    board = board.replace("Dis Shadows Brobnar", "Logos Shadows Brobnar")
    seen = kfjudge("replay", written(board))
    assert seen.status == 1
    assert seen.lines[0] == "Ask the players. Which card is on top of South’s deck?"


def test_every_step_is_numbered_indented_and_cited_in_short(kfjudge: Kfjudge, written: Written) -> None:
    lines = kfjudge("replay", written(MUST_AGAINST_CANNOT)).lines
    assert "1. North plays Restringuntus, left flank" in lines
    assert "  1 North plays Restringuntus [rule/playing-cards]" in lines
    assert "  4     North names house Dis (Restringuntus) [rule/card-abilities]" in lines


def test_the_same_step_six_times_running_is_one_line_and_the_next_has_the_next_number(
    kfjudge: Kfjudge, written: Written
) -> None:
    lines = kfjudge("replay", written(MUST_AGAINST_CANNOT)).lines
    six = next(line for line in lines if "North draws a card (6 times)" in line)
    numbers = [int(line.split()[0]) for line in lines if re.match(r" *\d+ ", line) and "Æmber ·" not in line]
    assert numbers == list(range(1, len(numbers) + 1))
    following = numbers[int(six.split()[0])]
    assert following == int(six.split()[0]) + 1
    assert sum("North draws a card" in line for line in lines) == 1


def test_markdown_numbers_the_steps_alike(kfjudge: Kfjudge, written: Written) -> None:
    file = written(MUST_AGAINST_CANNOT)
    on_screen = re.findall(r"^ *(\d+)  *North draws", kfjudge("replay", file).out, re.MULTILINE)
    assert on_screen == re.findall(r"- (\d+) · North draws", kfjudge("replay", file, "--markdown").out)


def test_what_other_editions_say_is_told_only_where_they_are_compared(
    kfjudge: Kfjudge, written: Written
) -> None:
    for options in ([], ["--markdown"]):
        assert "1.1" not in kfjudge("replay", written(BAIT_AND_SWITCH), *options).out
    compared = " ".join(kfjudge("replay", written(BAIT_AND_SWITCH), "--editions", "all").out.split())
    assert re.search(r"1\.1 \[faq/1\.1/1\]; 1\.3 \[errata/bait-and-switch\]", compared)


def test_a_step_cites_only_its_own_edition(kfjudge: Kfjudge, written: Written) -> None:
    file = written(BAIT_AND_SWITCH)
    for edition, mine, other in (
        ("1.1", "faq/1.1/1", "errata/bait-and-switch"),
        ("1.3", "errata/bait-and-switch", "faq/1.1/1"),
    ):
        out = kfjudge("replay", file, "--edition", edition).out
        steps = [line for line in out.splitlines() if re.match(r" *\d+ ", line)]
        assert any(f"[{mine}]" in line for line in steps)
        assert not any(f"[{other}]" in line for line in steps)


def test_the_board_stands_there_once_and_after_it_what_changed(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("replay", written(WRONG)).out
    before, after = out.split("\nWhat changed\n")
    board = before.split("The board before\n")[1]
    assert "  Krump (power 6)" in board.splitlines()
    assert "exhausted" not in board
    assert after.startswith("Krump is exhausted\nSouth is up 1 Æmber\n\n")


def test_both_boards_are_drawn_for_whoever_wants_them(kfjudge: Kfjudge, written: Written) -> None:
    before, after = kfjudge("replay", written(WRONG), "--boards").out.split("\nThe board after\n")
    assert "0 Æmber" in before
    assert "exhausted" not in before.split("The board before")[1]
    assert "1 Æmber" in after
    assert "exhausted" in after


def test_a_choice_marked_with_a_question_mark_is_shown_with_its_options(
    kfjudge: Kfjudge, written: Written
) -> None:
    out = kfjudge("replay", written(MUST_AGAINST_CANNOT)).out
    assert "South decides: Which house this turn?" in out
    assert "1. Shadows\n2. Brobnar\n" in out


# a `?` in the middle


@pytest.mark.parametrize(
    ("lang", "stops", "follow", "unreached"),
    [
        ("en", "The replay stops at the ? of step 1. Not reached: step 2 and 3 expectations.",
         "To follow every answer: kfjudge explore ", "not reached Troll: 3 damage"),
        ("fr", "L’exécution s’arrête au « ? » de l’étape 1. Reste à atteindre : étape 2 et 3 attentes.",
         "Pour suivre chaque réponse : kfjudge explore ", "pas atteint Troll : 3 dégâts"),
    ],
)  # fmt: skip
def test_a_replay_stops_at_the_first_mark_and_says_what_it_did_not_reach(
    kfjudge: Kfjudge, written: Written, lang: str, stops: str, follow: str, unreached: str
) -> None:
    file = written(TWO_PUNCHES)
    seen = kfjudge("replay", file, "--lang", lang, "--expect")
    out = " ".join(seen.out.split())
    assert seen.status == 0  # what was reached agrees
    assert stops in out
    assert f"{follow}{file}" in out
    assert unreached in out
    assert "differs" not in out
    assert "diffère" not in out
    assert "2. " not in [line[:3] for line in seen.lines if "plays Two" in line]


def test_what_is_expected_of_the_choice_at_the_mark_is_judged(kfjudge: Kfjudge, written: Written) -> None:
    file = written(TWO_PUNCHES)
    lines = kfjudge("replay", file, "--expect").lines
    assert any(line.startswith("ok at 1: can choose Urchin") for line in lines)
    assert "Edition 1.3: agrees so far (3 of 4 not reached)" in lines
    wrong = kfjudge("replay", written(TWO_PUNCHES.replace("can choose Urchin", "cannot choose Urchin")))
    assert wrong.status == 1
    assert any(line.startswith("differs at 1: cannot choose Urchin") for line in wrong.lines)


def test_the_data_says_null_of_what_was_not_reached(kfjudge: Kfjudge, written: Written) -> None:
    data = kfjudge("replay", written(TWO_PUNCHES), "--json").data
    assert data["status"] == "agrees"
    assert [one["ok"] for one in data["expectations"]] == [None, None, True, None]


def test_something_that_must_never_happen_and_has_happened_differs_at_a_mark_too(
    kfjudge: Kfjudge, written: Written
) -> None:
    for claim, ok in (("never: One is played", False), ("never: Two is played", None)):
        data = kfjudge("replay", written(f"{TWO_PUNCHES}expect: {claim}\n"), "--json").data
        assert data["expectations"][-1]["ok"] is ok


def test_a_step_that_must_be_refused_after_a_mark_is_not_reached(kfjudge: Kfjudge, written: Written) -> None:
    board = TWO_PUNCHES.split("2. South plays Two")[0] + "2. South plays Two -> not legal\n"
    seen = kfjudge("replay", written(board), "--expect")
    assert seen.status == 0
    assert any(line.startswith("not reached South plays Two") for line in seen.lines)


def test_a_mark_at_the_end_judges_what_there_is_and_leaves_the_rest(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = TWO_PUNCHES.split("2. South plays Two")[0] + "expect: decides South; Troll: 3 damage\n"
    data = kfjudge("replay", written(board), "--json").data
    assert [one["ok"] for one in data["expectations"]] == [True, None]


# the board as the judge wrote it


@pytest.mark.parametrize("options", [[], ["--markdown"]], ids=["page", "markdown"])
@pytest.mark.parametrize(
    ("lang", "before", "heading", "after"),
    [
        ("en", "7 Æmber · 1 key", "The board before", "South is down 6 Æmber and forges a key"),
        ("fr", "7 Aombres · 1 clé", "Le plateau avant", "Sud : 6 Aombres de moins, 1 clé de plus"),
    ],
)
def test_before_is_the_board_as_it_was_written(
    kfjudge: Kfjudge, written: Written, options: list[str], lang: str, before: str, heading: str, after: str
) -> None:
    out = kfjudge("replay", written(FORGES), "--lang", lang, *options).out.replace("\u00a0", " ")
    assert out.index(heading) < out.index(before) < out.rindex(after)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "On the board as it is written, this is destroyed before anybody decides: Bumpsy."),
        ("fr", "Sur le plateau tel qu’il est noté, ceci est détruit avant toute décision : Bobosse."),
    ],
)
def test_a_creature_that_is_dead_before_the_first_step_is_told_of(
    kfjudge: Kfjudge, written: Written, lang: str, told: str
) -> None:
    for options in ([], ["--markdown"], ["--step"]):
        seen = kfjudge("replay", written(DOOMED), "--lang", lang, *options)
        assert told in " ".join(seen.out.split()), options
        assert "7 dégâts" in seen.out or "7 damage" in seen.out
        assert seen.status == 0
    assert "as it is written" not in kfjudge("replay", written(WRONG)).out


# cards without a model


UNMODELED = NOT_MODELED.replace("South hand", "South line: Duma the Martyr | Troll\nSouth hand")


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Not modeled yet: Duma the Martyr and Ether Spider."),
        ("fr", "Pas encore modélisé : Duma la Martyre et Araignée de l’Éther."),
    ],
)
def test_all_cards_without_a_model_are_named_at_once_at_the_top(
    kfjudge: Kfjudge, written: Written, lang: str, told: str
) -> None:
    seen = kfjudge("replay", written(UNMODELED), "--lang", lang)
    assert seen.status == 1
    assert " ".join(seen.out.split()).startswith(told)
    assert told in " ".join(kfjudge("replay", written(UNMODELED), "--lang", lang, "--markdown").out.split())
    assert "differs" not in seen.out
    assert "diffère" not in seen.out
    assert kfjudge("replay", written(UNMODELED), "--json").data["status"] == "not-modeled"


# what a step is called


@pytest.mark.parametrize(
    ("lang", "head"),
    [("en", "1. South attacks Urchin with Troll"), ("fr", "1. Sud attaque Orphelin avec Troll")],
)
def test_a_step_that_names_no_player_is_headed_with_the_one_who_takes_it(
    kfjudge: Kfjudge, written: Written, lang: str, head: str
) -> None:
    board = f"{PLAYERS}\n\nturn: South, house Brobnar\nSouth line: Troll\nNorth line: Urchin\n\n"
    assert head in kfjudge("replay", written(f"{board}1. Troll attacks Urchin\n"), "--lang", lang).lines
    refused = kfjudge("replay", written(f"{board}1. Troll reaps\n2. Troll reaps -> not legal\n"))
    assert "2. South reaps with Troll -> not legal" in refused.lines


def test_the_active_house_is_chosen_not_named(kfjudge: Kfjudge, written: Written) -> None:
    assert "2. South chooses house Brobnar" in kfjudge("replay", written(FORGES)).lines


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["enters play on North’s side, exhausted, left flank",
                "takes control of Pitlord, right flank"]),
        ("fr", ["en jeu côté Nord, incliné, flanc gauche",
                "contrôle désormais Seigneur des Abîmes, flanc droit"]),
    ],
)  # fmt: skip
def test_the_flank_that_is_chosen_stands_in_the_steps(
    kfjudge: Kfjudge, written: Written, lang: str, told: list[str]
) -> None:
    board = (
        f"{PLAYERS}\n\nturn: North, house Logos\nSouth line: Pitlord\nNorth line: Troll\n"
        "North hand: Harland Mindlock\n\n"
        "1. North plays Harland Mindlock, left flank\n   - Pitlord\n   - right flank\n"
    )
    out = " ".join(kfjudge("replay", written(board), "--lang", lang).out.split())
    assert all(part in out for part in told)


def test_a_title_typed_with_a_straight_apostrophe_is_set_with_a_curly_one(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = WRONG.replace("title: a reap that gains two", "title: North's turn\ntitre: L'orphelin : « oui »")
    assert "North’s turn" in kfjudge("replay", written(board)).lines
    french = "L’orphelin\u00a0: «\u202foui\u202f»"
    assert french in kfjudge("replay", written(board), "--lang", "fr").lines
    only = board.replace("title: North's turn\n", "")
    assert french in kfjudge("replay", written(only)).lines  # a French title in an English page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "options", [[], ["--editions", "all"], ["--step"]], ids=["page", "compared", "steps"]
)
def test_it_is_legible_at_40_columns_and_plain_when_piped(
    kfjudge: Kfjudge,
    written: Written,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    options: list[str],
) -> None:
    file = Path(written(MUST_AGAINST_CANNOT))
    monkeypatch.chdir(file.parent)  # a path stays in one piece, so it is short here
    seen = kfjudge("replay", file.name, "--lang", lang, *options, columns=40, keys="l\n")
    assert max(map(len, seen.lines)) <= 40
    assert "\x1b" not in seen.out


def test_it_is_told_in_french(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--lang", "fr", "--expect")
    assert "doit contre ne peut pas" in seen.lines
    assert "1. Nord joue Restringuntus, flanc gauche" in seen.lines
    assert "Édition 1.3\u00a0: conforme" in seen.lines


def test_the_players_bear_their_own_names_everywhere(kfjudge: Kfjudge, written: Written) -> None:
    board = WRONG.replace("South", "Alice").replace("North", "Bob")
    seen = kfjudge("replay", written(board))
    assert "Alice gains 1 Æmber" in seen.out
    assert "Bob · Dis, Logos, Untamed" in seen.lines
    assert "North" not in seen.out


# JSON


def test_the_json_is_that_of_the_contract(kfjudge: Kfjudge, written: Written) -> None:
    data = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--json").data
    assert list(data) == CONTRACT
    assert (data["edition"], data["status"], data["answers"]) == ("1.3", "agrees", ["keyforge:faq/1.1/7"])
    assert list(data["steps"][0]) == ["n", "depth", "event", "text", "cite"]
    assert data["steps"][0] == {
        "n": 1,
        "depth": 0,
        "event": "plays-card",
        "text": "North plays Restringuntus",
        "cite": ["keyforge:rule/playing-cards"],
    }
    assert [step["n"] for step in data["steps"]] == list(range(1, len(data["steps"]) + 1))
    assert all(id.startswith("keyforge:") for step in data["steps"] for id in step["cite"])
    assert [one["ok"] for one in data["expectations"]] == [True, True]
    assert data["state"]["players"]["South"]["aember"] == 4


def test_several_scenarios_or_editions_are_a_list(kfjudge: Kfjudge, written: Written) -> None:
    one, other = written(MUST_AGAINST_CANNOT), written(WRONG, "wrong.kf")
    several = kfjudge("replay", one, other, "--json")
    assert [data["status"] for data in several.data] == ["agrees", "disagrees"]
    assert several.status == 1
    editions = kfjudge("replay", one, "--editions", "1.3,1.1", "--json").data
    assert [data["edition"] for data in editions] == ["1.1", "1.3"]


def test_the_state_of_the_json_can_be_played_on(kfjudge: Kfjudge, written: Written) -> None:
    from kfjudge.api import Match

    data = kfjudge("replay", written(WRONG), "--json").data
    assert "end-turn" in {option.id for option in Match.from_state(data["state"]).options()}


# Markdown


def test_the_markdown_has_headings_lists_and_the_board_in_a_fence(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("replay", written(WRONG), "--markdown").out
    assert out.startswith("**The file expects “South: 2 aember”, here: 1 Æmber")
    assert "\n### a reap that gains two\n" in out
    assert "\n**1. South reaps with Krump**\n\n- 1 · South reaps with Krump `rule/reap`\n" in out
    assert "\n  - 2 · Krump exhausts" in out
    assert out.count("```") == 2
    assert "\n**What changed**\n\n- Krump is exhausted\n" in out
    assert "- South: 2 aember (here: 1 Æmber)" in out


def test_nothing_in_a_file_is_markdown(kfjudge: Kfjudge, written: Written) -> None:
    board = WRONG.replace("title: a reap that gains two", "title: [click](x) <b>*bold*</b> `code`")
    out = kfjudge("replay", written(board), "--markdown").out
    assert r"### \[click\](x) \<b\>\*bold\*\</b\> \`code\`" in out.splitlines()


def test_no_source_stands_twice_behind_a_step(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("replay", written(FORGES), "--markdown").out
    for line in out.splitlines():
        sources = re.findall(r"`[^`]+`", line) if line.lstrip().startswith("- ") else []
        assert len(sources) == len(set(sources)), line
    assert "`rule/step-2-choose-a-house`" in out


# editions side by side


def test_comparing_shows_the_first_step_that_differs_with_both_texts_and_both_ends(
    kfjudge: Kfjudge, written: Written
) -> None:
    out = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--editions", "1.1,1.3").out
    assert "1.1 and 1.3 differ for the first time:" in out
    difference = out.split("for the first time:")[1].split("How it ends")[0]
    assert re.search(r"^1\.1: \d+ +South has no active house this turn", difference, re.MULTILINE)
    assert re.search(r"^1\.3: South decides: Which house this turn\?", difference, re.MULTILINE)
    assert "1.1 [faq/1.1/7]; 1.3 [glossary/cannot-vs-must-may]" in " ".join(difference.split())
    ends = out.split("How it ends")[1]
    assert "1.1: South’s turn, no active house" in ends
    assert "Shadows, Brobnar" in ends


def test_comparing_takes_the_scope_of_bait_and_switch_apart(kfjudge: Kfjudge, written: Written) -> None:
    # With 5 Æmber against none, 1.1 repeats the whole card (and so again), 1.3 only once more.
    board = BAIT_AND_SWITCH.replace("North: 5", "North: 9")
    ends = kfjudge("replay", written(board), "--editions", "all").out.split("How it ends")[1]
    ends = ends.partition("Open point")[0].rpartition("1.0:")[0]
    by_edition = {line.partition(":")[0]: line for line in ends.splitlines() if line.startswith("1.")}
    assert list(by_edition) == ["1.0, 1.1", "1.3"]


def test_editions_that_play_alike_are_said_to(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("replay", written(TWO_REAPERS), "--editions", "1.1,1.3").out
    assert "1.1, 1.3: step by step the same" in out
    assert "for the first time" not in out


def test_a_script_that_another_edition_forbids_is_said_to_be_unplayable_there(
    kfjudge: Kfjudge, written: Written
) -> None:
    board = MUST_AGAINST_CANNOT.replace("editions: 1.1, 1.3", "editions: 1.3").replace(
        "3. South chooses house ?", "3. South chooses house Shadows"
    )
    board = board.split("\nexpect")[0]
    seen = kfjudge("replay", written(board), "--editions", "1.1,1.3")
    assert seen.status == 0
    assert "1.1: this script cannot be played" in seen.out


def test_comparing_shows_the_lines_that_fail(kfjudge: Kfjudge, written: Written) -> None:
    file = written(MUST_AGAINST_CANNOT.replace("at 3: cannot any", "at 3: can Dis"))
    seen = kfjudge("replay", file, "--editions", "1.1,1.3")
    assert seen.status == 1
    assert "Edition 1.1: disagrees" in seen.lines
    assert "differs at 3: can Dis" in seen.lines
    assert not any(line.startswith("ok ") for line in seen.lines)


def test_comparing_as_markdown_has_the_first_step_that_differs_and_both_ends(
    kfjudge: Kfjudge, written: Written
) -> None:
    out = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--editions", "1.1,1.3", "--markdown").out
    assert out.startswith("### must against cannot\n")
    assert out.count("### ") == 1
    assert "\n**1.1 and 1.3 differ for the first time:**\n" in out
    assert re.search(r"^\*\*1\.3:\*\* South decides: Which house this turn\?", out, re.MULTILINE)


@pytest.mark.parametrize("option", [["--html", "x.html"], ["--step"], ["--interactive"]], ids=lambda o: o[0])
def test_what_shows_one_edition_says_how_to_choose_it(
    kfjudge: Kfjudge, written: Written, option: list[str]
) -> None:
    seen = kfjudge("replay", written(WRONG), "--editions", "1.1,1.3", *option)
    assert seen.status == 2
    assert f"{option[0]} shows one edition: choose it with --edition" in " ".join(seen.err.split())


# which scenario


def test_an_faq_id_replays_every_scenario_that_answers_it(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "faq/1.3/10", "--json")
    answers = [data["answers"] for data in (seen.data if isinstance(seen.data, list) else [seen.data])]
    assert all("keyforge:faq/1.3/10" in ids for ids in answers)


def test_a_packaged_scenario_is_found_by_name(kfjudge: Kfjudge) -> None:
    name = "faq/yxilo-bolter-against-bad-penny"
    assert kfjudge("replay", name, "--json").data["scenario"] == name


def test_a_scenario_comes_from_standard_input_too(kfjudge: Kfjudge) -> None:
    assert "must against cannot" in kfjudge("replay", "-", keys=MUST_AGAINST_CANNOT).lines


def test_an_unknown_name_offers_the_nearest_and_ends_with_1(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "faq/yxilo-bolter-against-bad-peny")
    assert seen.status == 1
    assert "faq/yxilo-bolter-against-bad-penny" in seen.out


def test_a_bad_file_ends_with_2_and_names_the_line(kfjudge: Kfjudge, written: Written) -> None:
    file = written(WRONG.replace("South line: Krump", "South line: Krum"))
    seen = kfjudge("replay", file, columns=200)
    assert seen.status == 2
    assert f"{file}:5:13:" in seen.err.replace("\n", "")
    assert "Krump" in seen.err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["x", "--all"],
        ["x", "--json", "--markdown"],
        ["--all", "--markdown"],
        ["x", "--edition", "1.3", "--editions", "1.1,1.3"],
        ["x", "--editions", "1.2"],
        ["x", "--editions", ""],
        ["x", "--step", "--interactive"],
        ["faq/1.3/10", "faq/1.3/11", "--step"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_ends_with_2(kfjudge: Kfjudge, words: list[str]) -> None:
    seen = kfjudge("replay", *words)
    assert seen.status == 2
    assert "fault of kfjudge" not in seen.out + seen.err


# all of them


@pytest.mark.slow
def test_all_has_a_line_for_each_packaged_scenario_and_edition_and_a_summary(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "--all")
    lines = [line for line in seen.lines if re.match(r"(agrees|disagrees|not modeled\S*.*)  1\.\d  ", line)]
    count = re.search(r"^(\d+) replays of (\d+) scenarios: (\d+) agree, (\d+) disagree", seen.lines[-1])
    assert count
    assert len(lines) == int(count[1])
    assert int(count[2]) == len(list_scenarios("keyforge"))
    assert {line.split()[-1] for line in lines} <= set(list_scenarios("keyforge"))
    assert seen.status == (2 if "bad file" in seen.lines[-1] else 1 if int(count[4]) else 0)


@pytest.mark.slow
def test_all_keeps_to_the_editions_that_are_asked_for(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "--all", "--editions", "1.1")
    assert {line.split("  ")[1] for line in seen.lines if line.startswith("agrees")} == {"1.1"}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "at line 4 Drummernaut: “Reap:”; at line 7 Krump goes to South’s hand ("),
        (
            "fr",
            "à la ligne 4, Percutionaute : « Moisson : » ; à la ligne 7, Krump retourne dans la main",
        ),
    ],
)
def test_a_step_that_says_no_more_than_the_verdict_is_told_with_what_brought_it_about(
    kfjudge: Kfjudge, lang: str, told: str
) -> None:
    # rule/reap: the “Reap:” ability of Drummernaut returns a Giant, and is why Krump is in hand.
    seen = kfjudge("replay", "errata/drummernaut-reaps-beside-another-giant", "--lang", lang)
    assert told in seen.text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "South may only: end the turn."), ("fr", "Sud peut seulement : terminer le tour.")],
)
def test_that_nothing_but_the_end_of_the_turn_may_be_chosen_is_the_verdict(
    kfjudge: Kfjudge, lang: str, told: str
) -> None:
    # faq/1.1/2: no effect of a card changes the first-turn rule, so no second card is played.
    seen = kfjudge("replay", "editions/first-turn-card-effects", "--edition", "1.1", "--lang", lang)
    assert seen.lines[0].replace("\u00a0", " ") == told


def test_an_option_is_shown_whole(kfjudge: Kfjudge) -> None:
    shown = kfjudge("replay", "rules/murkens-every-way", "--lang", "fr", columns=200).out
    assert "\n1. prenez au hasard une carte présente dans les archives de votre adversaire\n" in shown
