"""Identifiers as people type them again: the entry is found however they are written; one of no entry is
refused with the nearest, and never guessed."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from kfjudge.core.errors import NotFound
from kfjudge.games import id_to_type
from kfjudge.reference import names as identifiers
from kfjudge.reference.api import record
from kfjudge.reference.lookup import lookup
from kfjudge.reference.search.ask import ask
from kfjudge.reference.search.search import search
from kfjudge.reference.text import fold

RETYPED = [
    ("GLOSSARY/STUN", "glossary/stun"),
    ("glossary stun", "glossary/stun"),
    ("stun glossary", "glossary/stun"),
    ("“glossary/stun”.", "glossary/stun"),
    ("keyforge/glossary/stun", "glossary/stun"),
    ("glossaire/sonné", "glossary/stun"),
    ("glossary/cannot_vs must may", "glossary/cannot-vs-must-may"),
    ("rule step 2", "rule/step-2-choose-a-house"),
    ("règle étape 2", "rule/step-2-choose-a-house"),
    ("card/aember imp", "card/æmber-imp"),
    ("card/badpenny", "card/bad-penny"),
    ("carte/faux jeton", "card/bad-penny"),
    ("card/coward’s-end/", "card/coward-s-end"),
    ("faq/1.3/10/", "faq/1.3/10"),
    ("faq10", "faq/1.3/10"),
    ("faq_1_3_10", "faq/1.3/10"),
    ("FAQ 1.3 #10", "faq/1.3/10"),
    ("erratum sauvegarde biométrique", "errata/biomatrix-backup"),
    ("library access errata", "errata/library-access"),
    ("rulebook 1.1", "edition/1.1"),
]
REFUSED = [  # what was typed, and the nearest that there is
    ("glossary/skirmsh", "glossary/skirmish"),
    ("rule/chain-biding", "rule/chain-bidding"),
    ("rule/elusive", "glossary/elusive"),
    ("rule/step-2", "rule/step-2-choose-a-house"),
    ("glossary/stunned", "fateforge:glossary/stunned"),  # stun, in KeyForge
    ("rule/turn-order", "fateforge:rule/turn-order"),
    ("card/cutthroat", "fateforge:card/cutthroat"),
    ("glossary/move", "arkham:glossary/move"),
]


@pytest.mark.parametrize(("typed", "id"), RETYPED)
def test_an_identifier_finds_its_entry_however_it_is_written(typed: str, id: str) -> None:
    results = search(typed)
    assert [hit.id for hit in results.hits] == [f"keyforge:{id}"]
    assert results.did_you_mean == ()
    assert lookup(typed).ids == (f"keyforge:{id}",)


@pytest.mark.parametrize(("typed", "near"), REFUSED)
def test_an_identifier_of_no_entry_is_refused_with_the_nearest(typed: str, near: str) -> None:
    results, answer, found = search(typed), ask(typed), lookup(typed)
    assert (answer.best, found.ids, found.guess) == (None, (), None)
    assert [id_to_type(hit.id) for hit in results.hits] in ([], [near])  # with wrong letters it leads a list
    assert results.did_you_mean[0] == answer.did_you_mean[0] == id_to_type(found.near[0].id) == near
    with pytest.raises(NotFound) as refused:
        record(typed)
    assert refused.value.near[0] == near


@pytest.mark.parametrize("typed", ["glossary/xyzzy", "rule/", "/", ":", "faq/9.9/1", "faq 1.3 999", "10"])
def test_what_is_no_identifier_is_not_bent_into_one(typed: str) -> None:
    assert search(typed).hits == ()


@pytest.mark.parametrize(
    ("query", "kind"),
    [
        ("faq phase shift", "faq"),
        ("faq bad penny yxilo bolter", "faq"),
        ("errata on bait and switch", "errata"),
    ],
)
def test_the_kind_that_is_asked_for_comes_first(query: str, kind: str) -> None:
    assert search(query).hits[0].kind == kind


def test_a_card_asked_for_by_name_keeps_what_is_said_of_it() -> None:
    assert search("card troll").hits[0].id == "keyforge:card/troll"
    assert "keyforge:errata/drummernaut" in {hit.id for hit in search("card drummernaut").hits}


def test_the_edition_of_a_question_may_have_a_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shelf:
        game = "keyforge"

        def find_id(self, id: str) -> str | None:
            return id if id == "keyforge:faq/2-2/10" else None

    monkeypatch.setattr(identifiers, "get_game", lambda _: SimpleNamespace(editions=("1.3", "2-2")))
    for typed in ("faq/2-2/10", "2-2/10", "FAQ 2-2 10", "faq 10 (2-2)", "faq 10"):
        assert identifiers._find_question(Shelf(), fold(typed), "keyforge") == "keyforge:faq/2-2/10", typed
