"""Boards of Fateforge: each agrees, is cited, is written and read again, and is shown in every way."""

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

GAME, EDITION = "fateforge", "fr"
PATHS = list_scenarios(GAME)
ID = r"[a-z]+:[a-z]+/[a-z0-9-]+"
DOG = "fateforge:examples/the-far-archer-shoots"
COMMANDS = (
    ("replay", DOG),
    ("replay", DOG, "--expect"),
    ("replay", DOG, "--boards"),
    ("replay", DOG, "--step"),
    ("replay", DOG, "--markdown"),
    ("explore", "fateforge:rules/lots-left-open"),
    ("explore", DOG),
    ("replay", "fateforge:rules/lots-left-open", "--interactive"),
    ("replay", "fateforge:examples/two-shots-a-step-and-a-blow"),
    ("check", "--grammar", "--game", GAME),
)


@cache
def board(name: str) -> Scenario:
    return read_scenario(PATHS[name], name=name)


@pytest.mark.parametrize("name", PATHS)
def test_a_board_agrees(name: str) -> None:
    scenario = board(name)
    result = run(scenario, EDITION)
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
        assert plain(there) == plain(state)


def states(scenario: Scenario) -> Iterator[dict[str, object]]:
    """How a board begins, and how it ends where that can be said."""
    result = run(scenario, EDITION)
    assert result.end is not None
    yield get_game(GAME).engine.write(result.laid, EDITION)
    if not result.end.board.over:
        yield get_game(GAME).engine.write(result.end.board, EDITION)


def plain(state: dict[str, object]) -> object:
    """Without the ids of cards, which a board file does not say."""

    def strip(value: object) -> object:
        if isinstance(value, dict):
            return {key: strip(part) for key, part in value.items() if key not in ("uid", "guarded")}
        return [strip(part) for part in value] if isinstance(value, list) else value

    return strip(state)


def test_every_board_has_a_title_in_both_languages_and_six_are_written_in_french() -> None:
    assert len(PATHS) >= 36
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


