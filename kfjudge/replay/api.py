"""What the rest of kfjudge asks of scenarios: read them, find them, run them, check them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.readings import merge_readings, read_readings
from kfjudge.games import get_game
from kfjudge.notation.scenario_files import find, read_scenario, scenarios

if TYPE_CHECKING:
    from kfjudge.core.run import Run
    from kfjudge.notation.scenario import Scenario
    from kfjudge.replay.result import Result

__all__ = ["check", "find", "match_of", "read_scenario", "run", "scenarios"]


def run(scenario: Scenario, edition: str) -> Result:
    """Play a scenario in one edition. Raises Troubles when its script is not legal there."""
    from kfjudge.replay.runner import run as play

    return play(scenario, edition)


def check(paths: Iterable[str | Path]) -> list[Trouble]:
    """Everything that is wrong with those files: what cannot be read, otherwise what is not legal."""
    from kfjudge.replay.checking import check as look

    return look(paths).errors


def match_of(
    path_or_text: str | Path, edition: str | None = None, readings: Mapping[str, str] = MappingProxyType({})
) -> tuple[Run[Any], str]:
    """A scenario with its script played, for whoever plays on, without a bound; without an edition, by the
    newest it names."""
    scenario = read_scenario(path_or_text)
    if readings:
        read = read_readings(readings, get_game(scenario.game).points())
        scenario = replace(scenario, readings=merge_readings(scenario.readings, read))
    chosen = edition or scenario.editions[-1]
    result = run(scenario, chosen)
    if result.needs is not None:
        raise Trouble(result.needs)
    if result.missing is not None or result.end is None:
        raise Trouble(message("scenario.saw-missing", card=result.missing or ""))
    return replace(result.open or result.end, budget=None), chosen
