"""Boards are found by the case that they play, and never stand before the entry that settles it."""

from __future__ import annotations

import pytest

from kfjudge import api
from kfjudge.reference.search.boards import Board, boards_on
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.search.query import understood
from kfjudge.reference.search.search import search
from kfjudge.reference.store.store import open_store


def on(question: str, *, edition: str | None = None) -> list[Board]:
    store = open_store()
    return boards_on(store, understood(question, lexicon_of(store)), edition=edition)


def names(question: str, *, edition: str | None = None) -> list[str]:
    return [board.name.rpartition("/")[2] for board in on(question, edition=edition)]


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("soul snatcher and bad penny, do I get the amber", "destroyed-timing"),
        ("does skirmish protect me from hazardous", "skirmish-does-not-stop-hazardous"),
        ("harland mindlock dies, who gets the creature back", "leaves-play-with-the-one-that-holds-it"),
        ("bulwark dies, what happens to its neighbors armor", "armor-lost"),
        ("arracheur d'âmes et faux jeton, je gagne l'ambre ?", "destroyed-timing"),
        ("est-ce que l'escarmouche protège de hasardeux", "skirmish-does-not-stop-hazardous"),
        ("si le bastion meurt ses voisines perdent leur armure ?", "armor-lost"),
        ("une créature volée rentre chez elle si son ravisseur meurt ?",
         "leaves-play-with-the-one-that-holds-it"),
        ("arracheur d'ames paie le proprietaire ou le controleur", "destroyed-each-owner-paid"),
        ("armure chauffée à blanc compte l'armure déjà utilisée ?", "armor-lent-counts-when-it-is-lost"),
        ("la cape de l'armageddon est détruite à la place de sa créature ?",
         "destroyed-ability-replaces-destruction"),
        ("capacité « détruit » d'une créature sacrifiée ?", "sacrifice-counts-as-destroyed"),
        ("les capacités constantes d'une créature sonnée marchent encore ?", "stun-and-constant-abilities"),
        ("le poison arrêté par l'armure tue quand même ?", "poison-fully-prevented"),
        ("nuages d'ammoniac : les dégats sont en même temps ?", "damage-to-several-at-once"),
    ],
)  # fmt: skip
def test_the_board_that_plays_the_case_is_first(question: str, name: str) -> None:
    assert names(question)[0] == name


def test_the_boards_with_all_cards_that_are_named_leave_out_those_with_one() -> None:
    for board in on("soul snatcher and bad penny, do I get the amber"):
        assert {"soul-snatcher", "bad-penny"} <= set(board.cards)
        assert set(board.named) == {"soul-snatcher", "bad-penny"}


def test_a_card_that_happens_to_be_there_with_words_of_every_board_is_no_case() -> None:
    assert on("mon adversaire joue bobosse") == []
    assert on("my opponent plays a troll") == []


def test_several_cards_alone_find_the_board_on_which_they_meet() -> None:
    assert names("Fear on Harland Mindlock") == ["control-ends-with-its-source"]
    assert names("gateway to dis and harland mindlock") == ["leaves-play-with-the-one-that-holds-it"]
    assert names("harland mindlock and skippy timehog") == []
    assert on("Fear on Harland Mindlock")[0].score > 1.5 > on("does bad penny return to hand")[0].score


def test_what_is_done_and_what_comes_of_it_count_not_only_the_title() -> None:
    assert names("harland mindlock returns to hand, which flank")[0] == "control-ends-with-its-source"
    assert "control-ends-with-its-source" in names("harland mindlock returns to hand")


def test_a_board_says_which_entries_it_speaks_for() -> None:
    best = on("does skirmish protect me from hazardous")[0]
    assert {"keyforge:glossary/skirmish", "keyforge:glossary/hazardous"} <= set(best.shows)
    question = on("anger on a stunned creature with no enemy in play")[0]
    assert "keyforge:faq/1.3/11" in question.answers
    assert question.titles["fr"]


@pytest.mark.parametrize(
    "question",
    ["how many cards in a deck", "who goes first", "what is a ward", "can I play two cards", "taunt", ""],
)  # fmt: skip
def test_a_word_or_two_that_many_boards_have_is_no_case(question: str) -> None:
    assert on(question) == []


def test_a_card_alone_finds_the_boards_that_are_called_after_it() -> None:
    found = on("bad penny")
    assert found
    assert all("Bad Penny" in board.titles["en"] and board.has_a_card_alone for board in found)
    assert not any(board.has_a_card_alone for board in on("does bad penny return to hand"))
    assert search("que fait La Terreur", lang="en").hits[0].id == "keyforge:card/the-terror"


def test_only_boards_of_the_edition_and_the_game_are_found() -> None:
    question = "does skirmish protect me from hazardous"
    assert "skirmish-does-not-stop-hazardous" in names(question, edition="1.1")
    assert "skirmish-does-not-stop-hazardous" not in names(question, edition="1.0")
    assert on(question)


def test_a_board_stands_behind_the_entries_that_settle_a_question() -> None:
    hits = search("does skirmish protect me from hazardous", lang="en").hits
    kinds = [hit.kind for hit in hits]
    assert "board" in kinds
    assert "board" not in kinds[:3]
    first = kinds.index("board")
    assert hits[first].id == "keyforge:board/glossary/skirmish-does-not-stop-hazardous"
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_a_board_is_first_for_whoever_says_its_title_or_its_name() -> None:
    for query in ("Skirmish does not stop hazardous damage", "skirmish-does-not-stop-hazardous"):
        assert search(query).hits[0].id == "keyforge:board/glossary/skirmish-does-not-stop-hazardous"


def test_a_board_stays_behind_the_question_that_it_answers_even_for_its_title() -> None:
    board = on("yxilo bolter against bad penny")[0]
    ids = [hit.id for hit in search(board.titles["en"], lang="en").hits]
    assert ids[0] == board.answers[0]
    assert board.id in ids


def test_boards_alone_are_found_by_a_single_word() -> None:
    found = api.search("taunt", kind="board", lang="fr")
    assert found
    assert {hit.kind for hit in found} == {"board"}
    assert all(hit.title and hit.snippet and hit.title not in hit.snippet for hit in found)


def test_boards_give_no_answer_where_the_books_have_none() -> None:
    assert api.search("how do I sleeve my cards for a tournament") == []
