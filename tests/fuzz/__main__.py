"""The fuzzers by hand: `python -m tests.fuzz --minutes 30`. Each has its share of the time. What is found is
printed with the smallest case there is of it, and with what comes upon it again."""

from __future__ import annotations

import argparse
import sys
import traceback
from importlib import import_module
from random import SystemRandom
from time import monotonic

from tests.fuzz.hunt import Found

FUZZERS = ("queries", "situations", "notation", "states", "completion", "history", "caches", "games")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="for all together (5)")
    parser.add_argument("--only", choices=FUZZERS, action="append", help="this one; may be given again")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9), help="where to begin")
    asked = parser.parse_args(arguments)
    chosen = asked.only or FUZZERS
    found = [_tries(name, asked.seed, asked.minutes * 60 / len(chosen)) for name in chosen]
    return 1 if any(found) else 0


def _tries(name: str, seed: int, seconds: float) -> bool:
    """Run one of them. The answer says whether something went wrong."""
    print(f"{name}: seed {seed}, {seconds / 60:.1f} minutes", flush=True)
    began = monotonic()
    try:
        cases = import_module(f"tests.fuzz.{name}").run(seed, seconds)
    except Exception as error:
        found = error if isinstance(error, Found) else Found(seed, str(error), error)
        traceback.print_exception(found.error)
        print(f"\n{name}: the smallest case:\n{found.case}\n")
        print(f"again: python -m tests.fuzz --only {name} --seed {found.seed}", flush=True)
        return True
    print(f"{name}: {cases:,} cases, {cases * 60 / (monotonic() - began):,.0f} a minute", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
