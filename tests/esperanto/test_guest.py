"""Esperanto comes into the house: what it has is said in it, what it lacks is said in English; and board
files are read and written in it, as far as its phrases go."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.words import LANGUAGES
from tests.terminal import Kfjudge

pytestmark = pytest.mark.slow

BOARD = """\
titolo: Trolo rikoltas
ludantoj: Sudo (Brobnar Dis Logos), Nordo (Dis Logos Untamed)

nun: Sudo, house Brobnar
Sudo vico: Troll (2 damaĝoj)
Nordo mano: 3 kartoj

1. Sudo rikoltas per Troll

atendata ĉe 1: Sudo: 1 aember
atendata: Troll: 0 damaĝoj, exhausted
"""
SAME_IN_ENGLISH = """\
title: Trolo rikoltas
players: South (Brobnar Dis Logos), North (Dis Logos Untamed)

turn: South, house Brobnar
South line: Troll (2 damage)
North hand: 3 cards

1. South reaps with Troll

expect at 1: South: 1 aember
expect: Troll: 0 damage, exhausted
"""
BROKEN = """\
titolo: Eraroj

nun: Sudo, house Brobnar
Sudo vico: Trol | Troll (stunned, stunned)
1. Sudo rikolta per Troll
"""


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "board.kf"
    path.write_text(BOARD, encoding="utf-8")
    return str(path)


def test_the_register_is_all_that_a_language_needs_outside_its_folders() -> None:
    assert list(LANGUAGES) == ["en", "fr", "eo"]


def test_an_entry_without_a_text_in_it_is_shown_in_english(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "stun", "--lang", "eo")
    assert seen.lines[:2] == [
        "Stun",
        "A stunned creature spends its next use getting rid of the stun: it exhausts, the",
    ]
    assert "Rulebook 1.3, Glossary, „Stun, stun status card“ · glossary/stun" in seen.out  # its own quotes


def test_a_card_is_called_and_told_in_english_once(kfjudge: Kfjudge) -> None:
    lines = kfjudge("card", "troll", "--lang", "eo").lines
    assert lines[0] == "Troll"
    assert sum(line.startswith("Reap: Heal") for line in lines) == 1


@pytest.mark.parametrize(
    "command", [("search", "stun"), ("ask", "what does a stun do?"), ("diff", "1.1", "1.3")]
)
def test_other_pages_of_the_reference_are_there_too(command: tuple[str, ...], kfjudge: Kfjudge) -> None:
    theirs, english = (kfjudge(*command, "--lang", lang) for lang in ("eo", "en"))
    assert (theirs.status, theirs.err) == (0, "")
    assert "Stun" in theirs.out or "rules changed" in theirs.out
    assert english.status == 0


def test_the_locale_of_a_reader_chooses_it(kfjudge: Kfjudge, board: str) -> None:
    assert kfjudge("check", board, locale="eo.UTF-8").lines == ["1 dosiero sen eraro."]


def test_a_replay_says_in_it_what_it_has_and_the_rest_in_english(kfjudge: Kfjudge, board: str) -> None:
    seen = kfjudge("replay", board, "--expect", "--lang", "eo")
    assert seen.status == 0
    for line in (
        "Eldono 1.3",
        "Antaŭe",
        "Nordo · Dis, Logos, Untamed",
        "0 Æmber · no keys · hand 3 · deck ? · discard 0",
        "1. Sudo rikoltas per Troll",
        "  2   Troll exhausts [rule/ready-and-exhausted]",
        "  3   Sudo gajnas 1 Æmber [glossary/aember]",
        "jes Troll: exhausted",
        "Eldono 1.3: konforma",
    ):
        assert line in seen.lines


def test_a_board_file_in_it_is_the_board_that_it_is_in_english() -> None:
    theirs, ours = read_scenario(BOARD), read_scenario(SAME_IN_ENGLISH)
    assert theirs.titles == (("eo", "Trolo rikoltas"),)
    assert (theirs.owners, theirs.situation, theirs.steps) == (ours.owners, ours.situation, ours.steps)
    assert theirs.expectations == ours.expectations


def test_a_board_is_written_with_the_phrases_it_has_and_read_again() -> None:
    scenario = read_scenario(BOARD)
    written = write_scenario(scenario, "eo")
    assert "Sudo vico: Troll (2 damaĝoj)\nNordo mano: 3 kartoj\n" in written
    assert "1. Sudo rikoltas per Troll\n" in written
    assert read_scenario(written) == scenario


def test_mistakes_are_told_in_it_where_it_has_the_words(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "broken.kf"
    path.write_text(BROKEN, encoding="utf-8")
    seen = kfjudge("check", str(path), "--lang", "eo")
    told = " ".join(seen.err.split())
    assert seen.status == 2
    assert "broken.kf:4:12: neniu karto nomiĝas „Trol“; plej proksime: Troll" in told
    assert "broken.kf:4:35: „stunned“ estas dirita dufoje" in told
    assert (
        "broken.kf:5:9: “rikolta per Troll” is not understood; for “rikolta”, did you mean rikoltas?" in told
    )


def test_the_page_for_a_browser_goes_round_all_languages(
    kfjudge: Kfjudge, board: str, tmp_path: Path
) -> None:
    path = tmp_path / "page.html"
    assert kfjudge("replay", board, "--html", str(path), "--lang", "eo").status == 0
    page = path.read_text(encoding="utf-8")
    assert '"languages":["en","fr","eo"]' in page
    assert '["Français","Esperanto","English"]' in page
    assert '["The board before","Le plateau avant","La tabulo antaŭe"]' in page


def test_the_python_interface_speaks_it() -> None:
    match = api.Match.from_scenario(BOARD)
    assert match.trace()[0].text("eo") == "Sudo rikoltas per Troll"
    assert api.entry("glossary/stun", lang="eo").title == "Stun"
    assert api.cards(text="heal", house="brobnar", lang="eo")
