"""How the steps of a trace are numbered on every screen: one after the other without a gap, several that say
the same (six cards drawn) as one. Programs read the number of each single step instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kfjudge.render.replays.naming import owners_of
from kfjudge.render.steps import repeated

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.render.trace import OwnerNames
    from kfjudge.replay.result import Result

Numbers = dict[int, int]  # from the number of a step of the trace to that of its line


def numbered(result: Result) -> Numbers:
    """The number that each step of a replay bears on the screen."""
    trace = result.end.trace if result.end else []
    begins = [played.first for played in result.steps]
    return numbered_trace(trace, owners_of(result.scenario), begins)


def numbered_trace(trace: Sequence[TraceStep], owners: OwnerNames, begins: Sequence[int] = ()) -> Numbers:
    """The same of a trace, where `begins` are the places at which something new is done."""
    lines = enumerate(_lines(trace, begins, owners), 1)
    return {n: at for at, (first, last) in lines for n in range(first.n, last.n + 1)}


def _lines(
    trace: Sequence[TraceStep], begins: Sequence[int], owners: OwnerNames
) -> Iterator[tuple[TraceStep, TraceStep]]:
    """What stands on a line: each step of the script has lines of its own."""
    for start, end in zip([0, *begins], [*begins, len(trace)], strict=True):
        yield from repeated(trace[start:end], owners)
