"""Whole games of random decks, of all cards, in every edition. After each decision every card of both decks
lies in exactly one place, and after each event no number is below zero; at some points the state is read back
and offers the same, what was undone is as it was, and the lines that exploring finds lead where it says. At
the end the same decisions, played in one go, give the same trace."""

from __future__ import annotations

import json
from collections import Counter
from math import inf
from time import monotonic

from kfjudge.api import Match, until
from kfjudge.core.events import TraceStep
from kfjudge.core.explore import explore
from kfjudge.core.invariants import checking_every_event
from kfjudge.core.run import Run, start
from kfjudge.core.validation import LARGEST_COUNT as LARGEST
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import PILES, Board
from kfjudge.games.keyforge.engine.engine import KeyForgeRules
from tests.fuzz.hunt import Found
from tests.keyforge.random_play import EDITIONS, new_match

MOST = 20_000  # decisions of one game
READ_BACK = 0.03  # of the points between actions
UNDONE = 0.03
EXPLORED = 0.005
FEW_RUNS, FEW_OUTCOMES = 150, 3


def play(seed: int, end: float = inf) -> tuple[Run[Board], int]:
    """One game, as far as it comes until then; and how many decisions that took. Raises Found."""
    edition = EDITIONS[seed % len(EDITIONS)]
    rng, run = new_match(seed, edition)
    first, decisions = run, 0
    try:
        while run.pending is not None and monotonic() < end:
            decisions += 1
            assert decisions <= MOST, "the game is never over"
            lie_once(run)
            options = run.pending.options
            if run.clean and rng.random() < READ_BACK and can_be_written(run.board):
                look_again(run, edition)
            if rng.random() < EXPLORED:
                explored(run)
            if run.pending.turn and len(options) > 1 and rng.random() < 0.9:
                options = options[:-1]
            picked = rng.choice(options).id
            if rng.random() < UNDONE:
                undo(run, picked, edition)
            run = run.choose(picked)
        lie_once(run)
        in_one_go(first, run)
    except Exception as error:
        raise Found(seed, describe_run(run, edition), error) from error
    return run, decisions


def describe_run(run: Run[Board], edition: str) -> str:
    """Where a game stands: the state after the last action, and what has been decided since."""
    kept = json.dumps(state.write(run.resume.board, edition))
    asked = [option.id for option in run.pending.options] if run.pending else []
    return f"{kept}\nthen {list(run.under_way)}\nthen one of {asked}"


def places(board: Board) -> Counter[str]:
    """How often each card lies somewhere."""
    found: Counter[str] = Counter()
    for player in board.players.values():
        for zone in PILES:
            found.update(getattr(player, zone))
    for card in board.cards.values():
        found.update(card.upgrades)
        found.update(card.under)
    return found


def lie_once(run: Run[Board]) -> None:
    """Every card lies in one place; but for what is being played, as long as that takes."""
    board, found = run.board, places(run.board)
    nowhere = [card for uid, card in board.cards.items() if found[uid] == 0]
    assert len(board.cards) == 72
    assert max(found.values()) == 1, "a card lies in two places"
    under_way = not run.clean or run.pending is None
    assert all(under_way and card.zone == "" for card in nowhere), f"{nowhere} lie nowhere"


def can_be_written(board: Board) -> bool:
    """Whether its numbers are those that a state may have: a pool that is doubled again and again, where no
    key can be forged, outgrows them."""
    return all(player.aember <= LARGEST for player in board.players.values())


def look_again(run: Run[Board], edition: str) -> None:
    """The state, read back, offers the same."""
    written = state.write(run.board, edition)
    again = start(KeyForgeRules(edition), state.read(written))
    assert run.pending is not None
    assert again.pending is not None
    offered, there = ([option.id for option in one.pending.options] for one in (again, run) if one.pending)
    assert offered == there, "the state read back offers something else"


def undo(run: Run[Board], picked: str, edition: str) -> None:
    match = Match(run, edition)
    before = match.state()
    match.choose(picked)
    match.undo()
    assert match.state() == before, "undone, it is not as it was"


def explored(run: Run[Board]) -> None:
    """The lines that exploring finds lead where it says."""
    found = explore(run, until(run), FEW_RUNS)
    for outcome in found.outcomes[:FEW_OUTCOMES]:
        there = run
        for option in outcome.line:
            there = there.choose(option)
        assert run.rules.key(there.board) == run.rules.key(outcome.board), outcome.line


def in_one_go(first: Run[Board], last: Run[Board]) -> None:
    """The same decisions from the same beginning, with no board kept in between, give the same trace."""
    again = start(first.rules, first.resume.board, last.line)
    assert list(map(_step, again.trace)) == list(map(_step, last.trace))
    assert first.rules.key(again.board) == first.rules.key(last.board)


def _step(step: TraceStep) -> tuple[object, ...]:
    return step.depth, step.event, step.cards, tuple(step.cite), step.canceled


def run(seed: int, seconds: float) -> int:
    """Games, one seed after the other. What it answers is how many decisions were made in them."""
    end, decided = monotonic() + seconds, 0
    with checking_every_event():
        while monotonic() < end:
            decided += play(seed, end)[1]
            seed += 1
    return decided
