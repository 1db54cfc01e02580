"""What a rulebook of another game leaves open is played, told and chosen as that of the first is."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.games import get_game
from kfjudge.words.catalogue import find_template
from tests.terminal import Kfjudge
from tests.toy.boards import TREES

LANGUAGES = ("en", "fr")
ROW = "star.leaves"


@pytest.fixture
def trees(tmp_path: Path) -> str:
    path = tmp_path / "trees.kf"
    path.write_text(f"{TREES}\nexpect {ROW}=shed: Oak: bare\nexpect {ROW}=kept: Oak: leafy\n")
    return str(path)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_that_rests_on_a_point_says_so_in_one_edition_and_not_where_it_is_settled(
    trees: str, lang: str, kfjudge: Kfjudge
) -> None:
    open_, settled = (
        kfjudge("replay", trees, "--edition", edition, "--lang", lang) for edition in get_game("toy").editions
    )
    assert ROW in open_.text
    assert "Oak" in open_.text.partition(ROW)[2]
    assert ROW not in settled.text
    assert open_.status == settled.status == 0


@pytest.mark.usefixtures("toy")
def test_the_other_reading_is_played(trees: str, kfjudge: Kfjudge) -> None:
    chosen = ("--edition", "first", "--reading", f"{ROW}=kept")
    data = kfjudge("replay", trees, *chosen, "--json").data
    assert data["status"] == "agrees"
    assert data["state"]["readings"] == {ROW: "kept"}
    assert not data["state"]["trees"]["Oak"]["bare"]
    assert api.Match.from_state(data["state"]).readings == {ROW: "kept"}
    assert kfjudge("replay", trees, "--edition", "14", "--reading", f"{ROW}=kept").status == 2
    for wrong in ("star.leavs=kept", f"{ROW}=shedded"):
        assert kfjudge("replay", trees, "--reading", wrong).status == 2


@pytest.mark.usefixtures("toy")
def test_an_exploration_says_whether_it_can_end_otherwise(tmp_path: Path, kfjudge: Kfjudge) -> None:
    path = tmp_path / "open.kf"
    path.write_text(TREES.replace("chance: star", "?"))
    (told,) = kfjudge("explore", str(path), "--edition", "first", "--json").data["open_points"]
    assert (told["row"], told["outcome"]) == (ROW, "another")


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_of_the_game_are_listed_and_told(lang: str, kfjudge: Kfjudge) -> None:
    assert ROW in kfjudge("editions", "--full", "--edition", "first", "--lang", lang).text
    assert ROW in kfjudge("editions", ROW, "--lang", lang).lines[0]
    assert ROW in kfjudge("lookup", "star", "--edition", "first", "--lang", lang, "--full").text
    name = find_template(f"reading.name.{ROW}", lang, "toy")
    assert name in kfjudge("lookup", "star", "--edition", "first", "--lang", lang).text


@pytest.mark.usefixtures("toy")
def test_a_game_that_leaves_nothing_open_has_no_such_table(
    trees: str, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_game("toy"), "open_points", ())
    assert get_game("toy").points() == ()
    assert kfjudge("editions").status == 0
    assert kfjudge("replay", trees, "--reading", f"{ROW}=kept").status == 2
