"""Asking in plain words: the answer, the cards that were meant, and silence where the books are silent."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.reference.api import record
from kfjudge.reference.search import search
from kfjudge.reference.search.ask import ask
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.search.passage import by_relevance
from kfjudge.reference.search.rank import rank
from kfjudge.reference.store.store import open_store
from kfjudge.reference.text import words_of


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
    ("question", "entries"),
    [
        ("does an exhausted creature deal damage back when attacked?", {"rule/fight"}),
        ("une créature inclinée rend-elle les coups ?", {"rule/fight"}),
        ("can I reap on the turn I play a creature?", {"rule/creatures"}),
        (
            "peut-on utiliser un artéfact le tour où on le joue ?",
            {"rule/artifacts"},
        ),
        ("combien de cartes je pioche avec 7 chaînes ?", {"rule/chains"}),
        ("puis-je choisir de ne pas forger de clé ?", {"rule/step-1-forge-a-key"}),
        ("can I attack my own creature?", {"rule/fight", "glossary/attack"}),
        ("can I mulligan twice", {"glossary/mulligan", "rule/game-setup"}),
        ("when do I get my archived cards back", {"glossary/archives"}),
    ],
)
def test_a_question_is_answered_by_what_settles_it_not_by_what_has_its_words(
    question: str, entries: set[str]
) -> None:
    answer = ask(question)
    assert answer.best is not None
    assert answer.best.id.removeprefix("keyforge:") in entries


@pytest.mark.parametrize(
    ("accident", "rule"),
    [
        ("my opponent looked at my hand, penalty?", "can my opponent look at my archives"),
        ("peut-on prendre une clé à l’adversaire ?", "peut-on prendre le contrôle d’une créature"),
        ("what if both decks are the same", "what if my deck is empty"),
    ],
)
def test_what_is_policy_is_in_no_book_but_the_rule_beside_it_is(accident: str, rule: str) -> None:
    assert ask(accident).best is None
    assert ask(rule).best is not None


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("my creature should have died from poison, right?", "glossary/poison"),
        ("ma créature aurait-elle dû mourir du poison ?", "glossary/poison"),
        ("my opponent forgot to forge a key", "rule/step-1-forge-a-key"),
        ("j’ai oublié de prendre mes archives avant de choisir ma maison", "glossary/archives"),
        ("should the upgrade have been discarded with the creature?", "rule/upgrades"),
    ],
)
def test_a_question_put_as_a_mistake_is_a_question(question: str, entry: str) -> None:
    answer = ask(question)
    assert answer.best is not None
    assert answer.best.id == f"keyforge:{entry}"


@pytest.mark.parametrize(
    "question",
    [
        "is my hand public",
        "can I look at the top card of my deck",
        "puis-je regarder la main de mon adversaire",
        "what happens if time runs out",
        "la main est-elle publique ?",
    ],
)
def test_what_no_book_says_is_not_answered_by_the_rule_that_has_its_words(question: str) -> None:
    assert ask(question).best is None


@pytest.mark.parametrize(
    "question", ["quel temps fera-t-il", "double strike", "mutation de masse", "ma mère est chez le médecin"]
)
def test_no_card_is_read_into_a_question_that_has_no_answer(question: str) -> None:
    answer = ask(question)
    assert (answer.best, answer.cards) == (None, ())


def test_a_stunned_creature_and_its_omni_are_told_in_the_paragraph_on_uses() -> None:
    stun = record("glossary/stun")
    for question in (
        "can a stunned creature use its omni?",
        "une créature sonnée peut-elle utiliser son omni ?",
    ):
        assert by_relevance(question, stun, "1.3")[0] == 1


def test_words_that_name_the_entry_do_not_choose_among_its_paragraphs() -> None:
    leaving, skirmish = record("glossary/leaves-play"), record("glossary/skirmish")
    assert by_relevance("amber on an artifact that leaves play", leaving, "1.3")[0] == 2
    assert by_relevance("does skirmish stop hazardous damage?", skirmish, "1.3")[0] == 1


def test_a_number_is_looked_up_in_the_ranges_of_a_table() -> None:
    chains = record("rule/chains")
    assert by_relevance("j’ai 10 chaînes, je pioche combien ?", chains, "1.3")[0] == 1
    assert by_relevance("how many cards with 20 chains?", chains, "1.3")[0] == 1
    assert by_relevance("how many cards with 30 chains?", chains, "1.3")[0] != 1


def test_a_short_paragraph_with_as_much_of_the_question_comes_before_a_long_one() -> None:
    leaving = record("glossary/leaves-play")
    assert by_relevance("amber on an artifact", leaving, "1.3")[0] == 2


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


def test_what_opens_a_list_answers_as_a_sentence_does() -> None:
    answer = ask("what may I do about a trap", game="fateforge")
    assert answer.passage.endswith(":")
    assert answer.verdict == answer.passage


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
    told = [answer.best.id, *(hit.id for hit in answer.further)]
    assert set(told) > {hit.id for hit in answer.rests_on}
    assert len(told) == len(set(told))


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_anything_can_be_asked(question: str) -> None:
    assert ask(question).question == question


@pytest.mark.slow
def test_a_word_that_the_books_print_is_never_answered_with_nothing() -> None:
    store, printed = open_store(), set()
    for id in lexicon_of(store).ids:
        record = store.record(id)
        assert record is not None
        if record.kind in ("glossary", "rule"):
            texts = (text for variant in record.variants for text in variant.text.values())
            printed |= {word for text in texts for word in words_of(text) if not word.isdigit()}
    assert len(printed) > 1500
    nothing = []
    for word in sorted(printed):
        answer = ask(word)
        if not (answer.best or answer.passages or answer.later):
            nothing.append(word)
    assert nothing == []


def test_the_game_that_answers_is_asked_once_though_it_is_first_asked_whether_it_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ranked = []
    monkeypatch.setattr(search, "rank", lambda *one, **named: ranked.append(one) or rank(*one, **named))
    answer = ask("can a stunned creature reap or fight")
    assert answer.best is not None
    assert len(ranked) == 1


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Que se passe-t-il si je rate un test ?", "arkham:rule/st-7-apply-results"),
        ("Que se passe-t-il si le deck est vide ?", "arkham:glossary/drawing-cards"),
        ("que se passe-t-il", "arkham:card/what-s-going-on"),
    ],
)
def test_what_everybody_begins_a_question_with_is_no_card(question: str, expected: str) -> None:
    assert ask(question, lang="fr", game="arkham").best.id == expected
