"""The table of editions: every row has its words, its texts and its board, and nothing else asks which
edition is played."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

import kfjudge.core
import kfjudge.games
from kfjudge.core.errors import Troubles
from kfjudge.core.readings import Difference, scenario_of
from kfjudge.core.text import short_id
from kfjudge.games.keyforge import EDITIONS
from kfjudge.games.keyforge.drawing.rulebooks import (
    COVERED_BY,
    JOINED_NOTES,
    MENTIONS,
    ROW_CARDS,
    TOPIC_OF,
    TOPICS,
    UNPRINTED,
)
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.reference.api import record, records
from kfjudge.reference.model import find_same_question, question_topic
from kfjudge.render.edition_differences import compare, find_boards, find_entries_beside
from kfjudge.replay.play import run
from kfjudge.words.catalogue import load_page, pick_name

ENGLISH, FRENCH = (
    load_page("difference", lang) | load_page("difference", lang, "keyforge") for lang in ("en", "fr")
)
MESSAGES = {key: (text, FRENCH[key]) for key, text in ENGLISH.items()}

_CITE = "claim.cite"  # what a step rests on, not what comes of it

every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


def separated(row: Difference) -> Iterator[tuple[str, str]]:
    return (pair for pair in combinations(EDITIONS, 2) if row.separates(*pair))


def board(row: Difference) -> Scenario:
    name = scenario_of(row)
    return read_scenario(list_scenarios("keyforge")[name], name=name)


@every_row
def test_a_row_names_every_edition_and_separates_some(row: Difference) -> None:
    assert set(row.provisions) == set(EDITIONS)
    assert list(separated(row))


@every_row
def test_a_row_rests_on_texts_that_its_editions_print(row: Difference) -> None:
    for edition, reading in row.provisions.items():
        source = record(reading.source)
        if not reading.silent and source.kind != "card":
            assert edition in source.editions


@every_row
def test_a_row_has_a_board_that_shows_all_its_values_and_is_found_from_its_texts(row: Difference) -> None:
    shown = {row[edition].value for edition in board(row).editions}
    assert shown == {reading.value for reading in row.provisions.values()}
    assert find_boards(row, "keyforge")[0] == scenario_of(row)


def test_another_board_is_of_a_row_when_it_names_all_that_the_row_rests_on() -> None:
    rows = {row.id: row for row in ROWS}
    other = "editions/leaves-play-two-destroyed-abilities"
    assert other in find_boards(rows["leaves-play.hidden-zone"], "keyforge")
    assert other not in find_boards(
        rows["leaves-play.owners-zone"], "keyforge"
    )  # it names one of its texts only


@every_row
def test_the_board_of_a_row_comes_out_as_each_edition_says(row: Difference) -> None:
    scenario = board(row)
    assert {run(scenario, edition).status for edition in scenario.editions} == {"agrees"}


@every_row
def test_what_is_expected_in_one_edition_fails_in_an_edition_that_its_row_separates_from_it(
    row: Difference,
) -> None:
    named = board(row).editions
    for one, other in separated(row):
        if one in named and other in named:
            assert not agrees_with_the_expectations_of(one, board(row), other)
            assert not agrees_with_the_expectations_of(other, board(row), one)


def agrees_with_the_expectations_of(expected: str, scenario: Scenario, played: str) -> bool:
    """Whether the board, played in one edition, comes out as the lines for another edition say."""
    theirs = tuple(
        replace(each, editions=(played,), claims=tuple(one for one in each.claims if one.key != _CITE))
        for each in scenario.expectations
        if not each.editions or expected in each.editions
    )
    theirs = tuple(each for each in theirs if each.claims)
    assert theirs
    try:
        checked = run(replace(scenario, expectations=theirs), played).expectations
        return all(one.ok for one in checked)  # what an open choice keeps from being reached is not met
    except Troubles:  # a script that is not even legal there
        return False


@every_row
def test_a_row_says_in_both_languages_what_it_means(row: Difference) -> None:
    values = {str(reading.value) for reading in row.provisions.values()}
    keys = [f"difference.{row.id}", f"difference.name.{row.id}", f"difference.who.{row.id}"]
    for key in (*keys, *(f"difference.{row.id}.{value}" for value in values)):
        english, french = MESSAGES[key]
        assert english.strip()
        assert french.strip()
        assert english != french
    assert MESSAGES[f"difference.{row.id}"][0].endswith(".")


@every_row
def test_the_values_that_a_row_separates_are_not_told_in_the_same_words(row: Difference) -> None:
    for one, other in separated(row):
        ours, theirs = (MESSAGES[f"difference.{row.id}.{row[edition].value}"] for edition in (one, other))
        assert ours[0] != theirs[0]
        assert ours[1] != theirs[1]


def test_no_sentence_is_left_of_a_row_that_is_gone() -> None:
    said = {f"difference.{part}{row.id}" for row in ROWS for part in ("", "name.", "who.")}
    said |= {f"difference.{row.id}.{each.value}" for row in ROWS for each in row.provisions.values()}
    said |= {f"difference.topic.{topic}" for topic in TOPICS}
    said |= {f"difference.cue.{row.id}.{each.value}" for row in ROWS for each in row.provisions.values()}
    of_entries = {key for key in MESSAGES if key.split(".")[1] in ("across", "added", "left-out")}
    assert set(MESSAGES) <= said | of_entries
    found = [compare("keyforge", *pair, "en") for pair in combinations(EDITIONS, 2)]
    told = {one.text for all in found for each in all.differences for one in each.told}
    assert {MESSAGES[key][0] for key in of_entries} <= told


def test_every_topic_has_a_name_and_a_place_in_the_turn() -> None:
    assert {row.topic for row in ROWS} | set(TOPIC_OF.values()) <= set(TOPICS)
    assert {f"difference.topic.{topic}" for topic in TOPICS} <= {*MESSAGES, *load_page("difference", "en")}


def test_a_card_that_the_sentences_of_a_row_name_is_on_its_boards_or_in_the_table() -> None:
    titles = {id: pick_name(facts, "en") for id, facts in all_facts().items() if facts is not UNKNOWN}
    for row in ROWS:
        keys = [f"difference.{row.id}", f"difference.who.{row.id}"]
        keys += [f"difference.{row.id}.{reading.value}" for reading in row.provisions.values()]
        sentences = " ".join(MESSAGES[key][0] for key in keys)
        named = {id for id, title in titles.items() if re.search(rf"\b{re.escape(title)}\b", sentences)}
        files = list_scenarios("keyforge")
        there = {
            fact.card
            for name in find_boards(row, "keyforge")
            for _, _, fact in read_scenario(files[name]).cards()
        }
        assert named - there == set(ROW_CARDS.get(row.id, ())), row.id


def test_a_note_that_compares_editions_says_which() -> None:
    for each in records():
        for note in each.notes:
            if note.kind == "note" and each.kind != "edition":
                named = {edition for edition in EDITIONS if edition in note.text["en"]}
                assert named <= {*note.editions, *note.beside}, each.id


def test_the_tables_beside_the_rows_name_entries_and_rows_that_exist() -> None:
    known = {short_id(each.id) for each in records()}
    assert set(TOPIC_OF) | set(MENTIONS) <= known
    rows = {row.id for row in ROWS}
    assert {row for of_entry in MENTIONS.values() for row in of_entry} | set(UNPRINTED) <= rows
    assert set(JOINED_NOTES) | set(COVERED_BY) | set(UNPRINTED.values()) <= known
    assert set(COVERED_BY.values()) <= known | rows


def test_questions_of_two_books_refer_to_each_other_where_they_ask_the_same_and_nowhere_else() -> None:
    asked = {each.id: question_topic(each.id, each.titles["en"]) for each in records("faq")}
    for each in records("faq"):
        alike = [id for id, question in asked.items() if question == asked[each.id] and id != each.id]
        twin = find_same_question(each.id, each.see)
        assert alike == ([twin] if twin else [])
    assert len(asked) - len(set(asked.values())) == 7  # of the eight questions of 1.1, 1.3 drops one


def test_a_change_of_outcome_that_an_entry_tells_of_is_played_by_a_row() -> None:
    unplayed = [
        (short_id(each.id), change.since, change.to)
        for each in records()
        for change in each.changes
        if change.kind == "changed"
        if not any(
            row.separates(change.since, change.to)
            for row in ROWS
            if short_id(each.id) in (*row.sources, *find_entries_beside(row, "keyforge"))
        )
    ]
    assert unplayed == []


# nobody else asks for the edition

_NUMBERS = set(EDITIONS)
_NAMES = {"V1_0", "V1_1", "V1_3"}


def questions_about_the_edition(source: str) -> list[int]:
    """The lines that name an edition, or compare the one that is played with anything but the list of all."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)):
                asks = text in _NUMBERS
            case ast.Name(id=name):
                asks = name in _NAMES
            case ast.ImportFrom(names=names):
                asks = not _NAMES.isdisjoint(alias.name for alias in names)
            case ast.Compare():
                asks = _is_of_edition(node)
            case ast.Match(subject=subject):
                asks, node = _is_edition(subject), subject
            case _:
                continue
        if asks:
            found.append(node.lineno)
    return found


