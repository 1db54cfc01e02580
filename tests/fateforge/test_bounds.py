"""A battle in four thousand letters: the lines that are followed, the boards that are kept and what is told
of the ends come out of one budget."""

from __future__ import annotations

import pytest

from kfjudge.core import table
from kfjudge.core.table import Budget
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.render.replays.exploration import Explored, explore
from kfjudge.render.replays.exploration_page import ExplorationView, exploration_data
from kfjudge.replay import exploring, play

HEADER = "game: fateforge\nplayers: Guard (Sylvan Guard)\nmap: a1, a2\n\nturn: Guard\n"
RESULTS = ("move", "strike", "skill strike", "shoot", "skill shoot", "focus")
GAINS = ("shoot", "strike", "move", "focus")


def hero(each: int) -> str:
    """Say a hero with so many of each result."""
    results = ", ".join(f"{each} {one if one == 'focus' else one + 's'}" for one in RESULTS)
    return f"Guard: in a1, 5 health, 9 energy, {results}, {each} misses\n"


def skills(many: int) -> str:
    """Say so many skills, each of which turns two results into two others."""
    cards = [
        f"Quick Shot as S{n} ({RESULTS[n % 6]} and {RESULTS[(n // 6 + n + 1) % 6]} gives "
        f"{GAINS[n % 4]} and {GAINS[(n // 4 + n) % 4]})"
        for n in range(many)
    ]
    return f"Guard skills: {' | '.join(cards)}\n"


def enemies(many: int) -> str:
    each = (f"Recruit as E{n} (initiative {n % 5 + 1}, resistance 99)" for n in range(many))
    return f"a1 enemies: {' | '.join(each)}\n"


SKILLED = HEADER + hero(99) + skills(15) + enemies(2)
CROWDED = HEADER + hero(9) + enemies(28)
OPEN = SKILLED + "\n1. ?\n2. ?\n3. ?\n4. ?\n5. ?\n"


def explored(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Explored, Budget]:
    """Explore a board by the work alone, however long it takes; return the budget as well."""
    monkeypatch.setattr(table, "process_time", lambda: 0.0)
    spent: list[Budget] = []

    def noted(most: int, cards: int, seconds: int) -> Budget:
        spent.append(table.budget_for(most, cards, seconds))
        return spent[-1]

    monkeypatch.setattr(exploring, "budget_for", noted)
    scenario = read_scenario(text)
    result = play.run(scenario, scenario.editions[-1])
    return explore(result, exploring.MOST_RUNS, None), spent[0]


@pytest.mark.parametrize("text", [SKILLED, CROWDED, OPEN], ids=["skills", "enemies", "open"])
def test_boards_that_are_kept_and_told_are_paid_out_of_the_budget_of_the_walk(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, budget = explored(text, monkeypatch)
    assert len(text) < 4000
    assert not found.complete
    assert found.bound is not None
    ends = len(found.endings)
    assert ends > 100  # and yet something is found
    assert found.tries * (budget.cards // 4) + ends * (10 + 3 * budget.cards) <= budget.most


def test_outcomes_are_listed_as_data_until_their_lines_are_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = explored(SKILLED, monkeypatch)
    data = exploration_data(ExplorationView(found, "en"))
    assert sum(len(outcome.text) for outcome in data.outcomes[1:]) <= 20_000
    assert 0 < len(data.outcomes) < 300
    assert len(data.outcomes) + data.more == len(found.endings)
