"""Boards of the toy: read, checked, written, played, stepped through, explored, drawn; in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.games import get_game
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.render.replays.interactive import write_interactive_page
from kfjudge.render.replays.view import view_replay
from kfjudge.render.trace import OwnerNames
from kfjudge.replay.play import run
from kfjudge.words import catalogue
from kfjudge.words.catalogue import read_sheet, say
from tests.terminal import Kfjudge
from tests.toy.boards import BROKEN, COVERED, NAMED, OPEN, STAR
from tests.toy.keyforge_words import find_keyforge_words

pytestmark = pytest.mark.usefixtures("toy")

COMMANDS = (
    ("replay", "rules/star"),
    ("replay", "rules/cover"),
    ("replay", "rules/open"),
    ("replay", "rules/star", "--editions", "all"),
    ("replay", "rules/star", "--json"),
    ("replay", "rules/star", "--markdown"),
    ("replay", "--all"),
    ("replay", "rules/star", "--step"),
    ("replay", "rules/open", "--interactive"),
    ("explore", "rules/open"),
    ("explore", "rules/star"),
    ("explore", "rules/open", "--json"),
    ("check", "--grammar"),
)


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_nothing_that_is_said_of_a_board_of_the_toy_is_keyforges(
    command: tuple[str, ...], lang: str, columns: int, kfjudge: Kfjudge
) -> None:
    seen = kfjudge(
        *command, "--lang", lang, columns=columns, keys="n\nn\nh\nq\n" if "--step" in command else "1\n1\nq\n"
    )
    assert (seen.status, seen.err) == (0, "")
    assert not find_keyforge_words(seen.out)
    if "--json" not in command and "--markdown" not in command:
        assert all(len(line) <= columns for line in seen.lines)


# playing


def test_a_replay_tells_the_toy_from_the_first_board_to_the_last(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "rules/star")
    assert (
        seen.out
        == """\
Magpie tired; Ann 3 chips; Bob 2 chips.
Why: at line 4 Ann snatches 2 chips from Bob (rule/star).

A star is rolled
Edition 14

What happens
1. Ann dives with Magpie
  1 Magpie dives [rule/dive] [rule/star]
  2   Magpie is tired [rule/dive]
  3   Ann rolls a star [glossary/die]
  4   Ann snatches 2 chips from Bob [rule/star]
2. Ann ends the turn
  5 Ann ends the turn [rule/dive]

The board before
Bob
4 chips
Ann’s turn
Ann
1 chip
nest: Magpie

What changed
Magpie tired
Ann 3 chips
Bob 2 chips
Bob’s turn

