"""Many random games of the three scenarios to their end: each point of them is looked at
(`tests/fuzz/games.py`), and after each event no number is below zero.

    python -m tests.arkham.many_games FIRST_SEED GAMES

It prints how the games ended and a fingerprint of the ends, which is the same whatever PYTHONHASHSEED is."""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from time import process_time

from kfjudge.core.invariants import checking_every_event
from tests.arkham.random_play import SCENARIOS, find_wrong, new_game
from tests.fuzz.games import play


def main(first: int, games: int) -> None:
    began, ends, decided, played = process_time(), Counter[str](), 0, Counter[str]()
    fingerprint = sha256()
    for seed in range(first, first + games):
        try:
            run, decisions = play(seed, new_game(seed))
            assert run.board.over or not run.board.playing(), "not over"
            wrong = list(find_wrong(run.board))
            assert not wrong, wrong
        except Exception as error:
            print(f"seed {seed}: {error!r}", flush=True)
            ends["wrong"] += 1
            continue
        how = "resolution" if run.board.playing() else "nobody left"
        ends[f"{SCENARIOS[seed % len(SCENARIOS)].rpartition('/')[2]}, {how}"] += 1
        decided += decisions
        played.update(card.facts.id for card in run.board.cards.values())
        fingerprint.update(repr((seed, run.line)).encode())
    seconds = process_time() - began
    print(
        f"{games} games from seed {first}: {dict(ends)}, {decided:,} decisions in {seconds:,.0f} s;"
        f" {len(played)} cards in them; fingerprint {fingerprint.hexdigest()[:16]}"
    )


if __name__ == "__main__":
    with checking_every_event():
        main(*map(int, sys.argv[1:3]))
