"""Rulings that were published outside the books: found like everything else, and marked as in no book."""

from __future__ import annotations

import pytest

from kfjudge.api import ask
from kfjudge.reference.api import record, records
from kfjudge.reference.model import may_be_from
from kfjudge.reference.search.search import search
from kfjudge.words import LANGUAGES
from tests.terminal import Kfjudge

SINCE = "Published since, not in the book"


def plain(text: str) -> str:
    """With ordinary spaces, and on one line."""
    return " ".join(text.replace("\u202f", " ").replace("\u00a0", " ").split())


@pytest.mark.parametrize("given", ["20", "2020-13", "2020-06-32", "June 2020", "2020-06 or so"])
def test_what_is_no_date_is_told_with_what_one_looks_like(given: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge("faq", "--since", *given.split())
    assert (seen.status, seen.out) == (2, "")
    assert f"“{given}” is no date" in plain(seen.err)
    assert "2020-06-16" in seen.err


def test_a_game_without_rulings_says_so(kfjudge: Kfjudge) -> None:
    seen = kfjudge("faq", "--since", "--game", "fateforge")
    assert seen.status == 1
    assert "No ruling is known" in seen.out


def test_a_ruling_that_is_the_very_case_answers_and_is_headed_as_in_no_book(kfjudge: Kfjudge) -> None:
    seen = kfjudge("ask", "how many cards do I draw, my opponent controls two succubus cards")
    assert seen.lines[0] == SINCE
    assert seen.lines[1].startswith("To four. Each Succubus takes one card off the refill")
    assert "· ruling/two-succubi-stack" in plain(seen.out)


def test_a_card_lists_the_rulings_that_name_it(kfjudge: Kfjudge) -> None:
    seen = plain(kfjudge("card", "succubus").out)
    assert f"{SINCE}: Two Succubus cards, two cards fewer — To four." in seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["keyforge", "arkham"])
def test_every_ruling_is_found_by_its_question(game: str, lang: str) -> None:
    asked = {one.id: one.questions[lang] for one in records("ruling", game) if one.questions}
    assert asked
    lost = [id for id, question in asked.items() if id not in _found_by(question, lang, game)]
    assert lost == []


def _found_by(question: str, lang: str, game: str) -> list[str]:
    return [hit.id for hit in search(question, lang=lang, game=game).hits]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_on_cards_of_arkham_answers_its_own_question_though_no_game_is_named(lang: str) -> None:
    asked = {one.id: one.questions[lang] for one in records("ruling", "arkham") if one.questions}
    answers = {id: ask(question, lang=lang).best for id, question in asked.items()}
    assert [id for id, best in answers.items() if best is None or best.id != id] == []


def test_a_ruling_is_named_as_such_among_what_was_found(kfjudge: Kfjudge) -> None:
    seen = plain(kfjudge("search", "two succubus cards, two cards fewer", columns=100).out)
    assert "Two Succubus cards, two cards fewer (published since, not in the book) — To four." in seen


def test_rulings_do_not_count_as_what_an_edition_added(kfjudge: Kfjudge) -> None:
    assert record("ruling/two-succubi-stack").editions == ("1.3",)
    assert "uccubus" not in kfjudge("diff", "1.1", "1.3", "--full").out


def test_a_board_is_replayed_by_its_ruling(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "ruling/two-succubi-stack", "--json")
    assert (seen.status, seen.data["status"]) == (0, "agrees")


def test_what_has_no_date_may_be_from_whenever() -> None:
    assert may_be_from(None, "2019-05")
    assert may_be_from("2019", "2019-05")
    assert not may_be_from("2018", "2019-05")
