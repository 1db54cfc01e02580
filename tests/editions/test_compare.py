"""`replay --editions`: where editions part, also when no step tells it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfjudge.games.keyforge import EDITIONS
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.render.replays.compare import lay_out_comparison
from kfjudge.render.writers.markdown import write_markdown
from kfjudge.replay.play import run
from kfjudge.words.catalogue import tell
from tests.terminal import Kfjudge

ALL = ("--editions", "all")


def test_editions_that_lay_a_purged_card_otherwise_do_not_play_alike(replay: Kfjudge) -> None:
    seen = replay("editions/purge-face", *ALL)
    assert seen.status == 0
    assert "step by step the same, but not the boards at the end" in seen.text
    assert "1.1 [glossary/purge]; 1.3 [glossary/purge]" in seen.text
    assert "1.0, 1.1: Wardrummer lies facedown" in seen.lines
    assert "1.3: Wardrummer lies faceup" in seen.lines
    french = replay("editions/purge-face", *ALL, "--lang", "fr").lines
    assert "1.3 : Tambour de Guerre est face visible" in french


def test_what_may_be_chosen_in_one_edition_alone_is_shown_though_play_is_the_same(replay: Kfjudge) -> None:
    seen = replay("editions/stun-omni", "--editions", "1.1,1.3", columns=200)
    only_here = [line for line in seen.lines if "before step 1, only here, South may choose:" in line]
    assert [line[:3] for line in only_here] == ["1.1", "1.3"]
    assert re.search("omni.*Deipno|Deipno.*omni", only_here[0], re.IGNORECASE)
    assert "stun" in only_here[1]
    assert "(nothing more)" not in seen.out
    assert "glossary/omni" in seen.out.partition("By edition:")[2]
    assert seen.out.count("The boards are the same.") == 1


def test_a_choice_at_the_end_that_only_one_edition_offers_is_shown(replay: Kfjudge) -> None:
    seen = replay("editions/first-turn-card-effects", "--editions", "1.1,1.3", columns=200)
    assert "1.3: at the end, only here, South may choose: play Punch" in seen.lines
    assert "1.1: at the end, South may choose nothing that is not legal there too" in seen.lines
    french = replay("editions/first-turn-card-effects", "--editions", "1.1,1.3", "--lang", "fr", columns=200)
    assert "1.1 : à la fin, Sud ne peut rien choisir ici qui ne soit aussi permis là-bas" in french.lines


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", ["purge-face", "stun-omni", "destroyed-together", "mulligan-chains"])
def test_every_board_of_a_row_shows_where_the_editions_part(replay: Kfjudge, board: str, lang: str) -> None:
    seen = replay(f"editions/{board}", *ALL, "--lang", lang, columns=40)
    assert ("By edition:" if lang == "en" else "Selon l’édition\u00a0:") in seen.out
    assert not [line for line in seen.lines if len(line) > 40 and " " in line.strip()]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_comparison_as_markdown_is_one_page_with_the_first_difference(lang: str) -> None:
    scenario = read_scenario(
        list_scenarios("keyforge")["editions/stun-used-by-effect"], name="editions/stun-used-by-effect"
    )
    results = [run(scenario, edition) for edition in EDITIONS]
    blocks = write_markdown(lay_out_comparison(scenario, results, {}, lang)).split("\n\n")
    assert [block[:4] for block in blocks if block.startswith("#")] == ["### "]
    parting = tell("replay.first-difference", lang, one="1.0, 1.1", other="1.3")
    sides = blocks[blocks.index(f"**{parting}**") + 1 :][:2]
    assert [side.split(":**")[0].rstrip() for side in sides] == ["**1.0, 1.1", "**1.3"]
    assert r"\[glossary/stun\]" in sides[1]
    assert f"**{tell('replay.ends', lang)}**" in blocks
    assert blocks[-1] == f"_{tell('replay.no-ruling', lang)}_"


def test_what_fails_is_shown_beside_the_edition_in_which_it_does(replay: Kfjudge, tmp_path: Path) -> None:
    board = list_scenarios("keyforge")["editions/purge-face"].read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.kf"
    wrong.write_text(board.replace("expect 1.3: Wardrummer is faceup", "expect 1.3: Wardrummer is facedown"))
    seen = replay(str(wrong), *ALL)
    assert seen.status == 1
    assert "Edition 1.3: disagrees" in seen.lines
    assert "facedown" in seen.text.partition("Edition 1.3: disagrees")[2].partition("step by step")[0]


def test_editions_are_the_same_only_as_far_as_an_open_choice_let_them_come(
    replay: Kfjudge, tmp_path: Path
) -> None:
    board = """\
title: A creature and a flank
editions: 1.1, 1.3
players: South (Brobnar Dis Logos), North (Shadows Mars Untamed)

turn: South, house Brobnar
South line: Troll
South hand: Bumpsy

1. South plays Bumpsy
   - ?
2. South ends the turn

cite at 1: rule/creatures
expect: turn of North
"""
    path = tmp_path / "open.kf"
    path.write_text(board)
    seen = replay(str(path), "--editions", "1.1,1.3")
    assert seen.status == 0
    assert "1.1, 1.3: the same up to the ? of step 1" in seen.lines
    french = replay(str(path), "--editions", "1.1,1.3", "--lang", "fr").lines
    told = [
        line.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ") for line in french
    ]
    assert "1.1, 1.3 : identiques jusqu’au « ? » de l’étape 1" in told
    alone = replay(str(path), "--expect")
    assert "not reached at 1: cite: rule/creatures" in alone.lines


def test_a_comparison_opens_with_what_comes_about_in_each_edition(replay: Kfjudge) -> None:
    # Before 1.3, only a use that would be possible takes the stun off.
    seen = replay("editions/stun-used-by-effect", *ALL, columns=100)
    assert "1.0, 1.1: Pit Demon is ready again. Pit Demon cannot fight: it is stunned." in seen.lines
    assert "1.3: Pit Demon is no longer stunned." in seen.lines
    assert "agrees" not in seen.out
