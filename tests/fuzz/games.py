"""Whole games at random, of every game that plays: from a beginning that `tests/<game>/random_play.py` makes
up, if there is one, and from the boards of the game. After each decision every card lies in exactly one
place, and after each event no number is below zero; at some points the state is read back and offers the
same, what was undone is as it was, and exploring finds what walking every line finds. At the end the same
decisions, played in one go, give the same trace."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from time import monotonic
from typing import Any

from msgspec.structs import replace

from kfjudge.api import Match, NeedsFact, NotModeled, until
from kfjudge.core.events import TraceStep
from kfjudge.core.explore import Ended, explore
from kfjudge.core.invariants import checking_every_event
from kfjudge.core.run import Run, start
from kfjudge.core.schema import CARD, Schema
from kfjudge.core.table import Ask, Option
from kfjudge.core.validation import LARGEST_COUNT as LARGEST
from kfjudge.games import GAMES, get_game
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.replay.play import start_match
from tests.fuzz.hunt import Found

LONG = 300  # decisions of a game that need not be over
READ_BACK = 0.03  # of the points between actions
UNDONE = 0.03
EXPLORED, EXPLORED_WITHIN = 0.0005, 0.01  # of the points between actions, and of those within one
MOST_LINES = 60  # that are walked one by one
LYING_ON = ("upgrades", "under")  # of a card: the cards on and under it


@dataclass(frozen=True)
class Beginning:
    """Where a game begins: `over_by` is after how many decisions it must be over, if it must be; `seldom`
    tells which options are hardly ever taken, `find_wrong` what cannot be on a board between two actions."""

    rng: Random
    run: Run[Any]
    over_by: int | None = None
    seldom: Callable[[Run[Any], Option], bool] | None = None
    find_wrong: Callable[[Any], Iterator[str]] | None = None


def games_that_play() -> tuple[str, ...]:
    return tuple(game for game in GAMES if get_game(game).plays)


def begin(game: str, seed: int) -> Beginning:
    """Begin a game: two times of three as its random play does, where there is some, else on a board."""
    module = f"tests.{game}.random_play"
    makes_up = bool(find_spec(f"tests.{game}")) and bool(find_spec(module))
    if seed % 3 and makes_up and hasattr(import_module(module), "new_match"):
        return begin_at_random(game, seed)
    rng, boards = Random(seed), list_scenarios(game)
    scenario = read_scenario(boards[rng.choice(sorted(boards))])
    run = start_match(scenario, rng.choice(scenario.editions))
    return Beginning(rng, replace(run, budget=None))


def begin_at_random(game: str, seed: int) -> Beginning:
    play, editions = import_module(f"tests.{game}.random_play"), get_game(game).editions
    return Beginning(*play.new_match(seed, editions[seed % len(editions)]), getattr(play, "OVER_BY", None))


def random_points(first: Beginning, most: int) -> Iterator[Run[Any]]:
    """Play a game at random, for so many decisions or as far as the board says; each point of it."""
    run, rng = first.run, first.rng
    try:
        for _ in range(most):
            yield run
            if run.pending is None:
                return
            run = run.choose(pick(run.pending, rng))
    except (NeedsFact, NotModeled):
        return


def pick(asked: Ask, rng: Random) -> str:
    """Pick an option. Ending a turn is rarer than doing something."""
    options = asked.options
    if asked.turn and len(options) > 1 and rng.random() < 0.9:
        options = options[:-1]
    return rng.choice(options).id


def play(seed: int, first: Beginning, end: float = inf) -> tuple[Run[Any], int]:
    """Play one game on, as far as it comes until then; and how many decisions that took. Raises Found."""
    rng, run, most = first.rng, first.run, first.over_by or LONG
    cards, apart, decisions = len(run.board.cards), lying_nowhere(run), 0
    try:
        while run.pending is not None and monotonic() < end and decisions < most:
            decisions += 1
            check_places(run, apart)
            if first.find_wrong is not None and run.clean:
                assert not (wrong := list(first.find_wrong(run.board))), wrong
            picked = look(run, rng)
            if first.seldom is not None and rng.random() < 0.98:
                often = [one for one in run.pending.options if not first.seldom(run, one)]
                by_id = {one.id for one in often}
                picked = picked if picked in by_id or not often else rng.choice(often).id
            run = run.choose(picked)
    except (NeedsFact, NotModeled):
        pass  # a board need not say everything
    except Exception as error:
        raise Found(seed, describe_run(run), error) from error
    try:
        named = all(run.board.cards[uid].zone for uid in apart)
        assert first.over_by is None or named, "a card lies nowhere at first"
        assert first.over_by is None or decisions < most, "the game is never over"
        assert first.over_by is None or len(run.board.cards) == cards, "a card came from nowhere"
        check_places(run, apart)
        play_in_one_go(first.run, run)
    except Exception as error:
        raise Found(seed, describe_run(run), error) from error
    return run, decisions


def look(run: Run[Any], rng: Random) -> str:
    """Look at a point of a game more closely, now and then; and choose how to go on."""
    assert run.pending is not None
    if run.clean and rng.random() < READ_BACK and can_be_written(run):
        look_again(run)
    if rng.random() < (EXPLORED if run.pending.turn else EXPLORED_WITHIN):
        explore_and_walk(run)
    picked = pick(run.pending, rng)
    if rng.random() < UNDONE:
        undo(run, picked)
    return picked


def describe_run(run: Run[Any]) -> str:
    """Where a game stands: the state after the last action, and what has been decided since."""
    kept = json.dumps(write(run, run.resume.board))
    asked = [option.id for option in run.pending.options] if run.pending else []
    return f"{run.rules.game}: {kept}\nthen {list(run.under_way)}\nthen one of {asked}"


def write(run: Run[Any], board: Any) -> dict[str, Any]:
    return get_game(run.rules.game).engine.write(board, run.rules.edition)


def places(schema: Schema, board: Any) -> Counter[str]:
    """How often each card lies somewhere."""
    found: Counter[str] = Counter()
    for kind in schema.owners:
        for owner in getattr(board, kind.field).values():
            for zone in schema.zones_of(kind.kind):
                found.update(getattr(owner, zone.name))
                found.update(owner.shuffled if zone.shuffled else ())
    for card in board.cards.values() if schema.zones_of(CARD) else ():
        for pile in LYING_ON:
            found.update(getattr(card, pile))
    return found


def lying_nowhere(run: Run[Any]) -> set[str]:
    """The cards that lie nowhere. None may lie in two places."""
    found = places(get_game(run.rules.game).engine.schema, run.board)
    assert max(found.values(), default=1) == 1, "a card lies in two places"
    assert found.keys() <= run.board.cards.keys(), "something lies there that is no card"
    return run.board.cards.keys() - found.keys()


def check_places(run: Run[Any], apart: set[str]) -> None:
    """Check that every card lies in one place, but for those that never lie anywhere, like an investigator,
    and for what is being played, as long as that takes."""
    nowhere = lying_nowhere(run) - apart
    under_way = not run.clean or run.pending is None
    assert all(under_way and run.board.cards[uid].zone == "" for uid in nowhere), f"{nowhere} lie nowhere"


def numbers(value: Any) -> Iterator[float]:
    """Every number of a state."""
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from numbers(part)
    elif isinstance(value, (int, float)):
        yield value


def can_be_written(run: Run[Any]) -> bool:
    """Whether its numbers are those that a state may have: a pool that is doubled again and again, where no
    key can be forged, outgrows them."""
    return max(numbers(write(run, run.board)), default=0) <= LARGEST


def look_again(run: Run[Any]) -> None:
    """The state, read back, offers the same."""
    assert run.pending is not None
    written = write(run, run.board)
    again = start(run.rules, get_game(run.rules.game).engine.read(written))
    assert again.pending is not None
    assert write(again, again.board) == written, "the state read back is another"
    offered, there = ([option.id for option in one.options] for one in (again.pending, run.pending))
    assert offered == there, "the state read back offers something else"


def undo(run: Run[Any], picked: str) -> None:
    match = Match(run, run.rules.edition)
    before = match.state()
    match.choose(picked)
    match.undo()
    assert match.state() == before, "undone, it is not as it was"


class TooManyLines(Exception):
    """There are more lines than are walked one by one."""


def explore_and_walk(run: Run[Any]) -> None:
    """Exploring finds the ends that walking every line finds, in as many lines; and its lines lead there."""
    ended = until(run)
    try:
        walked = walk_every_line(run, ended)
    except (TooManyLines, NeedsFact, NotModeled):
        return
    found = explore(run, ended, MOST_LINES * 20)  # a line has several runs
    explored: Counter[Hashable] = Counter()
    for outcome in found.outcomes:
        explored[run.rules.key(outcome.board)] += outcome.lines
        there = run
        for option in outcome.line:
            there = there.choose(option)
        assert run.rules.key(there.board) == run.rules.key(outcome.board), outcome.line
    assert found.complete
    assert explored == walked, "exploring finds something else than walking every line"


def walk_every_line(run: Run[Any], ended: Ended[Any], most: int = MOST_LINES) -> Counter[Hashable]:
    """Count the lines that lead to each end, one by one."""
    found: Counter[Hashable] = Counter()
    left = [run]
    while left:
        one = left.pop()
        if one.pending is None or ended(one.board, one.pending):
            found[run.rules.key(one.board)] += 1
        else:
            left += [one.choose(option.id) for option in one.pending.options]
        if found.total() + len(left) > most:
            raise TooManyLines
    return found


def play_in_one_go(first: Run[Any], last: Run[Any]) -> None:
    """The same decisions from the same beginning, with no board kept in between, give the same trace."""
    again = start(first.rules, first.resume.board, last.line)
    assert list(map(_step, again.trace)) == list(map(_step, last.trace))
    assert first.rules.key(again.board) == first.rules.key(last.board)


def _step(step: TraceStep) -> tuple[object, ...]:
    return step.depth, step.event, step.cards, tuple(step.cite), step.canceled


def run(seed: int, seconds: float) -> int:
    """Play games, one seed after the other, each game that plays in turn. What it answers is how many
    decisions were made in them."""
    end, decided, games = monotonic() + seconds, 0, games_that_play()
    with checking_every_event():
        while monotonic() < end:
            game = games[seed // 3 % len(games)]
            decided += play(seed, begin(game, seed), end)[1]
            seed += 1
    return decided
