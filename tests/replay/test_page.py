"""The page for a browser: what it holds, and what it does in a real one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.render.replays.interactive import write_interactive_page
from kfjudge.render.replays.view import view_replay
from kfjudge.replay.play import run
from tests.replay.boards import (
    FORGES,
    MUST_AGAINST_CANNOT,
    NOT_MODELED,
    TWO_PENNIES,
    TWO_PUNCHES,
    WRONG,
)
from tests.replay.conftest import Written
from tests.terminal import Kfjudge

HOSTILE = WRONG.replace(
    "title: a reap that gains two", "title: </script><script>document.title='hacked'</script>"
)
HOSTILE = HOSTILE.replace("South (", "<img/src=x> (").replace("South", "<img/src=x>")
MOST = 300_000


def page_of(board: str, lang: str = "en", edition: str = "1.3") -> str:
    return write_interactive_page(view_replay(run(read_scenario(board), edition), lang))


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_a_file_is_written_and_told_of(kfjudge: Kfjudge, written: Written, tmp_path: Path) -> None:
    to = tmp_path / "page.html"
    seen = kfjudge("replay", written(WRONG), "--html", str(to), columns=300)
    assert seen.status == 1  # the page is there, but the replay disagrees
    first, told, *_ = seen.lines
    assert first == f"Written: {to}"
    assert "South: 2 aember" in told
    assert "1 Æmber" in told
    assert to.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_place_that_cannot_be_written_to_is_an_error(
    kfjudge: Kfjudge, written: Written, tmp_path: Path
) -> None:
    seen = kfjudge("replay", written(WRONG), "--html", str(tmp_path / "no" / "page.html"))
    assert seen.status == 2
    assert "fault of kfjudge" not in seen.err


def test_it_loads_nothing_and_lets_only_its_own_script_run() -> None:
    text = page_of(WRONG)
    assert not re.search(r"https?://|src=|<link|@import|url\(", text)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy
    assert policy[1].startswith("default-src 'none'")
    for what in ("script", "style"):
        assert re.search(rf"{what}-src 'sha256-[\w+/=]{{44}}'", policy[1])
    assert "unsafe" not in policy[1]
    assert " style=" not in text


def test_the_longest_packaged_scenario_makes_a_page_under_300_kilobytes() -> None:
    longest = max(list_scenarios("keyforge").values(), key=lambda path: path.stat().st_size)
    scenario = read_scenario(longest)
    view = view_replay(run(scenario, scenario.editions[-1]), "en")
    assert len(write_interactive_page(view).encode()) < MOST


def test_a_crowded_table_of_many_steps_is_under_300_kilobytes() -> None:
    board = TWO_PENNIES.replace(
        "| Bad Penny as One", "| Bumpsy | Pitlord | Krump | Urchin | Bad Penny as One"
    )
    turns = "".join(
        f"{2 * n}. South ends the turn\n{2 * n + 1}. North chooses house Dis\n"
        f"{2 * n + 2}. North ends the turn\n{2 * n + 3}. South chooses house Dis\n"
        for n in range(1, 40, 2)
    )
    board = board.split("\n1. ")[0] + "\n"
    numbered = "\n".join(f"{n}. {line.partition('. ')[2]}" for n, line in enumerate(turns.splitlines(), 1))
    assert len(page_of(f"{board}\n{numbered}\n").encode()) < MOST


def test_nothing_of_a_file_becomes_a_tag() -> None:
    text = page_of(HOSTILE)
    assert "<img" not in text
    assert "document.title='hacked'</script>" not in text
    assert text.count("</script>") == 2


def test_every_text_is_there_in_both_languages() -> None:
    data = data_of(page_of(MUST_AGAINST_CANNOT))
    assert data["languages"] == ["en", "fr"]
    assert all(len(pair) == 2 and bool(pair[0]) == bool(pair[1]) for pair in data["texts"])
    assert ["must against cannot", "doit contre ne peut pas"] in data["texts"]


def test_the_board_lies_at_every_step_as_it_lay_then() -> None:
    data = data_of(page_of(WRONG))
    # Before, the step; then: reaps (still ready), exhausts, gains.
    marks = []
    for row in data["rows"]:
        south = data["sides"][row["below"][0]]
        marks.append(("turned" in data["cards"][south["row"]["cards"][0]], data["texts"][south["has"][0]][0]))
    assert [row["kind"] for row in data["rows"]] == ["head", "head", "step", "step", "step"]
    assert marks == [(False, "0 Æmber")] * 3 + [(True, "0 Æmber"), (True, "1 Æmber")]


@pytest.mark.usefixtures("unwritten")
def test_a_card_without_a_model_makes_a_page_too() -> None:
    data = data_of(page_of(NOT_MODELED))
    assert data["status"] == "not-modeled"
    assert data["rows"]


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize("where", ["line", "hand"])
def test_a_page_names_the_cards_without_a_model(where: str) -> None:
    board = NOT_MODELED.replace("South hand: Ether Spider", f"South {where}: Duma the Martyr")
    board = board.replace("Ether Spider", "Duma the Martyr").replace("Mars Logos", "Sanctum Logos")
    data = data_of(page_of(board.replace("house Mars", "house Sanctum")))
    assert data["status"] == "not-modeled"
    (notice,) = data["notices"]
    assert data["texts"][notice][0].startswith("Not modeled yet: Duma the Martyr.")
    assert data["texts"][notice][1].startswith("Pas encore modélisé\u00a0: Duma la Martyre.")


def test_a_page_says_what_a_mark_in_the_middle_leaves_out() -> None:
    data = data_of(page_of(TWO_PUNCHES))
    (notice,) = data["notices"]
    assert data["texts"][notice][0].startswith("The replay stops at the ? of step 1. Not reached: step 2")
    assert [one["ok"] for one in data["expectations"]] == [None, None, True, None]
    assert data["rows"][-1]["kind"] == "choice"


def test_the_first_board_of_a_page_is_the_one_that_was_written() -> None:
    data = data_of(page_of(FORGES))
    first, spent = data["rows"][0], data["rows"][3]
    south = [data["sides"][row["below"][0]] for row in (first, spent)]
    assert [data["texts"][player["has"][0]][0] for player in south] == ["7 Æmber", "1 Æmber"]
    heads = [data["texts"][row["text"]][0] for row in data["rows"] if row["kind"] == "head"]
    assert heads[:3] == ["The board before", "Before anybody decides", "1. South forges the red key"]


def test_without_scripts_the_whole_replay_is_there_as_text() -> None:
    text = page_of(WRONG, lang="fr")
    plain = text.split("<noscript>")[1].split("</noscript>")[0]
    assert "Le fichier attend «" in plain
    assert "Krump" in plain


def test_no_french_sign_stands_without_its_space() -> None:
    data = data_of(page_of(WRONG))
    assert [french for _, french in data["texts"] if re.search(r"\w[;!?]|[»)][;!?]", french)] == []
