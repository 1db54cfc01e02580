"""Play a scenario again by other readings of the open points that it rests on, with the same decisions."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.readings import Point, Readings, merge_readings, reading_in_force
from kfjudge.games import get_game
from kfjudge.notation.scenario import Scenario
from kfjudge.replay.play import run
from kfjudge.replay.result import Result


class OtherReading(Struct, frozen=True):
    """A point that a play rests on, how it is read there, another reading of it, and the result of the same
    decisions by that one: None where the script is not even legal, and `why`."""

    point: Point
    ours: str
    theirs: str
    result: Result | None
    why: tuple[Trouble, ...] = ()


def apply_readings(scenario: Scenario, readings: Readings) -> Scenario:
    """The same scenario, with points read so."""
    return replace(scenario, readings=merge_readings(scenario.readings, readings)) if readings else scenario


def find_points(rows: Iterable[str], result: Result) -> list[tuple[Point, str]]:
    """Find open points by their rows, and how each is read in a play."""
    wanted = tuple(rows)
    known = {point.id: point for point in get_game(result.scenario.game).points()} if wanted else {}
    return [
        (known[row], reading_in_force(known[row], result.edition, result.scenario.readings)) for row in wanted
    ]


def play_other_readings(result: Result, points: Iterable[tuple[Point, str]]) -> Iterator[OtherReading]:
    """Play the same script by every other reading of each of those points, up to its end or to its first
    choice marked `?`."""
    for point, ours in points:
        for theirs in map(str, point.values):
            if theirs == ours:
                continue
            scenario = apply_readings(result.scenario, ((point.id, theirs),))
            try:
                yield OtherReading(point, ours, theirs, run(scenario, result.edition))
            except Troubles as several:
                yield OtherReading(point, ours, theirs, None, tuple(several.troubles))


def list_choices(result: Result) -> Hashable:
    """List what could have been chosen at every decision of the script and at its end."""
    runs: list[Any] = [answered.before for played in result.steps for answered in played.answered]
    runs.append(result.end)
    asked = (run.pending for run in runs if run is not None)
    return tuple(
        (ask.who, ask.question.key, tuple(option.id for option in ask.options)) for ask in asked if ask
    )
