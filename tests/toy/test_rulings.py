"""Rulings that were published outside the books, with the toy in the house: when, where, and what its book
has on them."""

from __future__ import annotations

import pytest

from kfjudge import api
from kfjudge.reference.model import Publication
from tests.terminal import Kfjudge

SINCE = "Published since, not in the book"
BEFORE = "Published before the book, not in it"


def plain(text: str) -> str:
    """With ordinary spaces, and on one line."""
    return " ".join(text.replace("\u202f", " ").replace("\u00a0", " ").split())


@pytest.mark.usefixtures("toy")
def test_the_rulings_since_the_book_are_listed_the_newest_first_and_those_without_a_date_last(
    kfjudge: Kfjudge,
) -> None:
    assert kfjudge("faq", "--since", columns=100).lines == [
        "2 rulings published since, not in the book: what they are worth, the head judge decides.",
        "1 older one: kfjudge faq --since 1999",
        "A star against the last chip — One.",
        "  in 14 already · ruling/last-chip · magpie.example/answers, 2015-03",
        "Two birds over the same chips — No.",
        "  14 is silent · ruling/two-birds · magpie.example/birds, undated",
    ]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("since", "listed"),
    [
        ("2015-03", ["last-chip", "two-birds"]),
        ("2015-03-20", ["last-chip", "two-birds"]),  # it may be of the 31st
        ("2015-04", ["two-birds"]),
        ("1999-12-31", ["last-chip", "tired-bird", "two-birds"]),
        ("2000", ["last-chip", "two-birds"]),
    ],
)
def test_rulings_are_listed_from_a_date_on_and_whenever_theirs_is_not_known(
    since: str, listed: list[str], kfjudge: Kfjudge
) -> None:
    found = kfjudge("faq", "--since", since, "--json").data
    assert [one["id"].partition("/")[2] for one in found] == listed


@pytest.mark.usefixtures("toy")
def test_the_rulings_since_an_older_book_are_asked_for_by_its_edition(kfjudge: Kfjudge) -> None:
    assert len(kfjudge("faq", "--since", "--json").data) == 2
    assert len(kfjudge("faq", "--since", "--edition", "first", "--json").data) == 3


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("slug", "lang", "said"),
    [
        ("last-chip", "en", [SINCE, "One. The last one goes", "2015-03", "The book of 14 says so already."]),
        ("last-chip", "fr", ["Publié depuis, absent du livret", "Un seul.", "L’édition 14 le dit déjà."]),
        ("two-birds", "en", [SINCE, "undated", "The book of 14 does not say: the head judge decides."]),
        ("two-birds", "fr", ["sans date", "L’édition 14 ne le dit pas"]),
        ("tired-bird", "en", [BEFORE, "1999", "The book of 14 says otherwise: Only a bird that is awake"]),
        (
            "tired-bird",
            "fr",
            ["Publié avant le livret", "L’édition 14 dit autre chose : seul un oiseau éveillé"],
        ),
    ],
)
@pytest.mark.parametrize("command", ["lookup", "faq"])
def test_a_ruling_says_that_it_is_in_no_book_when_it_was_published_and_what_the_book_has_on_it(
    command: str, slug: str, lang: str, said: list[str], kfjudge: Kfjudge
) -> None:
    seen = plain(kfjudge(command, f"ruling/{slug}", "--lang", lang, "--full").out)
    assert [part for part in said if part not in seen] == []


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("form", ["--quote", "--json", "--format=markdown", "--format=html"])
def test_a_ruling_is_marked_in_every_form(form: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "ruling/tired-bird", form)
    if form == "--json":
        assert seen.data["standing"] == "differs"
        assert seen.data["otherwise"] == "Only a bird that is awake may cover the chips."
        source = {"address": "https://magpie.example/old", "date": "1999", "also": []}
        assert seen.data["source"] == source
    else:
        assert BEFORE in seen.out
        assert "magpie.example/old, 1999" in seen.out
        assert "says otherwise" in seen.out


@pytest.mark.usefixtures("toy")
def test_a_program_reads_source_and_standing() -> None:
    entry = api.entry("toy:ruling/last-chip")
    assert entry.standing == "says"
    also = ("https://magpie.example/again",)
    assert entry.source == Publication("https://magpie.example/answers/", "2015-03", also)
