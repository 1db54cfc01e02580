"""Many random games to their end, each point of them looked at (`tests/fuzz/games.py`):

    python -m tests.keyforge.many_games FIRST_SEED GAMES

It prints how the games ended and a fingerprint of the ends, which is the same whatever PYTHONHASHSEED is."""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from time import process_time

from kfjudge.core.invariants import checking_every_event
from tests.fuzz.games import begin_at_random, play


def main(first: int, games: int) -> None:
    began, ends, decided, played = process_time(), Counter[str](), 0, Counter[str]()
    fingerprint = sha256()
    for seed in range(first, first + games):
        try:
            run, decisions = play(seed, begin_at_random("keyforge", seed))
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
    with checking_every_event():
        main(*map(int, sys.argv[1:3]))
