"""Every example of the grammar pages is read, and the complete ones play and agree."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.notation.board_state import list_unmodeled
from kfjudge.notation.grammar import grammar
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.tokens import tokenize
from kfjudge.replay.play import run

LANGUAGES = ("en", "fr")
HEAD = "title: an example\ngame: fateforge\nplayers: Guard (Sylvan Guard), Rogue\nmap: a1, a2, a3, b3\n"
GUARD = "Guard: in a1, 5 health"
FRIENDS = "Rogue: in a1, 5 health"
SKILLS = "Guard skills: Quick Shot (focus gives shoot)"
ITEMS = "Guard items: Runic Bow (special face does shoot)"
ENEMIES = "a2 enemies: Archer (initiative 1)\na3 enemies: Conscript (initiative 1)"
FOUNTAIN = "a1: fountain with 1 cube"
FRENCH = {"Garde": "Guard", "Voleuse": "Rogue"}
HEADERS = {
    "title": "title", "titre": "titre", "game": "game", "jeu": "game", "players": "players",
    "joueurs": "players", "map": "map", "plan": "map", "answers": "answers", "répond": "answers",
    "shows": "shows", "montre": "shows",
}  # fmt: skip


def blocks(lang: str) -> list[list[str]]:
    page = (files(f"kfjudge.games.fateforge.words.{lang}") / "grammar.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^    .*\n(?:\n(?=    ))?)+", page, re.MULTILINE)
    return [[line[4:] for line in block.rstrip("\n").split("\n")] for block in found]


COMPLETE = ["\n".join(block) + "\n" for lang in LANGUAGES for block in blocks(lang) if "" in block]
SINGLE = [(lang, line) for lang in LANGUAGES for block in blocks(lang) if "" not in block for line in block]


def around(example: str) -> str:
    """A file in which that one line stands where it belongs."""
    example = example.partition("#")[0].rstrip()
    for french, name in FRENCH.items():
        example = re.sub(rf"\b{french}\b(?! Sylvestre)", name, example)
    first = re.split(r"[\s:]", example)[0]
    head, board, script = HEAD, [GUARD, FRIENDS, SKILLS, ITEMS, ENEMIES], ["1. Guard ends the turn"]
    if first in HEADERS:
        kept = [line for line in HEAD.splitlines() if not line.startswith(HEADERS[first] + ":")]
        head = "\n".join([*kept, example]) + "\n"
        return f"{head}\n" + "\n".join([GUARD, FRIENDS])
    if re.match(r"\d", example):
        script = [example]
    elif first in ("expect", "attendu", "cite"):
        script.append(f"\n{example}")
    else:
        about = example.partition(":")[0].strip()
        stands_for = {"Guard": GUARD, "Guard skills": SKILLS,
                      "Guard items": ITEMS, "objets de Guard": ITEMS,
                      "compétences de Guard": SKILLS,
                      "a2 enemies": ENEMIES, "ennemis de a2": ENEMIES}  # fmt: skip
        board = [line for line in board if line != stands_for.get(about)]
        return f"{head}\n" + "\n".join([*board, example]) + "\n"
    return f"{head}\n" + "\n".join(["turn: Guard", *board, "", *script]) + "\n"


def test_both_pages_have_examples_of_the_same_things() -> None:
    counts = {lang: sum(one == lang for one, _ in SINGLE) for lang in LANGUAGES}
    assert counts["en"] == counts["fr"] > 50


@pytest.mark.parametrize(("lang", "example"), SINGLE, ids=lambda part: part[:40])
def test_each_line_of_the_grammar_is_understood(lang: str, example: str) -> None:
    del lang
    read_scenario(around(example))


@pytest.mark.parametrize("text", COMPLETE, ids=LANGUAGES)
def test_a_complete_example_of_the_grammar_plays_and_agrees(text: str) -> None:
    result = run(read_scenario(text), "fr")
    assert result.agrees
    assert len(result.expectations) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_show_every_fact_that_a_file_can_say(lang: str) -> None:
    lines = [line for one, line in SINGLE if one == lang]
    words = {token.word for line in lines for token in tokenize(line, 1).tokens}
    spoken = grammar("fateforge")
    for context in ("fact", "player", "place", "turn", "order", "round", "reactions", "bag"):
        for phrase in {form.key for form in spoken.forms(context)}:
            own = [form for form in spoken.forms_of(phrase) if form.lang == lang]
            assert any(all(not part.isdisjoint(words) for part in form.needed) for form in own), phrase


@pytest.mark.parametrize(
    ("guard", "zone", "answer", "why"),
    [
        ("5 health, full health 5, 3 energy, full energy 3", FOUNTAIN, "1 health", "full"),
        ("4 health, full health 5", f"{FOUNTAIN}\na1 enemies: Recruit (initiative 1)", "1 health",
         "fountain-enemies"),
        ("4 health, full health 5", "a1: objective", "1 health", "no-fountain"),
        ("4 health, 1 parry token", "a1: objective", "parries", "unhurt"),
    ],
)  # fmt: skip
def test_an_answer_that_nobody_asks_for_is_refused_for_a_reason(
    guard: str, zone: str, answer: str, why: str
) -> None:
    board = f"turn: Guard\nGuard: in a1, {guard}\nRogue: in b3, 5 health\n{zone}\n"
    text = f"{HEAD}\n{board}\n1. Guard ends the turn\n   - {answer}\n"
    with pytest.raises(Troubles) as found:
        run(read_scenario(text), "fr")
    (trouble,) = found.value.troubles
    assert trouble.words["why"].key == f"scenario.why-{why}"


def test_an_item_of_which_the_board_states_what_is_used_is_played() -> None:
    drum = "Guard items: Shamanic Drum (2 armor)"
    text = f"{HEAD}\nturn: Guard\n{GUARD}\n{FRIENDS}\n{drum}\n\n1. Guard ends the turn\n"
    assert not list_unmodeled(read_scenario(text))
    assert list_unmodeled(read_scenario(text.replace(" (2 armor)", "")))
