"""Asking in plain words: the answer, the cards that were meant, and silence where the books are silent."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.reference.ask import ask


def test_a_question_gets_its_verdict_its_cards_and_what_it_rests_on() -> None:
    answer = ask("bad peny killed by yxilo bolter, is it purged?")
    assert answer.best is not None
    assert (answer.best.id, answer.best.verdict) == ("keyforge:faq/1.3/10", "Back to your hand.")
    assert [(card.id, card.title, card.written, card.exact) for card in answer.cards] == [
        ("bad-penny", "Bad Penny", "bad peny", False),
        ("yxilo-bolter", "Yxilo Bolter", "yxilo bolter", True),
    ]
    assert {"keyforge:glossary/destroyed", "keyforge:glossary/purge"} <= {hit.id for hit in answer.rests_on}
    assert answer.did_you_mean == ("bad penny killed by yxilo bolter, is it purged?",)


def test_a_question_in_french_is_answered_in_french() -> None:
    answer = ask("déboulonneur yxilo tue faux jetno : est-il purgé ?")
    assert answer.lang == "fr"
    assert answer.best is not None
    assert (answer.best.id, answer.best.verdict) == ("keyforge:faq/1.3/10", "Dans votre main.")
    assert [card.title for card in answer.cards] == ["Déboulonneur Yxilo", "Faux Jeton"]


def test_the_language_of_the_answer_can_be_chosen() -> None:
    answer = ask("can artifacts fight?", lang="fr")
    assert answer.best is not None
    assert answer.best.id == "keyforge:rule/using-artifacts"
    assert answer.best.lang == "fr"


def test_cards_of_both_languages_are_recognized_in_one_sentence() -> None:
    cards = [card.id for card in ask("does faux jeton survive against Stealer of Souls").cards]
    assert cards == ["bad-penny", "stealer-of-souls"]


def test_a_common_word_names_no_card() -> None:
    assert ask("when does a creature enter play, and in what order").cards == ()


@pytest.mark.parametrize(
    "question",
    [
        "what is the capital of France?",
        "how do I castle in chess",
        "best pizza in town",
        "comment cuire un œuf ?",
        "quel temps fera-t-il demain ?",
        "xkqzv brtpl",
        "",
        "?",
    ],
)
def test_a_question_outside_the_books_gets_no_answer(question: str) -> None:
    answer = ask(question)
    assert answer.best is None
    assert answer.rests_on == ()


def test_an_identifier_is_answered_by_its_entry() -> None:
    answer = ask("faq 10", lang="fr")
    assert answer.best is not None
    assert (answer.best.id, answer.best.lang) == ("keyforge:faq/1.3/10", "fr")


def test_an_edition_answers_with_what_it_prints() -> None:
    newest, older = (
        ask("pitlord restringuntus naming dis"),
        ask("pitlord restringuntus naming dis", edition="1.1"),
    )
    assert newest.best is not None
    assert older.best is not None
    assert (newest.best.id, older.best.id) == ("keyforge:faq/1.3/7", "keyforge:faq/1.1/7")


def test_nothing_is_told_twice() -> None:
    answer = ask("does armor stop hazardous damage?")
    assert answer.best is not None
    told = [answer.best.id, *(hit.id for hit in answer.rests_on), *(hit.id for hit in answer.near)]
    assert len(told) == len(set(told))


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_anything_can_be_asked(question: str) -> None:
    assert ask(question).question == question
