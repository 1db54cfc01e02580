"""Which steps of a replay decide its outcome: those that brought about what is otherwise at the end, and
those that the rules did not let happen; first of what the file itself looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.events import TraceStep
from kfjudge.games import get_game
from kfjudge.notation.scenario import Phrase
from kfjudge.render.changes import refused
from kfjudge.render.replays.choices import left_open, of_choices_alone
from kfjudge.render.replays.watch import seen_at_each_step
from kfjudge.replay.moments import find_events, find_moment
from kfjudge.replay.options import find_cards
from kfjudge.situation.game import Change

if TYPE_CHECKING:
    from kfjudge.replay.result import CheckedClaim, Result

_MOST = 3
_ENOUGH = 2  # steps, unless a third tells as much as they do
_MOST_CHANGES = 4
_REFUSED, _HAPPENED, _BROUGHT_ABOUT, _MOVED, _OTHER = 6, 5, 4, 2, 1
_OF_THE_DEED = 2  # what every such deed does (to use a card exhausts it) decides less


class Decided(Struct, frozen=True):
    """The steps that settle how it ends, in their order: two or three at most, the last ones; and what is
    otherwise at the end, as much of it as a judge wants to hear."""

    steps: tuple[TraceStep, ...] = ()
    changes: tuple[Change, ...] = ()
    more: bool = False  # whether something else is otherwise too


def decided(result: Result) -> Decided:
    """What decides."""
    if result.end is None:
        return Decided()
    trace = result.end.trace
    looked_at, every = _looked_at(result), changes_of(result)
    weights: Counter[int] = Counter()
    for step in refused(result):
        weights[step.n] += _REFUSED if looked_at & {*step.cards} else _MOVED if step.cards else _OTHER
    for n in _claimed(result):
        weights[n] += _HAPPENED - _OF_THE_DEED * _frames(trace, n)
    if left_open(result) is not None or of_choices_alone(result):
        every = ()
    for n, change in _brought_about(result, every):
        weight = _MOVED if change.aspect == "zone" else _OTHER
        if about(change) in looked_at:
            weight = _BROUGHT_ABOUT
        if trace[n - 1].depth <= 1:
            weight -= _OF_THE_DEED
        weights[n] += max(weight, 1)
    for n in weights:
        weights[n] += any(source in result.scenario.answers for source in trace[n - 1].cite)
    most = max(weights.values(), default=0)
    best = [n for n in sorted(weights, key=lambda n: (weights[n], n), reverse=True) if 2 * weights[n] > most]
    best = best[: _MOST if best[_MOST - 1 :] and weights[best[_MOST - 1]] == weights[best[0]] else _ENOUGH]
    telling = [change for change in every if about(change) in looked_at] or every
    subjects = list(dict.fromkeys(change.subject for change in telling))[:_MOST_CHANGES]
    told = tuple(change for change in telling if change.subject in subjects)
    return Decided(tuple(trace[n - 1] for n in sorted(best)), told, len(told) < len(every))


def changes_of(result: Result) -> tuple[Change, ...]:
    """What is otherwise at the end than on the board of the file."""
    if result.end is None:
        return ()
    return get_game(result.scenario.game).situations.find_changes(
        result.laid, result.end.board, result.end.trace
    )


def about(change: Change) -> str:
    """The card, by its uid, or the owner that is otherwise."""
    return change.named if isinstance(change.named, str) else getattr(change.named, "uid", change.subject)


def _brought_about(result: Result, every: Sequence[Change]) -> Iterator[tuple[int, Change]]:
    """Each change, and the step that brought it about: the last that changes the same of the same."""
    game = result.scenario.game
    copy = get_game(game).engine.rules(result.edition).copy
    assert result.end is not None
    trace = result.end.trace
    last: dict[tuple[str, str], int] = {}
    seen: list[Any] = []

    def compare(board: Any) -> None:
        """With the board before the step; no other is kept."""
        seen.append(copy(board))
        if len(seen) > 1:
            step, before = trace[len(seen) - 2], seen[-2]
            seen[-2] = None
            for change in get_game(game).situations.find_changes(before, seen[-1], [step]):
                last[change.subject, change.aspect] = step.n

    seen_at_each_step(result, compare)
    for change in every:
        n = last.get((change.subject, change.aspect))
        if n is not None:
            yield (_told_at(game, trace, n, about(change)) if change.aspect == "zone" else n), change


def cause_of(step: TraceStep, trace: Sequence[TraceStep]) -> TraceStep:
    """The step within which a step is taken; what nothing brings about is its own cause."""
    return next((one for one in reversed(trace[: step.n - 1]) if one.depth < step.depth), step)


def _told_at(game: str, trace: Sequence[TraceStep], n: int, uid: str) -> int:
    """The step that says what became of a card: what was done to it, or where it went, which is said after it
    has left."""
    depth, ability = trace[n - 1].depth, get_game(game).replay.find_ability
    after = trace[n] if n < len(trace) and not _frames(trace, n + 1) else None
    said_after = after is not None and after.depth <= depth and after.cards[:1] == (uid,)
    within = cause_of(trace[n - 1], trace)
    if within is not trace[n - 1] and uid in within.cards and ability(within.happened) is None:
        return after.n if after is not None and said_after and after.depth < depth else within.n
    return after.n if after is not None and said_after else n


def _frames(trace: Sequence[TraceStep], n: int) -> bool:
    """Whether a step is told by those inside it."""
    return n < len(trace) and trace[n].depth > trace[n - 1].depth


# what the file looks at


def _claims(result: Result) -> Iterator[CheckedClaim]:
    return (checked for checked in result.expectations if checked.claim is not None)


def _looked_at(result: Result) -> set[Any]:
    """The cards, by uid, and the players that something is claimed of."""
    assert result.end is not None
    found: set[Any] = set()
    for checked in _claims(result):
        assert checked.claim is not None
        found |= {card.uid for ref in checked.claim.refs() for card in find_cards(result.end.board, ref)}
        if checked.claim.get("fact") is not None:
            found.add(checked.claim.get("seat"))
    return found - {None}


def _claimed(result: Result) -> Iterator[int]:
    """The steps at which happens what is claimed to happen; of an order, the last of them."""
    for checked in _claims(result):
        claim, expectation = checked.claim, checked.expectation
        if claim is None or expectation is None or claim.key not in ("claim.happens", "claim.order"):
            continue
        moment = find_moment(result, expectation.where)
        event: Phrase = claim["events"][-1]
        if moment is not None:
            yield from find_events(result.scenario.game, event, moment.events, moment.run.board)[-1:]
