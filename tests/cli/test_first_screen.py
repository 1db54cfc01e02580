"""What fits on a first screen: as much of the text as there is room for, and what answers before the rest."""

from __future__ import annotations

import random

import pytest

from kfjudge.reference.api import records
from kfjudge.render.blocks import Command, References, Text
from kfjudge.render.entry_page import EntryPage, lay_out_entry
from kfjudge.render.entry_view import EntryView
from kfjudge.render.writers.first_screen import LaidPage, cut_alike, write_first_screen
from kfjudge.render.writers.text import ROWS, Line, rows
from kfjudge.words import LANGUAGES
from tests.terminal import Kfjudge

PARAGRAPHS = tuple(f"{word} " * 30 + "end." for word in ("one", "two", "three", "four", "five"))


def plain(text: str) -> str:
    return " ".join(text.split())


def told(lines: list[Line]) -> str:
    return plain(" ".join(line.text for line in lines))


@pytest.fixture(autouse=True)
def _reference(kfjudge: Kfjudge) -> None:
    """Whatever reads the reference does so from the index of the tests."""
    kfjudge("--version")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wider_terminal_never_shows_less_of_an_entry(lang: str) -> None:
    for record in records():
        entry = record.view(lang, "1.3")
        page = lay_out_entry(EntryView(record, entry))
        if len(LaidPage(page, 40).whole) <= ROWS:
            continue  # all of it fits anywhere
        parts = [*entry.text.split("\n\n"), *(f"{item.strong} {item.text}" for item in page.items)]
        before: set[str] = set()
        for width in sorted(random.Random(record.id).sample(range(40, 161), 8)):
            shown = told(write_first_screen(page, width))
            now = {part for part in parts if _close(part) in _close(shown)}
            assert before <= now, (record.id, width)
            before = now


def _close(text: str) -> str:
    """Without the spaces that French typography sets."""
    return "".join(text.split())


def page(width: int, **parts: object) -> LaidPage:
    given = {"heading": Text("Title"), "brief_heading": Text("Title"), "answer": (Text("The answer."),)}
    place = Text("Rulebook 1.3")
    return LaidPage(EntryPage("en", "Title", place=place, **{**given, **parts}), width)  # type: ignore[arg-type]


def cut_to(laid: LaidPage, shown: int, height: int) -> list[Line]:
    return cut_alike([laid], shown, height)[0]


def test_what_is_wanted_most_is_shown_first_and_in_its_place() -> None:
    laid = page(80, details=PARAGRAPHS, order=(3, 1, 0, 2, 4))
    lines = cut_to(laid, 2, ROWS)
    shown = told(lines)
    assert shown.index("two") < shown.index("four")
    assert "one" not in shown
    assert "… two two" in shown  # something was left out before it
    assert "… four four" in shown
    assert lines[-1].text.endswith("… --full for the rest")


def test_the_rest_is_spoken_of_only_when_something_is_left_out() -> None:
    everything = page(80, details=PARAGRAPHS[:1], links=(References("See:", ("Stun", "Fight")),))
    assert "--full" not in told(write_first_screen(everything.page, 80))
    hidden = page(80, details=PARAGRAPHS[:1], background=(Text("old " * 200),))
    assert "--full" in told(write_first_screen(hidden.page, 80))


def test_the_text_comes_before_comfort_and_comfort_before_nothing() -> None:
    short = tuple(f"{word} {word}." for word in ("one", "two", "three"))
    roomy = cut_to(page(80, details=short, background=(Text("old"),)), 3, ROWS)
    assert roomy[2] == Line("")
    tight = cut_to(page(80, details=short, background=(Text("old"),)), 3, 4)
    assert Line("") not in tight
    assert [Line("- one one."), Line("- two two."), Line("- three three.")] == tight[2:5]


def test_the_line_under_the_answer_is_the_last_empty_one_to_give_way() -> None:
    laid = page(80, details=("one.", "two.", "three."), background=(Text("old"),))
    for height, empty in ((9, [2, 6]), (8, [2]), (7, [])):
        lines = cut_to(laid, 3, height)
        assert len(lines) == height
        assert [at for at, line in enumerate(lines) if not line.text] == empty


def test_links_give_way_to_the_paragraph_that_is_wanted_most_and_to_no_other() -> None:
    near = (References("Rests on:", ("Fight",)), References("Also near:", ("Stun",)))
    long = ("word " * 105, "other " * 10)  # seven lines, and one
    laid = page(80, details=long, links=near)
    assert laid.fitting(11) == laid.fitting(12) == 1
    for height, kept in ((13, 2), (12, 1), (11, 0)):
        shown = told(cut_to(laid, 1, height))
        assert ("Rests on" in shown, "Also near" in shown) == (kept > 0, kept > 1)
    two = page(80, details=("word " * 75, "other " * 40), links=near)  # nine lines together
    assert two.fitting(14) == 2
    assert two.fitting(13) == 1  # though both would fit without the links


