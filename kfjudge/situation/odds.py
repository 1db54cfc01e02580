"""The odds of a board whose script leaves something to chance: every answer that chance can give is played,
and counted by how likely it is. There is no other arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message, message
from kfjudge.core.table import CHANCE, Decision
from kfjudge.games import get_game
from kfjudge.notation.scenario import Scenario
from kfjudge.replay.exploring import TryCounter, play_branches
from kfjudge.replay.play import run
from kfjudge.replay.result import Result
from kfjudge.situation.game import BoardChange, Wager

MOST_TRIES = 2_000


class Case(Struct, frozen=True):
    """One way that chance may go: its answers, how likely it is, whether it is won (None: that hangs on a
    fact that nobody has told), and what changes on the board."""

    answers: tuple[Message, ...]
    part: Fraction
    won: bool | None
    changes: tuple[BoardChange, ...]


class Odds(Struct, frozen=True):
    """All ways that chance may go on a board, out of so many equally likely cases; `more` are the odds of the
    same with a little more each time, `beside` those of what else the wager may be."""

    wager: Wager
    cases: int
    ways: tuple[Case, ...]
    more: tuple[Odds, ...] = ()
    beside: tuple[Odds, ...] = ()

    def count(self, won: bool | None) -> int:
        """Count the equally likely cases that are won, or lost, or open."""
        return int(sum(way.part for way in self.ways if way.won is won) * self.cases)


def work_out(wager: Wager, edition: str) -> Odds:
    """Play every answer of chance, of the wager and of those with more. Raise Trouble where chance decides
    nothing, or somebody else decides too."""
    ways = [
        Case(
            tuple(decision.option.words for decision in result.line),
            likelihood(result.line),
            _is_won(result),
            get_game(wager.scenario.game).situations.find_changes_of(result),
        )
        for result in _play(wager.scenario, edition)
    ]
    cases = lcm(*(way.part.denominator for way in ways))
    more, beside = (tuple(work_out(one, edition) for one in each) for each in (wager.more, wager.beside))
    return Odds(wager, cases, tuple(ways), more, beside)


def _play(scenario: Scenario, edition: str) -> list[Result]:
    first = run(scenario, edition)
    if first.open is None:
        raise Trouble(message("odds.nothing-open"))
    counter = TryCounter(MOST_TRIES, None)
    found = list(play_branches(first, counter))
    if counter.stopped:
        raise Trouble(counter.bound or message("odds.too-many", most=MOST_TRIES))
    return found


def likelihood(line: Sequence[Decision]) -> Fraction:
    """Multiply how likely each answer is among those of its choice."""
    found = Fraction(1)
    for decision in line:
        if decision.ask.who != CHANCE:
            raise Trouble(message("odds.somebody-decides", question=decision.ask.question))
        found *= Fraction(decision.option.weight, sum(option.weight for option in decision.ask.options))
    return found


def _is_won(result: Result) -> bool | None:
    """Tell whether what the file expects comes about; None where it expects nothing, or where play stopped
    for want of a fact."""
    if result.needs is not None or result.missing is not None or not result.expectations:
        return None
    return all(checked.ok for checked in result.expectations)