def _is_of_edition(node: ast.Compare) -> bool:
    is_membership = isinstance(node.ops[0], (ast.In, ast.NotIn))
    every = node.comparators[0]
    among_all = (getattr(every, "id", None) or getattr(every, "attr", "")).lower() == "editions"
    return any(map(_is_edition, (node.left, *node.comparators))) and not (is_membership and among_all)


def _is_edition(node: ast.expr) -> bool:
    return "edition" in (getattr(node, "attr", None), getattr(node, "id", None))


def test_no_code_of_the_engine_but_the_table_asks_which_edition_is_played() -> None:
    folders = [Path(package.__path__[0]) for package in (kfjudge.core, kfjudge.games)]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert len(files) > 40
    named = {("keyforge", f"{name}.py") for name in ("__init__", "editions", "readings", "reference", "game")}
    named.add(("drawing", "rulebooks.py"))  # what notes on the books have to do with the table
    asking = [
        f"{path.name}:{line}"
        for path in files
        if path.parts[-2:] not in named
        for line in questions_about_the_edition(path.read_text(encoding="utf-8"))
    ]
    assert asking == []


@pytest.mark.parametrize(
    "source",
    [
        "if game.edition == newest: pass",
        "if edition < newest: pass",
        "if game.edition in old: pass",
        "old = ('1.0', '1.1')",
        "from kfjudge.games.keyforge.editions import V1_3",
        "match game.edition:\n    case _: pass",
    ],
)
def test_asking_for_the_edition_would_be_noticed(source: str) -> None:
    assert questions_about_the_edition(source)


def test_a_citation_and_a_check_of_the_name_are_not_taken_for_it() -> None:
    assert not questions_about_the_edition("cite = 'faq/1.3/11'\nif edition not in EDITIONS: pass")
