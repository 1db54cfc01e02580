"""What was decided can be written down, and plays the same when it is read."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kfjudge.api import Match
from kfjudge.core.errors import NeedsFact, NotModeled, Trouble
from kfjudge.core.run import Run, start
from kfjudge.games.keyforge.engine import state
from kfjudge.notation.board_state import StateReader
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.exploring import Stopping
from kfjudge.replay.play import run, start_match
from kfjudge.replay.record import record
from kfjudge.words.catalogue import say
from tests.notation.boards import TURN

NAMES = sorted(list_scenarios("keyforge"))


def walked(first: Run[Any], dice: random.Random) -> Run[Any]:
    """A line of play by chance, to the end of a resolution."""
    run_ = settled = first
    steps = dice.randrange(1, 12)
    for _ in range(60):
        pending = run_.pending
        if pending is None or pending.turn or run_.board.step in ("forge", "house", "setup"):
            settled = run_
            if pending is None or steps <= 0:
                break
        try:
            run_ = run_.choose(dice.choice(pending.options).id)
        except (NeedsFact, NotModeled):
            break
        steps -= 1
    return settled


@pytest.mark.parametrize("name", random.Random(7).sample(NAMES, 40))
def test_a_line_of_play_is_saved_and_plays_the_same(name: str) -> None:
    dice = random.Random(name)
    scenario = read_scenario(list_scenarios("keyforge")[name], name=name)
    edition, lang = dice.choice(scenario.editions), dice.choice(["en", "fr"])
    line = walked(start_match(scenario, edition), dice)
    again = run(read_scenario(write_scenario(record(scenario, line), lang)), edition)
    assert again.end is not None
    assert again.end.line == line.line
    assert again.end.rules.key(again.end.board) == line.rules.key(line.board)


def test_a_state_of_the_engine_becomes_a_board_and_back() -> None:
    text = TURN + (
        "South: 4 aember, red key, 2 chains\nlast turn: North forged the blue key\nNorth: blue key\n"
        "South line: Troll as Big (3 damage, stunned, with Duskrunner) | Mother (owner North, held by Harland Mindlock)"
        " | Harland Mindlock (1 power counter, exhausted)\nSouth artifacts: Masterplan (under it Grasping Vines)\n"
        "South hand: Anger | 2 cards\nSouth deck: Punch | unknown\nSouth discard: Fear | Urchin\n"
        "South archives: Dodger (owner North)\nNorth line: Restringuntus (names Dis) | Pitlord (maverick Logos)\n"
    )
    before = state.write(start_match(read_scenario(text), "1.3").board, "1.3")
    written = write_scenario(StateReader(before, "keyforge").read_scenario(), "fr")
    after = state.write(start_match(read_scenario(written), "1.3").board, "1.3")

    def bare(part: Any) -> Any:
        if isinstance(part, dict):
            return {
                name: bare(value)
                for name, value in part.items()
                if name not in ("uid", "number", "source", "claims")
            }
        return [bare(value) for value in part] if isinstance(part, list) else part

    assert bare(after) == bare(before)


def test_a_match_played_from_a_state_is_saved_with_labels_where_they_are_needed() -> None:
    board = {"active": "South", "house": "brobnar", "step": "main",
             "players": {"South": {"line": ["troll", "troll"]}, "North": {"line": ["urchin", "urchin"]}}}  # fmt: skip
    played = Match.from_state(board).run.choose("fight:s2").choose("choose:n2")
    text = write_scenario(record(board, played))
    assert "Troll | Troll as Troll 2" in text
    assert "1. South fights with Troll 2\n   - Urchin 2\n" in text
    again = run(read_scenario(text), "1.3")
    assert again.end is not None
    assert again.end.board.cards["n2"].attacked


def test_a_line_of_an_exploration_is_saved_in_its_edition() -> None:
    scenario = read_scenario(TURN + "South line: Troll\n")
    first = start_match(scenario, "1.1")
    line = start(Stopping(first.rules), first.board).choose("reap:s1")
    assert record(scenario, line).editions == ("1.1",)


def test_what_the_notation_cannot_say_is_named() -> None:
    board = {"active": "South", "house": "brobnar", "step": "main", "winner": "South", "players": {}}
    with pytest.raises(Trouble) as raised:
        StateReader(board, "keyforge").read_scenario()
    assert "a match that is over" in say(raised.value.words, "en")


def test_a_saved_line_keeps_its_names_and_drops_what_was_expected() -> None:
    scenario = read_scenario(
        "title: x\nanswers: faq/1.3/1\nplayers: Anna (Dis Logos Mars), Ben (Dis Logos Mars)\n\n"
        "turn: Anna, house Dis\nAnna line: Pit Demon\n\n1. Anna ends the turn\n\nexpect: turn of Ben\n"
    )
    first = start_match(scenario, "1.3")
    saved = record(scenario, start(first.rules, first.board).choose("action:s1"))
    assert [owner.names for owner in saved.owners] == [(("en", "Anna"),), (("en", "Ben"),)]
    assert (saved.answers, saved.expectations, len(saved.steps)) == ((), (), 1)
    assert "1. Anna uses the action of Pit Demon" in write_scenario(saved)
