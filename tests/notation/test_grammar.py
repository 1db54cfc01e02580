"""Every example of the grammar pages is read, and the complete ones are played."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kfjudge.notation.grammar import grammar
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.tokens import tokenize
from kfjudge.replay.play import run

LANGUAGES = ("en", "fr")
HEADERS = ("title", "titre", "editions", "éditions", "readings", "lectures", "players", "joueurs", "answers", "répond", "shows", "montre",
           "game", "jeu")  # fmt: skip
BASE = {
    "turn": "turn: South, house Dis",
    "South": "South: 1 aember",
    "North": "North: red key",
    "South line": "South line: Pitlord | Troll | Urchin",
    "South artifacts": "South artifacts: Masterplan (under it Grasping Vines) | Cannon | Spangler Box",
    "South hand": "South hand: Anger | Punch | Duskrunner | Kelifi Dragon | Blood of Titans",
    "South deck": "South deck: unknown",
}
SCRIPT = ["1. South ends the turn", "   - Troll", "   - Urchin"]
ZONES = {
    "line": "line", "ligne": "line", "artifacts": "artifacts", "artéfacts": "artifacts", "hand": "hand",
    "main": "hand", "deck": "deck",
}  # fmt: skip


def blocks(lang: str) -> list[list[str]]:
    """The indented examples of a page, without their indentation."""
    page = (files(f"kfjudge.games.keyforge.words.{lang}") / "grammar.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^    .*\n(?:\n(?=    ))?)+", page, re.MULTILINE)
    return [[line[4:] for line in block.rstrip("\n").split("\n")] for block in found]


def is_complete(block: list[str]) -> bool:
    return "" in block and any(line.startswith("1.") for line in block)


COMPLETE = [
    (lang, "\n".join(block) + "\n") for lang in LANGUAGES for block in blocks(lang) if is_complete(block)
]
SINGLE = [
    (lang, line) for lang in LANGUAGES for block in blocks(lang) if not is_complete(block) for line in block
]


def around(example: str) -> str:
    """A scenario in which that one line stands where it belongs."""
    head = example.split(":", 1)[0].strip() if ":" in example else ""
    first = head.split()[0] if head else ""
    header = ["title: an example", "editions: 1.1, 1.3"]
    script, expected, board = list(SCRIPT), [], dict(BASE)
    if first in HEADERS:
        kept = [line for line in header if not same_header(line, first)]
        return "\n".join([*kept, example, "", BASE["turn"]]) + "\n"
    if re.match(r"\d", example):
        script = [example]
    elif example.lstrip().startswith("- "):
        script = [*SCRIPT[:1], example]
    elif first in ("expect", "attendu", "cite"):
        expected = [example]
    else:
        for key in overlapping(head):
            board.pop(key, None)
        return "\n".join([*header, "", *board.values(), example, ""])
    return "\n".join([*header, "", *board.values(), "", *script, "", *expected]) + "\n"


def same_header(line: str, first: str) -> bool:
    return line.startswith({"éditions": "editions"}.get(first, first))


def overlapping(head: str) -> list[str]:
    """The lines of the board that an example stands for."""
    zone = next((ZONES[word] for word in head.split() if word in ZONES), None)
    if zone is not None:
        return [f"South {zone}"]
    if head.strip() in ("turn", "tour"):
        return ["turn"]
    return ["South"] if head.strip() in ("South", "Sud") else []


def test_both_pages_have_examples_of_the_same_things() -> None:
    counts = {lang: sum(one == lang for one, _ in SINGLE) for lang in LANGUAGES}
    assert counts["en"] > 70
    assert abs(counts["en"] - counts["fr"]) <= 2


@pytest.mark.parametrize(("lang", "example"), SINGLE, ids=lambda part: part[:40])
def test_each_line_of_the_grammar_is_understood(lang: str, example: str) -> None:
    del lang
    read_scenario(around(example))


@pytest.mark.parametrize(("lang", "text"), COMPLETE, ids=lambda part: part[:10])
def test_a_complete_example_of_the_grammar_plays_and_agrees(lang: str, text: str) -> None:
    del lang
    result = run(read_scenario(text), "1.3")
    assert result.agrees
    assert len(result.expectations) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_say_how_a_file_is_run(lang: str) -> None:
    page = (files(f"kfjudge.games.keyforge.words.{lang}") / "grammar.md").read_text(encoding="utf-8")
    assert "`kfjudge check " in page
    assert "`kfjudge replay " in page


def test_the_pages_show_every_fact_that_a_card_can_have() -> None:
    for lang in LANGUAGES:
        page = "\n".join(line for one, line in SINGLE if one == lang)
        words = {token.word for line in page.split("\n") for token in tokenize(line, 1).tokens}
        for form in grammar("keyforge").forms("fact"):
            if form.lang == lang and form.key != "fact.ready":
                shown = [
                    other
                    for other in grammar("keyforge").forms("fact")
                    if other.key == form.key and other.lang == lang
                ]
                assert any(all(not part.isdisjoint(words) for part in other.needed) for other in shown), (
                    f"kfjudge/games/keyforge/words/{lang}/grammar.md shows no {form.key}"
                )
