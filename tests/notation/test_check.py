"""`check`: mistakes, cards that are not modeled, and the page that says how a board is written."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from kfjudge.cli import run
from kfjudge.replay.play import check_files
from tests.notation.boards import describe

UNMODELED = (
    "turn: South, house Mars\nSouth line: Troll (with Blood of Titans) | Ether Spider\n"
    "South hand: Hypnobeam | Punch\n\n1. South ends the turn\n"
)


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "board.kf"
    file.write_text(UNMODELED, encoding="utf-8")
    return file


@pytest.mark.usefixtures("unwritten")
def test_every_card_that_is_not_modeled_is_named_with_its_place(board: Path) -> None:
    found = check_files([board]).unmodeled
    assert [str(one.place) for one in found] == ["board.kf:2:44", "board.kf:3:13"]
    assert [describe(one) for one in found] == [
        "Ether Spider is not modeled yet: where it is needed, the play stops",
        "Hypnobeam is not modeled yet: where it is needed, the play stops",
    ]
    assert all("n’est pas encore modélisée" in describe(one, "fr") for one in found)


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "2 cards are not modeled yet"), ("fr", "2 cartes ne sont pas encore modélisées")],
)
def test_check_tells_them_apart_from_mistakes_and_counts_them(
    board: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    assert run(["check", "board.kf", "--lang", lang]) == 1
    seen = capsys.readouterr().out.replace("\n", " ").replace("\u202f", " ").replace("\u00a0", " ")
    assert ("board.kf:2:44: " if lang == "en" else "board.kf:2:44 : ") in seen
    assert ("board.kf:3:13: " if lang == "en" else "board.kf:3:13 : ") in seen
    assert said in seen
    assert run(["check", str(board), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["errors"], len(data["not_modeled"])) == ([], 2)


@pytest.mark.usefixtures("unwritten")
def test_a_card_that_is_not_modeled_but_never_needed_stops_nothing(
    board: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board.write_text(UNMODELED.replace(" | Ether Spider", ""), encoding="utf-8")
    assert run(["check", str(board), "--lang", "en"]) == 0
    assert "1 card is not modeled yet" in capsys.readouterr().out


@pytest.mark.usefixtures("unwritten")
def test_with_a_mistake_both_are_told(board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = board.with_name("wrong.kf")
    wrong.write_text("South line: Trol\n", encoding="utf-8")
    assert run(["check", str(board), str(wrong), "--lang", "en"]) == 2
    seen = capsys.readouterr().err
    assert "Ether Spider is not modeled yet" in seen
    assert "no card is called “Trol”" in seen


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "nothing is written here"), ("fr", "rien n’est écrit ici")]
)
@pytest.mark.parametrize("text", ["", "\n  \n", "# a remark\n", "\ufeff\r\n"])
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_file_in_which_nothing_is_written_is_a_mistake(
    board: Path, capsys: pytest.CaptureFixture[str], command: str, text: str, lang: str, said: str
) -> None:
    board.write_text(text, encoding="utf-8")
    assert run([command, "board.kf", "--lang", lang]) == 2
    seen = capsys.readouterr()
    assert said in seen.err
    assert not seen.out


def test_what_is_not_legal_in_an_edition_is_a_mistake() -> None:
    assert [trouble.words.key for trouble in check_files([Path("none.kf")]).errors] == ["scenario.no-file"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [40, 60, 80, 100])
def test_the_grammar_page_fits_the_screen_and_loses_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(["check", "--grammar", "--full", "--lang", lang]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert max(map(len, lines)) <= columns
    page = (files(f"kfjudge.games.keyforge.words.{lang}") / "grammar.md").read_text(encoding="utf-8")
    marks = str.maketrans("", "", "`“”«»# \u202f")
    assert "".join(page.translate(marks).split()) in "".join("".join(lines).translate(marks).split())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_example_that_fits_is_one_line_and_its_remark_stands_below(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    run(["check", "--grammar", "--full", "--lang", lang])
    lines = capsys.readouterr().out.split("\n")
    step = {"en": "    1. South reaps with Troll", "fr": "    1. Sud moissonne avec Troll"}[lang]
    assert lines[lines.index(step) + 1].startswith("      # ")
    answer = {"en": "       - right flank", "fr": "       - flanc droit"}[lang]
    assert answer in lines


def test_a_chapter_of_the_grammar_is_shown_by_a_word_of_its_title(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {}
    for words in ((), ("steps",), ("--full",)):
        assert run(["check", "--grammar", *words]) == 0
        shown[words] = capsys.readouterr().out
    assert ["1. South plays" in one for one in shown.values()] == [False, True, True]
    assert ["title:" in one for one in shown.values()] == [True, False, True]
    assert not any("`" in one or "# " in one.replace("  # ", "") for one in shown.values())
    assert run(["check", "--grammar", "nowhere"]) == 2
    assert "Steps and answers" in capsys.readouterr().err.replace("\n", " ")
    assert run(["check", "--grammar", "étapes"]) == 0
    assert capsys.readouterr().out == shown["steps",]
