"""What bounds the time of a query, however much there is to be found: no word of it, and no run of words,
leads to more than a bounded number of things. How long queries take with a hundred times the entries is
measured by `python -m tests.benchmarks.bench_search --growth`."""

from __future__ import annotations

import pytest

from kfjudge.reference.search import lexicon
from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.mentions import ReadQuery, cards_named
from kfjudge.reference.store.store import open_store
from kfjudge.words import LANGUAGES


@pytest.fixture
def books() -> Lexicon:
    return lexicon_of(open_store())


def named(words: str, books: Lexicon) -> list[str]:
    typed = words.split()
    return [card.id for card in cards_named(ReadQuery(typed, typed, [1.0] * len(typed)), books)]


def test_a_word_of_very_many_cards_finds_none_by_itself_and_still_tells_those_apart_that_others_find(
    books: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    having_of = len(books.cards.having("of"))
    monkeypatch.setattr(lexicon, "MANY", having_of - 1)
    looked_up: list[str] = []
    having = books.cards.having
    monkeypatch.setattr(books.cards, "having", lambda word: looked_up.append(word) or having(word))
    assert named("gauntlet of command", books) == ["keyforge:card/gauntlet-of-command"]
    assert "of" not in looked_up


def test_a_run_of_words_leads_to_a_few_things_however_many_bear_that_name(
    books: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = " ".join(f"keyforge:glossary/stun-{n}" for n in range(500))
    monkeypatch.setitem(books.phrases, ("en", "stun"), (many, ""))
    [(_, _, concepts, _)] = books.phrases_in(["stun"], "en")
    assert concepts == tuple(many.split()[: len(concepts)])
    assert 1 < len(concepts) < 20


def test_the_books_of_today_are_within_every_bound(books: Lexicon) -> None:
    """So that the bounds change no answer."""
    assert not [
        word for called in books.cards.called for word in called.split() if books.cards.is_in_many(word)
    ]
    most = max(len(tokens.split()) for pair in books.phrases.values() for tokens in pair)
    assert most <= lexicon._MOST_MEANT
    assert {lang for lang, _ in books.phrases} == set(LANGUAGES)