def test_a_page_for_a_browser_has_every_zone(kfjudge: Kfjudge, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    seen = kfjudge("replay", DOG, "--html", str(path))
    assert seen.status == 0
    html = path.read_text(encoding="utf-8")
    assert all(f'"id":"zone {zone}"' in html for zone in ("a1", "a2", "a3"))


def test_a_replay_for_programs_has_its_steps_and_its_state(kfjudge: Kfjudge) -> None:
    told = json.loads(kfjudge("replay", DOG, "--json").out)
    assert told["status"] == "agrees"
    assert told["state"]["players"]["Guard"]["health"] == 4
    assert [step["event"] for step in told["steps"]][:4] == [
        "enemies-react", "reacts", "enemy-moves", "enemy-strikes",
    ]  # fmt: skip


def test_the_board_is_drawn_as_a_grid(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "fateforge:examples/all-the-enemies-act", "--boards", columns=100)
    rows = [line for line in seen.lines if line.startswith("║")]
    assert any("a1" in line and "a6" in line for line in rows)


# what is wrong with a file

HEAD = "title: x\ngame: fateforge\nplayers: Guard (Sylvan Guard)\nmap: a1, a2\n\n"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("turn: Guard\nGuard: in a1\n", "how much health does Guard have?"),
        ("turn: Guard\nGuard: 5 health\n", "in which zone is Guard?"),
        ("Guard: in a9, 5 health\n", "“a9”"),
        ("Guard: in Guard, 5 health\n", "no zone of the map is called “Guard”"),
        ("turn: a1\nGuard: in a1, 5 health\n", "“a1” is no fact of the board"),
        ("turn: Guard, upkeep\nGuard: in a1, 5 health\n", "the round cannot be at two points at once"),
        ("turn: Guard, let go first\nGuard: in a1, 5 health\n", "turn: preparation, Rogue, let go first"),
        ("order: reactions\nGuard: in a1, 5 health\n", "Guard is missing from the turn order"),
        ("Guard: in a1, 5 health\na2 enemies: Quick Shot\n", "Quick Shot"),
        ("Guard: in a1, 5 health\nGuard items: Archer\n", "Archer is no item"),
        ("Guard: in a1, 5 health\nGuard skills: Charge (miss gives shoot)\n", "a miss pays for nothing"),
        ("Guard: in a1, 5 health\nGuard skills: Charge (focus does focus)\n", "are actions"),
        ("Guard: in a1, 5000 health\n", "5000"),
        ("Guard: in a1, 5 health\na1: portal to Guard\n", "no zone of the map is called “Guard”"),
        ("Guard: in a1, 5 health\na2: exit A, exit B\n", "said twice, in two ways"),
        ("Guard: in a1, 5 health\na2: portal to a1, portal to a2\n", "said twice, in two ways"),
        ("Guard: in a1, 5 health\na2: 1 gem, 2 gems\n", "“2 gems” is said twice"),
        ("Guard: in a1, 5 health\na2 enemies: Archer (at 1 dance)\n", "dance"),
        ("turn: Guard\nGuard: in a1, 5 health\n\n1. Guard opens the door\n", "opens the door"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(text: str, wrong: str) -> None:
    with pytest.raises(Troubles) as found:
        read_scenario(HEAD + text)
    assert any(wrong in say(trouble.words, "en") for trouble in found.value.troubles)


PREPARING = "turn: preparation\nGuard: in a1, 5 health, 1 move, 1 focus, 1 miss\na2: chest\n"
TURN = "turn: Guard\norder: Guard, Rogue\nGuard: in a1, 5 health, 2 moves, 1 focus, has rolled\n"


@pytest.mark.parametrize(
    ("board", "step", "why"),
    [
        (PREPARING, "Guard moves to a2", "Guard is still preparing"),
        (PREPARING, "Guard opens the chest", "Guard is still preparing"),
        (PREPARING, "Guard sprints to a2", "Guard has not rolled yet"),
        (TURN, "Guard rolls", "the preparation is over"),
        (TURN, "Guard sprints to a2", "the preparation is over"),
        (TURN, "Guard takes the objective", "there is no objective in the zone of Guard"),
        (TURN + "a1: objective\na1 enemies: Archer (guards objective)\n", "Guard takes the objective",
         "Archer guards the objective"),
        (TURN + "a1: chest\na1 enemies: Archer (guards chest)\n", "Guard opens the chest",
         "Archer guards the chest"),
        (TURN + "a1: portal to a2\na1 enemies: Archer (guards portal)\na2: portal to a1\n",
         "Guard raises Guard", "Guard is not knocked out"),
        (TURN + "a1: closed door to a2\n", "Guard moves to a2", "a closed door is in the way"),
        ("turn: upkeep\nGuard: in a1, 5 health\n", "Guard moves to a2", "no hero acts now"),
    ],
)  # fmt: skip
def test_a_step_that_is_not_legal_is_refused_for_its_own_reason(board: str, step: str, why: str) -> None:
    text = HEAD + board.replace("order: Guard, Rogue\n", "") + f"\n1. {step}\n"
    with pytest.raises(Troubles) as found:
        run(read_scenario(text), EDITION)
    assert why in say(found.value.troubles[0].words, "en")


@pytest.mark.parametrize("name", ["a", "2a", "zz", "a1000", "b0"])
def test_a_zone_is_called_by_its_row_and_its_column(name: str) -> None:
    text = HEAD.replace("a1, a2", f"a1, {name}") + "Guard: in a1, 5 health\n"
    with pytest.raises(Troubles) as found:
        read_scenario(text)
    assert any("a letter for its row" in say(one.words, "en") for one in found.value.troubles)


@pytest.mark.parametrize(
    ("enemy", "asked"),
    [
        ("Watchdog (initiative 1) | Archer (initiative 1)", "Which color is Watchdog?"),
        ("Militia Guard (initiative 1, red)", "What does Militia Guard do?"),
        ("Watchdog (initiative 1, white)", "What does Watchdog do at distance 0?"),
    ],
)
def test_what_the_book_does_not_show_is_asked_for(enemy: str, asked: str) -> None:
    text = f"{HEAD}turn: enemy turns\nGuard: in a1, 5 health\na1 enemies: {enemy}\n\n1. the enemies act\n"
    result = run(read_scenario(text), EDITION)
    assert result.needs is not None
    assert say(result.needs, "en").startswith(asked)


def test_where_a_hero_has_gone_is_among_what_changed(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "fateforge:examples/shoot-move-in-strike")
    assert "Guard: in a2, 0 moves, 0 strikes, 0 shoots" in seen.lines
    seen = kfjudge("replay", "fateforge:examples/leaving-past-a-conscript-and-a-watchdog", "--lang", "fr")
    assert "Garde : sorti" in seen.out.replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    "name", ["examples/lots-are-drawn-between-two-ways", "examples/lots-are-drawn-between-two-heroes"]
)
def test_why_an_enemy_is_elsewhere_names_its_move_and_not_that_its_turn_began(
    kfjudge: Kfjudge, name: str
) -> None:
    why = kfjudge("replay", f"fateforge:{name}").lines[1]
    assert "moves to" in why
