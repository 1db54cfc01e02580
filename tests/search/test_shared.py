"""Words that are entries in several games, and words that only one of them has. Each row of `shared.tsv` is a
word: what is first where KeyForge is at home, where Arkham Horror is and where Fateforge is, and the entries
of other games that KeyForge names beside it."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from kfjudge.games import GAMES
from kfjudge.reference.search.search import search

SHARED = Path(__file__).parent / "shared.tsv"


def _rows() -> list[dict[str, str]]:
    with SHARED.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def _game(id: str) -> str:
    return id.partition(":")[0]


@pytest.mark.slow
@pytest.mark.parametrize("home", GAMES)
def test_a_word_finds_the_entry_of_the_game_at_home_and_names_those_of_others(home: str) -> None:
    for row in _rows():
        results = search(row["query"], lang=row["lang"], home=home)
        assert [hit.id for hit in results.hits[:1]] == [row[home]], row["query"]
        having = {_game(id) for id in (*row["also"].split(), row["keyforge"])}
        assert {_game(id) for id in results.also} == having - {_game(row[home])}, row["query"]


def test_keyforge_names_the_entries_of_other_games_that_are_called_so() -> None:
    for row in _rows():
        assert set(search(row["query"], lang=row["lang"]).also) == set(row["also"].split()), row["query"]


def test_a_word_that_only_one_game_has_is_found_from_anywhere() -> None:
    alike = [row for row in _rows() if row["keyforge"] == row["arkham"] == row["fateforge"]]
    assert {_game(row["keyforge"]) for row in alike if not row["also"]} == set(GAMES)


def test_the_title_of_one_game_goes_before_what_players_of_all_others_say() -> None:
    alike = [row for row in _rows() if row["keyforge"] == row["arkham"] == row["fateforge"]]
    assert {"knocked out", "étourdi"} <= {row["query"] for row in alike if row["also"]}
