"""What no battle may break, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from kfjudge import api
from kfjudge.core.errors import BadState
from kfjudge.core.explore import explore
from kfjudge.core.run import Run
from kfjudge.games.fateforge.engine import state
from kfjudge.games.fateforge.engine.board import RESULTS, Board
from kfjudge.games.fateforge.engine.engine import FateforgeRules
from kfjudge.notation.board_state import StateReader
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.play import run as replay
from kfjudge.replay.play import start_match
from kfjudge.replay.record import record
from tests.fateforge.random_play import EDITION, random_line
from tests.fuzz.games import walk_every_line

SEEDS = range(60)
SMALL = (
    "rules/misses-are-rerolled-once",
    "rules/lots-left-open",
    "examples/three-of-a-kind",
    "examples/a-skill-strike-is-no-strike-for-three-of-a-kind",
    "editions/trap-paid",
    "editions/range-plus",
    "examples/two-shots-a-step-and-a-blow",
    "rules/an-enemy-of-ones-own",
    "rules/a-stealthy-enemy-of-ones-own-that-pursues",
    "rules/each-barricade-of-a-zone-counts",
    "rules/no-sprint-out-of-difficult-terrain",
    "rules/nobody-prepares-who-is-knocked-out",
)


def gems(board: Board) -> int:
    lying = sum(place.gems for place in board.zones.values())
    return lying + sum(enemy.gems for enemy in board.enemies()) + board.turn.bag_gems


def check(board: Board) -> None:
    places = [*board.zones.values(), *board.players.values()]
    lying = Counter(
        uid
        for place in places
        for zone in ("enemies", "defeated", "skills", "items")
        for uid in getattr(place, zone, ())
    )
    assert lying == Counter(dict.fromkeys(board.cards, 1))
    for enemy in board.enemies():
        assert enemy.controller in board.zones
        assert enemy.uid in board.zones[enemy.controller].enemies
        assert 0 <= enemy.damage < enemy.resistance
        assert enemy.armor >= 0
    for hero in board.players.values():
        assert hero.energy >= 0
        assert all(hero.has(result) >= 0 for result in RESULTS)
        assert hero.left or hero.place in board.zones
        assert (hero.health > 0) == (not hero.knocked_out)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_battle_keeps_to_what_can_be(seed: int) -> None:
    before: int | None = None
    for run in random_line(seed):
        check(run.board)
        if run.clean:
            assert before in (None, gems(run.board)), "no gem comes from nowhere"
            before = gems(run.board)
            written = state.write(run.board, EDITION)
            assert state.write(state.read(written), EDITION) == written
    assert run.history.steps > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(25))
def test_what_was_played_is_a_board_file_that_ends_alike(seed: int) -> None:
    first, *rest = random_line(seed, most=40)
    last = [first, *(run for run in rest if run.clean)][-1]  # elsewhere what is not said has its default
    start: dict[str, Any] = state.write(first.resume.board, EDITION)
    for lang in ("en", "fr"):
        text = write_scenario(record(start, last), lang)
        result = replay(read_scenario(text), EDITION)
        assert result.stuck is None, text
        assert result.end is not None
        assert told(result.end) == told(last), text


def told(run: Run[Any]) -> tuple[list[str], Any]:
    """What happened, and how it ends; copies are labeled where something is written of them."""

    def unnamed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: unnamed(part) for key, part in value.items() if key not in ("uid", "label")}
        return [unnamed(part) for part in value] if isinstance(value, list) else value

    return [step.event for step in run.trace], unnamed(state.write(run.board, EDITION))


def test_a_run_is_what_its_answers_make_it() -> None:
    *_, last = random_line(7)
    line = tuple(last.line)
    first = next(random_line(7))
    run: Run[Any] = first
    for answer in line:
        run = run.choose(answer)
    assert FateforgeRules(EDITION).key(run.board) == FateforgeRules(EDITION).key(last.board)


# the Python interface

STATE: dict[str, Any] = {
    "game": "fateforge",
    "players": {"Guard": {"card": "sylvan-guard", "place": "a1", "health": 5, "shoot": 1}},
    "zones": {"a1": {}, "a2": {"enemies": [{"card": "archer", "resistance": 1}]}},
    "turn": {"phase": "hero"},
    "active": "Guard",
}


def test_a_battle_is_played_and_taken_back() -> None:
    match = api.Match.from_state(STATE)
    assert [option.label() for option in match.options()] == ["shoot Archer", "end the turn"]
    assert [option.label("fr") for option in match.options()] == ["tirer sur l’Archer", "terminer le tour"]
    match.choose("shoot:a1")
    assert [step.text() for step in match.trace()] == [
        "Guard spends a result: shoot",
        "Guard shoots Archer",
        "Archer takes 1 damage",
        "Archer is defeated",
    ]
    assert match.state()["zones"]["a2"]["defeated"][0]["card"] == "archer"
    match.undo()
    assert match.state()["players"]["Guard"]["shoot"] == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hero_who_has_been_let_go_first_is_that_in_a_state_and_on_a_board_made_of_it(lang: str) -> None:
    heroes = {name: {"place": "a1", "health": 5} for name in ("Ann", "Bob")}
    match = api.Match.from_state({"game": "fateforge", "players": heroes, "zones": {"a1": {}}})
    match.choose("yield:Bob")
    text = write_scenario(StateReader(match.state(), "fateforge").read_scenario(), lang)
    for again in (api.Match.from_state(match.state()).run, start_match(read_scenario(text), EDITION)):
        assert again.pending is not None
        assert [option.id for option in again.pending.options] == ["roll"]


@pytest.mark.parametrize(
    "change",
    [
        {"players": {}},
        {"players": {"Guard": {"place": "a1"}}},
        {"players": {"Guard": {"place": "a7", "health": 1}}},
        {"players": {"a1": {"place": "a1", "health": 1}}},
        {"players": {"Guard": {"place": "a1", "health": 1, "card": "archer"}}},
        {"players": {"Guard": {"place": "a1", "health": 1, "skills": ["archer"]}}},
        {
            "players": {
                "Guard": {"place": "a1", "health": 1, "skills": [{"card": "charge", "gives": [[], []]}]}
            }
        },
        {"players": {"Guard": {"place": "a1", "health": 1, "skills": [{"card": "charge", "stunned": True}]}}},
        {"zones": {"a1": {}, "A": {}}},
        {"zones": {"a1": {"enemies": ["charge"]}}},
        {"zones": {"a1": {"enemies": [{"card": "archer", "uid": "x"}, {"card": "archer", "uid": "x"}]}}},
        {"zones": {"a1": {"enemies": [{"card": "archer", "band": [[0, "dance"]]}]}}},
        {"zones": {"a1": {"portal": "a9"}}},
        {"zones": {"a1": {"enemies": [{"card": "archer", "gives": [["focus"], ["shoot"]]}]}}},
        {"turn": {"order": ["Guard", "Guard"]}},
        {"turn": {"order": []}},
        {"turn": {"phase": "noon"}},
        {"active": "Rogue"},
        {"active": None},
        {"weather": 1},
        {"over": "no"},
        {"over": 1},
        {"edition": {"a": 1}},
        {"edition": "1.3"},
        {"players": {"Guard": {"place": ["a1"], "health": 1}}},
        {"zones": {"a1": {"portal": ["a1"]}}},
        {"active": {"Guard": 1}},
    ],
)
def test_a_state_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadState):
        api.Match.from_state({**STATE, **change})


@pytest.mark.parametrize("name", SMALL)
def test_exploring_finds_what_walking_every_line_finds(name: str) -> None:
    run = api.Match.from_scenario(list_scenarios("fateforge")[name]).run
    ended = api.until(run)
    found = explore(run, ended, 2_000)
    merged: Counter[Hashable] = Counter()
    for outcome in found.outcomes:
        merged[run.rules.key(outcome.board)] += outcome.lines
    assert found.complete
    assert len(merged) > 1
    assert merged == walk_every_line(run, ended, 2_000)
