"""Exploring merges boards that are alike: it must find what walking every line finds, each end as often."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings

from kfjudge.api import Match, until
from kfjudge.core.errors import NeedsFact
from kfjudge.core.explore import Ended, explore
from kfjudge.core.run import Run
from kfjudge.core.schema import TURN
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import SCHEMA, Board
from tests.fuzz.boards import boards
from tests.keyforge.table import creature, play, table

pytestmark = pytest.mark.slow

EXAMPLES = int(os.environ.get("EVERY_LINE_EXAMPLES", "25"))
MOST_LINES = 800
UNORDERED = [mark.name for mark in SCHEMA.marks if mark.of == TURN and not mark.ordered]
NO_ORDER = ("hand", "archives", "purged", "artifacts")


def full(board: Board) -> str:
    """A board as plain data, all of it but in which order cards came where order does not matter."""
    data = state.write(board, "1.3")
    for player in data["players"].values():
        for zone in NO_ORDER:
            player[zone] = sorted(player[zone], key=str)
    for turn in (data["turn"], data["last"]):
        for name in UNORDERED:
            if isinstance(turn.get(name), list):
                turn[name] = sorted(turn[name], key=str)
    return json.dumps(data, sort_keys=True)


def every_line(run: Run[Board], ended: Ended[Board]) -> Iterator[str]:
    """The end of each line of play."""
    if run.pending is None or ended(run.board, run.pending):
        yield full(run.board)
        return
    for option in run.pending.options:
        yield from every_line(run.choose(option.id), ended)


def counted(match: Match) -> tuple[Counter[str], Counter[str]] | None:
    """How many lines lead to each end, by exploring and by walking them; None where there are too many."""
    ended = until(match.run)
    found = explore(match.run, ended, MOST_LINES)
    if not found.complete or found.lines > MOST_LINES:
        return None
    merged: Counter[str] = Counter()
    for outcome in found.outcomes:
        merged[full(outcome.board)] += outcome.lines
    return merged, Counter(every_line(match.run, ended))


CHANGED_PLACES = table(
    "dis",
    south={
        "hand": ["poltergeist"],
        "line": [creature("silvertooth", "x"), "deipno-spymaster", creature("silvertooth", "y")],
        "artifacts": ["spangler-box"],
    },
)


def test_a_creature_that_came_back_is_not_the_one_that_may_be_used() -> None:
    """Deipno Spymaster lets x be used. Spangler Box purges x, which comes back on the left, or y, which comes
    back on the right: the two boards look alike, but only where x stayed may it reap."""
    match = play(CHANGED_PLACES, "omni:deipno-spymaster", "choose:x")
    both = counted(match)
    assert both is not None
    explored, walked = both
    assert explored == walked
    assert walked.total() == 21


@pytest.mark.usefixtures("watched")
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards())
@example(CHANGED_PLACES)
def test_exploring_finds_what_walking_every_line_finds(board: dict[str, Any]) -> None:
    try:
        both = counted(Match.from_state(board))
    except NeedsFact:
        return
    if both is not None:
        explored, walked = both
        assert explored == walked
