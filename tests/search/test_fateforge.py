"""What only questions on Fateforge show of searching: words that an accent tells from little ones, and cards
called by their own names or by the name of their kind."""

from __future__ import annotations

import pytest

from kfjudge.reference.search.search import search
from kfjudge.reference.text import words_of


def _first(query: str, lang: str) -> str:
    return search(query, lang=lang, game="fateforge").hits[0].id.partition(":")[2]


def test_dice_are_no_little_word_in_french_where_the_rules_speak_of_them() -> None:
    assert words_of("Combien de dés ?", "fateforge") == ["combien", "de", "dés"]
    assert words_of("Combien de dés ?", "keyforge") == ["combien", "de", "des"]


@pytest.mark.parametrize("dice", ["dés", "des", "DÉS", "de\u0301s"])
def test_a_question_about_dice_is_about_dice_with_their_accent_and_without(dice: str) -> None:
    assert _first(f"je lance combien de {dice}", "fr") in ("rule/combat-dice", "rule/rolling-dice")


def test_a_little_word_before_a_thing_is_no_die() -> None:
    with_them, without = (
        search(query, lang="fr", game="fateforge").hits
        for query in ("le tour des ennemis", "le tour ennemis")
    )
    assert with_them[0].id == without[0].id == "fateforge:rule/enemy-turns"


@pytest.mark.parametrize(
    ("query", "lang", "card"),
    [
        ("Ki-La", "en", "shaman"),
        ("Varsha", "fr", "mercenary"),
        ("les décapitations", "fr", "decapitation"),  # of many, and in no other entry
        ("sicaires", "fr", "cutthroat"),  # its stem is another than that of one
        ("la carte charge", "fr", "charge"),  # an alias of another entry is all but this
        ("charge card", "en", "charge"),
        ("arcer", "en", "archer"),  # has three letters in common with the bow
        ("charge two", "en", "charge-ii"),
    ],
)
def test_a_card_comes_first_however_it_is_called(query: str, lang: str, card: str) -> None:
    assert _first(query, lang) == f"card/{card}"
