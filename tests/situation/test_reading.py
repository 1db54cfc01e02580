"""Situations as people tell them, in both languages: what is done and what is true comes out as a reader of
the sentence would say it, and what cannot be understood stands in the way of playing."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from kfjudge.situation.parser import parse
from tests.situation.summaries import summarize_facts, summarize_steps

with (Path(__file__).parent / "read.tsv").open(encoding="utf-8", newline="") as file:
    TOLD = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def parts(cell: str, mark: str) -> list[str]:
    return [part for part in cell.split(mark) if part]


@pytest.mark.parametrize("row", TOLD, ids=[row["text"] for row in TOLD])
def test_a_situation_says_what_its_sentence_says(row: dict[str, str]) -> None:
    told = parse(row["text"], row["lang"], "keyforge")
    assert summarize_steps(told) == parts(row["deeds"], "; ")
    assert summarize_facts(told) == set(parts(row["facts"], "; "))
    assert list(told.blocking) == parts(row["in the way"], ", ")


def test_the_table_has_both_languages() -> None:
    langs = [row["lang"] for row in TOLD]
    assert langs.count("en") >= 60
    assert langs.count("fr") >= 60


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Troll attacks Urchin next to Krump", "Troll attaque Orphelin à côté de Krump"),
        ("I play Anger on my stunned Troll", "je joue Colère sur mon Troll sonné"),
        ("my opponent reaps with Bumpsy at 5 amber", "mon adversaire moissonne avec Bobosse à 5 ambre"),
    ],
)
def test_both_languages_say_the_same(english: str, french: str) -> None:
    one, other = parse(english, "en", "keyforge"), parse(french, "fr", "keyforge")
    assert (one.lang, other.lang) == ("en", "fr")
    assert summarize_steps(one) == summarize_steps(other) != []
    assert summarize_facts(one) == summarize_facts(other)


@pytest.mark.parametrize("lang", ["en", "fr", None])
def test_a_sentence_is_read_in_its_own_language_whatever_the_readers(lang: str | None) -> None:
    assert parse("I attack my opponent's Troll with Krump", lang, "keyforge").lang == "en"
    assert parse("j’attaque le Troll de mon adversaire avec Krump", lang, "keyforge").lang == "fr"


@pytest.mark.parametrize(
    "text",
    ["Troll attacks Bad Peny", "trol attaks badpenny", "TROLL ATTACKS BAD PENNYS", "Troll attaque fauxjeton"],
)
def test_names_and_verbs_are_read_in_any_spelling(text: str) -> None:
    told = parse(text, "en", "keyforge")
    assert summarize_steps(told) == ["attack troll > bad-penny"]
    assert told.blocking == ()


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Troll attacks Bad Penny", True),
        ("mon Troll sonné moissonne", True),
        ("what does stun do", False),
        ("how many cards do I draw with 2 chains", False),
        ("what does Troll do", False),
        ("quel est le coût d’une clé", False),
        ("can I forge two keys in one turn", False),
    ],
)
def test_a_situation_is_told_from_a_question_on_a_rule(text: str, is_one: bool) -> None:
    assert parse(text, "en", "keyforge").describes_board is is_one


@pytest.mark.parametrize(
    "text",
    [
        "Troll attacks Glorbax",
        "Troll bonks Urchin then reaps",
        "my opponent did not attack Urchin with Troll",
        "Troll attacks a wall of mine",
        "mon Troll attaque un truc et moissonne",
        "j’attaque Orphelin avec Zgloub",
    ],
)
def test_a_sentence_that_was_read_in_part_is_not_played(text: str) -> None:
    assert parse(text, "en", "keyforge").blocking != ()


@pytest.mark.parametrize("text", ["", "?", "!!! ...", "« »", "a" * 5000, "Troll " * 300, "1 2 3", "'s l' d'"])
def test_anything_may_be_typed(text: str) -> None:
    told = parse(text, None, "keyforge")
    assert told.text == text


@pytest.mark.parametrize("typed", ["Oui-Oui le Filou", "oui oui le filou", "OUI-OUI LE FILOU"])
def test_a_name_that_differs_by_hyphens_and_capitals_alone_is_not_told_as_put_right(typed: str) -> None:
    assert parse(f"Troll attaque {typed}", "fr", "keyforge").read_as == ()


def test_what_was_not_read_is_told_as_it_was_typed() -> None:
    assert parse("Sud joue Appât, Nord a 9 Aombres", "fr", "keyforge").unread == ("joue", "Appât")
