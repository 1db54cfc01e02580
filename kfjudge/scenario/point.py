"""A point of the script: how the board lies there, what is asked, what has happened up to it."""

from __future__ import annotations

from dataclasses import dataclass

from kfjudge.core.ask import Ask, Option
from kfjudge.core.events import Step as TraceStep
from kfjudge.core.run import Run
from kfjudge.games.keyforge.board import Board
from kfjudge.scenario.model import Where
from kfjudge.scenario.result import Played, Result


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice: open (nothing chosen yet), made, or forced."""

    ask: Ask
    chosen: Option | None
    forced: bool


@dataclass(frozen=True, slots=True)
class Point:
    run: Run[Board]
    asked: tuple[Asked, ...]
    events: list[TraceStep]
    cites: tuple[str, ...]
    since: int = 0
    traced: int = 0


def point_of(result: Result, where: Where) -> Point | None:
    """What there is to see at a point; None when the play did not come so far."""
    if not where.when:
        end = result.end
        if end is None:
            return None
        refused = [played for played in result.steps if played.refusal is not None]
        cites = [cite for played in refused for cite in _refusal_cites(played)]
        return _seen(end, _pending(end), end.trace, [*cites, *_ask_cites(end)], result)
    if where.step > len(result.steps):
        return None
    played = result.steps[where.step - 1]
    if where.choice:
        return _at_choice(result, played, where)
    if where.when == "before":
        before = played.before
        return _seen(before, _pending(before), before.trace[: played.first], [], result)
    if where.when == "after":
        end = result.end or played.run
        return _seen(played.run, _pending(played.run), end.trace[played.last :], [], result)
    asked = [Asked(d.ask, d.option, d.forced) for d in played.decisions]
    if played.open or played.refusal is not None:
        asked += _pending(played.run)
    cites = [cite for decision in played.decisions for cite in decision.ask.cite] + _refusal_cites(played)
    if played.open and played.run.pending is not None:
        cites += played.run.pending.cite
    return _seen(played.run, asked, played.trace, cites, result)


def _at_choice(result: Result, played: Played, where: Where) -> Point | None:
    answers = [answer for answer in played.answered if answer.choice == where.choice]
    if not answers:
        marked = where.choice <= len(played.step.choices) and played.step.choices[where.choice - 1].open
        if not (marked and played.open):
            return None
        return _seen(played.run, _pending(played.run), [], list(_ask_cites(played.run)), result)
    first, last = answers[0], answers[-1]
    if where.when == "before":
        return _seen(first.before, _pending(first.before), first.before.trace, [], result)
    if where.when == "after":
        end = result.end or played.run
        return _seen(last.run, _pending(last.run), end.trace[len(last.run.trace) :], [], result)
    decisions = [last.run.decisions[a.decision] for a in answers if a.decision is not None]
    asked = [Asked(d.ask, d.option, d.forced) for d in decisions]
    cites = [cite for decision in decisions for cite in decision.ask.cite]
    return _seen(last.run, asked, last.run.trace[len(first.before.trace) :], cites, result)


def _seen(
    run: Run[Board], asked: list[Asked], events: list[TraceStep], cites: list[str], result: Result
) -> Point:
    traced = [cite for step in events for cite in step.cite]
    last = result.steps[-1] if result.steps else None
    return Point(run, tuple(asked), events, tuple(dict.fromkeys([*traced, *cites])), len(run.decisions),
                 last.first if last is not None else 0)  # fmt: skip


def _pending(run: Run[Board]) -> list[Asked]:
    return [Asked(run.pending, None, False)] if run.pending is not None else []


def _ask_cites(run: Run[Board]) -> tuple[str, ...]:
    return run.pending.cite if run.pending is not None else ()


def _refusal_cites(played: Played) -> list[str]:
    if played.refusal is None:
        return []
    asked = played.refused_ask.cite if played.refused_ask is not None else ()
    return [*played.refusal.cite, *asked]
