"""What came of an exploration: the boards at which lines of play end, counted as one where a judge cannot
tell them apart, with a shortest line to each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from math import lcm, prod
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from kfjudge.core.errors import NeedsFact
from kfjudge.core.message import Message, message
from kfjudge.core.table import CHANCE
from kfjudge.games import get_game
from kfjudge.render.trace import comparable, in_brackets
from kfjudge.replay.exploring import TryCounter, Walk, play_branches, walk
from kfjudge.replay.play import explain_why_stuck

if TYPE_CHECKING:
    from fractions import Fraction

    from kfjudge.core.run import Run
    from kfjudge.core.table import Ask
    from kfjudge.replay.result import CheckedClaim, Result

SHOWN = 10
_KEPT = 1000  # runs of lines that are told


class Stop(Struct, frozen=True):
    """Why a line ends before its end; `asks` says that the players must be asked for a fact."""

    why: Message
    asks: bool = False


class Ending(Struct):
    """A board at which lines end: how many of them, what is decided in a shortest one, the run that leads
    there, and why they stop there if they do not come to their end. `chance` is how likely it is, where
    nobody chooses; `others` are lines to a board that looks the same."""

    board: Any
    lines: int
    line: tuple[str, ...]
    decided: Callable[[], list[tuple[Ask, Message]]]
    run: Callable[[], Run[Any]]
    stopped: Stop | None = None
    chance: Fraction | int = 0
    others: list[Ending] = field(default_factory=list)


class Explored(Struct):
    """What came of every line from the `first` choice on, of so many tries at most, and the open points that
    they rest on. `beyond` says that the script goes on after it.
    `held` counts for each expectation in how many lines it holds, differs, or is not reached. Where chance
    alone decides, and not all lines are equally likely, everything is counted in `cases` that are."""

    result: Result
    first: Run[Any]
    endings: list[Ending]
    tries: int
    complete: bool
    beyond: bool = False
    expectations: tuple[CheckedClaim, ...] = ()
    held: list[Counter[bool | None]] = field(default_factory=list)
    cases: int | None = None
    limit: int = 0
    rests_on: tuple[str, ...] = ()
    bound: Message | None = None  # on work, where that was met

    @property
    def lines(self) -> int:
        return sum(ending.lines for ending in self.endings)

    @property
    def sort(self) -> str:
        """Whether the lines are mere orders, or single answers, or lines of play."""
        asks = [ask for ending in self.endings[:SHOWN] for ask, _ in ending.decided()]
        if all(ask.order for ask in asks):
            return "orders"
        one_each = all(len(ending.line) == 1 for ending in self.endings)
        return "answers" if one_each and self.first.pending and not self.first.pending.turn else "lines"


def explore(result: Result, limit: int, progress: Callable[[int], None] | None) -> Explored:
    """Try every answer to what is marked `?`; without such a mark, every line from the end of the script
    on."""
    if result.open is None:
        found = _collect(result, walk(result, limit, progress))
    else:
        tries = TryCounter(limit, progress)
        found = _follow(result, play_branches(result, tries))
        found.tries, found.complete, found.bound = tries.made, not tries.stopped, tries.bound
    found.limit = limit
    return found


def _collect(result: Result, walk: Walk) -> Explored:
    """Collect the ends of a walk over every choice from the end of the script on."""
    merged: dict[Any, Ending] = {}
    again = _Again(walk.first)
    of = walk.exploration.cases or 0
    for outcome in walk.exploration.outcomes:
        chance = _share(outcome.weight, of) if of else 0
        decided, run = partial(again.decided, outcome.line), partial(again.run, outcome.line)
        ending = Ending(outcome.board, outcome.lines, outcome.line, decided, run, chance=chance)
        stopped = walk.why(outcome.board)
        if stopped is not None:
            ending.stopped = Stop(stopped.words, isinstance(stopped, NeedsFact))
        _merge(merged, ending, result)
    cases = _count_cases(merged.values(), of)
    return Explored(
        result,
        walk.first,
        _rank(merged, cases),
        walk.exploration.runs,
        walk.exploration.complete,
        cases=cases,
        rests_on=walk.exploration.rests_on,
        bound=walk.exploration.bound,
    )


def _follow(result: Result, branches: Iterable[Result]) -> Explored:
    """Collect the ends of every answer to the choices marked `?`."""
    assert result.open is not None
    merged: dict[Any, Ending] = {}
    step = result.steps[-1].step
    goes_on = step is not result.scenario.steps[-1] or not (step.line, *step.choices)[-1].open
    found = Explored(result, result.open, [], 0, True, beyond=goes_on)
    held: list[Counter[bool | None]] = []
    likely: list[dict[bool | None, Fraction | int]] = []
    rests_on: dict[str, None] = {}
    cases = 1
    for branch in branches:
        if branch.end is None:
            continue
        rests_on.update(dict.fromkeys(branch.end.rests_on))
        options = ((one.option, one.ask.options) for one in branch.line)
        weights = ((option.weight, sum(other.weight for other in others)) for option, others in options)
        is_by_chance = all(decision.ask.who == CHANCE for decision in branch.line)
        chance = prod((_share(weight, of) for weight, of in weights), start=1) if is_by_chance else 0
        cases = lcm(cases, chance.denominator)
        branch.end.rules.key(branch.end.board)  # puts it at rest: boards share what is the same on them
        _merge(merged, _make_ending(branch, branch.end, chance), result)
        found.expectations = branch.expectations
        held = held or [Counter() for _ in branch.expectations]
        likely = likely or [{} for _ in branch.expectations]
        for lines, chances, checked in zip(held, likely, branch.expectations, strict=True):
            lines[checked.ok] += 1
            chances[checked.ok] = chances.get(checked.ok, 0) + chance
    found.cases = _count_cases(merged.values(), cases)
    if found.cases is None:
        found.held = held
    else:
        found.held = [
            Counter({ok: int(chance * found.cases) for ok, chance in one.items()}) for one in likely
        ]
    found.endings = _rank(merged, found.cases)
    found.rests_on = tuple(rests_on)
    return found


def _share(part: int, of: int) -> Fraction:
    """Make a fraction; few explorations come to need one."""
    from fractions import Fraction

    return Fraction(part, of)


def _count_cases(endings: Collection[Ending], cases: int) -> int | None:
    """Return the cases, where chance alone decides, and they say something that the number of lines does
    not."""
    lines = sum(ending.lines for ending in endings)
    by_chance = sum(ending.chance for ending in endings) == 1
    alike = all(ending.chance * lines == ending.lines for ending in endings)
    return cases if by_chance and not alike else None


def _make_ending(branch: Result, end: Run[Any], chance: Fraction | int) -> Ending:
    """Make the end of one branch. The run is kept, and of the steps that led there nothing."""
    asked = [(decision.ask, decision.option.words) for decision in branch.line]
    line = tuple(decision.option.id for decision in branch.line)
    stopped = None if branch.needs is None else Stop(branch.needs, asks=True)
    if branch.stuck is not None:
        why = explain_why_stuck(branch).words
        places = dict(why.places)
        cite = (
            in_brackets(str(places["cite"]).split(", "), branch.scenario.game) if places.get("cite") else ""
        )
        places = {"n": len(branch.steps) + 1, "why": places.get("why", why), "cite": cite}
        stopped = Stop(message("explore.stuck", **places))
    elif branch.missing is not None:
        card = get_game(branch.scenario.game).engine.facts()[branch.missing]
        stopped = Stop(message("problem.not-modeled", card=card))
    return Ending(end.board, 1, line, lambda: asked, lambda: end, stopped, chance)


def _merge(merged: dict[Any, Ending], ending: Ending, result: Result) -> None:
    """Count boards as one that a judge cannot tell apart, and where lines stop for the same reason."""
    seen = get_game(result.scenario.game).drawing.visible_state(ending.board, result.edition)
    key = (seen, comparable(ending.stopped.why) if ending.stopped else None)
    same = merged.setdefault(key, ending)
    if same is not ending:
        same.lines += ending.lines
        same.chance += ending.chance
        if len(ending.line) < len(same.line):
            same.line, same.decided, same.run = ending.line, ending.decided, ending.run
        if len(ending.line) == 1:
            same.others.append(ending)


def _rank(merged: dict[Any, Ending], cases: int | None) -> list[Ending]:
    """Put the likeliest ends first, or those that most lines lead to."""
    return sorted(
        merged.values(),
        key=lambda end: (-end.lines if cases is None else -end.chance, len(end.line), end.line),
    )


class _Again:
    """The runs that lines lead to, played once more; what several lines begin with is played once."""

    def __init__(self, first: Run[Any]) -> None:
        self._known: dict[tuple[str, ...], Run[Any]] = {(): first}

    def run(self, line: tuple[str, ...]) -> Run[Any]:
        *_, run = self._follow(line)
        return run

    def _follow(self, line: tuple[str, ...]) -> Iterator[Run[Any]]:
        """Yield the run that a line begins with, and that after each answer."""
        run = self._known[()]
        yield run
        for at, option in enumerate(line, start=1):
            run = self._known.get(line[:at]) or run.choose(option)
            if len(self._known) < _KEPT:
                self._known[line[:at]] = run
            yield run

    def decided(self, line: tuple[str, ...]) -> list[tuple[Ask, Message]]:
        """Return what is asked and answered in a line of which only the options are known."""
        found = []
        for run, id in zip(self._follow(line), line, strict=False):  # one more run than answers
            asked = run.pending
            assert asked is not None
            found.append((asked, next(option.words for option in asked.options if option.id == id)))
        return found
