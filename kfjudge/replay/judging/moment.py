"""A moment of the script: how the board lies there, what is asked, what has happened up to it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct

from kfjudge.core.ask import Ask, Option
from kfjudge.core.events import TraceStep
from kfjudge.core.run import Run
from kfjudge.core.table import Table
from kfjudge.games import get_game
from kfjudge.notation.scenario import ScriptPoint
from kfjudge.replay.result import PlayedStep, Result, Unclaimed


class Choice(Struct, frozen=True):
    """A choice: open (nothing chosen yet), made, or forced; and the cards it is about."""

    ask: Ask
    chosen: Option | None
    forced: bool
    about: tuple[Any, ...] = ()


def _asked(game: str, ask: Ask, chosen: Option | None, forced: bool, trace: list[TraceStep]) -> Choice:
    """A choice with the cards it is about: the one that the question names, and the one whose ability asks,
    which is the last to have begun."""
    named = [place for _, place in ask.question.places if hasattr(place, "uid")]
    abilities = (get_game(game).replay.find_ability(step.happened) for step in reversed(trace))
    card, giver = next((ability for ability in abilities if ability is not None), (None, None))
    speaks = [giver] if card in named else []
    return Choice(ask, chosen, forced, (*named, *speaks))


class Moment(Struct, frozen=True, dict=True):
    """What there is to see: the match as it stands there, the choices and the events that belong to the
    moment, and the entries that these cite."""

    result: Result
    run: Run[Any]
    asked: tuple[Choice, ...]
    events: list[TraceStep]
    cites: tuple[str, ...]

    @cached_property
    def table(self) -> Table[Any]:
        """The rules on a copy of the board, to look at it with."""
        return get_game(self.game).engine.look_at(self.run.board, self.result.edition)

    @property
    def game(self) -> str:
        return self.result.scenario.game

    @property
    def unclaimed(self) -> Unclaimed:
        """Nothing that was decided before may be claimed by a step that is tried here."""
        played = self.result.steps
        return Unclaimed(len(self.run.decisions), played[-1].first if played else 0)


def moment_of(result: Result, where: ScriptPoint) -> Moment | None:
    """What there is to see at a moment; None when the play did not come so far."""
    game = result.scenario.game
    if not where.when:
        end = result.end
        if end is None:
            return None
        refused = [played for played in result.steps if played.refusal is not None]
        cites = [cite for played in refused for cite in _refusal_cites(played)]
        return _seen(end, _pending(game, end), end.trace, [*cites, *_ask_cites(end)], result)
    if where.step > len(result.steps):
        return None
    played = result.steps[where.step - 1]
    if where.choice:
        return _at_choice(result, played, where)
    if where.when == "before":
        before = played.before
        return _seen(before, _pending(game, before), before.trace[: played.first], [], result)
    if where.when == "after":
        end = result.end or played.run
        return _seen(played.run, _pending(game, played.run), end.trace[played.last :], [], result)
    asked = [
        _asked(game, d.ask, d.option, d.forced, _trace_at(played, n))
        for n, d in enumerate(played.decisions, played.first_decision)
    ]
    if played.open or played.refusal is not None:
        asked += _pending(game, played.run)
    cites = [cite for decision in played.decisions for cite in decision.ask.cite] + _refusal_cites(played)
    if played.open and played.run.pending is not None:
        cites += played.run.pending.cite
    return _seen(played.run, asked, played.trace, cites, result)


def _at_choice(result: Result, played: PlayedStep, where: ScriptPoint) -> Moment | None:
    game = result.scenario.game
    answers = [answer for answer in played.answered if answer.choice == where.choice]
    if not answers:
        marked = where.choice <= len(played.step.choices) and played.step.choices[where.choice - 1].open
        if not (marked and played.open):
            return None
        return _seen(played.run, _pending(game, played.run), [], list(_ask_cites(played.run)), result)
    first, last = answers[0], answers[-1]
    if where.when == "before":
        return _seen(first.before, _pending(game, first.before), first.before.trace, [], result)
    if where.when == "after":
        end = result.end or played.run
        return _seen(last.run, _pending(game, last.run), end.trace[len(last.run.trace) :], [], result)
    asked = []
    for answer in answers:
        if answer.decision is not None:
            decision = last.run.decisions[answer.decision]
            asked.append(_asked(game, decision.ask, decision.option, decision.forced, answer.before.trace))
    cites = [cite for each in asked for cite in each.ask.cite]
    return _seen(last.run, asked, last.run.trace[len(first.before.trace) :], cites, result)


def _seen(
    run: Run[Any], asked: list[Choice], events: list[TraceStep], cites: list[str], result: Result
) -> Moment:
    traced = [cite for step in events for cite in step.cite]
    return Moment(result, run, tuple(asked), events, tuple(dict.fromkeys([*traced, *cites])))


def _pending(game: str, run: Run[Any]) -> list[Choice]:
    return [_asked(game, run.pending, None, False, run.trace)] if run.pending is not None else []


def _trace_at(played: PlayedStep, decision: int) -> list[TraceStep]:
    """What had happened when a decision was asked for; known where the script answered it."""
    return next((answer.before.trace for answer in played.answered if answer.decision == decision), [])


def _ask_cites(run: Run[Any]) -> tuple[str, ...]:
    return run.pending.cite if run.pending is not None else ()


def _refusal_cites(played: PlayedStep) -> list[str]:
    if played.refusal is None:
        return []
    asked = played.refused_ask.cite if played.refused_ask is not None else ()
    return [*played.refusal.cite, *asked]
