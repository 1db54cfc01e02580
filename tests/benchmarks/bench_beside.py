"""What two trees of kfjudge take for the same work, side by side: has a change made anything slower?

    python -m tests.benchmarks.bench_beside OTHER_TREE [--rounds 9] [WORK...]

Each tree works in a process of its own, with the Python of its own `.venv`; in every round each piece of work
is done by one and then by the other, and the next round begins with the other. Printed are the medians of
processor time, this tree's as a ratio to the other's. The first round, which warms up, does not count."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[2]
EXPLORED = (
    "errata/drummernaut-reaps-beside-another-giant",
    "glossary/search-then-shuffle",
    "glossary/traits-matter-when-asked",
    "editions/stun-omni",
    "glossary/taunt-stunned-or-exhausted",
)
EVERYTHING_TO_CHOOSE = ("four_against_four", "six_against_six", "three_fates")
EDITION = "1.3"
SEEDS = range(6)
MOST = 600  # decisions of a random game
RUNS = 20_000  # of an exploration on a board where all is to be chosen
Given = Any  # what a piece of work is given: plain data, the same for both trees


def replays(names: Given) -> None:
    """Every board that both trees have."""
    _kfjudge("replay", *names)


def searches(queries: Given) -> None:
    """Every query of tests/search."""
    from kfjudge.api import search

    for query, lang in queries:
        search(query, lang=lang)


def explorations(names: Given) -> None:
    for name in names:
        _kfjudge("explore", name)


def end_states(board: Given) -> None:
    """Every line of a turn on a board, after a first choice."""
    from kfjudge.api import Match, until
    from kfjudge.core.explore import explore

    state, choices = board
    match = Match.from_state(state, EDITION)
    for choice in choices:
        match.choose(choice)
    explore(match.run, until(match.run), RUNS)


def random_games(games: Given) -> None:
    """Full games, from set-up to a third key, each decision at random."""
    from kfjudge.api import Match

    for seed, south, north in games:
        rng = random.Random(seed)
        match = Match.new(south, north, EDITION)
        for _ in range(MOST):
            options = match.options()
            if not options:
                break
            match.choose(rng.choice(options).id)


def decks() -> Given:
    """For each seed two decks, which both trees are given."""
    from kfjudge.games.keyforge.engine.spec import modeled
    from kfjudge.games.keyforge.facts import HOUSES, all_facts

    games = []
    for seed in SEEDS:
        rng = random.Random(seed)
        game: list[Any] = [seed]
        for _ in range(2):
            houses = rng.sample(HOUSES, 3)
            of = {house: sorted(c for c in modeled() if all_facts()[c].house == house) for house in houses}
            game.append((houses, [rng.choice(of[house]) for house in houses for _ in range(12)]))
        games.append(game)
    return games


def on_a_board(name: str) -> Given:
    """A board where everything may be chosen, and what is chosen first."""
    from tests.keyforge.table import creature, table

    size = {"four_against_four": 4}.get(name, 6)
    mine = [creature("bumpsy", f"a{n}") for n in range(size)]
    foes = [creature("headhunter" if name == "three_fates" else "troll", f"b{n}") for n in range(size)]
    if name == "three_fates":
        return table("dis", south={"hand": ["three-fates"], "line": mine}, north={"line": foes}), [
            "play:three-fates"
        ]
    return table(south={"line": mine}, north={"line": foes}), []


def boards(tree: Path) -> set[str]:
    return {
        path.relative_to(tree).as_posix()
        for top in ("faq", "scenarios")
        for path in (tree / top).rglob("*.kf")
    }


def queries() -> Given:
    from tests.search.queries import rows

    return [(row.query, row.lang) for row in rows()]


WORK: dict[str, Callable[[Given], None]] = {
    "replays": replays,
    "searches": searches,
    "explorations": explorations,
    "random_games": random_games,
    **dict.fromkeys(EVERYTHING_TO_CHOOSE, end_states),
}


def given(work: str, other: Path) -> Given:
    if work == "replays":
        return sorted(boards(HERE) & boards(other))
    if work in EVERYTHING_TO_CHOOSE:
        return on_a_board(work)
    return {"searches": queries, "explorations": lambda: EXPLORED, "random_games": decks}[work]()


def _kfjudge(*words: str) -> None:
    from kfjudge.cli import run

    with contextlib.redirect_stdout(io.StringIO()):
        status = run(list(words))
    if status not in (0, 1):
        raise SystemExit(f"kfjudge {' '.join(words)[:200]} ended with {status}")


class Tree:
    """A process that does, on one tree, whatever work it is told, and says what it took."""

    def __init__(self, path: Path, cache: Path) -> None:
        own = path / ".venv" / "bin" / "python"
        environment = os.environ | {"KFJUDGE_CACHE": str(cache), "PYTHONPATH": str(path)}
        command = [str(own) if own.exists() else sys.executable, str(Path(__file__).resolve()), "--work"]
        self._process = subprocess.Popen(
            command, cwd=path, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def seconds(self, work: str, what: Given) -> float:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps([work, what]), file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def leave(self) -> None:
        self._process.communicate()


def work() -> None:
    """Do what is told on a line of the standard input, line after line."""
    for line in sys.stdin:
        name, what = json.loads(line)
        began = time.process_time()
        WORK[name](what)
        print(time.process_time() - began, flush=True)


def beside(other: Path, rounds: int, wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as cache:
        trees = [Tree(HERE, Path(cache) / "this"), Tree(other, Path(cache) / "other")]
        print(f"{'processor time':16}{'this':>10}{'other':>10}{'ratio':>8}")
        for name in wanted:
            what = given(name, other)
            took: dict[Tree, list[float]] = {tree: [] for tree in trees}
            for number in range(rounds + 1):
                for tree in trees if number % 2 else reversed(trees):
                    seconds = tree.seconds(name, what)
                    if number:
                        took[tree].append(seconds)
            this, that = (statistics.median(took[tree]) for tree in trees)
            print(f"{name:16}{this:8.3f} s{that:8.3f} s{this / that:8.2f}", flush=True)
        for tree in trees:
            tree.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path)
    parser.add_argument("wanted", nargs="*", metavar="WORK", help=", ".join(WORK))
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    beside(asked.other.resolve(), asked.rounds, asked.wanted or list(WORK))


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        main()
