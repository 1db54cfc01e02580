"""Boards of Arkham Horror: each agrees, is cited, is written and read again, and is shown in every way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.core.text import full_id
from kfjudge.games import get_game
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.notation.board_state import StateReader, lay_out
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.reference.api import entry
from kfjudge.render.replays.page import lay_out_replay
from kfjudge.render.replays.view import view_replay
from kfjudge.render.trace import typeset
from kfjudge.render.writers.markdown import write_markdown
from kfjudge.replay.play import run
from kfjudge.words.catalogue import say
from tests.terminal import Kfjudge

GAME, EDITION = "arkham", "2016"
PATHS = list_scenarios(GAME)
ID = r"[a-z]+:[a-z]+/[a-z0-9-]+"
PRIEST = "arkham:rules/the-nearest-before-the-prey"
LEAD = "arkham:examples/the-lead-sends-the-hunter"
COMMANDS = (
    ("replay", PRIEST),
    ("replay", PRIEST, "--expect"),
    ("replay", PRIEST, "--boards"),
    ("replay", PRIEST, "--step"),
    ("replay", PRIEST, "--markdown"),
    ("explore", PRIEST),
    ("replay", LEAD, "--interactive"),
    ("check", "--grammar", "--game", GAME),
)


@cache
def board(name: str) -> Scenario:
    return read_scenario(PATHS[name], name=name)


@pytest.mark.parametrize("name", PATHS)
def test_a_board_agrees(name: str) -> None:
    scenario = board(name)
    result = run(scenario, EDITION)
    if result.open is not None:
        return  # what is expected of it is counted when it is explored
    wrong = [
        f"{checked.text('en', scenario)} — seen: {say(checked.observed, 'en')}"
        for checked in result.expectations
        if not checked.ok
    ]
    assert wrong == []
    assert result.agrees, say(result.needs, "en") if result.needs else result.missing
    assert result.expectations


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PATHS)
def test_a_board_is_drawn_and_told(name: str, lang: str) -> None:
    result = run(board(name), EDITION)
    assert typeset(board(name).title(lang), lang) in write_markdown(lay_out_replay(view_replay(result, lang)))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PATHS)
def test_a_board_reads_back_the_same_from_what_is_written(name: str, lang: str) -> None:
    assert read_scenario(write_scenario(board(name), lang)) == board(name)


@pytest.mark.parametrize("name", PATHS)
def test_a_board_of_a_state_is_that_state(name: str) -> None:
    for state in states(board(name)):
        written = write_scenario(StateReader(state, GAME).read_scenario(), "fr")
        again = get_game(GAME).engine.read(lay_out(read_scenario(written)).state)
        there = get_game(GAME).engine.write(again, EDITION)
        assert by_name(there) == by_name(state)


def test_no_two_boards_prove_the_same_in_the_same_way() -> None:
    """What a board proves is the entries and cards that it is for, and the claims that it makes of them; the
    way is what happens in it."""
    alike: dict[object, list[str]] = {}
    for name in PATHS:
        scenario = board(name)
        result = run(scenario, EDITION)
        happened = tuple((step.event, step.depth) for one in result.steps for step in one.trace)
        claims = tuple(sorted(one.claim.key for one in result.expectations if one.claim is not None))
        ids = frozenset((*scenario.answers, *scenario.shows))
        alike.setdefault((ids, happened, claims), []).append(name)
    assert [names for names in alike.values() if len(names) > 1] == []


def states(scenario: Scenario) -> Iterator[dict[str, object]]:
    """How a board begins, and how it ends where that can be said."""
    result = run(scenario, EDITION)
    assert result.end is not None
    yield get_game(GAME).engine.write(result.laid, EDITION)
    if not result.end.board.over:
        yield get_game(GAME).engine.write(result.end.board, EDITION)


def by_name(state: object) -> object:
    """The same with the ids of cards, which a board file does not say, as what the cards are called."""
    names: dict[str, str] = {}

    def gather(value: object) -> None:
        if isinstance(value, dict):
            if "uid" in value:
                names[value["uid"]] = value["label"] or value["card"]
            for part in value.values():
                gather(part)
        elif isinstance(value, list):
            for part in value:
                gather(part)

    def rename(value: object) -> object:
        if isinstance(value, dict):
            return {key: rename(part) for key, part in value.items()}
        if isinstance(value, list):
            return [rename(part) for part in value]
        if isinstance(value, str):  # of a limit, "r1 Roland": the card, and who has used it
            card, space, player = value.partition(" ")
            return f"{names[card]}{space}{player}" if card in names else value
        return value

    gather(state)
    return rename(state)


def test_a_title_with_brackets_is_a_title_and_facts_may_follow_it() -> None:
    text = f"{HEAD}locations: Southside (Historical Society) | Downtown (First Bank of Arkham) (1 clue)\n"
    text += "Ann: at Southside (Historical Society)\nAnn assets: Beat Cop (2) (1 damage)\n\n"
    text += "expect: Beat Cop (2): 1 damage; Ann: at Southside (Historical Society)\n"
    scenario = read_scenario(text)
    assert [card.card for _, _, card in scenario.cards()] == [
        "beat-cop-level-2",
        "southside-126",
        "downtown-130",
    ]
    assert run(scenario, EDITION).agrees
    assert read_scenario(write_scenario(scenario, "fr")) == scenario


def test_every_board_has_a_title_in_both_languages_and_some_are_written_in_french() -> None:
    assert all(dict(board(name).titles).keys() == {"en", "fr"} for name in PATHS)
    french = [name for name, path in PATHS.items() if "\njeu:" in path.read_text(encoding="utf-8")]
    assert len(french) >= 6


def test_every_step_is_cited_and_every_citation_resolves() -> None:
    cited: set[str] = set()
    for name in PATHS:
        end = run(board(name), EDITION).end
        assert end is not None
        for step in end.trace:
            assert step.cite, f"{name}: step {step.n} ({step.event}) rests on nothing"
            cited.update(step.cite)
    assert len(cited) > 30
    for source in sorted(cited):
        for lang in ("en", "fr"):
            assert entry(full_id(source, GAME), lang=lang).text, source


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_board_is_shown_in_every_way(
    command: tuple[str, ...], lang: str, columns: int, kfjudge: Kfjudge
) -> None:
    keys = "n\nn\nh\nq\n" if "--step" in command else "1\n1\nq\n"
    seen = kfjudge(*command, "--lang", lang, columns=columns, keys=keys)
    assert (seen.status, seen.err) == (0, "")
    if "--markdown" not in command:
        # A long id stands whole, so that it can be copied.
        assert all(len(line) <= columns or re.fullmatch(ID, line.strip()) for line in seen.lines)


def test_a_page_for_a_browser_has_every_location(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert kfjudge("replay", PRIEST, "--html", str(path)).status == 0
    html = path.read_text(encoding="utf-8")
    assert all(name in html for name in ("Attic", "Hallway", "Cellar", "→ Cellar, Attic"))


def test_a_replay_for_programs_has_its_steps_and_its_state(kfjudge: Kfjudge) -> None:
    told = json.loads(kfjudge("replay", PRIEST, "--json").out)
    assert told["status"] == "agrees"
    assert told["state"]["players"]["Wendy"]["damage"] == 2
    assert [step["event"] for step in told["steps"]][:4] == [
        "phase-begins", "hunters-move", "enemy-moves", "engages",
    ]  # fmt: skip


# what is wrong with a file

HEAD = "title: x\ngame: arkham\nplayers: Ann\n\n"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("turn: Ann\nlocations: Hallway\n", "at which location is Ann?"),
        ("turn: Ann\nlocations: Hallway\nAnn: at Attic\n", "no Attic"),
        ("turn: Ann\nlocations: Hallway | Ghoul Minion\nAnn: at Hallway\n", "Ghoul Minion"),
        ("turn: Ann\nlocations: Hallway\nAnn: at Hallway, 5000 damage\n", "5000"),
        ("turn: Ann\nlocations: Hallway\nenemies: Ghoul Minion (at Hallway, sad)\nAnn: at Hallway\n", "sad"),
        ("turn: Ann, enemy phase\nlocations: Hallway\nAnn: at Hallway\n", "two points at once"),
        ("lead: Hallway\nlocations: Hallway\nAnn: at Hallway\n", "Hallway"),
        ("turn: Ann\nlocations: Hallway\nAnn: at Hallway\n\n1. Ann opens the door\n", "opens the door"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_told(text: str, wrong: str) -> None:
    with pytest.raises(Troubles) as found:
        read_scenario(HEAD + text)
    told = [say(trouble.words, "en") for trouble in found.value.troubles]
    assert any(wrong in one for one in told), told


@pytest.mark.parametrize(
    ("board", "asked"),
    [
        ("enemies: enemy (at Hallway, deals 1 damage)\nAnn: at Hallway\n", "How much health has Ann?"),
        ("enemies: Ghoul Priest (at Attic, hunter)\nAnn: at Hallway, 1 horror\n", "How much sanity has Ann?"),
    ],
)
def test_a_number_that_nobody_states_is_asked_for_with_what_would_help(board: str, asked: str) -> None:
    text = f"{HEAD}turn: enemy phase\nlocations: Hallway | Attic\n{board}\n1. the enemy phase begins\n"
    result = run(read_scenario(text), EDITION)
    assert result.needs is not None
    assert say(result.needs, "en").startswith(asked)


@pytest.mark.parametrize(
    ("board", "asked"),
    [
        ("Ann: at Hallway\n", "agenda: What’s Going On?!"),
        ("agenda: What’s Going On?!\nAnn: at Hallway\n", "encounter deck: Acolyte"),
    ],
)
def test_the_mythos_phase_asks_for_the_agenda_and_the_encounter_deck(board: str, asked: str) -> None:
    text = f"{HEAD}turn: mythos phase\nlocations: Hallway\n{board}\n1. the mythos phase begins\n"
    result = run(read_scenario(text), EDITION)
    assert result.needs is not None
    assert asked in say(result.needs, "en")


def test_a_card_whose_text_is_not_modeled_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(modeled(), "the-masked-hunter")
    text = f"{HEAD}turn: enemy phase\nlocations: Hallway\nenemies: The Masked Hunter (at Hallway)\n"
    text += "Ann: at Hallway\n"
    result = run(read_scenario(f"{text}\n1. the enemy phase begins\n"), EDITION)
    assert result.missing == "the-masked-hunter"


def test_a_shot_left_to_chance_hits_with_eight_tokens_of_sixteen(kfjudge: Kfjudge) -> None:
    seen = kfjudge("explore", "arkham:rules/the-odds-of-a-shot", columns=200)
    assert "11 answers, 3 outcomes." in seen.out
    assert (
        "in 8 of 16 at 1: happens: Roland succeeds"
        in kfjudge("explore", "arkham:rules/the-odds-of-a-shot", "--expect", columns=200).lines
    )