Engine output, not a ruling: the head judge decides.
"""
    )


def test_the_same_in_french(kfjudge: Kfjudge) -> None:
    lines = kfjudge("replay", "rules/cover", "--lang", "fr", "--expect").lines
    for line in (
        "Une pie couvre les jetons",
        "nid : Gardienne (Pie)",
        "  1 Voleuse (Pie) plonge [rule/dive] [rule/star]",
        "  3   Ann obtient une étoile [glossary/die]",
        "  4   Ann chipe 2 jetons à Bob (annulé) [rule/star]",
        "  5     Gardienne (Pie) couvre 2 jetons [rule/star]",
        "Gardienne (Pie) : fatiguée",
        "ok jamais : Ann chipe 1 jeton",
        "Édition 14 : conforme",
    ):
        assert line in [one.replace("\u202f", " ").replace("\u00a0", " ") for one in lines]


def test_every_board_of_the_toy_agrees(kfjudge: Kfjudge) -> None:
    assert kfjudge("replay", "--all").lines[-1] == "8 replays of 4 scenarios: 8 agree, 0 disagree."


def test_chance_is_named_in_the_language_of_the_reader(kfjudge: Kfjudge) -> None:
    assert "Chance decides: What does the die show?" in kfjudge("replay", "rules/open").out
    assert "Le hasard décide : « Que montre le dé ? »" in kfjudge(
        "replay", "rules/open", "--lang", "fr"
    ).out.replace("\u202f", " ").replace("\u00a0", " ")


def test_a_script_that_says_nothing_of_the_interrupt_means_its_default() -> None:
    silent = run(read_scenario(COVERED.replace("   - covers with Watch\n", "")), "14")
    told = run(read_scenario(COVERED), "14")
    assert silent.end is not None
    assert told.end is not None
    assert [player.chips for player in silent.end.board.players.values()] == [3, 2]
    assert [player.chips for player in told.end.board.players.values()] == [1, 4]


def test_what_was_canceled_has_not_happened() -> None:
    claims = "expect: never: Ann snatches 2 chips\nexpect: happens: Watch covers 2 chips\n"
    result = run(read_scenario(f"{COVERED}\n{claims}"), "14")
    assert [checked.ok for checked in result.expectations] == [True, True]
    assert result.end is not None
    assert [step.event for step in result.end.trace if step.canceled] == ["snatches"]


def test_editions_are_played_and_told_in_the_order_of_their_table(kfjudge: Kfjudge) -> None:
    lines = kfjudge("replay", "rules/star", "--editions", "all").lines
    assert lines[1] == "Editions first, 14"
    assert "first: 4  Ann snatches 1 chip from Bob [rule/star]" in lines
    assert "14: 4  Ann snatches 2 chips from Bob [rule/star]" in lines
    assert lines[lines.index("How it ends") + 1 :][:2] == [
        "first: Ann: 2 chips; Bob: 3 chips",
        "14: Ann: 3 chips; Bob: 2 chips",
    ]


@pytest.mark.parametrize("edition", ["first", "14"])
def test_players_have_their_names_and_cards_their_places(edition: str) -> None:
    result = run(read_scenario(NAMED), edition)
    assert [checked.claim for checked in result.expectations if not checked.ok] == []


def test_players_are_told_by_their_names(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "named.kf"
    path.write_text(NAMED, encoding="utf-8")
    lines = kfjudge("replay", str(path), "--lang", "fr").lines
    assert "  4   Marc chipe 2 jetons à Lena (annulé) [rule/star]" in lines
    assert "Lena" in lines
    assert not any("Ann" in line or "Bob" in line for line in lines)


# exploring


def test_an_exploration_counts_the_cases_of_chance(kfjudge: Kfjudge) -> None:
    seen = kfjudge("explore", "rules/open", "--expect")
    blank, star = (line for line in seen.lines if "by chance" in line)
    assert blank.startswith("A blank face (by chance, 11 of 16 cases) → ")
    assert star.startswith("A star (by chance, 5 of 16 cases) → Ann 3 chips;")
    assert "in 11 of 16 nobody has won" in seen.out


def test_the_cases_of_chance_are_data_too(kfjudge: Kfjudge) -> None:
    found = kfjudge("explore", "rules/open", "--json").data
    assert found["cases"] == 16
    assert [(outcome["weight"], outcome["line"]) for outcome in found["outcomes"]] == [
        (11, ["choose:blank"]),
        (5, ["choose:star"]),
    ]


def test_two_dice_are_counted_together(kfjudge: Kfjudge, tmp_path: Path) -> None:
    board = OPEN.replace("Ann nest: Magpie", "Ann nest: Magpie as One | Magpie as Two").replace(
        "Bob: 2", "Bob: 4"
    )
    path = tmp_path / "two.kf"
    path.write_text(
        board.replace("with Magpie", "with One") + "2. Ann dives with Two\n   - ?\n", encoding="utf-8"
    )
    found = kfjudge("explore", str(path), "--edition", "first", "--json").data
    assert found["cases"] == 256
    assert [outcome["weight"] for outcome in found["outcomes"]] == [121, 110, 25]


def test_where_somebody_chooses_lines_are_counted(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "cover.kf"
    path.write_text(COVERED.replace("covers with Watch", "?"), encoding="utf-8")
    seen = kfjudge("explore", str(path))
    assert "\nNo → Ann 3 chips; Bob 2 chips." in seen.out
    assert "by chance" not in seen.out.casefold()


# checking


def test_every_mistake_is_told_in_the_words_of_the_toy(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "broken.kf"
    path.write_text(BROKEN, encoding="utf-8")
    seen = kfjudge("check", str(path))
    assert (seen.status, seen.out) == (2, "")
    told = " ".join(seen.err.split())
    assert [one.strip() for one in re.split(r"kfjudge: \S*broken\.kf:", told)[1:]] == [
        "3:22: there is no edition “15”; editions are first, 14",
        "4:8: there is no entry rule/stra; did you mean rule/star?",
        "6:7: “Carl” is no fact of the board",
        "7:6: “1 chop” is not understood; for “chop”, did you mean chip?",
        "7:23: “2 chips” is said twice",
        "8:11: no card is called “Magpy”; nearest: Magpie",
        "8:27: “sleepy” is no fact of the board",
        "8:37: cards in play are known to everybody",
        "9:35: the label “A” is taken already (line 9)",
        "11:8: “jumps with Magpie” is nothing a player does",
        "12:19: no card is called “Owl”",
        "13:14: “moon” is no answer; answers are cards, yes, no …",
        "15:12: “16 at 1” is no point of the script; write: at 2, after 2, before 2, at 2.1",
        "16:14: “3 feathers” is nothing that can be expected",
        "16:30: “fly” is nothing that can be decided",
        "17:12: there is no entry rule/stars; did you mean rule/star?",
    ]
    french = kfjudge("check", str(path), "--lang", "fr").err
    assert not find_keyforge_words(french)


def test_an_edition_that_the_file_does_not_name_is_told_as_such() -> None:
    with pytest.raises(Troubles) as wrong:
        read_scenario(STAR.replace("first, 14", "first") + "\nexpect 14: Ann: 3 chips\n")
    (trouble,) = wrong.value.troubles
    assert say(trouble.words, "en") == "edition 14 is not among those this scenario names (first)"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("turn: Ann, Bob", "the turn says two things that cannot both be true"),
        ("Ann has 3 chips", "what Ann has stands after a colon: Ann: …"),
        ("Ann nest Magpie", "“Ann nest Magpie” needs a colon after what it is about, as in “Ann nest: …”"),
        ("Ann nest: shuffled: Magpie", "nothing is shuffled here: “shuffled: Magpie”"),
        ("Ann hand: Magpie", "no line begins with “Ann hand”; did you mean Ann nid?"),
        ("turn: Bob", "“turn” stands here for the second time"),
        ("1. Ann dives", "“dives” is nothing a player does"),
        ("expect at 7: Ann: 1 chip", "there is no step 7; the script has 0 steps"),
    ],
)
def test_a_line_that_cannot_be_read_says_what_would_be_right(line: str, told: str) -> None:
    first = "" if line == "turn: Ann, Bob" else "turn: Ann\n"
    with pytest.raises(Troubles) as wrong:
        read_scenario(f"title: A line\ngame: toy\n\n{first}Bob nest: Magpie\n{line}\n")
    assert [say(trouble.words, "en") for trouble in wrong.value.troubles] == [told]


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("2. Ann dives with Magpie", "Magpie is tired (rule/dive)"),
        ("2. Bob dives with Magpie", "it is Ann’s turn here in 14"),
        ("2. Ann: star", "at this point an action is asked for"),
    ],
)
def test_a_step_that_is_not_legal_is_refused_with_the_rule(step: str, why: str) -> None:
    with pytest.raises(Troubles) as wrong:
        run(read_scenario(f"{STAR}{step}\n"), "14")
    assert why in say(wrong.value.troubles[0].words, "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", [STAR, COVERED, OPEN, NAMED])
def test_what_is_written_is_read_again(board: str, lang: str) -> None:
    scenario = read_scenario(board)
    assert read_scenario(write_scenario(scenario, lang)) == scenario


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_example_of_the_grammar_page_plays(lang: str, kfjudge: Kfjudge, tmp_path: Path) -> None:
    shown = kfjudge("check", "--grammar", "--lang", lang, columns=120).lines
    path = tmp_path / "example.kf"
    lines = [line[4:] for line in shown if line.startswith("    ") or not line]
    path.write_text("\n".join(lines).lstrip(), encoding="utf-8")
    assert kfjudge("replay", str(path), "--editions", "all").status == 0


def test_a_game_without_a_page_on_its_boards_says_so(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_sheet("grammar.md", "fr", "toy")
    assert read_sheet("no-such-page.md", "fr", "toy") is None
    monkeypatch.setattr(catalogue, "read_sheet", lambda *_: None)
    seen = kfjudge("check", "--grammar")
    assert (seen.status, seen.out) == (2, "")
    assert seen.err == "kfjudge: Magpie has no page that says how its boards are written\n"


# at the terminal, in a browser


def test_a_board_is_played_by_hand_and_saved(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "saved.kf"
    seen = kfjudge("replay", "rules/open", "--interactive", keys=f"1\n1\ns {path}\nq\n")
    assert "  4   Ann snatches 2 chips from Bob [rule/star]" in seen.lines
    assert "Ann has won" in seen.lines
    assert path.read_text(encoding="utf-8").endswith("1. Ann dives with Magpie\n   - chance: star\n")
    assert kfjudge("replay", str(path)).status == 0


def test_the_page_for_a_browser_shows_the_toy_in_both_languages(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert kfjudge("replay", "rules/star", "--html", str(path)).status == 0
    shown = path.read_text(encoding="utf-8")
    data = shown[shown.index("<body") :]
    for text in (
        "Ann snatches 2 chips from Bob",
        "Ann chipe 2 jetons à Bob",
        "Magpie",
        "Pie",
        "fatiguée",
        "nest",
    ):
        assert text in data
    assert "keyforge" not in write_interactive_page(view_replay(run(read_scenario(STAR), "14"), "en")).lower()


def test_a_board_is_drawn_by_its_schema() -> None:
    result = run(read_scenario(COVERED), "14")
    assert result.end is not None
    state = get_game("toy").drawing.drawn_state(result.end.board, "14")
    picture = get_game("toy").drawing.draw_board(state, "fr", OwnerNames("toy"))
    (bob,), (ann,) = picture.above, picture.below
    assert (bob.name, bob.has, bob.lists[0].heading) == ("Bob", ("4 jetons",), "nid")
    assert ann.lists[0].cards[0].facts == ("Pie", "fatiguée")
    assert json.dumps(state)


def test_a_card_in_play_of_which_nobody_knows_which_it_is_is_drawn() -> None:
    board = get_game("toy").engine.read({"players": {"Ann": {"nest": ["unknown"]}}})
    state = get_game("toy").drawing.drawn_state(board, "14")
    picture = get_game("toy").drawing.draw_board(state, "en", OwnerNames("toy"))
    assert [card.name for card in picture.below[0].lists[0].cards] == ["a bird"]
