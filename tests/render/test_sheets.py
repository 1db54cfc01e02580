"""What a judge prints or keeps on a phone: each line with its entry, on a terminal, as Markdown and as one
file for a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfjudge.core.text import full_id
from kfjudge.games import get_game
from kfjudge.games.keyforge.facts import KEYWORDS
from kfjudge.reference.api import record
from tests.terminal import Kfjudge

SHEETS = ("timing", "keywords", "editions")
ID = re.compile(r"\b(?:glossary|rule|faq|errata|card)/[a-z0-9./-]*[a-z0-9]")


def plain(text: str) -> str:
    return " ".join(text.split())


def test_the_pages_are_listed_and_another_name_leads_to_them(kfjudge: Kfjudge) -> None:
    seen = kfjudge("page")
    assert seen.status == 0
    assert all(f"kfjudge page {name}" in seen.out for name in SHEETS)
    other = kfjudge("page", "timming")
    assert other.status == 1
    assert all(name in other.out for name in SHEETS)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *(("keyforge", name) for name in SHEETS),
        *(("arkham", name) for name in ("timing", "keywords", "tokens")),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [40, 80, 100])
def test_every_line_of_a_page_names_an_entry_that_there_is(
    kfjudge: Kfjudge, game: str, name: str, lang: str, columns: int
) -> None:
    words = ("page", name, "--lang", lang, "--game", game)
    seen = kfjudge(*words, columns=columns)
    assert seen.status == 0
    for part in kfjudge(*words, "--json").data["parts"]:
        for row in part["rows"]:
            assert row["refs"], row
            assert all(record(full_id(ref["id"], "keyforge")) and ref["place"] for ref in row["refs"])
            assert plain(row["text"]) in plain(" ".join(seen.out.split()))
    assert max(map(len, seen.lines)) <= columns


def test_an_identifier_wider_than_the_screen_is_found_as_it_stands_in_two_lines(kfjudge: Kfjudge) -> None:
    shown = "rule/step-3-play-discard-and-use- cards-of-the-chosen-house"
    assert shown in kfjudge("page", "timing", columns=40).text
    (found,) = {kfjudge("lookup", *typed, "--json").data["id"] for typed in ([shown], shown.split())}
    assert found == "keyforge:rule/step-3-play-discard-and-use-cards-of-the-chosen-house"
    wide = kfjudge("page", "timing", columns=80).text
    assert "rule/step-3-play-discard-and-use-cards-of-the-chosen-house" in wide


def steps(kfjudge: Kfjudge, title: str) -> list[str]:
    parts = kfjudge("page", "timing", "--json").data["parts"]
    (part,) = [part for part in parts if part["title"] == title]
    return [row["text"] for row in part["rows"]]


def test_the_page_of_timing_has_the_order_of_the_book(kfjudge: Kfjudge) -> None:
    parts = kfjudge("page", "timing", "--json").data["parts"]
    assert [part["title"] for part in parts] == [
        *("The turn", "Playing a card", "A fight", "Damage", "Destruction", "Leaving play")
    ]
    firsts = [row["refs"][0]["id"] for row in parts[0]["rows"]]
    assert [id.partition("-")[2][0] for id in firsts[:5]] == ["1", "2", "3", "4", "5"]
    assert firsts[5] == "glossary/end-of-turn"
    # Assault and hazardous before the blows, “Fight:” after them (glossary of 1.3, Assault and Fight).
    fight = " ".join(steps(kfjudge, "A fight"))
    order = ["Exhaust", "Choose an enemy", "assault (X)", "deals its power", "poison", "“Fight:”"]
    assert [fight.index(word) for word in order] == sorted(fight.index(word) for word in order)
    assert steps(kfjudge, "Damage")[0].startswith("Armor comes first")
    # “Destroyed:” and “Leaves Play:” resolve just before.
    assert steps(kfjudge, "Destruction")[0].startswith("Just before")
    assert steps(kfjudge, "Leaving play")[0].startswith("Just before")


def test_the_page_of_keywords_has_each_keyword_of_a_card(kfjudge: Kfjudge) -> None:
    shown = {id.rpartition("/")[2] for id in ID.findall(kfjudge("page", "keywords").out)}
    assert shown == set(KEYWORDS)


def test_the_page_of_editions_has_every_difference_with_each_edition(kfjudge: Kfjudge) -> None:
    parts = kfjudge("page", "editions", "--json").data["parts"]
    rows = [row for part in parts for row in part["rows"]]
    assert len(rows) == len(get_game("keyforge").drawing.rulebooks().rows)
    assert all(edition in row["text"] for row in rows for edition in get_game("keyforge").editions)
    (purge,) = [row for row in rows if "purged card lies" in row["name"]]
    assert purge["text"] == "1.0*, 1.1: it lies facedown; 1.3: it lies faceup."
    assert purge["refs"] == [{"id": "glossary/purge", "place": "1.1, 1.3"}]


def test_a_page_written_for_one_edition_is_not_shown_for_another(kfjudge: Kfjudge) -> None:
    seen = kfjudge("page", "timing", "--edition", "1.1")
    assert seen.status == 1
    assert "kfjudge page editions" in seen.text
    assert kfjudge("page", "timing", "--edition", "1.3").out == kfjudge("page", "timing").out
    assert "Rulebook 1.1" in kfjudge("page", "keywords", "--edition", "1.1").out


def test_markdown_has_the_sections_and_their_steps(kfjudge: Kfjudge) -> None:
    lines = kfjudge("page", "timing", "--markdown", columns=40).lines
    assert lines[0] == "# Timing"
    assert "## A fight" in lines
    assert any(line.startswith("1. Forge a key.") and "`rule/step-1-forge-a-key`" in line for line in lines)
    assert "- **Elusive** — " in kfjudge("page", "keywords", "--markdown").out


@pytest.mark.parametrize("name", SHEETS)
def test_the_file_for_a_browser_needs_nothing_else(kfjudge: Kfjudge, name: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert str(file) in kfjudge("page", name, "--html", str(file), "--lang", "fr").out.replace("\n", "")
    page = file.read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert "%%" not in page
    assert not re.search(r"(?:src|href)=|url\(|@import|<script", page)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    rows = kfjudge("page", name, "--json").data["parts"]
    assert page.count("<li>") == sum(len(part["rows"]) for part in rows)


def test_two_ways_to_show_a_page_do_not_go_together(kfjudge: Kfjudge) -> None:
    assert kfjudge("page", "timing", "--json", "--markdown").status == 2


def test_a_french_sheet_names_the_sections_of_the_french_book(kfjudge: Kfjudge) -> None:
    shown = kfjudge("page", "timing", "--lang", "fr").out
    assert "Séquence du tour" in shown
    assert "Turn sequence" not in shown
    assert "Turn sequence" in kfjudge("page", "timing").out
