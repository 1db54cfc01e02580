"""Looking for a case that goes wrong: round after round, each from a seed of its own, and then for the
smallest that does."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

from hypothesis import HealthCheck, given, seed, settings
from hypothesis.strategies import SearchStrategy

Case = TypeVar("Case")

ROUND = 50  # cases from one seed


class Found(AssertionError):
    """Something went wrong: the seed that comes upon it at once, and the smallest case there is of it."""

    def __init__(self, seed: int, case: str, error: BaseException) -> None:
        super().__init__(f"from seed {seed}: {type(error).__name__}: {error}\n{case}")
        self.seed = seed
        self.case = case
        self.error = error


def hunt(
    first: int,
    seconds: float,
    cases: SearchStrategy[Case],
    look: Callable[[Case], object],
    told: Callable[[Case], str] = repr,
) -> int:
    """Look at cases until the time is over; how many there were. Raises Found."""
    end, tried, number = monotonic() + seconds, 0, first
    while monotonic() < end:
        tried += _round(number, end, cases, look, told)
        number += 1
    return tried


def _round(
    number: int,
    end: float,
    cases: SearchStrategy[Case],
    look: Callable[[Case], object],
    told: Callable[[Case], str],
) -> int:
    tried, wrong = 0, False
    smallest: Any = None

    def one(case: Case) -> None:
        nonlocal tried, smallest, wrong
        if not wrong and monotonic() > end:
            return
        tried += 1
        try:
            look(case)
        except Exception:
            smallest, wrong = case, True
            raise

    plan = settings(max_examples=ROUND, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    try:
        seed(number)(plan(given(cases)(one)))()
    except Exception as error:
        if not wrong:
            raise
        raise Found(number, told(smallest), error) from error
    return tried
