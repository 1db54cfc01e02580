"""The invariant of every board: no number is below zero; who looks finds one at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from kfjudge.api import Match, outcomes
from kfjudge.core.invariants import BrokenInvariant, checking_every_event, find_negative_numbers
from kfjudge.core.table import Table
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import SCHEMA
from kfjudge.games.keyforge.engine.events import StealsAember
from tests.keyforge.table import creature, play, table

BOARD = table(south={"aember": 1, "line": ["troll"]}, north={"aember": 1, "line": ["bumpsy"]})


def test_every_number_of_the_schema_is_looked_at() -> None:
    counts = [mark for mark in SCHEMA.marks if mark.sort == "count"]
    assert len(counts) > 8
    for mark in counts:
        board = state.read(BOARD)
        pieces = {"player": board.players["North"], "card": board.cards["troll"], "turn": board.turn}
        setattr(pieces[mark.of], mark.field, -1)
        assert [
            wrong.endswith(f": {mark.field} is -1") for wrong in find_negative_numbers(SCHEMA, board)
        ] == [True]


def test_a_number_in_what_the_game_alone_knows_is_looked_at() -> None:
    board = state.read(BOARD)
    board.turn.deeds = (("troll", -2),)
    assert find_negative_numbers(SCHEMA, board) == ["turn: deeds is -2"]


@pytest.fixture
def taking_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thief takes one more than there is."""

    def apply(event: StealsAember, game: Any) -> int:
        game.board.players[event.victim].aember -= event.amount + 1
        return event.amount

    monkeypatch.setattr(StealsAember, "apply", apply)


LOSING = table(
    "shadows", south={"houses": ["shadows", "dis", "logos"], "hand": ["urchin"]}, north={"aember": 1}
)


def steal(match: Match) -> None:
    match.choose("play:urchin")


@pytest.mark.usefixtures("taking_too_much")
@pytest.mark.parametrize("go_on", [steal, outcomes], ids=["choosing", "exploring"])
def test_an_event_that_takes_too_much_is_stopped_at_while_somebody_looks(
    go_on: Callable[[Match], object],
) -> None:
    go_on(play(LOSING))  # nobody looks
    with checking_every_event(), pytest.raises(BrokenInvariant, match="StealsAember: North: aember is -1"):
        go_on(play(LOSING))
    go_on(play(LOSING))


def test_the_environment_switches_it_on() -> None:
    program = (
        "from kfjudge.api import Match; from kfjudge.core.table import Table; print(Table.do.__module__)"
    )
    for asked, module in (("1", "kfjudge.core.invariants"), ("", "kfjudge.core.table")):
        environment = {**os.environ, "KFJUDGE_SOUND": asked}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == module


def test_watching_leaves_the_door_as_it_was() -> None:
    before = Table.do
    with checking_every_event():
        assert Table.do is not before
    assert Table.do is before


@pytest.mark.parametrize(
    ("edition", "first"), [("1.0", ["choose:yes"]), ("1.1", ["choose:yes"]), ("1.3", [])]
)
def test_what_the_last_card_that_pays_must_give_is_forced(edition: str, first: list[str]) -> None:
    purses = [creature("pocket-universe", "one", aember=1), creature("pocket-universe", "two", aember=1)]
    board = table(south={"aember": 5, "artifacts": purses}, step="forge")
    with checking_every_event():
        match = play(board, *first, "choose:0", edition=edition)
        assert [made.option.id for made in match.decisions if made.forced][-1:] == ["choose:1"]
        match.choose("choose:red")
    south = match.state()["players"]["South"]
    assert (south["aember"], [card["aember"] for card in south["artifacts"]]) == (0, [1, 0])
    assert south["keys"] == ["red"]
