"""Many random games to their end, each point of them looked at (`tests/fuzz/games.py`), and after each event
no number is below zero. `tests/<game>/random_play.py` makes up how they begin and says how they ended.

    python -m tests.fuzz.many_games GAME FIRST_SEED GAMES

It prints how the games ended and a fingerprint of the ends, which is the same whatever PYTHONHASHSEED is."""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from hashlib import sha256
from importlib import import_module
from time import process_time

from kfjudge.core.invariants import checking_every_event
from tests.fuzz.games import begin_at_random, play


def main(game: str, first: int, games: int) -> None:
    makes_up = import_module(f"tests.{game}.random_play")
    begin = getattr(makes_up, "new_game", partial(begin_at_random, game))
    began, ends, decided, played = process_time(), Counter[str](), 0, Counter[str]()
    fingerprint = sha256()
    for seed in range(first, first + games):
        try:
            beginning = begin(seed)
            run, decisions = play(seed, beginning)
            assert run.pending is None, "not over"
            wrong = list(beginning.find_wrong(run.board)) if beginning.find_wrong is not None else []
            assert not wrong, wrong
        except Exception as error:
            print(f"seed {seed}: {error!r}", flush=True)
            ends["wrong"] += 1
            continue
        ends[makes_up.describe_end(run.board)] += 1
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
        main(sys.argv[1], *map(int, sys.argv[2:4]))
