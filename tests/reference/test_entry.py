"""Entries as a reader of one language sees them under one edition."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from kfjudge.core.errors import NotFound, Trouble
from kfjudge.games import get_game
from kfjudge.reference import api
from kfjudge.reference.model import Entry, Hit


def test_an_entry_and_a_hit_have_the_fields_of_the_contract() -> None:
    of_entry = "id kind game title text lang edition editions aliases see cards cite scenarios"
    of_hit = "id kind game title lang editions score why snippet cite"
    assert " ".join(field.name for field in fields(Entry)).startswith(of_entry)
    assert " ".join(field.name for field in fields(Hit)) == of_hit


def test_an_entry_is_in_the_language_and_edition_asked() -> None:
    english, french = api.entry("glossary/stun"), api.entry("glossary/stun", lang="fr", edition="1.1")
    assert (english.title, english.edition, english.lang) == ("Stun", "1.3", "en")
    assert (french.title, french.edition, french.lang) == ("Sonné", "1.1", "fr")
    assert english.id == french.id == "keyforge:glossary/stun"
    assert english.text != api.entry("glossary/stun", edition="1.1").text
    assert english.editions == ("1.3", "1.1")
    assert english.cite == "Rulebook 1.3, Glossary, “Stun, stun status card”"
    assert french.cite == "Livret 1.1, Glossaire, « Sonné, carte de statut sonné »"


def test_an_edition_that_lacks_an_entry_is_answered_by_the_nearest_and_says_so() -> None:
    shown = api.entry("glossary/alpha", edition="1.1")
    assert (shown.edition, shown.asked) == ("1.3", "1.1")
    assert api.entry("faq/1.1/7").edition == "1.1"
    assert api.entry("glossary/stun", edition="1.0").edition == "1.1"


def test_what_is_older_in_own_book_is_marked() -> None:
    assert api.entry("glossary/stun", lang="fr").is_older_in_own_book
    assert not api.entry("glossary/stun", lang="fr", edition="1.1").is_older_in_own_book
    assert not api.entry("glossary/stun").is_older_in_own_book
    assert not api.entry("glossary/archives", lang="fr").is_older_in_own_book


def test_a_question_has_its_verdict() -> None:
    shown = api.entry("faq/1.3/10")
    assert shown.verdict == "Back to your hand."
    assert shown.question is not None
    assert shown.cards == ("yxilo-bolter", "bad-penny")
    assert shown.cite == "Rulebook 1.3, FAQ, question 10"
    assert api.entry("glossary/stun").verdict is None


def test_a_card_has_its_facts_and_who_names_it() -> None:
    shown = api.entry("card/bad-penny", lang="fr")
    assert shown.title == "Faux Jeton"
    assert shown.text.startswith("Créature, Maison Ombres, commune, puissance 1.")
    assert shown.see[0] == "keyforge:faq/1.3/10"
    assert shown.cite == "L’Appel des Archontes, n° 296 ; L’Âge de l’Ascension, n° 267"
    assert shown.source is None


def test_a_card_of_age_of_ascension_is_of_the_newest_edition() -> None:
    shown = api.entry("card/drummernaut", edition="1.1")
    assert shown.editions == ("1.3",)
    assert shown.cite == "Age of Ascension, no. 006"


def test_an_identifier_of_nothing_names_the_nearest() -> None:
    with pytest.raises(NotFound) as raised:
        api.entry("glossary/stunn")
    assert "glossary/stun" in raised.value.near


@pytest.mark.parametrize("asked", [{"lang": "de"}, {"edition": "1.2"}])
def test_a_language_or_edition_that_there_is_not_is_a_mistake(asked: dict[str, str]) -> None:
    with pytest.raises(Trouble):
        api.entry("glossary/stun", **asked)


def test_questions_are_listed_by_number_and_editions_newest_first() -> None:
    questions = [entry.id.rpartition("/")[2] for entry in api.entries("faq", edition="1.3")]
    assert questions == [str(number) for number in range(1, 29)]
    assert [entry.edition for entry in api.entries("edition")] == list(
        reversed(get_game("keyforge").editions)
    )
    assert all(entry.lang == "fr" for entry in api.entries("errata", lang="fr"))


def test_every_reference_of_every_entry_leads_somewhere() -> None:
    records = {record.id: record for record in api.records()}
    for record in records.values():
        assert record.variants
        assert all(id in records for id in record.see)
        assert all(f"keyforge:card/{card}" in records for card in record.cards)
        for lang in ("en", "fr"):
            for edition in get_game("keyforge").editions:
                shown = record.view(lang, edition)
                assert shown.text
                assert shown.title
                assert shown.cite


def test_an_entry_tells_its_changes_book_by_book_and_not_across_them_again() -> None:
    pairs = [(change.since, change.to) for change in api.entry("glossary/armor").changes]
    assert pairs == [("1.0", "1.1"), ("1.1", "1.3")]
