"""What a game says of how its entries are searched: how many letters the forms of a word have in common."""

from __future__ import annotations

import pytest

from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.search.search import search
from kfjudge.reference.store.store import open_store


@pytest.mark.parametrize(
    ("game", "lang", "query", "entry"),
    [
        ("arkham", "en", "can i choose to discard a weakness from my hand", "glossary/weakness"),
        (
            "arkham",
            "fr",
            "un copain veut arrêter au milieu de la campagne",
            "glossary/joining-or-leaving-a-campaign",
        ),
        (
            "fateforge",
            "en",
            "no modifier on the attack, who picks which hero gets hit",
            "rule/choosing-targets",
        ),
        ("fateforge", "en", "what happens to unspent time tokens", "glossary/time-token"),
        ("fateforge", "fr", "les héros commencent où sur le plateau de combat", "glossary/start-token"),
    ],
)
def test_an_entry_that_speaks_of_it_all_over_comes_before_one_that_has_the_words_once(
    game: str, lang: str, query: str, entry: str
) -> None:
    assert search(query, lang=lang, game=game).hits[0].id == f"{game}:{entry}"


@pytest.mark.parametrize("word", ["topped", "payez"])
def test_a_form_may_have_three_letters_in_common_where_the_game_says_no_more(word: str) -> None:
    assert lexicon_of(open_store("keyforge")).knows(word)
