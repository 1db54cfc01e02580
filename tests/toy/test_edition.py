"""A new edition comes into the house: a row in the table of the books, one in each difference, and the
entries that it changes. What does not name it keeps its old meaning."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.core import files
from kfjudge.core.readings import Provision
from kfjudge.games import get_game
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.reference.content.library import check_content
from kfjudge.reference.model import holds_in
from tests.registry import clear_caches
from tests.terminal import Kfjudge
from tests.toy.boards import STAR
from tests.toy.editions import CHIPS
from tests.toy.game import Toy
from tests.toy.words.en import book, difference

NEW_STAR = """\
- editions: ["2016"]
  text:
    en: |
      Whoever rolls a star snatches all chips of the other player.
    fr: |
      Qui obtient une étoile chipe tous les jetons de l’autre joueur.
"""
NEW_CHANGE = """\
- from: "14"
  to: "2016"
  kind: changed
  en: Since 2016 a star brings all chips.
  fr: Depuis 2016, une étoile rapporte tous les jetons.
"""
UNNAMED = STAR.replace("editions: first, 14\n", "")


@pytest.fixture(autouse=True)
def a_new_edition(monkeypatch: pytest.MonkeyPatch, toy: Path, tmp_path: Path) -> Iterator[None]:
    """The edition "2016" of the toy: it sorts behind "14" in the table, before "first" as a string."""
    folder = Path(shutil.copytree(toy, tmp_path / "content"))
    monkeypatch.setattr(Toy, "books", {**Toy.books, "2016": "en"})
    monkeypatch.setitem(CHIPS.provisions, "2016", Provision(9, "rule/star"))
    monkeypatch.setitem(book.MESSAGES, "book.2016", "The rules of 2016")
    monkeypatch.setitem(difference.MESSAGES, "difference.star.chips.9", "all chips")
    star = folder / "glossary" / "toy" / "rule" / "star.yaml"
    text = star.read_text(encoding="utf-8")
    text = text.replace("sources:\n", 'sources:\n  "2016": {section: The turn, heading: The star}\n')
    text = text.replace("variants:\n", f"variants:\n{NEW_STAR}").replace(
        "changes:\n", f"changes:\n{NEW_CHANGE}"
    )
    star.write_text(text, encoding="utf-8")
    monkeypatch.setattr(files, "PLACES", (folder,))
    clear_caches()
    yield
    clear_caches()


def test_editions_come_in_the_order_of_the_table_and_never_as_strings() -> None:
    assert get_game("toy").editions == ("first", "14", "2016")
    assert get_game("toy").newest == "2016"
    assert read_scenario(STAR.replace("first, 14", "2016, first, 14")).editions == ("first", "14", "2016")


def test_nothing_else_has_to_be_touched() -> None:
    assert check_content() == []


def test_a_scenario_that_names_no_edition_keeps_the_meaning_that_it_had() -> None:
    scenario = read_scenario(UNNAMED)
    assert scenario.editions == (get_game("toy").written_for,) == ("first",)
    assert "editions" not in write_scenario(scenario)
    assert api.Match.from_scenario(UNNAMED).state()["players"]["Bob"]["chips"] == 3


def test_a_scenario_that_names_others_is_not_played_in_the_new_one(kfjudge: Kfjudge) -> None:
    assert "Edition 14" in kfjudge("replay", "rules/star").lines
    assert kfjudge("replay", "--all").lines[-1] == "8 replays of 4 scenarios: 8 agree, 0 disagree."


def test_the_new_edition_is_played_where_it_is_asked_for(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "editions/star-chips", "--edition", "2016")
    assert "  4   Ann snatches 3 chips from Bob [rule/star]" in seen.lines
    assert "Edition 2016" in seen.lines
    assert api.Match.from_state({"game": "toy"}).edition == "2016"


def test_all_editions_stand_side_by_side_in_their_order(kfjudge: Kfjudge) -> None:
    lines = kfjudge("replay", "rules/open", "--editions", "all").lines
    assert lines[1] == "Editions first, 14, 2016"
    page = kfjudge("replay", "editions/star-chips", "--editions", "2016,first").lines
    assert page[1] == "Editions first, 2016"


def test_an_entry_that_changes_says_what_it_was(kfjudge: Kfjudge) -> None:
    new = kfjudge("lookup", "star").out
    assert "Whoever rolls a star snatches all chips of the other player." in new
    assert "The rules of 2016, The turn, “The star” · rule/star" in new
    old = kfjudge("lookup", "star", "--edition", "14").out
    assert "Changed in 2016. Since 2016 a star brings all chips." in old


def test_an_entry_that_does_not_name_it_keeps_its_text_and_says_so(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "die").out
    assert "The die has sixteen faces: five of them show a star, eleven are blank." in seen
    assert "Nothing is noted of edition 2016 here: the text is that of 14." in seen
    assert kfjudge("lookup", "die", "--edition", "14").status == 0
    assert kfjudge("search", "die", "--edition", "2016").lines[0].startswith("Die")
    assert kfjudge("card", "magpie", "--edition", "2016").status == 0


@pytest.mark.parametrize(
    ("written_for", "printed", "holds"),
    [
        ("first", ("first",), ("first", "14", "2016")),
        ("first", ("14",), ("14", "2016")),
        ("14", ("14", "first"), ("first", "14", "2016")),
        ("14", ("first",), ("first",)),
        ("2016", ("14", "first"), ("first", "14")),
    ],
)
def test_an_entry_of_the_newest_books_is_read_in_later_ones_and_an_older_one_is_not(
    written_for: str, printed: tuple[str, ...], holds: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "written_for", written_for)
    assert tuple(one for one in get_game("toy").editions if holds_in("toy", printed, one)) == holds


def test_what_the_new_book_changes_is_compared_and_nothing_more(kfjudge: Kfjudge) -> None:
    seen = kfjudge("diff", "14", "2016")
    assert seen.lines[0] == "14 → 2016: 1 rule changed"
    assert "  2016: All chips. The rules of 2016, The turn, “The star” (rule/star)" in seen.lines


def test_the_new_edition_is_offered_first(kfjudge: Kfjudge) -> None:
    assert "2016, 14 or first" in kfjudge("lookup", "star", "--edition", "1999").err
