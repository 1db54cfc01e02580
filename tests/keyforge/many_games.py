"""Many random games to their end, each point of them looked at:

    python -m tests.keyforge.many_games FIRST_SEED GAMES

After each decision every card of both decks lies in exactly one place; at some points the state is read
back and offers the same, and what was undone is as it was. It prints how the games ended and a fingerprint of
the ends, which is the same whatever PYTHONHASHSEED is."""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from time import process_time

from kfjudge.api import Match
from kfjudge.core.plain import MOST as LARGEST
from kfjudge.core.run import Run, start
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.engine.rules import KeyForge
from tests.keyforge.random_play import EDITIONS, new_match
from tests.keyforge.test_properties import places

MOST = 20_000  # decisions of one game
READ_BACK = 0.03  # of the points between actions
UNDONE = 0.03


def play(seed: int) -> tuple[Run[Board], int]:
    """One game; where something is wrong, it says at which decision of which seed."""
    edition = EDITIONS[seed % len(EDITIONS)]
    rng, run = new_match(seed, edition)
    decisions = 0
    while run.pending is not None:
        decisions += 1
        if decisions > MOST:
            raise AssertionError(f"seed {seed}: not over after {MOST} decisions")
        lie_once(run, f"seed {seed}, decision {decisions}")
        options = run.pending.options
        if run.clean and rng.random() < READ_BACK and can_be_written(run.board):
            look_again(run, edition, f"seed {seed}, decision {decisions}")
        if run.pending.turn and len(options) > 1 and rng.random() < 0.9:
            options = options[:-1]
        picked = rng.choice(options).id
        if rng.random() < UNDONE:
            undo(run, picked, edition, f"seed {seed}, decision {decisions}")
        try:
            run = run.choose(picked)
        except Exception as error:
            raise AssertionError(f"seed {seed}, decision {decisions}: {picked}: {error!r}") from error
    lie_once(run, f"seed {seed}, at the end")
    return run, decisions


def lie_once(run: Run[Board], where: str) -> None:
    """Every card lies in one place; but for what is being played, as long as that takes."""
    board, found = run.board, places(run.board)
    nowhere = [card for uid, card in board.cards.items() if found[uid] == 0]
    assert len(board.cards) == 72, where
    assert max(found.values()) == 1, f"{where}: a card lies in two places"
    under_way = not run.clean or run.pending is None
    assert all(under_way and card.zone == "" for card in nowhere), f"{where}: {nowhere} lie nowhere"


def can_be_written(board: Board) -> bool:
    """Whether its numbers are those that a state may have: a pool that is doubled again and again, where no
    key can be forged, outgrows them."""
    return all(player.aember <= LARGEST for player in board.players.values())


def look_again(run: Run[Board], edition: str, where: str) -> None:
    """The state, read back, offers the same."""
    written = state.write(run.board, edition)
    again = start(KeyForge(edition), state.read(written))
    assert run.pending is not None
    assert again.pending is not None, where
    offered, there = ([option.id for option in one.pending.options] for one in (again, run) if one.pending)
    assert offered == there, f"{where}: the state read back offers something else"


def undo(run: Run[Board], picked: str, edition: str, where: str) -> None:
    match = Match(run, edition)
    before = match.state()
    match.choose(picked)
    match.undo()
    assert match.state() == before, f"{where}: undone, it is not as it was"


def main(first: int, games: int) -> None:
    began, ends, decided, played = process_time(), Counter[str](), 0, Counter[str]()
    fingerprint = sha256()
    for seed in range(first, first + games):
        try:
            run, decisions = play(seed)
        except Exception as error:
            print(f"seed {seed}: {error!r}", flush=True)
            ends["wrong"] += 1
            continue
        ends[str(run.board.winner)] += 1
        decided += decisions
        played.update(card.facts.id for card in run.board.cards.values())
        fingerprint.update(repr((seed, run.line, run.board.winner)).encode())
    seconds = process_time() - began
    print(
        f"{games} games from seed {first}: {dict(ends)}, {decided:,} decisions in {seconds:,.0f} s;"
        f" {len(played)} cards in the decks; fingerprint {fingerprint.hexdigest()[:16]}"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
