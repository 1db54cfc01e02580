"""What a line typed at the prompt asks for. Nobody at a table quotes or escapes anything."""

from __future__ import annotations

import pytest

from kfjudge.cli.prompt import vocabulary
from kfjudge.cli.prompt.line import ParsedLine, parse_line, repeat_with, split_words

NAMES = {"troll", "bad penny", "l'œil du jugement", "faq/1.3/10", "stun", "game setup"}
WORDLESS = {"doctor", "dump", "index", "version"}


def said(line: str) -> ParsedLine:
    return parse_line(
        line,
        vocabulary(),
        lambda name, rest: name not in WORDLESS and (name, *rest[:1]) != ("cards", "in"),
        lambda text: text.lower() in NAMES,
        lambda text: " attacks " in text,
    )


def run(line: str) -> tuple[str, ...]:
    typed = said(line)
    assert typed.kind == "run"
    return typed.words


@pytest.mark.parametrize("line", ["", "   ", "\t", '""', "\u00a0"])
def test_an_empty_line_asks_for_nothing(line: str) -> None:
    assert said(line) == ParsedLine("nothing")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("replay faq/1.3/10", ("replay", "faq/1.3/10")),
        ("kfjudge replay faq/1.3/10", ("replay", "faq/1.3/10")),
        ("Replay faq/1.3/10", ("replay", "faq/1.3/10")),  # a phone begins a line with a capital
        ("card troll --lang fr", ("card", "troll", "--lang", "fr")),
        ("card l'œil du jugement", ("card", "l'œil", "du", "jugement")),
        ("card d'artagnan l'autre", ("card", "d'artagnan", "l'autre")),
        ('card "bad penny" troll', ("card", "bad penny", "troll")),
        ("card 'bad penny'", ("card", "bad penny")),
        ("card « Faux Jeton »", ("card", "Faux Jeton")),
        ('card bad "penny', ("card", "bad", '"penny')),
        ("cards --house mars", ("cards", "--house", "mars")),
        ("cards mars creatures", ("cards", "mars", "creatures")),
        ('cards --text "gains armor"', ("cards", "--text", "gains armor")),
        ("ask -1 power: what then", ("ask", "--", "-1", "power:", "what", "then")),
        ("check -", ("check", "-")),
        ("doctor", ("doctor",)),
        ("rejouer faq/1.3/10", ("replay", "faq/1.3/10")),
        ("valider le-mien.kf", ("check", "le-mien.kf")),
    ],
)
def test_a_line_that_begins_with_a_command_is_one(line: str, words: tuple[str, ...]) -> None:
    assert run(line) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("he attacks my Bumpsy", ("try", "--", "he attacks my Bumpsy")),
        ("he attacks my Bumpsy --quote", ("ask", "--quote", "--", "he attacks my Bumpsy")),
    ],
)
def test_a_sentence_that_only_tells_is_tried(line: str, words: tuple[str, ...]) -> None:
    assert run(line) == words


@pytest.mark.parametrize("line", ["troll", "Bad Penny", '"bad penny"', "faq/1.3/10", "l'œil du jugement"])
def test_a_name_alone_is_looked_up(line: str) -> None:
    assert run(line) == ("lookup", *split_words(line))


def test_a_name_may_have_options() -> None:
    assert run("bad penny --full --lang fr") == ("lookup", "--full", "--lang", "fr", "bad", "penny")


@pytest.mark.parametrize(
    "line",
    [
        "l'orphelin est-il purgé ?",
        'what does "this way" mean?',
        "- is a dash a question?",
        "cards in archives are hidden?",  # no card has such words printed on it
        "game setup with three players",
    ],
)
def test_anything_else_is_a_question_as_it_was_typed(line: str) -> None:
    assert run(line) == ("ask", "--", line)


def test_options_may_stand_in_a_question() -> None:
    assert run("can a stunned creature fight? --full") == (
        *("ask", "--full", "--"),
        "can a stunned creature fight?",
    )


@pytest.mark.parametrize("line", ["quit", "exit", "q", "Quitter", " quit "])
def test_words_of_either_language_leave(line: str) -> None:
    assert said(line) == ParsedLine("leave")


@pytest.mark.parametrize("line", ["?", "help", "aide", "kfjudge"])
def test_a_question_mark_alone_asks_for_help(line: str) -> None:
    assert said(line) == ParsedLine("help")


@pytest.mark.parametrize("line", ["? card", "?card", "help Card", "aide card"])
def test_help_may_be_about_a_command(line: str) -> None:
    assert said(line) == ParsedLine("help", ("card",))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("lang fr", ("lang", "fr")),
        ("langue fr", ("lang", "fr")),
        ("edition 1.1", ("edition", "1.1")),
        ("édition 1.1", ("edition", "1.1")),
        ("lang", ("lang",)),
    ],
)
def test_language_and_edition_are_set_for_the_round(line: str, words: tuple[str, ...]) -> None:
    assert said(line) == ParsedLine("set", words)


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("full", ("--full",)),
        ("more", ("--full",)),
        ("tout", ("--full",)),
        ("quote", ("--quote",)),
        ("fr", ("--lang", "fr")),
        ("--full", ("--full",)),
        ("--lang fr --full", ("--lang", "fr", "--full")),
    ],
)
def test_a_word_shows_the_last_answer_in_another_way(line: str, options: tuple[str, ...]) -> None:
    assert said(line) == ParsedLine("again", options)


def test_a_number_alone_is_told_apart() -> None:
    assert said("296") == ParsedLine("number", ("296",))


def test_the_last_command_is_repeated_with_what_was_wished_in_place_of_what_does_not_go_with_it() -> None:
    asked = ("ask", "--", "is --full a word?")
    assert repeat_with(asked, ("--full",)) == ("ask", "--full", "--", "is --full a word?")
    once = ("card", "--full", "--lang", "fr", "troll")
    assert repeat_with(once, ("--quote",)) == ("card", "--quote", "--lang", "fr", "troll")
    assert repeat_with(once, ("--lang", "en")) == ("card", "--lang", "en", "--full", "troll")
    assert repeat_with(("faq", "--lang=fr", "3"), ("--lang", "en")) == ("faq", "--lang", "en", "3")
