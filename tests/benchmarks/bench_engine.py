"""How fast the engine is, beside a bare Python loop, and whether random games run to their end.

    python -m tests.benchmarks.bench_engine [--games 200] [--first-seed 0]

Prints the time of a FAQ-sized replay, end states and lines a second for explorations on boards of growing
size, memory, and how many random games ended without an exception. Nothing here is a timed test."""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from collections import Counter
from collections.abc import Callable

from kfjudge.api import until
from kfjudge.core.explore import explore
from tests.keyforge.random_play import EDITIONS, random_line
from tests.keyforge.table import creature, play, table

MOST_RUNS = 20_000  # of one exploration


def bare_loop() -> None:
    total = 0
    for number in range(10_000):
        total += number


def faq_replay() -> None:
    board = table(
        "mars",
        south={"houses": ["mars", "dis", "logos"], "line": ["yxilo-bolter"]},
        north={"line": ["bad-penny"]},
    )
    play(board, "reap:yxilo-bolter", "choose:bad-penny").trace()


def median(work: Callable[[], None], other: Callable[[], None], rounds: int = 60) -> tuple[float, float]:
    """Median times of two pieces of work, taken in turn."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for job, found in zip((work, other), times, strict=True):
            began = time.perf_counter()
            job()
            found.append(time.perf_counter() - began)
    return statistics.median(times[0]), statistics.median(times[1])


def explorations() -> None:
    print(f"{'board':<34}{'states':>8}{'lines':>9}{'runs':>8}{'s':>7}{'states/s':>10}{'lines/s':>10}")
    for size in (2, 4, 6):
        line = [creature("troll", f"a{n}") for n in range(size)]
        _explore(f"{size} creatures, any order", table(south={"line": line}))
    for size in (2, 4, 6):
        south = [creature("bumpsy", f"a{n}") for n in range(size)]
        north = [creature("troll", f"b{n}") for n in range(size)]
        _explore(f"{size} against {size}, reap or fight", table(south={"line": south}, north={"line": north}))
    tied = (
        [creature("bumpsy", f"a{n}") for n in range(6)],
        [creature("headhunter", f"b{n}") for n in range(6)],
    )
    board = table("dis", south={"hand": ["three-fates"], "line": tied[0]}, north={"line": tied[1]})
    _explore("12 tied under Three Fates", board, "play:three-fates")


def _explore(name: str, board: dict[str, object], *choices: str) -> None:
    match = play(board, *choices)
    began = time.perf_counter()
    found = explore(match.run, until(match.run), MOST_RUNS)
    took = time.perf_counter() - began
    states = len(found.outcomes)
    bound = "" if found.complete else " (bound hit)"
    print(
        f"{name:<34}{states:>8}{found.lines:>9}{found.runs:>8}{took:>7.2f}"
        f"{states / took:>10.0f}{found.lines / took:>10.0f}{bound}"
    )


def random_games(count: int, first: int) -> None:
    began = time.perf_counter()
    ended: Counter[str] = Counter()
    decisions = 0
    for seed in range(first, first + count):
        *_, last = random_line(seed, EDITIONS[seed % 3], most=20_000)
        ended["won" if last.board.winner else "cut short"] += 1
        decisions += len(last.line)
    took = time.perf_counter() - began
    print(
        f"random games: {count}, {dict(ended)}, {decisions} decisions, "
        f"{took:.0f} s, {count / took:.1f} games/s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first-seed", type=int, default=0)
    asked = parser.parse_args()
    faq_replay()
    replay, loop = median(faq_replay, bare_loop)
    print(
        f"FAQ-sized replay: {replay * 1000:.2f} ms, {replay / loop:.1f} times a bare loop of 10,000 additions"
    )
    explorations()
    random_games(asked.games, asked.first_seed)
    print(f"peak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


if __name__ == "__main__":
    main()
