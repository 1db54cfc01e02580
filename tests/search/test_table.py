"""Questions as they are asked at a table: two things compared, mistakes, words of later sets, French as it is
typed, and whose language the answer is in."""

from __future__ import annotations

import pytest

from kfjudge.reference.search.ask import ask
from kfjudge.reference.search.search import search
from kfjudge.situation.api import answer_question


@pytest.mark.parametrize(
    ("question", "both"),
    [
        ("purge vs discard", {"glossary/purge", "glossary/discard-pile"}),
        ("c koi la diff entre detruit et sacrifié", {"glossary/destroyed", "glossary/sacrifice"}),
        ("stun or exhaust", {"glossary/stun", "rule/ready-and-exhausted"}),
        ("alpha et omega, laquelle se joue en premier", {"glossary/alpha", "glossary/omega"}),
    ],
)
def test_two_things_that_are_compared_stand_side_by_side(question: str, both: set[str]) -> None:
    answer = ask(question)
    assert answer.best is not None
    assert answer.beside is not None
    assert {entry.id.removeprefix("keyforge:") for entry in (answer.best, answer.beside.entry)} == both
    assert answer.beside.apart
    assert answer.verdict == answer.beside.apart


@pytest.mark.parametrize(
    "question",
    [
        "can I reap or fight with a stunned creature",
        "peut-on utiliser un artéfact le tour où on le joue ?",
        "does armor stop hazardous damage?",
    ],
)
def test_what_is_asked_of_two_things_does_not_compare_them(question: str) -> None:
    assert ask(question).beside is None


@pytest.mark.parametrize(
    ("mistake", "entries"),
    [
        ("my opponent forgot to say check at the end of his turn", {"rule/step-5-draw-cards"}),
        (
            "we forgot to forge at the start of the turn, he had 7 amber",
            {"rule/step-1-forge-a-key", "glossary/forge"},
        ),
        (
            "j ai oublié de prendre mes archives avant de choisir ma maison",
            {"glossary/archives", "rule/step-2-choose-a-house"},
        ),
    ],
)
def test_a_mistake_is_answered_by_the_rule_and_known_for_one(mistake: str, entries: set[str]) -> None:
    answer = ask(mistake)
    assert answer.best is not None
    assert answer.best.id.removeprefix("keyforge:") in entries
    assert answer.mistake
    assert not ask("when do I forge a key").mistake


@pytest.mark.parametrize(
    ("question", "word"),
    [("does ward stop stun", "ward"), ("c’est quoi la marée haute", "maree haute"), ("enrage", "enrage")],
)
def test_a_word_of_a_later_set_is_named_as_one(question: str, word: str) -> None:
    answer = ask(question)
    assert answer.best is None
    assert answer.later == (word,)
    assert word not in answer.not_read


@pytest.mark.parametrize("question", ["how many cards in a deck", "à 4 joueurs", "à quatre joueurs"])
def test_what_only_has_the_words_of_a_rule_is_not_answered(question: str) -> None:
    assert ask(question).best is None


def test_the_answer_is_in_the_language_of_the_reader_unless_the_question_is_plainly_in_another() -> None:
    def language(question: str, reader: str) -> str:
        return ask(question, reader=reader).lang

    assert language("assault on elusive", "en") == "en"
    assert language("assault on elusive", "fr") == "fr"
    assert language("est-ce que je peux attaquer avec une créature sonnée ?", "en") == "fr"
    assert language("can I attack with a stunned creature?", "fr") == "en"
    assert ask("can I attack with a stunned creature?", lang="fr").lang == "fr"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("sil attake une creature insezissable", "s’il attaque une créature insaisissable"),
        ("jpeu forger 2 clés ds le mm tour ?", "je peux forger deux clés dans le même tour ?"),
        ("keske ce passe si lattaquant meurt", "qu’est-ce qui se passe si l’attaquant meurt"),
        ("can u reap w a stunned creature", "can you reap with a stunned creature"),
    ],
)
def test_what_is_typed_in_haste_is_read_as_what_is_meant(typed: str, written: str) -> None:
    meant, found = ask(written), ask(typed)
    assert meant.best is not None
    assert found.best is not None
    assert found.best.id == meant.best.id


@pytest.mark.parametrize("question", ["mon adversaire joue trop lentement", "où acheter des clés en métal"])
def test_a_word_of_every_day_is_not_taken_for_two_without_their_apostrophe(question: str) -> None:
    assert search(question, game="keyforge").hits == ()


@pytest.mark.parametrize(
    "question", ["can I copy a card?", "how do I save a creature", "c’est en français ?"]
)
def test_words_of_every_day_name_no_card(question: str) -> None:
    assert ask(question).cards == ()


@pytest.mark.parametrize(
    ("question", "board", "entries"),
    [
        (
            "does skirmish protect me from hazardous",
            "skirmish-does-not-stop-hazardous",
            {"glossary/skirmish", "glossary/hazardous"},
        ),
        (
            "throwing stars can I put all three damage on one creature",
            "throwing-stars-up-to-three",
            {"card/throwing-stars"},
        ),
        pytest.param(
            "soul snatcher and bad penny, do I get the amber",
            "destroyed-timing",
            {"rule/damage-and-armor", "glossary/destroyed"},
            marks=pytest.mark.xfail(reason="the first of the two cards leads, the rule stands behind it"),
        ),
    ],
)
def test_a_board_that_plays_the_case_stands_under_the_answer(
    question: str, board: str, entries: set[str]
) -> None:
    answer = ask(question)
    assert answer.best is not None
    assert answer.best.id.removeprefix("keyforge:") in entries
    assert answer.boards[0].name.rpartition("/")[2] == board


def test_a_situation_that_nothing_printed_settles_is_played() -> None:
    found = answer_question("headhunter attacks briar grubbling, does the grubbling get hurt?")
    assert found.tried is not None
    assert found.answer.best is not None
    assert found.answer.best.id == "keyforge:glossary/hazardous"


@pytest.mark.parametrize(
    "question",
    [
        "can a stunned creature fight?",  # names no card
        "yxilo bolter kills bad penny, is it purged?",  # the FAQ settles it
        "what does bad penny do",  # nothing is done
    ],
)
def test_what_is_no_situation_or_is_settled_is_not_played(question: str) -> None:
    assert answer_question(question).tried is None
