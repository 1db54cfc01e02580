"""Looking for a case that goes wrong: round after round, each from a seed of its own, and then for the
smallest that does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import TypeVar

from hypothesis import HealthCheck, given, seed, settings
from hypothesis.strategies import SearchStrategy

Case = TypeVar("Case")

ROUND = 50  # cases from one seed
PATIENCE = 60.0  # seconds of looking for a smaller case


class Found(AssertionError):
    """Something went wrong: the seed that comes upon it at once, and the smallest case there is of it."""

    def __init__(self, seed: int, case: str, error: BaseException) -> None:
        super().__init__(f"from seed {seed}: {type(error).__name__}: {error}\n{case}")
        self.seed = seed
        self.case = case
        self.error = error


def nothing_less(case: Case) -> Iterable[Case]:  # noqa: ARG001  Hypothesis makes it small enough
    return ()


def hunt(
    first: int,
    seconds: float,
    cases: SearchStrategy[Case],
    look: Callable[[Case], object],
    told: Callable[[Case], str] = repr,
    less: Callable[[Case], Iterable[Case]] = nothing_less,
) -> int:
    """Look at cases until the time is over; how many there were. Raises Found. `less` gives cases that are a
    little smaller than one."""
    end, tried, number = monotonic() + seconds, 0, first
    while monotonic() < end:
        seen, wrong = _round(number, end, cases, look)
        tried += seen
        if wrong is not None:
            case, error = _smallest(*wrong, look, less)
            raise Found(number, told(case), error) from error
        number += 1
    return tried


def _round(
    number: int, end: float, cases: SearchStrategy[Case], look: Callable[[Case], object]
) -> tuple[int, tuple[Case, Exception] | None]:
    """Cases from one seed: how many, and the smallest that Hypothesis finds to go wrong."""
    tried, wrong = 0, None

    def one(case: Case) -> None:
        nonlocal tried, wrong
        if wrong is None and monotonic() > end:
            return
        tried += 1
        try:
            look(case)
        except Exception as error:
            wrong = case, error
            raise

    plan = settings(max_examples=ROUND, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    try:
        seed(number)(plan(given(cases)(one)))()
    except Exception:
        if wrong is None:
            raise
    return tried, wrong


def _smallest(
    case: Case,
    error: Exception,
    look: Callable[[Case], object],
    less: Callable[[Case], Iterable[Case]],
) -> tuple[Case, Exception]:
    """A case from which nothing can be left out so that it goes wrong as it does."""
    end = monotonic() + PATIENCE
    going_on = True
    while going_on:
        going_on = False
        for smaller in less(case):
            if monotonic() > end:
                break
            try:
                look(smaller)
            except Exception as again:
                if type(again) is type(error):
                    case, error, going_on = smaller, again, True
                    break
    return case, error
