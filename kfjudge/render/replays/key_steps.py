"""Which steps of a replay decide its outcome: those that brought about what is otherwise at the end, and
those that the rules did not let happen; first of what the file itself looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.run import start
from kfjudge.games import get_game
from kfjudge.notation.scenario import Phrase
from kfjudge.render.trace import change_clauses, refused_steps, write_inside_sentence
from kfjudge.replay.moments import find_events, find_moment
from kfjudge.replay.options import find_cards
from kfjudge.words import default_language

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.table import Table
    from kfjudge.render.replays.view import Replay
    from kfjudge.replay.result import Result
    from kfjudge.situation.game import BoardChange

Look = TypeVar("Look")

MAY, MAY_NOT = ("claim.can", "claim.only", "claim.forced"), ("claim.cannot",)
_OF_CHOICES = {*MAY, *MAY_NOT, "claim.decides", "claim.asks", "claim.asks-nothing", "claim.cite"}
_MOST = 3
_ENOUGH = 2  # steps, unless a third tells as much as they do
_MOST_CHANGES = 4
_REFUSED, _HAPPENED, _BROUGHT_ABOUT, _MOVED, _OTHER = 6, 5, 4, 2, 1
_OF_THE_DEED = 2  # what every such deed does (to use a card exhausts it) decides less


def look_at_each_step(result: Result, look: Callable[[Any], Look]) -> list[Look]:
    """Look at the board before the first step, after it, after the second … to the last. A finished trace
    says what happened, not how the board lay in between, so the line is played again."""
    if result.laid is None:
        return []
    seen = {0: look(result.laid)}
    if result.end is None:
        return [seen[0]]

    def watch(table: Table[Any]) -> None:
        """Look at a step when it begins. Where somebody decides, the board is the one on which it is decided:
        that is seen first."""
        step = table.steps_before + len(table.trace)
        if step not in seen:
            seen[step] = look(table.board)

    rules = get_game(result.scenario.game).engine.rules(result.edition)
    run = start(rules, result.laid, result.end.line, watcher=watch)
    if run.history.steps not in seen:
        seen[run.history.steps] = look(run.board)
    return [seen[n] for n in range(run.history.steps + 1)]


class KeySteps(Struct, frozen=True):
    """The steps that settle how it ends, in their order: two or three at most, the last ones; and what is
    otherwise at the end, as much of it as a judge wants to hear."""

    steps: tuple[TraceStep, ...] = ()
    changes: tuple[BoardChange, ...] = ()


def find_key_steps(replay: Replay) -> KeySteps:
    result, trace = replay.result, replay.trace
    if result.end is None:
        return KeySteps()
    claims = [checked.claim for checked in result.expectations if checked.claim is not None]
    looked_at, claimed = _find_subjects(claims, result.end.board), {claim.key for claim in claims}
    of_choices_alone = claimed & {*MAY, *MAY_NOT} and claimed <= _OF_CHOICES
    changes = () if replay.open_choice is not None or of_choices_alone else replay.changes
    weights = _weigh_steps(replay, looked_at, changes)
    most = max(weights.values(), default=0)
    best = [n for n in sorted(weights, key=lambda n: (weights[n], n), reverse=True) if 2 * weights[n] > most]
    best = best[: _MOST if best[_MOST - 1 :] and weights[best[_MOST - 1]] == weights[best[0]] else _ENOUGH]
    telling = [change for change in changes if _subject_of(change) in looked_at] or changes
    subjects = list(dict.fromkeys(change.subject for change in telling))[:_MOST_CHANGES]
    told = tuple(change for change in telling if change.subject in subjects)
    return KeySteps(tuple(trace[n - 1] for n in sorted(best)), told)


def _weigh_steps(replay: Replay, looked_at: set[Any], changes: Sequence[BoardChange]) -> Counter[int]:
    """Weigh how much each step decides: one that is refused or claimed, one that brings about a change; more
    where the file looks at its card or cites its rule."""
    result, trace = replay.result, replay.trace
    weights: Counter[int] = Counter()
    # Where nothing is expected, all that is not of the deed itself counts twice: a reap is no news.
    times = 1 if result.expectations else 2
    for step in refused_steps(result):
        weight = _REFUSED if looked_at & {*step.cards} else _MOVED if step.cards else _OTHER
        weights[step.n] += times * weight
    for n in _find_claimed_steps(result):
        weights[n] += _HAPPENED - _OF_THE_DEED * _is_told_inside(trace, n)
    for n, change in _find_causes(replay, changes):
        weight = _MOVED if change.aspect == "zone" else _OTHER
        if _subject_of(change) in looked_at:
            weight = _BROUGHT_ABOUT
        is_of_deed = trace[n - 1].depth <= 1
        weights[n] += max(weight - _OF_THE_DEED, 1) if is_of_deed else times * weight
    for n in weights:
        weights[n] += any(source in result.scenario.answers for source in trace[n - 1].cite)
    return weights


def with_cause(found: KeySteps, replay: Replay) -> KeySteps:
    """Add to a single step that says no more than the verdict the one that brought it about. Whether it says
    more is the same in every language."""
    if len(found.steps) != 1:
        return found
    step, owners, lang = found.steps[0], replay.owners, default_language()
    cause = _find_cause(step, replay.trace)
    repeats = cause is not step and write_inside_sentence(step, lang, owners) in [
        clause for change in found.changes for clause in change_clauses([change], lang, owners)
    ]
    return replace(found, steps=(cause, step)) if repeats else found


def _subject_of(change: BoardChange) -> str:
    """Return the card, by its uid, or the owner that is otherwise."""
    return change.named if isinstance(change.named, str) else getattr(change.named, "uid", change.subject)


def _find_causes(replay: Replay, changes: Sequence[BoardChange]) -> Iterator[tuple[int, BoardChange]]:
    """Yield each change with the step that brought it about: the last that changes the same of the same."""
    if not changes:
        return
    game, trace = replay.game, replay.trace
    copy = get_game(game).engine.rules(replay.edition).copy
    last: dict[tuple[str, str], int] = {}
    seen: list[Any] = []

    def compare(board: Any) -> None:
        """Compare with the board before the step; no other is kept."""
        seen.append(copy(board))
        if len(seen) > 1:
            step, before = trace[len(seen) - 2], seen[-2]
            seen[-2] = None
            for change in get_game(game).situations.find_changes(before, seen[-1], [step]):
                last[change.subject, change.aspect] = step.n

    look_at_each_step(replay.result, compare)
    for change in changes:
        n = last.get((change.subject, change.aspect))
        if n is not None:
            yield (
                (_find_telling_step(game, trace, n, _subject_of(change)) if change.aspect == "zone" else n),
                change,
            )


def _find_cause(step: TraceStep, trace: Sequence[TraceStep]) -> TraceStep:
    """Return the step within which a step is taken; what nothing brings about is its own cause."""
    return next((one for one in reversed(trace[: step.n - 1]) if one.depth < step.depth), step)


def _find_telling_step(game: str, trace: Sequence[TraceStep], n: int, uid: str) -> int:
    """Return the step that says what became of a card: what was done to it, or where it went, which is said
    after it has left."""
    depth, ability = trace[n - 1].depth, get_game(game).replay.find_ability
    after = trace[n] if n < len(trace) and not _is_told_inside(trace, n + 1) else None
    said_after = after is not None and after.depth <= depth and after.cards[:1] == (uid,)
    within = _find_cause(trace[n - 1], trace)
    if within is not trace[n - 1] and uid in within.cards and ability(within.happened) is None:
        return after.n if after is not None and said_after and after.depth < depth else within.n
    return after.n if after is not None and said_after else n


def _is_told_inside(trace: Sequence[TraceStep], n: int) -> bool:
    """Tell whether a step is told by those inside it."""
    return n < len(trace) and trace[n].depth > trace[n - 1].depth


def _find_subjects(claims: Sequence[Phrase], board: Any) -> set[Any]:
    """Find the cards, by uid, and the players that something is claimed of."""
    found = {card.uid for claim in claims for ref in claim.refs() for card in find_cards(board, ref)}
    return found | {claim.get("seat") for claim in claims if claim.get("fact") is not None} - {None}


def _find_claimed_steps(result: Result) -> Iterator[int]:
    """Find the steps at which happens what is claimed to happen; of an order, the last of them."""
    for checked in result.expectations:
        claim, expectation = checked.claim, checked.expectation
        if claim is None or expectation is None or claim.key not in ("claim.happens", "claim.order"):
            continue
        moment = find_moment(result, expectation.where)
        event: Phrase = claim["events"][-1]
        if moment is not None:
            yield from find_events(result.scenario.game, event, moment.events, moment.run.board)[-1:]
