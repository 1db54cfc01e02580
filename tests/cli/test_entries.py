"""Looking up: the answer first, on one screen, in either language, with what must be known of editions."""

from __future__ import annotations

import pytest
from at_a_terminal import Kfjudge

from kfjudge.cli.asked import EDITIONS, LANGUAGES, Asked
from kfjudge.cli.showing import lay_out
from kfjudge.reference.api import records
from kfjudge.render.entry import first_screen, whole
from kfjudge.render.page import rows


def plain(text: str) -> str:
    """The text with ordinary spaces, on one line."""
    return " ".join(text.split())


@pytest.fixture(autouse=True)
def _reference(kfjudge: Kfjudge) -> None:
    """Whatever reads the reference does so from the index of the tests."""
    kfjudge("--version")


@pytest.mark.parametrize(
    ("term", "id"),
    [
        (["stun"], "keyforge:glossary/stun"),
        (["sonné"], "keyforge:glossary/stun"),
        (["SONNE"], "keyforge:glossary/stun"),
        (["glossary/stun"], "keyforge:glossary/stun"),
        (["keyforge:glossary/stun"], "keyforge:glossary/stun"),
        (["bad", "penny"], "keyforge:card/bad-penny"),
        (["faux-jeton"], "keyforge:card/bad-penny"),
        (["faq/1.3/10"], "keyforge:faq/1.3/10"),
    ],
)
def test_a_term_is_found_however_it_is_written(kfjudge: Kfjudge, term: list[str], id: str) -> None:
    seen = kfjudge("lookup", *term, "--json")
    assert seen.status == 0
    assert seen.data["id"] == id


def test_the_answer_comes_first_then_the_edition_the_place_and_what_to_read_next(kfjudge: Kfjudge) -> None:
    lines = kfjudge("lookup", "stun").lines
    assert lines[0] == "Stun · Sonné"
    assert lines[1].startswith("A stunned creature spends its next use getting rid of the stun")
    place = next(number for number, line in enumerate(lines) if line.startswith("Rulebook 1.3, Glossary"))
    assert lines[place].endswith("glossary/stun")
    assert lines[place + 1].startswith("See: Use, Using creatures")
    assert lines[-1] == "… --full for the rest"


def test_full_shows_what_the_first_screen_leaves_out(kfjudge: Kfjudge) -> None:
    assert "One stun is the limit" not in kfjudge("lookup", "stun").out
    full = kfjudge("lookup", "stun", "--full").out
    assert "One stun is the limit" in full
    assert "Also printed in: Rulebook 1.1" in full
    assert "--full" not in full


def test_french_says_when_the_french_book_is_older_than_the_rule(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "sonné", "--lang", "fr")
    assert "Une créature sonnée consacre" in plain(seen.out)
    assert "Le texte français imprimé est de la 1.1 ; la règle a changé en 1.3." in plain(seen.out)
    unchanged = kfjudge("lookup", "provocation", "--lang", "fr").out
    assert "règle a changé" not in plain(unchanged)


def test_an_older_edition_says_that_the_rule_changed_since(kfjudge: Kfjudge) -> None:
    older = kfjudge("lookup", "stun", "--edition", "1.1")
    assert "Rulebook 1.1" in older.out
    assert "Changed in 1.3." in older.out
    assert "Changed in" not in kfjudge("lookup", "stun").out


def test_an_edition_that_does_not_print_an_entry_says_whose_text_is_shown(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "alpha", "--edition", "1.1")
    assert "Edition 1.1 does not print this: the text is that of 1.3." in plain(seen.out)
    assert "does not print" not in kfjudge("lookup", "alpha").out


def test_an_unknown_term_gets_the_nearest_in_both_languages_and_status_1(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "sutn")
    assert seen.status == 1
    assert seen.lines[0] == "Nothing in the books is called “sutn”."
    assert "  Stun · Sonné" in seen.lines
    assert seen.err == ""
    assert "Rien dans les livrets" in kfjudge("lookup", "sutn", "--lang", "fr").out
    data = kfjudge("lookup", "sutn", "--json")
    assert data.status == 1
    assert "Stun · Sonné" in data.data["near"]