def test_links_take_a_third_of_the_screen_at_most() -> None:
    many = tuple(References(f"{word}:", ("Stun",)) for word in ("Cards", "Rests on", "Read as", "Also near"))
    runs = Command("Runs:", "kfjudge replay faq/1.3/1")
    lines = cut_to(page(80, links=many, runs=runs, background=(Text("old"),)), 0, ROWS)
    labels = [line.text.split(":")[0] for line in lines if ":" in line.text]
    assert labels == ["Cards", "Rests on", "Read as", "Runs"]


def test_a_list_of_links_is_cut_between_names() -> None:
    names = ("Using creatures", "Using cards via other card abilities", "Stun")
    laid = page(40, links=(References("See:", names),), background=(Text("old"),))
    assert "See: Using creatures, …" in [line.text for line in cut_to(laid, 0, rows(40))]


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (80, ["Runs: kfjudge replay glossary/a-very-long-name-of-a-board (3 more)"]),
        (60, ["Runs: kfjudge replay glossary/a-very-long-name-of-a-board"]),
        (50, ["Runs: kfjudge replay glossary/elusive"]),
        (32, ["kfjudge replay glossary/elusive"]),
        (20, ["Runs: kfjudge replay", "glossary/a-very-long-name-of-a-board"]),
    ],
)
def test_a_command_stands_whole_on_a_line_and_no_name_in_it_is_broken(
    width: int, expected: list[str]
) -> None:
    first, together = "kfjudge replay glossary/a-very-long-name-of-a-board", "kfjudge replay glossary/elusive"
    runs = Command("Runs:", first, "(3 more)", together=together)
    laid = page(width, runs=runs, background=(Text("old"),))
    lines = [line.text for line in cut_to(laid, 0, rows(width))]
    assert lines[-len(expected) - 1 : -1] == expected


@pytest.mark.parametrize("columns", [40, 80, 100])
@pytest.mark.parametrize(
    ("question", "lang", "answer"),
    [
        (
            "Peut-on jouer une amélioration sans créature en jeu ?",
            "fr",
            "Une amélioration qui n’a aucune carte en jeu à laquelle s’attacher ne peut pas entrer en jeu.",
        ),
        (
            "My opponent controls my creature and it dies, who gets the aember on it?",
            "en",
            "Æmber on a creature goes to the opponent’s pool.",
        ),
        (
            "Si mon deck est vide, est-ce que je perds ?",
            "fr",
            "il mélange sa défausse pour en faire un nouveau",
        ),
        (
            "Ma créature insaisissable est attaquée une deuxième fois, prend-elle des dégâts ?",
            "fr",
            "Cette protection ne vaut plus contre une deuxième attaque dans le même tour.",
        ),
        ("does a stunned creature deal damage back when attacked", "en", "deals its damage back"),
        (
            "how many cards does the first player draw during setup",
            "en",
            "The first player draws seven cards",
        ),
        (
            "does a creature with a ~ in its armor field have armor?",
            "en",
            "A “~” in the armor field means no armor.",
        ),
    ],
)
def test_the_paragraph_that_answers_is_shown(
    kfjudge: Kfjudge, columns: int, question: str, lang: str, answer: str
) -> None:
    shown = plain(kfjudge("ask", question, "--lang", lang, columns=columns).out)
    assert answer.casefold() in shown.casefold()  # small behind a colon


def test_a_question_in_one_language_finds_the_paragraph_in_the_other() -> None:
    from kfjudge.reference.api import record
    from kfjudge.reference.search.passage import by_relevance

    elusive = record("glossary/elusive")
    assert by_relevance("what of a second attack in the same turn", elusive, "1.3")[0] == 2
    assert by_relevance("et une deuxième attaque dans le même tour", elusive, "1.3")[0] == 2
    assert by_relevance("damage from keywords", elusive, "1.3")[0] == 1
    assert sorted(by_relevance("zzz", elusive, "1.3")) == [0, 1, 2]


def test_what_a_stunned_creature_does_not_do_is_shown_in_both_languages(kfjudge: Kfjudge) -> None:
    for lang, word in (("en", "reaps"), ("fr", "moissonne pas")):
        for columns in (40, 80):
            assert word in kfjudge("lookup", "stun", "--lang", lang, columns=columns).out
