"""The files of the reference: the ones there are, and every mistake that one of them could have."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

from kfjudge.core.files import content_root
from kfjudge.games import GAMES, get_game
from kfjudge.reference.content.library import check_content, read_library
from kfjudge.reference.content.tables import Paraphrase
from kfjudge.reference.lookup import lookup
from kfjudge.reference.model import Publication, Record, Variant
from kfjudge.reference.text import name_key, words_of
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import say
from tests.reference.samples import QUESTION, REAP, RULING, STUN, TERMS

Content = Callable[[dict[str, str | bytes]], Path]
STUN_FILE = "glossary/keyforge/glossary/stun.yaml"
REAP_FILE = "glossary/keyforge/rule/reap.yaml"
FAQ_FILE = "faq/keyforge/1.3/11.yaml"
RULING_FILE = "faq/keyforge/ruling/stun-again.yaml"
SHEET_FILE = "glossary/keyforge/page/timing.yaml"
SHEET = """\
title: {en: Timing, fr: Déroulement}
sections:
- title: {en: First, fr: D’abord}
  steps: [{entries: [rule/reap], en: Reap., fr: Moissonnez.}]
- {title: {en: Then, fr: Ensuite}, list: [glossary/stun]}
"""
TERMS_FILE = "glossary/keyforge/terms.csv"


def test_the_files_of_the_reference_have_no_mistake() -> None:
    assert [(str(trouble.place), say(trouble.words, "en")) for trouble in check_content()] == []


def headings(game: str) -> list[dict[str, str]]:
    """What stands over the sections of a game's books: a row a heading, with the page where its entry begins,
    and the entry; those that are on the game itself have none."""
    with (Path(__file__).parent / "headings.tsv").open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["game"] == game]


def test_every_heading_of_the_three_books_is_an_entry() -> None:
    records = read_library(content_root(), "keyforge").records
    rows = headings("keyforge")
    missing = []
    for row in rows:
        record = records.get(f"keyforge:{row['id']}")
        source = record.sources.get(row["edition"]) if record else None
        if source is None or name_key(source.heading) != name_key(row["heading"]):
            missing.append(row)
    assert missing == []
    assert len(rows) > 250


@pytest.mark.parametrize(
    ("game", "number", "without_entry"), [("arkham", 192, 0), ("fateforge", 127 + 20, 6)]
)
def test_every_heading_of_a_book_leads_to_its_entry(game: str, number: int, without_entry: int) -> None:
    """In French, and by the official heading of the English book, where that is known."""
    rows = headings(game)
    assert len(rows) == number
    assert sum(not row["id"] for row in rows) == without_entry
    astray = [
        (heading, row["id"])
        for row in rows
        for lang, heading in (("fr", row["heading"]), ("en", row["heading_en"]))
        if row["id"] and heading
        if f"{game}:{row['id']}" not in lookup(heading, lang=lang, game=game).ids
    ]
    assert astray == []


@pytest.mark.parametrize(("game", "number"), [("arkham", 179), ("fateforge", 139)])
def test_every_entry_of_a_book_is_in_both_languages_and_says_on_which_page_it_is(
    game: str, number: int
) -> None:
    records = read_library(content_root(), game).records.values()
    entries = [record for record in records if record.kind in ("glossary", "rule")]
    assert len(entries) == number
    pages: dict[str, set[int]] = {}
    for row in headings(game):
        if row["page"]:
            pages.setdefault(f"{game}:{row['id']}", set()).add(int(row["page"]))
    for record in entries:
        assert set(LANGUAGES) <= record.titles.keys() & record.variants[0].text.keys(), record.id
        [source] = record.sources.values()
        assert source.page, record.id
        assert source.page in pages.get(record.id, {source.page}), record.id


def test_every_question_of_both_faqs_is_an_entry() -> None:
    records = read_library(content_root()).records
    questions = [
        f"keyforge:faq/{edition}/{n}"
        for edition, most in (("1.1", 8), ("1.3", 28))
        for n in range(1, most + 1)
    ]
    assert [id for id in questions if id not in records] == []
    assert sum(record.kind == "faq" for record in records.values()) == len(questions)


def test_every_card_of_both_sets_is_an_entry_in_both_languages() -> None:
    records = read_library(content_root(), "keyforge").records.values()
    cards = [record for record in records if record.kind == "card"]
    assert len(cards) == 574
    assert all(card.titles["en"] and card.titles["fr"] for card in cards)
    anger = next(card for card in cards if card.id == "keyforge:card/anger")
    assert anger.titles["fr"] == "Colère"
    assert "keyforge:faq/1.3/11" in anger.see


def test_what_a_small_content_says_is_read_whole(content: Content) -> None:
    library = read_library(content({}))
    stun = library.records["keyforge:glossary/stun"]
    assert library.troubles == ()
    assert stun.editions == ("1.3", "1.1")
    assert stun.see == ("keyforge:rule/reap",)
    assert stun.sources["1.3"].page == 12
    assert stun.variants[1].text["fr"] == "Elle ne fait rien."
    assert library.records["keyforge:faq/1.3/11"].verdicts == {"en": "Yes.", "fr": "Oui."}
    assert {term.word for term in library.terms if not term.official} == {
        *("freeze", "tapped down", "gelée", "récolter", "harvest", "faucher")
    }


def test_a_ruling_is_read_with_where_it_was_published_and_what_the_book_has_on_it(content: Content) -> None:
    library = read_library(content({RULING_FILE: RULING}))
    assert library.troubles == ()
    ruling = library.records["keyforge:ruling/stun-again"]
    assert ruling.published == Publication("https://example.org/faq", "2020-12")
    assert (ruling.standing, ruling.verdicts) == ("silent", {"en": "No.", "fr": "Non."})
    assert ruling.cite("fr", "1.3") == "example.org/faq, 2020-12"
    assert "keyforge:ruling/stun-again" in library.records["keyforge:card/anger"].see


MISTAKES = {
    "an unknown field": (STUN_FILE, STUN + "titel: {en: a, fr: b}\n", 15, "did you mean `title`"),
    "a field twice": (STUN_FILE, STUN + "cards: [anger]\n", 15, "written twice"),
    "no title": (REAP_FILE, REAP.replace("title:", "#"), 2, "`title` is missing"),
    "no French": (REAP_FILE, REAP.replace(", fr: Moissonner", ""), 1, "missing in French"),
    "no English": (REAP_FILE, REAP.replace("en: Gain 1 Æmber., ", ""), 6, "missing in English"),
    "an empty text": (REAP_FILE, REAP.replace("Gain 1 Æmber.", '" "'), 6, "empty"),
    "a text for a list": (STUN_FILE, STUN.replace("[rule/reap]", "rule/reap"), 3, "must be a list"),
    "a list for a text": (REAP_FILE, REAP.replace("en: Reap", "en: [Reap]"), 1, "must be a text"),
    "a page that is no number": (STUN_FILE, STUN.replace("page: 12", "page: twelve"), 7, "must be a number"),
    "an edition that is none": (REAP_FILE, REAP.replace('editions: ["1.3"]', 'editions: ["1.4"]'), 5, "1.4"),
    "a source of no edition": (STUN_FILE, STUN.replace('"1.1": {', '"1.4": {'), 6, "unknown field `1.4`"),
    "an edition without text": (
        REAP_FILE,
        REAP.replace('  "1.3"', '  "1.1": {section: a, heading: b}\n  "1.3"'),
        3,
        "no variant has a text",
    ),
    "a text without edition": (
        REAP_FILE,
        REAP.replace('editions: ["1.3"]', 'editions: ["1.3", "1.1"]'),
        5,
        "`sources` does not name",
    ),
    "an edition with two texts": (
        REAP_FILE,
        REAP + '- editions: ["1.3"]\n  text: {en: a, fr: b}\n',
        7,
        "two variants",
    ),
    "no word on what changed": (STUN_FILE, STUN[: STUN.index("changes:")], 1, "no sentence from 1.1 to 1.3"),
    "a change between no variants": (
        STUN_FILE,
        STUN.replace('from: "1.1"', 'from: "1.3"'),
        14,
        "older variant to a newer",
    ),
    "the same sort of change twice": (
        STUN_FILE,
        STUN + '- {from: "1.1", to: "1.3", kind: changed, en: Again., fr: Encore.}\n',
        15,
        "told twice",
    ),
    "a change of no kind": (
        STUN_FILE,
        STUN.replace("kind: changed", "kind: better"),
        14,
        "changed, added, left-out, reworded",
    ),
    "a reference to nothing": (
        STUN_FILE,
        STUN.replace("rule/reap", "rule/reep"),
        3,
        "did you mean `rule/reap`",
    ),
    "an unknown card": (STUN_FILE, STUN.replace("[anger]", "[angr]"), 4, "did you mean `anger`"),
    "a question without verdict": (FAQ_FILE, QUESTION.replace("verdict:", "#"), 1, "`verdict` is missing"),
    "a verdict of no question": (REAP_FILE, REAP + 'verdict: {en: "Yes.", fr: Oui.}\n', 7, "for a question"),
    "a question of another book": (
        FAQ_FILE,
        QUESTION.replace('"1.3": {', '"1.1": {').replace('["1.3"]', '["1.1"]'),
        7,
        "edition 1.3",
    ),
    "a ruling without a source": (
        RULING_FILE,
        RULING.replace("published:", "#"),
        1,
        "`published` is missing",
    ),
    "a ruling of no standing": (
        RULING_FILE,
        RULING.replace("standing: silent", "standing: sure"),
        8,
        "says, silent, differs",
    ),
    "a ruling that differs from what is not said": (
        RULING_FILE,
        RULING.replace("silent", "differs"),
        1,
        "`otherwise` is missing",
    ),
    "a ruling that does not differ": (
        RULING_FILE,
        RULING + "otherwise: {en: a, fr: b}\n",
        9,
        "this one is `silent`",
    ),
    "a ruling of no day": (RULING_FILE, RULING.replace("2020-12", "2020-13"), 6, "is no date"),
    "a ruling from nowhere": (RULING_FILE, RULING.replace("https://", ""), 6, "is no address"),
    "a ruling with a section of a book": (
        RULING_FILE,
        RULING + "sources: {}\n",
        9,
        "unknown field `sources`",
    ),
    "a title twice": (
        REAP_FILE,
        REAP.replace("en: Reap", "en: Stunned"),
        1,
        "already a name of `glossary/stun`",
    ),
    "a word for two concepts": (
        TERMS_FILE,
        TERMS.replace("harvest", "Freeze"),
        3,
        "already a word for `glossary/stun`",
    ),
    "a word for no concept": (TERMS_FILE, TERMS.replace("rule/reap", "rule/reep"), 3, "no entry `rule/reep`"),
    "a row too short": (TERMS_FILE, TERMS + "rule/reap,a,b\n", 4, "6 columns, this one 3"),
    "a meaning without French": (
        "glossary/keyforge/everyday.csv",
        "en,fr\nsee | look,\n",
        2,
        "English and in",
    ),
    "a step that rests on nothing": (SHEET_FILE, SHEET.replace("rule/reap", "rule/reep"), 4, "`rule/reep`"),
    "a step without an entry": (SHEET_FILE, SHEET.replace("[rule/reap]", "[]"), 4, "`entries` is empty"),
    "a step without French": (SHEET_FILE, SHEET.replace(", fr: Moissonnez.", ""), 4, "missing in French"),
    "a sheet of no edition": (SHEET_FILE, SHEET + 'edition: "1.4"\n', 6, "1.0, 1.1, 1.3"),
    "a list of nothing": (SHEET_FILE, SHEET.replace("glossary/stun", "glossary/stum"), 5, "`glossary/stum`"),
    "a saying on no entry": (
        "glossary/keyforge/questions/rule.csv",
        "id,paragraph,en,fr\nrule/reep,,a,b\n",
        2,
        "`rule/reep`",
    ),
    "a saying on no paragraph": (
        "glossary/keyforge/questions/rule.csv",
        "id,paragraph,en,fr\nrule/reap,two,a,b\n",
        2,
        "`two`",
    ),
    "a saying row too short": (
        "glossary/keyforge/questions/rule.csv",
        "id,paragraph,en,fr\nrule/reap,,a\n",
        2,
        "4 columns",
    ),
    "two things set apart twice": (
        "glossary/keyforge/apart.csv",
        "one,other,en,fr\nglossary/stun,rule/reap,a,b\nrule/reap,glossary/stun,c,d\n",
        3,
        "is already in",
    ),
    "one thing set apart from none": (
        "glossary/keyforge/apart.csv",
        "one,other,en,fr\nrule/reap,rule/reep,a,b\n",
        2,
        "`rule/reep`",
    ),
    "an entry's words twice": (
        "glossary/keyforge/printed.csv",
        "id,en,fr\nrule/reap,a,b\nrule/reap,c,d\n",
        3,
        "`keyforge:rule/reap` is already in",
    ),
    "a note on no card": (
        "glossary/keyforge/card-notes.csv",
        "id,kind,en,fr\ncard/anger,note,a,b\ncard/angr,note,a,b\n",
        3,
        "did you mean `anger`",
    ),
    "a note on an entry that is no card": (
        "glossary/keyforge/card-notes.csv",
        "id,kind,en,fr\nrule/reap,note,a,b\n",
        2,
        "no card `rule/reap`",
    ),
    "a note on a card of no kind": (
        "glossary/keyforge/card-notes.csv",
        "id,kind,en,fr\ncard/anger,ruled,a,b\n",
        2,
        "slip, note, later, silent",
    ),
    "a note on a card without French": (
        "glossary/keyforge/card-notes.csv",
        "id,kind,en,fr\ncard/anger,note,a,\n",
        2,
        "missing in French",
    ),
    "another line over what is outside": ("glossary/keyforge/outside.csv", "word\nchess\n", 1, "en,fr"),
    "a heading in a language that is none": (
        REAP_FILE,
        REAP.replace("heading:", "heading_xx: Reap, heading:"),
        3,
        "unknown field `heading_xx`",
    ),
    "an empty heading": (REAP_FILE, REAP.replace("heading:", 'heading_fr: " ", heading:'), 3, "empty"),
    "a note of no kind": (
        REAP_FILE,
        REAP + 'notes:\n- {editions: ["1.3"], kind: ruled, en: a, fr: b}\n',
        8,
        "slip, note, later, silent",
    ),
    "another first line": (TERMS_FILE, TERMS.replace("slang_fr", "slang"), 1, "first line must be"),
    "a scenario of nothing": (
        "scenarios/keyforge/a.kf",
        "title: a\nshows: glossary/stunn\n",
        2,
        "glossary/stunn",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_shown_with_its_file_and_line(mistake: str, content: Content) -> None:
    name, text, line, said = MISTAKES[mistake]
    troubles = check_content(content({name: text}))
    told = [say(trouble.words, "en") for trouble in troubles]
    assert len(told) == 1, told
    place = troubles[0].place
    assert place is not None
    assert place.path.endswith(name)
    assert place.line == line, told
    assert said in told[0]


def test_all_mistakes_of_all_files_are_shown_at_once(content: Content) -> None:
    files = {
        name: text
        for name, text, _, _ in (
            MISTAKES["no French"],
            MISTAKES["an unknown card"],
            MISTAKES["a row too short"],
        )
    }
    troubles = check_content(content(files))
    assert [trouble.place.path.rpartition("/")[2] for trouble in troubles if trouble.place] == [
        "stun.yaml",
        "reap.yaml",
        "terms.csv",
    ]


def test_what_the_tables_beside_the_terms_say_is_read(content: Content) -> None:
    tables: dict[str, str | bytes] = {
        "glossary/keyforge/everyday.csv": "en,fr\nsee | look,voir\n",
        "glossary/keyforge/questions/rule.csv": (
            "id,paragraph,en,fr\nrule/reap,,tap it,prendre\nrule/reap,2,can i gain,puis-je prendre\n"
        ),
        "glossary/keyforge/later.csv": "en,fr\nward,ward\n",
        "glossary/keyforge/printed.csv": "id,en,fr\nrule/reap,pool ready,\n",
        "glossary/keyforge/outside.csv": "en,fr\nchess,échecs | roque\n",
    }
    tables_read = read_library(content(tables)).search_tables
    assert tables_read.synonyms == [{"en": ["see", "look"], "fr": ["voir"]}]
    assert tables_read.paraphrases["keyforge:rule/reap", "en"] == [
        Paraphrase("tap it"),
        Paraphrase("can i gain", 2),
    ]
    assert tables_read.book_vocabulary["keyforge:rule/reap", "en"] == [Paraphrase("pool ready")]
    assert not tables_read.book_vocabulary["keyforge:rule/reap", "fr"]
    assert tables_read.out_of_scope == ["chess", "échecs", "roque"]
    assert tables_read.not_yet_printed == ["ward", "ward"]


def test_a_card_has_the_notes_of_its_rows_in_their_order(content: Content) -> None:
    rows = "id,kind,en,fr\ncard/anger,later,Ruled.,Décidé.\ncard/anger,note,Ours.,De nous.\n"
    records = read_library(content({"glossary/keyforge/card-notes.csv": rows})).records
    noted = records["keyforge:card/anger"].notes
    assert [(note.kind, note.text["fr"]) for note in noted] == [("later", "Décidé."), ("note", "De nous.")]
    assert noted[0].editions == ("1.3", "1.1", "1.0")
    assert records["keyforge:card/troll"].notes == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_word_that_is_said_to_be_outside_is_in_an_entry(game: str) -> None:
    library = read_library(content_root(), game)
    known: set[str] = set()
    for record in library.records.values():
        if record.kind not in ("card", "edition", "ruling"):
            for lang in LANGUAGES:
                texts = [record.titles[lang], *(variant.text[lang] for variant in record.variants)]
                known.update(word for text in texts for word in words_of(text))
    alone = [words_of(phrase) for phrase in library.search_tables.out_of_scope]
    assert {words[0] for words in alone if len(words) == 1} & known == set()


def test_mistakes_are_said_in_french_as_well(content: Content) -> None:
    [trouble] = check_content(content({REAP_FILE: MISTAKES["no French"][1]}))
    assert say(trouble.words, "fr") == "`title` manque en français (fr)"


HOSTILE = {
    "binary": b"\xff\xfe\x00\x01" * 100,
    "control characters": b"title: \x01",
    "a bomb of references": b"a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
    "brackets without end": b"[" * 200_000,
    "dashes without end": b"- " * 100_000,
    "two documents": b"title: a\n---\ntitle: b\n",
    "a tag that would run": b"title: !!python/object/apply:os.system [ls]\n",
    "nothing": b"",
    "a list": b"- a\n- b\n",
    "an open quote": b'title: "abc',
    "fifty megabytes": b"a: b\n" * 10_000_000,
}


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_file_is_a_mistake_like_any_other(hostile: str, content: Content) -> None:
    root = content({REAP_FILE: HOSTILE[hostile]})
    troubles = check_content(root)
    assert all(say(trouble.words, lang) for trouble in troubles for lang in ("en", "fr"))
    assert [trouble.place.path.endswith(REAP_FILE) for trouble in troubles if trouble.place] == [True]


def test_a_file_in_no_place_for_an_entry_is_a_mistake(content: Content) -> None:
    root = content({"glossary/keyforge/glosary/stun.yaml": REAP, "faq/keyforge/1.3/ten.yaml": QUESTION})
    assert [say(trouble.words, "en") for trouble in check_content(root)] == [
        "not a place for an entry; expected faq/<game>/<edition>/<n>.yaml",
        "not a place for an entry; expected glossary/<game>/<kind>/<slug>.yaml",
    ]


def test_two_files_for_one_question_are_a_mistake(content: Content) -> None:
    other = QUESTION.replace("Anger on", "Wrath on").replace("Colère sur", "Rage sur")
    [trouble] = check_content(content({"faq/keyforge/1.3/011.yaml": other}))
    assert "`keyforge:faq/1.3/11` is already in" in say(trouble.words, "en")


def test_a_broken_entry_is_left_out_and_the_others_stay(content: Content) -> None:
    library = read_library(content({REAP_FILE: b"title: ["}))
    assert "keyforge:rule/reap" not in library.records
    assert library.records["keyforge:glossary/stun"].titles["en"] == "Stun"


def test_a_concept_and_the_rule_on_it_may_share_a_name(content: Content) -> None:
    rule = REAP.replace("en: Reap", "en: Stun").replace("fr: Moissonner", "fr: Sonné")
    assert check_content(content({"glossary/keyforge/rule/stun.yaml": rule})) == []


def test_scenarios_are_found_from_the_entries_they_answer_and_show(content: Content) -> None:
    root = content(
        {
            "scenarios/keyforge/shown.kf": "shows: glossary/stun, rule/reap\n\nanswers: faq/1.3/11\n",
            "scenarios/keyforge/faq/11.kf": "answers: faq/1.3/11 # this one\nshows: glossary/stun\n",
        }
    )
    records = read_library(root).records
    assert records["keyforge:glossary/stun"].scenarios == ("faq/11", "shown")
    assert records["keyforge:faq/1.3/11"].scenarios == ("faq/11",)
    assert records["keyforge:card/anger"].scenarios == ("faq/11",)


def test_every_way_of_asking_is_on_a_paragraph_that_is_there() -> None:
    library = read_library(content_root())
    missing = [
        f"{id} {saying.paragraph}"
        for (id, _), sayings in library.search_tables.paraphrases.items()
        for saying in sayings
        if saying.paragraph
        > max(text.count("\n\n") + 1 for text in _newest(library.records[id]).text.values())
    ]
    assert missing == []


def _newest(record: Record) -> Variant:
    return record.variant(get_game(record.game).newest)


def test_a_table_of_terms_needs_no_words_of_fans_or_players(content: Content) -> None:
    library = read_library(content({TERMS_FILE: "concept,en,fr\nglossary/stun,stun,sonné\n"}))
    assert library.troubles == ()
    assert {(term.lang, term.word, term.official) for term in library.terms} == {
        ("en", "stun", True),
        ("fr", "sonné", True),
    }


def test_what_stands_in_the_folder_of_one_game_changes_nothing_in_another(content: Content) -> None:
    root = content({"glossary/arkham/outside.csv": "en,fr\nreap,moissonner\n"})
    assert read_library(root, "keyforge").search_tables.out_of_scope == []
    assert read_library(root, "arkham").search_tables.out_of_scope == ["reap", "moissonner"]
