"""Which steps of a replay decide its outcome: those that brought about what is otherwise at the end, and
those that the rules did not let happen; first of what the file itself looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from kfjudge import games
from kfjudge.core.events import Refused
from kfjudge.games import situations
from kfjudge.notation.model import Said
from kfjudge.replay.judging.happened import occurrences
from kfjudge.replay.judging.moment import moment_of
from kfjudge.replay.options import cards_of
from kfjudge.screen.changes import refused
from kfjudge.screen.replays.watch import seen_at_each_step

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.replay.result import Checked, Result
    from kfjudge.situation.game import Change

_MOST = 3
_ENOUGH = 2  # steps, unless a third tells as much as they do
_REFUSED, _HAPPENED, _BROUGHT_ABOUT, _MOVED, _OTHER = 6, 5, 4, 2, 1


def deciding(result: Result) -> list[TraceStep]:
    """The steps that settle how it ends, in their order: two or three at most, the last ones."""
    if result.end is None:
        return []
    trace = result.end.trace
    weights: Counter[int] = Counter()
    looked_at = _looked_at(result)
    for step in refused(result):
        if step.happened.__class__ is Refused:
            weights[step.n] += _REFUSED if looked_at & {*step.cards} else _MOVED
    for n in _claimed(result):
        weights[n] += _HAPPENED
    for n, change in _brought_about(result):
        about = change.named if isinstance(change.named, str) else change.named.uid
        weights[n] += _BROUGHT_ABOUT if about in looked_at else _MOVED if change.aspect == "zone" else _OTHER
    for n in weights:
        weights[n] += any(source in result.scenario.answers for source in trace[n - 1].cite)
    best = sorted(weights, key=lambda n: (weights[n], n), reverse=True)[:_MOST]
    if len(best) > _ENOUGH and weights[best[-1]] < weights[best[0]]:
        best = best[:_ENOUGH]
    return [trace[n - 1] for n in sorted(best)]


def changes_of(result: Result) -> tuple[Change, ...]:
    """What is otherwise at the end than on the board of the file."""
    if result.end is None:
        return ()
    return situations(result.scenario.game).changes(result.laid, result.end.board, result.end.trace)


def _brought_about(result: Result) -> Iterator[tuple[int, Change]]:
    """Each change, and the step that brought it about: the last that changes the same of the same."""
    game = result.scenario.game
    copy = games.engine(game).rules(result.edition).copy
    boards = seen_at_each_step(result, copy)
    assert result.end is not None
    last: dict[tuple[str, str], int] = {}
    for step, (before, after) in zip(result.end.trace, pairwise(boards), strict=True):
        for change in situations(game).changes(before, after, [step]):
            last[change.subject, change.aspect] = step.n
    for change in changes_of(result):
        n = last.get((change.subject, change.aspect))
        if n is not None:
            yield n, change


# what the file looks at


def _claims(result: Result) -> Iterator[Checked]:
    return (checked for checked in result.expectations if checked.claim is not None)


def _looked_at(result: Result) -> set[Any]:
    """The cards, by uid, and the players that something is claimed of."""
    assert result.end is not None
    found: set[Any] = set()
    for checked in _claims(result):
        assert checked.claim is not None
        found |= {card.uid for ref in checked.claim.refs() for card in cards_of(result.end.board, ref)}
        if checked.claim.get("fact") is not None:
            found.add(checked.claim.get("seat"))
    return found - {None}


def _claimed(result: Result) -> Iterator[int]:
    """The steps at which happens what is claimed to happen; of an order, the last of them."""
    for checked in _claims(result):
        claim, expectation = checked.claim, checked.expectation
        if claim is None or expectation is None or claim.phrase not in ("claim.happens", "claim.order"):
            continue
        moment = moment_of(result, expectation.where)
        event: Said = claim["events"][-1]
        if moment is not None:
            yield from occurrences(result.scenario.game, event, moment.events, moment.run.board)[-1:]