def test_a_shared_name_gets_a_list_and_not_a_guess(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    from kfjudge.reference.lookup import Found

    shared = Found("x", ("keyforge:glossary/fight", "keyforge:rule/fight"))
    monkeypatch.setattr("kfjudge.reference.lookup.lookup", lambda *_, **__: shared)
    seen = kfjudge("lookup", "x")
    assert seen.status == 1
    assert seen.lines[0] == "“x” names 2 entries. Which one?"
    assert seen.lines[1:] == ["  Fight (glossary/fight)", "  Fight (rule/fight)"]


def test_both_languages_stand_side_by_side_or_one_under_the_other(kfjudge: Kfjudge) -> None:
    wide = kfjudge("lookup", "stun", "--both")
    assert len(wide.lines) <= 12
    assert wide.lines[0].split(" │ ") == [f"{'Stun · Sonné':<38}", "Sonné · Stun"]
    assert "la règle a changé en 1.3" in plain(" ".join(line.partition(" │ ")[2] for line in wide.lines))
    narrow = kfjudge("lookup", "stun", "--both", columns=40)
    assert "│" not in narrow.out
    assert narrow.lines.index("Stun · Sonné") < narrow.lines.index("Sonné · Stun")


def test_a_quotation_is_plain_paragraphs_with_their_citation(kfjudge: Kfjudge) -> None:
    lines = kfjudge("lookup", "stun", "--quote", columns=40).lines
    assert lines[0].startswith(
        "Stun: A stunned creature spends its next use getting rid of the stun: it exhausts"
    )
    assert (
        lines[-1]
        == "— Rulebook 1.3, Glossary, “Stun, stun status card” (glossary/stun), in the words of kfjudge"
    )
    question = kfjudge("faq", "1", "--quote").lines
    assert question[0].endswith("How often does it trigger?")
    assert question[2].startswith("Twice. ")


def test_an_entry_as_json_has_the_fields_of_the_contract(kfjudge: Kfjudge) -> None:
    contract = "id kind game title text lang edition editions aliases see cards cite scenarios"
    data = kfjudge("lookup", "stun", "--json").data
    assert set(contract.split()) <= set(data)
    both = kfjudge("lookup", "stun", "--json", "--both").data
    assert [both[lang]["lang"] for lang in LANGUAGES] == list(LANGUAGES)


def test_a_card_shows_its_facts_its_erratum_and_the_questions_that_name_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kfjudge.render.card.card_text", lambda *_: [])
    seen = kfjudge("card", "Bait", "and", "Switch")
    assert seen.lines[0] == "Bait and Switch · Publicité Mensongère"
    assert seen.lines[1] == "Action, house Shadows, common."
    assert "Corrected in 1.3: The steal of 1 Æmber happens at most twice" in plain(seen.out)
    assert "FAQ 1.3/1 Bait and Switch against 14 Æmber — Twice." in seen.lines
    assert "Call of the Archons, no. 267 · card/bait-and-switch" in seen.lines


def test_a_card_that_the_engine_prints_corrected_only_names_its_erratum(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kfjudge.render.card.card_text", lambda *_: ["Play: steal 1 Æmber, twice at most."])
    seen = kfjudge("card", "Bait", "and", "Switch")
    assert seen.lines[2:4] == [
        "Play: steal 1 Æmber, twice at most.",
        "Corrected in 1.3; see errata/bait-and-switch.",
    ]


def test_keywords_among_the_facts_are_not_told_twice(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kfjudge.render.card.card_text", lambda *_: ["Elusive.", "Play: Steal 1 Æmber."])
    assert kfjudge("card", "urchin", "--full").out.count("Elusive") == 1


def test_a_card_says_what_it_does_in_both_languages_where_the_engine_knows_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = {"en": ["Play: gain 1 Æmber."], "fr": ["Jouez : gagnez 1 Aombre."]}
    monkeypatch.setattr("kfjudge.render.card.card_text", lambda _, lang, __: printed[lang])
    for lang, other in (("en", "fr"), ("fr", "en")):
        lines = kfjudge("card", "anger", "--lang", lang).lines
        assert lines[2:5] == [*printed[lang], "", *printed[other]]


def test_what_is_no_card_is_not_found_as_one(kfjudge: Kfjudge) -> None:
    seen = kfjudge("card", "stun")
    assert seen.status == 1
    assert seen.lines[0] == "There is no card “stun”."


def test_the_faq_is_a_list_or_one_question_however_it_is_numbered(kfjudge: Kfjudge) -> None:
    listed = kfjudge("faq")
    assert listed.lines[0].startswith("FAQ of 1.3: 28 questions.")
    assert len(listed.lines) <= 12
    everything = plain(kfjudge("faq", "--full").out)
    assert all(f" {number} " in everything for number in range(1, 29))
    one = kfjudge("faq", "10")
    assert one == kfjudge("faq", "1.3/10") == kfjudge("faq", "faq/1.3/10") == kfjudge("lookup", "faq/1.3/10")
    assert one.lines[0].startswith("FAQ 1.3/10 · ")
    older = kfjudge("faq", "1", "--edition", "1.1")
    assert older.lines[0].startswith("FAQ 1.1/1 · ")


def test_a_question_that_is_not_there_says_how_many_there_are(kfjudge: Kfjudge) -> None:
    seen = kfjudge("faq", "29")
    assert seen.status == 1
    assert seen.lines == ["The FAQ of 1.3 has no question 29; it has 1 to 28."]
    assert kfjudge("faq", "--edition", "1.0").lines == ["Edition 1.0 has no FAQ."]


def test_a_question_is_said_to_run_only_when_a_scenario_answers_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from kfjudge.reference import api

    record = api.record
    shown: dict[str, tuple[str, ...]] = {"scenarios": ()}
    monkeypatch.setattr(api, "record", lambda id: replace(record(id), **shown))
    assert "kfjudge replay" not in kfjudge("faq", "10").out
    shown["scenarios"] = ("faq/one", "faq/another")
    assert "Runs: kfjudge replay faq/1.3/10" in kfjudge("faq", "10").lines
    assert "Runs: kfjudge replay faq/one (1 more)" in kfjudge("card", "bad", "penny").lines
    assert "Runs too: faq/another" in kfjudge("card", "bad", "penny", "--full").lines


def test_errata_are_a_list_or_that_of_a_card(kfjudge: Kfjudge) -> None:
    assert sum(line.startswith("Erratum: ") for line in kfjudge("errata").lines) == 4
    assert kfjudge("errata", "bait", "and", "switch").lines[0].startswith("Erratum: Bait and Switch")
    none = kfjudge("errata", "anger")
    assert none.status == 1
    assert none.lines[0] == "No erratum for Anger. There is one for:"
    assert "  Library Access" in none.lines


def test_editions_say_what_each_book_is(kfjudge: Kfjudge) -> None:
    seen = kfjudge("editions")
    assert len(seen.lines) <= 12
    assert [line for line in seen.lines if line.startswith(("Rules 1", "Rulebook 1"))]
    assert {entry["id"] for entry in kfjudge("editions", "--json").data} == {
        f"keyforge:edition/{edition}" for edition in EDITIONS
    }
    assert kfjudge("editions", "1.1").lines[0].startswith("Rulebook 1.1")
    assert kfjudge("editions", "2.0").status == 1


def test_a_list_is_as_long_as_asked(kfjudge: Kfjudge) -> None:
    assert len(kfjudge("faq", "--limit", "3", "--json").data) == 3
    assert len(kfjudge("faq", "--limit", "3", columns=100).lines) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_entry_fits_its_first_screen_and_its_columns(lang: str, edition: str) -> None:
    asked = Asked(lang, edition=edition)
    for record in records():
        if record.kind == "card" and edition != EDITIONS[0]:
            continue  # a card is printed once
        for width in (40, 80):
            page = lay_out(record, record.view(lang, edition), asked, width)
            assert len(first_screen(page, width, lang)) <= rows(width), record.id
            assert max(len(line.text) for line in whole(page)) <= width, record.id


def test_mistakes_in_the_entries_are_warned_of_beside_the_answer(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kfjudge.reference.store import open_store

    kfjudge("lookup", "stun")
    monkeypatch.setattr(type(open_store()), "troubles", 3)
    seen = kfjudge("lookup", "stun")
    assert seen.status == 0
    assert seen.err.startswith("3 mistakes in the entries")
    assert kfjudge("doctor").err == ""
