"""The entries that a scenario answers and shows: whole ids or beginnings of them, in either language."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.core.errors import Trouble
from kfjudge.core.files import content_root
from kfjudge.notation.names import expand_entry
from kfjudge.notation.scenario_files import find_scenarios, read_scenario
from kfjudge.notation.source import list_links
from kfjudge.reference.content.boards import read_links
from tests.notation.boards import describe, find_mistakes

STEP_3 = f"rule/{next((content_root() / 'glossary/keyforge/rule').glob('step-3-*')).stem}"
IDS = {"keyforge:rule/step-1", "keyforge:rule/step-3-play", "keyforge:rule/reap-a", "keyforge:rule/reap-b"}


def test_the_beginning_of_an_id_means_the_only_one_that_goes_on_so() -> None:
    assert expand_entry("keyforge", "rule/step-3") == (STEP_3,)
    assert expand_entry("keyforge", "glossary/destroyed") == ("glossary/destroyed",)
    assert expand_entry("keyforge", "rule/step-33") == ()
    assert len(expand_entry("keyforge", "rule/step") or ()) > 1
    assert expand_entry("keyforge", "card/troll") == ("card/troll",)
    assert expand_entry("keyforge", "faq/1.3/7") == ("faq/1.3/7",)


@pytest.mark.parametrize("header", ["shows: rule/step-3", "montre : keyforge:rule/step-3"])
def test_it_is_the_whole_id_from_where_it_is_read(header: str) -> None:
    assert read_scenario(f"title: x\n{header}, glossary/stun\n").shows == (STEP_3, "glossary/stun")


def test_a_scenario_is_found_by_the_whole_id_of_which_it_names_the_beginning() -> None:
    assert "rules/play-and-discard-as-many" in {
        scenario.name for scenario in find_scenarios(STEP_3, "keyforge")
    }


@pytest.mark.parametrize(
    ("header", "key"),
    [("shows: rule/stp-3", "scenario.no-such-entry"), ("répond à : rule/step", "scenario.entry-unclear")],
)
def test_a_beginning_of_nothing_or_of_several_is_a_mistake(header: str, key: str) -> None:
    (trouble,) = find_mistakes(f"title: x\n{header}\n")
    assert trouble.words.key == key
    assert trouble.place is not None
    assert trouble.place.line == 2


@pytest.mark.parametrize("line", ["cite: ", "cite at 1: ", "shows: ", "montre : ", "répond à : "])
@pytest.mark.parametrize(
    ("id", "near"),
    [("glossary/reeep", "glossary/reap"), ("card/trol", "card/troll"), ("glossary/pitlord", "card/pitlord"),
     ("fqa/1.3/10", "faq/1.3/10"), ("faq/1.4/7", "faq/1.3/7")],
)  # fmt: skip
def test_an_id_of_no_entry_is_a_mistake_wherever_it_is_named(line: str, id: str, near: str) -> None:
    found = find_mistakes(f"title: x\n{line}rule/reap, {id}\n")
    (trouble,) = [one for one in found if one.words.key == "scenario.no-such-entry-near"]
    assert trouble.place is not None
    assert (trouble.place.line, trouble.place.column) == (2, len(line) + len("rule/reap, ") + 1)
    assert describe(trouble) == f"there is no entry {id}; did you mean {near}?"
    assert f"vouliez-vous dire {near}" in describe(trouble, "fr")


def test_the_beginning_of_an_id_may_be_cited_too() -> None:
    (expected,) = read_scenario("title: x\n\ncite : rule/step-3\n").expectations
    assert expected.claims[0]["ids"] == (STEP_3,)
    (trouble,) = find_mistakes("title: x\n\ncite: rule/step\n")
    assert trouble.words.key == "scenario.entry-unclear"


@pytest.mark.parametrize(
    ("header", "answers"),
    [("answers", True), ("shows", False), ("répond à ", True), ("Montre ", False), ("repond a", True)],
)
def test_the_reference_reads_the_headers_of_both_languages(
    tmp_path: Path, header: str, answers: bool
) -> None:
    file = tmp_path / "scenarios" / "keyforge" / "rules" / "one.kf"
    file.parent.mkdir(parents=True)
    file.write_text(f"title: x\n{header}: rule/step-3, rule/reap, rule/none\n", encoding="utf-8")
    troubles: list[Trouble] = []
    link, *dangling = read_links(tmp_path, ("keyforge",), IDS, troubles)
    assert (link.scenario, link.id, link.answers) == ("rules/one", "keyforge:rule/step-3-play", answers)
    assert [trouble.words["id"] for trouble in troubles] == ["rule/reap", "rule/none"]
    assert [one.id for one in dangling] == ["keyforge:rule/reap", "keyforge:rule/none"]


@pytest.mark.parametrize(
    "header",
    [
        "# by a judge\ntitle: x\n{lines}\n",
        "title: x\n# by a judge\n  # and another\n{lines}\n",
        "# by a judge\n\n\ntitle: x\n{lines}# the board\n\n",
    ],
)
def test_a_comment_ends_no_header(header: str, tmp_path: Path) -> None:
    lines = "game: fateforge # told here\nshows: rule/turn-order\nplayers: Rogue\nmap: a1\n"
    text = header.format(lines=lines)
    scenario = read_scenario(f"{text}turn: Rogue\nRogue: in a1, 5 health\n")
    assert (scenario.game, scenario.shows) == ("fateforge", ("rule/turn-order",))
    file = tmp_path / "board.kf"
    file.write_text(text, encoding="utf-8")
    assert [id for _, id in list_links(file, "fateforge")] == ["rule/turn-order"]
