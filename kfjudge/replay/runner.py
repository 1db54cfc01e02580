"""A scenario in one edition: the board laid out, the script played, the claims checked; and the script played
on after each answer to a choice marked `?`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from kfjudge.core.ask import Decision
from kfjudge.core.budget import Budget, TooMuch, budget_for
from kfjudge.core.errors import BadState, NeedsFact, NotModeled, Place, Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.core.run import Run, start
from kfjudge.games import get_game
from kfjudge.notation.layout import lay_out, not_modeled
from kfjudge.notation.scenario import Scenario, ScriptStep
from kfjudge.replay.judging.expected import check_claims
from kfjudge.replay.judging.unreached import as_far_as_reached
from kfjudge.replay.play import play_step, why_not
from kfjudge.replay.refusal import refusal_of, trouble_of
from kfjudge.replay.result import (
    AGREES,
    DISAGREES,
    NOT_MODELED,
    Checked,
    PlayedStep,
    Result,
    Stuck,
    Unclaimed,
)

MOST_WORK = 150_000  # things that happen, are asked or are waited for in one play


def run(scenario: Scenario, edition: str) -> Result:
    """Play a scenario, up to the first choice marked `?`. Raises Troubles when its script is not legal."""
    result = attempt(scenario, edition)
    if result.stuck is not None:
        raise Troubles([why_stuck(result)])
    if result.bound is not None:
        raise Troubles([result.bound])
    return result


def attempt(scenario: Scenario, edition: str) -> Result:
    """Play a scenario as far as its script is legal: the result is `stuck` where it is not."""
    result = Result(scenario, edition)

    def play() -> Stuck | None:
        result.laid = board_of(scenario)
        rules, budget = get_game(scenario.game).engine.rules(edition), _budget(result.laid)
        result.start = result.end = start(rules, result.laid, budget=budget)
        return _play(result)

    _play_out(result, play)
    return result


def follow(result: Result, option: str) -> Result:
    """The play that goes on with one answer to the choice at which this one is open. Where the rest of the
    script is not legal after it, the play is `stuck`."""
    assert result.open is not None
    asked = result.open.pending
    assert asked is not None
    answer = next(one for one in asked.options if one.id == option)
    *before, marked = result.steps
    further = Result(
        result.scenario, result.edition, laid=result.laid, start=result.start, end=marked.before,
        steps=tuple(before), line=(*result.line, Decision(asked, answer, forced=False)),
    )  # fmt: skip
    here = sum(answered.marked for answered in marked.answered) + 1
    chosen = tuple(decision.option.id for decision in further.line[-here:])

    def play() -> Stuck | None:
        return _play_one(further, chosen) or _play(further)

    _play_out(further, play)
    return further


def why_stuck(result: Result) -> Trouble:
    """Why the script is not legal at the step after those that were played."""
    assert result.stuck is not None
    return trouble_of(result.stuck, result.scenario, result.edition, len(result.steps) + 1)


def _play_out(result: Result, play: Callable[[], Stuck | None]) -> None:
    """Play until the script or something else ends it, and judge what is expected."""
    try:
        result.stuck = play()
    except TooMuch as stopped:
        result.bound = _at_the_bound(result, stopped)
    except NeedsFact as needs:
        result.needs = needs.words
    except NotModeled as missing:
        result.missing = missing.words["card"].facts.id
        result.unmodeled = tuple(dict.fromkeys(card.card for card in not_modeled(result.scenario)))
    result.remarks = tuple(dict.fromkeys(remark for step in result.steps for remark in step.remarks))
    claims = (as_far_as_reached(result, checked) for checked in check_claims(result))
    result.expectations = (*_refusals(result), *claims)
    result.status = _status(result)


def _at_the_bound(result: Result, bound: TooMuch) -> Trouble:
    """That a step is more than can be played."""
    scenario, done = result.scenario, len(result.steps)
    spot = scenario.steps[min(done, len(scenario.steps) - 1)].spot if scenario.steps else None
    phrase = message("scenario.stopped", step=done + 1, why=bound.words)
    return Trouble(phrase, spot.place(scenario.path) if spot is not None else Place(scenario.path))


def _status(result: Result) -> str:
    if result.missing is not None:
        return NOT_MODELED
    stopped = result.needs is not None and not any(
        checked.claim is not None and checked.claim.key == "claim.needs" for checked in result.expectations
    )
    wrong = stopped or result.stuck or any(checked.ok is False for checked in result.expectations)
    return DISAGREES if wrong else AGREES


def start_of(scenario: Scenario, edition: str) -> Run[Any]:
    """The match as the board of the scenario has it, played up to the first choice."""
    board = board_of(scenario)
    return start(get_game(scenario.game).engine.rules(edition), board, budget=_budget(board))


def choose(run: Run[Any], option: str) -> Run[Any]:
    """Play on, where somebody chooses each time: each choice may come to as much as a play."""
    return replace(run, budget=_budget(run.board)).choose(option)


def _budget(board: Any) -> Budget:
    return budget_for(MOST_WORK, len(board.cards))


def board_of(scenario: Scenario) -> Any:
    """The board as the scenario has it, before anything happens."""
    try:
        return get_game(scenario.game).replay.read_board(lay_out(scenario).state)
    except BadState as bad:
        raise Troubles(
            [Trouble(message("scenario.bad-board", why=bad.words), Place(scenario.path))]
        ) from None


def _play(result: Result) -> Stuck | None:
    """Play the steps that are left."""
    while result.open is None and len(result.steps) < len(result.scenario.steps):
        stuck = _play_one(result)
        if stuck is not None:
            return stuck
    return None


def _play_one(result: Result, chosen: tuple[str, ...] = ()) -> Stuck | None:
    """Play the next step, with what is chosen where it is marked `?` in it."""
    step, *later = result.scenario.steps[len(result.steps) :]
    before = result.end
    assert before is not None
    unclaimed = _unclaimed(result)
    if not step.legal:
        result.steps = (*result.steps, _refused(result, step, before, unclaimed))
        return None
    played = play_step(result.scenario.game, step, later[0] if later else None, before, unclaimed, chosen)
    if isinstance(played, Stuck):
        return played
    _take_from_the_steps_before(result, played)
    result.steps = (*result.steps, played)
    result.end = played.run
    if played.open:
        result.open = played.run
    return None


def _unclaimed(result: Result) -> Unclaimed:
    """What comes after the last answer of the script, in the trace of the last legal step."""
    claimed = [answer.decision for played in result.steps for answer in played.answered]
    legal = [played for played in result.steps if played.step.legal]
    since = max((decision + 1 for decision in claimed if decision is not None), default=0)
    return Unclaimed(since, legal[-1].first + _only_tells(legal[-1]) if legal else 0)


def _only_tells(played: PlayedStep) -> bool:
    """Whether a step only tells what had happened by itself: what it begins with is told then."""
    return bool(played.answered) and all(answer.decision is None for answer in played.answered)


def _refusals(result: Result) -> Iterator[Checked]:
    """Of each step that is there to be refused, whether it was."""
    for at, step in enumerate(result.scenario.steps):
        if step.legal:
            continue
        played = result.steps[at] if at < len(result.steps) else None
        if played is None:
            ok, observed = None, message("scenario.saw-not-reached", step=step.number)
        elif played.refusal is None:
            ok, observed = False, message("scenario.saw-legal")
        else:
            ok, observed = True, played.refusal.why
        yield Checked(result.edition, None, None, ok, observed, step)


def _refused(result: Result, step: ScriptStep, before: Run[Any], unclaimed: Unclaimed) -> PlayedStep:
    """A step that is there to be refused."""
    stuck = why_not(result.scenario.game, step, before, unclaimed)
    end, decided = len(before.trace), len(before.decisions)
    played = PlayedStep(step, before, before, end, end, decided, decided)
    if stuck is not None:
        played.refusal = refusal_of(result.scenario.game, stuck, result.edition)
        played.refused_ask = stuck.run.pending
    return played


def _take_from_the_steps_before(result: Result, played: PlayedStep) -> None:
    """A forced step is part of what was played before it was written down."""
    first, decision = played.first, played.first_decision
    result.steps = tuple(
        replace(
            step,
            first=min(step.first, first),
            last=min(step.last, first),
            first_decision=min(step.first_decision, decision),
            last_decision=min(step.last_decision, decision),
        )
        for step in result.steps
    )
