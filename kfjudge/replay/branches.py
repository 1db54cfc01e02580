"""Every answer to every choice marked `?`, each followed to the end of the script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any

from kfjudge.core.run import Run
from kfjudge.replay.result import Result
from kfjudge.replay.runner import follow

MOST_RECENT = 64  # runs; a line of play seldom has more choices


def branches(first: Result, go_on: Callable[[], bool]) -> Iterator[Result]:
    """The plays that the answers lead to, depth first, in the order of the options. `go_on` is asked before
    each attempt."""
    *before, marked = first.steps
    left = [replace(first, steps=(*before, replace(marked, before=_recalling(marked.before, {}))))]
    while left:
        result = left.pop()
        if result.open is None or result.open.pending is None:
            yield result
            continue
        further = []
        for option in result.open.pending.options:
            if not go_on():
                return
            further.append(follow(result, option.id))
        left += reversed(further)


@dataclass(slots=True)
class _Recalling(Run[Any]):
    """A run that knows where the lines played last have led: with one answer more, a line begins like those
    before it."""

    recent: dict[tuple[str, ...], Run[Any]] = field(default_factory=dict)

    def choose(self, option: str) -> Run[Any]:
        line = (*self.line, option)
        run = self.recent.pop(line, None) or _recalling(Run.choose(self, option), self.recent)
        self.recent[line] = run
        if len(self.recent) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]
        return run


def _recalling(run: Run[Any], recent: dict[tuple[str, ...], Run[Any]]) -> Run[Any]:
    return _Recalling(**{part.name: getattr(run, part.name) for part in fields(Run)}, recent=recent)
