"""Every example of the grammar pages is read, and the complete ones play and agree."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kfjudge.notation.grammar import grammar
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.tokens import tokenize
from kfjudge.replay.play import run

LANGUAGES = ("en", "fr")
HEAD = {"title": "title: an example", "game": "game: arkham", "players": "players: Ann, Bob"}
BOARD = {
    "locations": "locations: Hallway | Attic | Study",
    "enemies": "enemies: Swarm of Rats (at Hallway, exhausted)",
    "act": "act: Trapped",
    "Ann": "Ann: at Hallway",
    "Bob": "Bob: at Hallway",
    "Ann threat area": "Ann threat area: Ghoul Minion",
    "Ann hand": "Ann hand: Knife",
    "Ann discard": "Ann discard: Mind over Matter | Encyclopedia | Mind Wipe",
    "Ann assets": "Ann assets: Machete | Flashlight | Beat Cop",
}
CALLED = {
    "titre": "title", "jeu": "game", "joueurs": "players", "lieux": "locations", "ennemis": "enemies",
    "zone de menace de Ann": "Ann threat area", "main de Ann": "Ann hand",
    "défausse de Ann": "Ann discard", "acte": "act",
    "soutiens de Ann": "Ann assets",
}  # fmt: skip
HEADERS = ("title", "titre", "game", "players", "answers", "shows", "répond à", "montre", "jeu", "joueurs")


def blocks(lang: str) -> list[list[str]]:
    page = (files(f"kfjudge.games.arkham.words.{lang}") / "grammar.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^    .*\n(?:\n(?=    ))?)+", page, re.MULTILINE)
    return [[line[4:] for line in block.rstrip("\n").split("\n")] for block in found]


COMPLETE = ["\n".join(block) + "\n" for lang in LANGUAGES for block in blocks(lang) if "" in block]
SINGLE = [(lang, line) for lang in LANGUAGES for block in blocks(lang) if "" not in block for line in block]


def around(example: str) -> str:
    """A file in which that one line stands where it belongs."""
    example = example.partition("#")[0].rstrip()
    about = example.partition(":")[0].strip()
    named = CALLED.get(about, about)
    head = [line for name, line in HEAD.items() if name != named]
    board = [line for name, line in BOARD.items() if name != named]
    if about in HEADERS:
        head.append(example)
        if named == "players":
            board = ["locations: Hallway"]
            board += [
                f"{one}: at Hallway" for one in re.findall(r"\w+(?=,| \(|$)", example.partition(":")[2])
            ]
        return "\n".join([*head, "", *board]) + "\n"
    script = [] if re.match(r"\d", example) else ["1. Ann ends the turn"]
    turn = [] if about in ("turn", "tour") else ["turn: Ann"]
    if re.match(r"\d|expect|attendu|cite", example):
        script.append(example)
        return "\n".join([*head, "", *turn, *board, "", *script]) + "\n"
    return "\n".join([*head, "", *turn, *board, example]) + "\n"


def test_both_pages_have_examples_of_the_same_things() -> None:
    counts = {lang: sum(one == lang for one, _ in SINGLE) for lang in LANGUAGES}
    assert counts["en"] == counts["fr"] > 40


@pytest.mark.parametrize(("lang", "example"), SINGLE, ids=lambda part: part[:40])
def test_each_line_of_the_grammar_is_understood(lang: str, example: str) -> None:
    del lang
    read_scenario(around(example))


@pytest.mark.parametrize("text", COMPLETE, ids=LANGUAGES)
def test_a_complete_example_of_the_grammar_plays_and_agrees(text: str) -> None:
    result = run(read_scenario(text), "2016")
    assert result.agrees
    assert len(result.expectations) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_show_every_fact_that_a_file_can_say(lang: str) -> None:
    lines = [line for one, line in SINGLE if one == lang]
    words = {token.word for line in lines for token in tokenize(line, 1).tokens}
    spoken = grammar("arkham")
    for context in ("fact", "player", "turn", "lead", "round", "began", "lasting", "bag"):
        for phrase in {form.key for form in spoken.forms(context)}:
            own = [form for form in spoken.forms_of(phrase) if form.lang == lang]
            assert any(all(not part.isdisjoint(words) for part in form.needed) for form in own), phrase
