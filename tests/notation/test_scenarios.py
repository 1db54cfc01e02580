"""Every scenario file is a test, in every edition that it names."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.play import run
from kfjudge.words.catalogue import say


@cache
def read(name: str, path: Path) -> Scenario:
    return read_scenario(path, name=name)


def collected() -> list[object]:
    found = []
    for name, path in list_scenarios("keyforge").items():
        try:
            editions = read(name, path).editions
        except Troubles:
            editions = ("unreadable",)
        found += [pytest.param(name, path, edition, id=f"{name}[{edition}]") for edition in editions]
    return found


@pytest.mark.parametrize(("name", "path", "edition"), collected())
def test_scenario_agrees(name: str, path: Path, edition: str) -> None:
    scenario = read(name, path)
    result = run(scenario, edition)
    wrong = [
        f"line {checked.spot.line}: {checked.text('en', scenario)} — seen: {say(checked.observed, 'en')}"
        for checked in result.expectations
        if not checked.ok
    ]
    assert not wrong, "\n".join(wrong)
    assert result.agrees, say(result.needs, "en") if result.needs else result.missing
    assert result.expectations, "a scenario expects something"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_scenario_reads_back_the_same_from_what_is_written(lang: str) -> None:
    for name, path in list_scenarios("keyforge").items():
        scenario = read(name, path)
        assert read_scenario(write_scenario(scenario, lang)) == scenario, name


def test_every_scenario_has_a_title_in_both_languages() -> None:
    for name, path in list_scenarios("keyforge").items():
        given = dict(read(name, path).titles)
        assert given.keys() == {"en", "fr"}, f"{name}.kf needs both lines, title: and titre:"


def test_every_scenario_has_a_last_part_of_its_own_that_is_all_one_has_to_type() -> None:
    count = Counter(name.rpartition("/")[2] for name in list_scenarios("keyforge"))
    assert [last for last, number in count.items() if number > 1] == []
