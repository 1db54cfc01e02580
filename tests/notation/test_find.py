"""Scenarios are found by name, by file, on standard input, and by the entry they answer."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from kfjudge.core.errors import NotFound, Troubles
from kfjudge.core.files import content_root
from kfjudge.notation.scenario_files import find_scenarios, list_scenarios, read_scenario
from kfjudge.notation.source import list_links
from kfjudge.reference.api import scenarios_on
from kfjudge.reference.store.store import open_store
from kfjudge.replay.play import check_files

TEXT = "title: x\nanswers: faq/1.3/10\n\nturn: South, house Dis\n"


def test_a_scenario_is_found_by_its_name_with_or_without_the_game() -> None:
    name = next(iter(list_scenarios("keyforge")))
    (found,) = find_scenarios(name, "keyforge")
    assert found.name == name
    assert find_scenarios(f"keyforge:{name}", "keyforge") == [found]


def test_every_scenario_that_answers_a_question_is_found_by_its_id() -> None:
    found = find_scenarios("faq/1.3/10", "keyforge")
    assert found
    assert all("faq/1.3/10" in scenario.answers for scenario in found)
    assert find_scenarios("1.3/10", "keyforge") == find_scenarios("keyforge:faq/1.3/10", "keyforge") == found


def test_a_rule_is_found_where_no_scenario_answers_it_but_some_show_it() -> None:
    found = find_scenarios("glossary/taunt", "keyforge")
    assert found
    assert all("glossary/taunt" in (*scenario.answers, *scenario.shows) for scenario in found)


@pytest.mark.parametrize("id", ["faq/1.3/10", "glossary/taunt", "rule/reap", "faq/1.1/3", "glossary/none"])
def test_the_store_names_the_same_scenarios_as_their_files(id: str) -> None:
    store = open_store("keyforge")  # there from here on
    named = scenarios_on((id,), store.game)
    assert named is not None
    try:
        found = find_scenarios(id, "keyforge")
    except NotFound:
        found = []
    assert set(named) == {scenario.name for scenario in found}
    if found:
        assert find_scenarios(id, "keyforge", scenarios_on) == found


def test_without_a_store_nothing_is_built_to_find_a_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(tmp_path / "none"))
    assert scenarios_on(("faq/1.3/10",), "keyforge") is None
    assert find_scenarios("faq/1.3/10", "keyforge", scenarios_on) == find_scenarios("faq/1.3/10", "keyforge")
    assert not (tmp_path / "none").exists()


def test_what_is_not_there_names_the_nearest() -> None:
    name = next(name for name in list_scenarios("keyforge") if name.startswith("faq/"))
    with pytest.raises(NotFound) as raised:
        find_scenarios(name[:-1], "keyforge")
    assert name in raised.value.near


def test_a_board_is_found_by_the_last_part_of_its_name_alone() -> None:
    name = next(name for name in list_scenarios("keyforge") if name.startswith("rules/"))
    last = name.removeprefix("rules/")
    assert (
        find_scenarios(last, "keyforge")
        == find_scenarios(f"keyforge:{last}", "keyforge")
        == find_scenarios(name, "keyforge")
    )
    assert find_scenarios(f"{last}.kf", "keyforge")[0].name == name
    assert check_files([last]).errors == []


def test_a_last_part_that_two_boards_share_is_asked_back_with_both_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "twin.kf"
    file.write_text(TEXT, encoding="utf-8")
    known = dict.fromkeys(("faq/twin", "rules/twin", "rules/other"), str(file))
    monkeypatch.setattr("kfjudge.notation.scenario_files._list_files", lambda _: known)
    with pytest.raises(NotFound) as raised:
        find_scenarios("twin", "keyforge")
    assert raised.value.near == ("faq/twin", "rules/twin")
    with pytest.raises(NotFound) as raised:
        find_scenarios("othr", "keyforge")
    assert raised.value.near == ("rules/other",)


def test_a_file_goes_before_the_board_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = next(iter(list_scenarios("keyforge"))).rpartition("/")[2]
    (tmp_path / f"{last}.kf").write_text(TEXT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert find_scenarios(f"{last}.kf", "keyforge") == [read_scenario(TEXT)]


def test_a_file_and_standard_input_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "board.kf"
    file.write_text(TEXT, encoding="utf-8")
    (by_path,) = find_scenarios(str(file), "keyforge")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TEXT.encode())))
    (by_input,) = find_scenarios("-", "keyforge")
    assert by_path == by_input == read_scenario(TEXT)
    assert (by_path.name, by_input.path) == ("board", "-")


def test_french_headers_link_too(tmp_path: Path) -> None:
    file = tmp_path / "board.kf"
    file.write_text(
        "titre : x\nrépond à : faq/1.3/10, keyforge:rule/reap\nmontre : glossary/stun\n\nmontre : x\n"
    )
    links = [(line.number, line.about, line.lang, id) for line, id in list_links(file, "keyforge")]
    assert links == [
        (2, "answers", "fr", "faq/1.3/10"),
        (2, "answers", "fr", "rule/reap"),
        (3, "shows", "fr", "glossary/stun"),
    ]


def test_a_byte_order_mark_and_windows_line_ends_are_no_matter() -> None:
    assert read_scenario("\ufeff" + TEXT.replace("\n", "\r\n")) == read_scenario(TEXT)


def test_all_files_are_checked_and_every_mistake_is_told(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.kf", tmp_path / "bad.kf"
    good.write_text(TEXT, encoding="utf-8")
    bad.write_text("South line: Trol\nturn: Suoth\n", encoding="utf-8")
    found = check_files([good, bad, tmp_path / "none.kf"]).errors
    keys = ["scenario.no-such-card", "scenario.not-understood-near", "scenario.no-file"]
    assert [trouble.words.key for trouble in found] == keys
    assert found[1].words["near"] == ("South",)


def test_what_is_right_is_checked_without_a_mistake() -> None:
    assert check_files(list(list_scenarios("keyforge").values())[:12]).errors == []


def test_an_installed_kfjudge_brings_its_scenarios() -> None:
    root = content_root()
    assert root is not None
    assert (root / "scenarios" / "keyforge").is_dir()


def test_an_error_of_a_file_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bad\x1b[31m.kf"
    file.write_text("South line: Trol\n", encoding="utf-8")
    with pytest.raises(Troubles) as raised:
        read_scenario(file)
    place = str(raised.value.troubles[0].place)
    assert place.endswith("bad\\u001b[31m.kf:1:13")
