"""Looking up: the answer first, on one screen, in either language, with what must be known of editions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from msgspec.structs import replace

from kfjudge import words
from kfjudge.cli.options import editions_newest_first
from kfjudge.core.text import short_id
from kfjudge.reference import api
from kfjudge.reference.api import records
from kfjudge.reference.model import Record
from kfjudge.render import entry_view
from kfjudge.render.entry_page import lay_out_entry
from kfjudge.render.entry_view import EntryView
from kfjudge.render.writers.first_screen import LaidPage, write_first_screen
from kfjudge.render.writers.text import rows
from kfjudge.words import LANGUAGES, pick_language
from tests.terminal import Kfjudge

ROOT = Path(__file__).parents[2]


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
        (["Gantelet", "de", "Commandement"], "keyforge:card/gauntlet-of-command"),  # so the 1.1 rulebook
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
    see = next(
        number for number, line in enumerate(lines) if line.startswith("See also: Use, Using creatures")
    )
    assert lines[place + 1 : see] == ["The book does not settle: what follows a use that takes off a stun."]
    assert lines[-1].startswith("Runs: kfjudge replay editions/stun-omni")
    assert lines[-1].endswith(" · --full for the rest")


@pytest.mark.parametrize(
    ("id", "lang", "answer"),
    [
        (
            "glossary/leaves-play",
            "en",
            "A card leaves play by going back to hand or deck, or by being destroyed, discarded, archived or"
            " purged.",
        ),
        ("glossary/cost", "fr", "Le coût de base d’une clé est de 6 Aombres."),
        ("faq/1.3/10", "en", "Back to your hand."),
        ("faq/1.3/10", "fr", "Dans votre main."),
    ],
)
def test_what_answers_stands_out_from_the_reasons(id: str, lang: str, answer: str) -> None:
    found = api.record(id)
    laid = LaidPage(lay_out_entry(EntryView(found, found.view(lang, "1.3"))), 40)
    assert plain(" ".join(line.text[: line.strong] for line in laid.answer)) == answer
    assert plain(" ".join(line.text for line in laid.answer)) != answer


def test_full_shows_what_the_first_screen_leaves_out(kfjudge: Kfjudge) -> None:
    for left_out in ("Step 6", "Also printed in: Rulebook 1.1"):
        assert left_out not in kfjudge("lookup", "game", "setup").out
        assert left_out in kfjudge("lookup", "game", "setup", "--full").out
    assert "--full for the rest" in kfjudge("lookup", "game", "setup").out
    assert "--full" not in kfjudge("lookup", "game", "setup", "--full").out


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
    seen = kfjudge("lookup", "stum")
    assert seen.status == 1
    assert seen.lines[0] == "Nothing in the books is called “stum”."
    assert "  Stun · Sonné" in seen.lines
    assert seen.err == ""
    assert "Rien dans les livrets" in kfjudge("lookup", "stum", "--lang", "fr").out
    data = kfjudge("lookup", "stum", "--json")
    assert data.status == 1
    assert "Stun · Sonné" in data.data["near"]


def test_a_shared_name_gets_a_list_and_not_a_guess(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    from kfjudge.reference.lookup import LookupResult

    shared = LookupResult("x", ("keyforge:glossary/fight", "keyforge:rule/fight"))
    monkeypatch.setattr("kfjudge.reference.lookup.lookup", lambda *_, **__: shared)
    seen = kfjudge("lookup", "x")
    assert seen.status == 1
    assert seen.lines[0] == "“x” names 2 entries. Which one?"
    assert seen.lines[1:] == ["  Fight (glossary/fight)", "  Fight (rule/fight)"]


def test_both_languages_stand_side_by_side_or_one_under_the_other(kfjudge: Kfjudge) -> None:
    assert len(kfjudge("lookup", "taunt", "--both").lines) <= 13  # « Rejouer : » has a line of its own
    wide = kfjudge("lookup", "stun", "--both")
    assert wide.lines[0].split(" │ ") == [f"{'Stun · Sonné':<38}", "Sonné · Stun"]
    assert "la règle a changé en 1.3" in plain(" ".join(line.partition(" │ ")[2] for line in wide.lines))
    narrow = kfjudge("lookup", "stun", "--both", columns=40)
    assert "│" not in narrow.out
    assert narrow.lines.index("Stun · Sonné") < narrow.lines.index("Sonné · Stun")


def test_both_languages_show_as_much_of_the_question(kfjudge: Kfjudge) -> None:
    for number in range(1, 29):
        seen = kfjudge("faq", str(number), "--both").lines
        left, right = (plain(" ".join(line.partition(" │ ")[side] for line in seen)) for side in (0, 2))
        assert ("?" in left) == ("?" in right), number


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


def _does(monkeypatch: pytest.MonkeyPatch, printed: dict[str, tuple[str, ...]] | None) -> None:
    """Let every card do that, whatever the engine makes of it; None: nobody has said yet what it does."""
    monkeypatch.setattr(Record, "does", lambda _, lang, __: printed and pick_language(printed, lang))


def test_a_card_shows_its_facts_its_erratum_and_the_questions_that_name_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    _does(monkeypatch, None)
    seen = kfjudge("card", "Bait", "and", "Switch")
    assert seen.lines[0] == "Bait and Switch · Publicité Mensongère"
    assert seen.lines[1] == "Action, house Shadows, common."
    assert seen.lines[2].startswith("kfjudge does not know yet what this card does")
    assert "Corrected in 1.3: The steal of 1 Æmber happens at most twice" in plain(seen.out)
    assert "FAQ 1.3/1 Bait and Switch against 14 Æmber — Twice." in seen.lines
    assert "Call of the Archons, no. 267 · card/bait-and-switch" in seen.lines


@pytest.mark.parametrize(
    ("lang", "does", "erratum", "before"),
    [
        (
            "en",
            "repeat that once.",
            "Changed by the erratum of 1.3 (errata/bait-and-switch). Before:",
            "as long as",
        ),
        (
            "fr",
            "répétez cela une fois.",
            "Changée par l’erratum de la 1.3 (errata/bait-and-switch). Avant :",
            "tant que",
        ),
    ],
)
def test_an_erratum_is_told_at_the_text_that_it_changed(
    kfjudge: Kfjudge, lang: str, does: str, erratum: str, before: str
) -> None:
    seen = plain(kfjudge("card", "bait-and-switch", "--lang", lang).out)
    assert seen.index(does) < seen.index(erratum) < seen.index(before) < seen.index("FAQ 1.3/1 ")


def test_under_an_edition_before_the_erratum_the_card_is_as_printed_and_what_it_became_stands_below(
    kfjudge: Kfjudge,
) -> None:
    seen = plain(kfjudge("card", "library-access", "--edition", "1.1").out)
    printed, became = seen.split("The erratum of 1.3 changes it (errata/library-access). Since:")
    assert "Purge this card" not in printed
    assert "Purge this card" in became


def test_what_was_printed_before_an_erratum_and_is_only_reported_is_told_as_reported(
    kfjudge: Kfjudge,
) -> None:
    assert "Before, as reported: Play/Fight/Reap:" in plain(kfjudge("card", "drummernaut").out)


def test_an_erratum_that_changes_nothing_of_what_is_told_is_named(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    _does(monkeypatch, {"en": ("Play: steal 1 Æmber, twice at most.",)})
    assert kfjudge("card", "bait-and-switch").lines[2:4] == [
        "Play: steal 1 Æmber, twice at most.",
        "Changed by the erratum of 1.3 (errata/bait-and-switch).",
    ]


@pytest.mark.parametrize(
    ("lang", "does"), [("en", "Destroyed: Return this"), ("fr", "Détruit : Renvoyez cette")]
)
def test_a_card_to_paste_says_what_it_does_and_where_it_is_printed(
    kfjudge: Kfjudge, lang: str, does: str
) -> None:
    seen = kfjudge("card", "bad-penny", "--quote", "--lang", lang)
    assert len([line for line in seen.lines if line]) == 3
    assert does in plain(seen.out)
    assert "card/bad-penny" in seen.lines[-1]
    corrected = plain(kfjudge("card", "bait-and-switch", "--quote").out)
    assert "Changed by the erratum of 1.3" in corrected


def test_keywords_among_the_facts_are_not_told_twice(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    _does(monkeypatch, {"en": ("Elusive.", "Play: Steal 1 Æmber.")})
    assert kfjudge("card", "urchin", "--full").out.count("Elusive") == 1


def test_a_card_says_what_it_does_in_the_language_of_its_reader_alone(kfjudge: Kfjudge) -> None:
    said = {"en": "You must choose house Dis", "fr": "Vous devez choisir la Maison Dis"}
    for lang, other in (("en", "fr"), ("fr", "en")):
        for width in (40, 100):
            seen = plain(kfjudge("card", "pitlord", "--full", "--lang", lang, columns=width).out)
            assert said[lang] in seen
            assert said[other] not in seen
    both = kfjudge("card", "pitlord", "--both", columns=40).out
    assert all(words in plain(both) for words in said.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_that_another_book_asks_too_is_named_with_whether_it_is_answered_otherwise(
    kfjudge: Kfjudge, lang: str
) -> None:
    otherwise = {"en": "answered otherwise", "fr": "autre réponse"}[lang]
    seen = plain(kfjudge("card", "pitlord", "--lang", lang).out)
    assert f"FAQ 1.1/7 ({otherwise})" in seen
    assert "FAQ 1.3/23 " in seen
    alike = plain(kfjudge("card", "library-access", "--lang", lang).out)
    assert "FAQ 1.1/8" in alike
    assert otherwise not in alike


def test_a_card_names_the_boards_on_which_it_does_something(kfjudge: Kfjudge) -> None:
    assert "Runs: kfjudge replay flamewake-shaman-alone" in kfjudge("card", "flamewake-shaman", "--full").out
    troll = kfjudge("card", "troll", "--full", columns=100).out
    assert "kfjudge search troll --kind board" in troll
    everywhere = sum("troll" in record.cards for record in records("board"))
    told = re.search(r"[(](\d+) more[)]", troll)
    assert told
    assert 20 < int(told[1]) < everywhere  # where it only stands about, it does nothing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_the_questions_on_a_card_those_of_the_edition_asked_for_come_first(
    kfjudge: Kfjudge, lang: str
) -> None:
    for edition, other in (("1.3", "1.1"), ("1.1", "1.3")):
        seen = kfjudge("card", "bait-and-switch", "--edition", edition, "--lang", lang).out
        assert 0 < seen.index(f"FAQ {edition}/1") < seen.index(f"FAQ {other}/1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_modeled_says_what_it_does(kfjudge: Kfjudge, lang: str) -> None:
    known = kfjudge("card", "pitlord", "--lang", lang, "--json").data
    assert known["modeled"]
    assert known["does"][-1].startswith({"en": "You must choose house Dis", "fr": "Vous devez choisir"}[lang])


def test_what_is_no_card_is_not_found_as_one(kfjudge: Kfjudge) -> None:
    seen = kfjudge("card", "stun")
    assert seen.status == 1
    assert seen.out.startswith("There is no card “stun”. ")


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
    record = api.record
    shown: dict[str, tuple[str, ...]] = {"scenarios": ()}
    monkeypatch.setattr(entry_view, "record", lambda id: replace(record(id), **shown))
    assert "kfjudge replay" not in kfjudge("faq", "10").out
    shown["scenarios"] = ("faq/one", "faq/another")
    assert kfjudge("faq", "10").lines[-1].startswith("Runs: kfjudge replay faq/1.3/10 ")
    runs = next(line for line in kfjudge("card", "bad", "penny").lines if line.startswith("Runs:"))
    assert re.match(r"Runs: kfjudge replay faq/1\.3/10 \(\d+ more\)", runs)
    assert "Runs too: faq/another," in plain(kfjudge("card", "bad", "penny", "--full").out)


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
        f"keyforge:edition/{edition}" for edition in editions_newest_first(None)
    }
    assert kfjudge("editions", "1.1").lines[0].startswith("Rulebook 1.1")
    assert kfjudge("editions", "2.0").status == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["faq", "errata", "editions"])
def test_a_wider_terminal_never_lists_less(kfjudge: Kfjudge, command: str, lang: str) -> None:
    titles = [entry["title"] for entry in kfjudge(command, "--json", "--lang", lang).data]
    before = 0
    for columns in (40, 55, 65, 79, 80, 100):
        seen = kfjudge(command, "--lang", lang, columns=columns)
        assert len(seen.lines) <= rows(columns)
        listed = sum(plain(title)[:20] in plain(seen.out) for title in titles)
        assert listed >= max(before, 1)
        before = listed


def test_a_narrow_list_of_questions_has_the_verdicts_below(kfjudge: Kfjudge) -> None:
    lines = kfjudge("faq", columns=40).lines
    at = next(number for number, line in enumerate(lines) if line.startswith(" 10  Yxilo Bolter"))
    assert lines[at + 1] == "     Back to your hand."


def test_a_list_is_as_long_as_asked(kfjudge: Kfjudge) -> None:
    assert len(kfjudge("faq", "--limit", "3", "--json").data) == 3
    lines = kfjudge("faq", "--limit", "3", columns=100).lines
    assert [line[:3] for line in lines[1:]] == ["  1", "  2", "  3"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", editions_newest_first(None))
def test_every_entry_fits_its_first_screen_and_its_columns(lang: str, edition: str) -> None:
    for record in records():
        if record.kind == "card" and edition != editions_newest_first(None)[0]:
            continue  # a card is printed once
        for width in (40, 80):
            page = lay_out_entry(EntryView(record, record.view(lang, edition)))
            seen = write_first_screen(page, width)
            assert len(seen) <= rows(width), record.id
            what_to_type = short_id(record.id)
            assert what_to_type in " ".join(line.text for line in seen)
            # A name that is longer than the line stands whole on it, to be copied.
            whole = [line.text for line in LaidPage(page, width).whole]
            assert all(len(line) <= width or " " not in line for line in whole), record.id


def test_a_question_that_both_books_print_is_no_question_without_french(kfjudge: Kfjudge) -> None:
    def told(number: int) -> str:
        return plain(kfjudge("faq", f"1.3/{number}", "--lang", "fr").out)

    for english, french in ((3, 3), (4, 4), (5, 5), (6, 8)):
        assert f"Cette question est dans le livret français : FAQ 1.1/{french}." in told(english)
    for english, french in ((1, 1), (7, 7)):
        assert f"Le livret français répond autrement à cette question : FAQ 1.1/{french}." in told(english)
    assert "Ne figure dans aucun livret français." in told(10)


def test_what_no_french_book_prints_is_not_called_older_in_french(kfjudge: Kfjudge) -> None:
    seen = plain(kfjudge("lookup", "glossary/cannot-vs-must-may", "--lang", "fr").out)
    assert "Ne figure dans aucun livret français ; la règle a changé en 1.3." in seen
    assert "Le texte français imprimé" not in seen


def test_french_reads_the_place_in_the_french_book_beside_that_of_the_text(kfjudge: Kfjudge) -> None:
    both = "Livret 1.3, Glossary, « Purge » · Livret 1.1, Glossaire, « Purger » · glossary/purge"
    for columns in (40, 80, 100):
        assert both in plain(kfjudge("lookup", "purger", "--lang", "fr", columns=columns).out)
    assert both in plain(kfjudge("ask", "que fait purger ?", "--lang", "fr").out)
    in_full = kfjudge("lookup", "purger", "--lang", "fr", "--full", columns=100).out
    assert plain(in_full).count("« Purger »") == 1  # not once more as a place where it is also printed
    older = plain(kfjudge("lookup", "purger", "--lang", "fr", "--edition", "1.1").out)
    assert "Livret 1.1, Glossaire, « Purger » · glossary/purge" in older
    assert (
        "Livret 1.1" not in kfjudge("lookup", "cannot vs must/may", "--lang", "fr").out
    )  # it does not print it
    assert "Rulebook 1.1" not in kfjudge("lookup", "purge").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80, 100])
def test_what_is_open_on_an_entry_is_named_in_two_lines_and_never_by_id(
    kfjudge: Kfjudge, lang: str, columns: int
) -> None:
    lead, more = {
        "en": ("The book does not settle: a destroyed card that goes home;", "more."),
        "fr": ("Le livret ne tranche pas : une carte détruite qui revient ;", "autres points."),
    }[lang]
    seen = kfjudge("lookup", "glossary/destroyed", "--lang", lang, columns=columns)
    lines = [plain(line) for line in seen.lines]
    first = next(at for at, line in enumerate(lines) if line.startswith(lead[:12]))
    assert " ".join(lines[first : first + 2]).startswith(lead)
    assert any(line.endswith(more) for line in lines[first : first + 2])
    ids = ("destroyed.goes-home", "destroyed.next-wave", "leaves-play.destroyed-together")
    assert not any(id in seen.out for id in ids)
    in_full = kfjudge("lookup", "glossary/destroyed", "--lang", lang, "--full", columns=columns).out
    assert all(id in in_full for id in ids)


def test_where_not_one_name_fits_what_is_open_is_counted(kfjudge: Kfjudge) -> None:
    seen = plain(kfjudge("lookup", "stun", "--edition", "1.1", "--lang", "fr", columns=40).out)
    assert "Le livret laisse ici 3 points ouverts." in seen


def test_where_a_note_says_that_the_books_are_silent_the_first_screen_does(kfjudge: Kfjudge) -> None:
    kfjudge("--version")
    newest = editions_newest_first(None)[0]
    silent = [
        record
        for record in records()
        for note in record.notes
        if newest in note.editions and re.search(r"[Nn]o book says|book .*does not say", note.text["en"])
    ]
    assert silent
    for record in silent:
        page = lay_out_entry(EntryView(record, record.view("en", newest)))
        seen = " ".join(line.text for line in write_first_screen(page, 80))
        assert "The book does not settle: " in seen, record.id


def test_the_newest_edition_has_the_same_rule_only_where_it_is_played_alike(kfjudge: Kfjudge) -> None:
    same = "L’édition 1.3 a la même règle."
    assert same in plain(kfjudge("lookup", "provocation", "--lang", "fr", "--edition", "1.1").out)
    # since 1.3 the “Omni:” of a stunned creature does nothing but take the stun off
    assert same not in plain(kfjudge("lookup", "glossary/omni", "--lang", "fr", "--edition", "1.1").out)


def test_an_entry_that_is_quoted_names_all_that_is_open_on_it(kfjudge: Kfjudge) -> None:
    seen = plain(kfjudge("lookup", "destroyed", "--quote").out)
    assert "The book does not settle: a destroyed card that goes home; " in seen
    assert "“Leaves Play:” of cards destroyed together." in seen


def test_mistakes_in_the_entries_are_warned_of_beside_the_answer(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kfjudge.reference.store import store

    monkeypatch.setattr(store, "_open", {})
    monkeypatch.setattr(store.Store, "troubles", 3)
    seen = kfjudge("lookup", "stun", "--game", "keyforge")
    assert seen.status == 0
    assert seen.err.startswith("3 mistakes in the entries")
    assert kfjudge("doctor").err == ""


def test_the_doctor_names_every_package_that_is_needed(kfjudge: Kfjudge) -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    named = kfjudge("doctor", "--json").data["packages"]
    assert {re.split(r"[<>=~!]", one)[0] for one in needed} <= set(named)
    assert all(named.values())


def test_a_board_says_what_it_shows_on_which_cards_and_how_to_run_it(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "skirmish-does-not-stop-hazardous", columns=100)
    assert seen.lines[0].startswith("Skirmish does not stop hazardous damage")
    assert "Editions: 1.3, 1.1" in seen.lines
    assert "Shows: Skirmish (glossary/skirmish), Hazardous (X) (glossary/hazardous)" in seen.lines
    assert "Cards: Snufflegator, Pit Demon, Flame-Wreathed" in seen.lines
    assert seen.lines[-1] == "Runs: kfjudge replay skirmish-does-not-stop-hazardous"
    assert "South attacks Pit Demon with Snufflegator" in seen.out
    french = kfjudge("lookup", "skirmish-does-not-stop-hazardous", "--lang", "fr", columns=100)
    assert french.lines[0].startswith("L’escarmouche n’arrête pas les dégâts hasardeux")
    assert "Sud attaque Démon des Abîmes avec Nasigator" in french.out


def test_what_differs_on_a_board_between_editions_is_said_of_each(kfjudge: Kfjudge) -> None:
    text = kfjudge("lookup", "destroyed-timing", "--json").data["text"]
    assert "1.0, 1.1: North: 1 aember" in text
    assert "1.3: North: 0 aember" in text


def test_a_quoted_board_says_its_title_once(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "skirmish-does-not-stop-hazardous", "--quote")
    assert seen.out.count("Skirmish does not stop hazardous damage") == 1
    assert "(board/glossary/skirmish-does-not-stop-hazardous)" in seen.out


def test_a_search_says_what_runs_a_board_however_narrow_it_is(kfjudge: Kfjudge) -> None:
    for columns in (40, 80):
        seen = kfjudge("search", "skirmish", "hazardous", "damage", "--kind", "board", columns=columns)
        words = " ".join(seen.out.split())
        assert "Skirmish does not stop hazardous damage (board)" in words
        assert "kfjudge replay skirmish-does-not-stop-hazardous" in words


def test_a_french_verdict_keeps_the_colon_that_follows_it_behind_a_space_that_does_not_break(
    kfjudge: Kfjudge,
) -> None:
    assert "Oui\u00a0: vous vous libérez" in kfjudge("lookup", "faq/1.3/5", "--lang", "fr", columns=100).out


def test_what_a_file_expects_is_set_in_type_in_french(kfjudge: Kfjudge) -> None:
    out = kfjudge("replay", "faq/1.3/1", "--expect", "--lang", "fr", columns=100).out
    assert "ok Sud\u00a0: 2 Aombres" in out


def test_where_there_is_one_language_both_shows_it_alone(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = kfjudge("lookup", "stun", "--full")
    data = kfjudge("lookup", "stun", "--json").data
    monkeypatch.delitem(words.LANGUAGES, "fr")
    assert kfjudge("lookup", "stun", "--both", "--full").lines[1:] == alone.lines[1:]
    both = kfjudge("lookup", "stun", "--both", "--json").data
    assert (both["title"], both["text"]) == (data["title"], data["text"])
