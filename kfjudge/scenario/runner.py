"""A scenario in one edition: the board laid out, the script played, the claims checked."""

from __future__ import annotations

from dataclasses import replace

from kfjudge.core.errors import Place, Trouble, Troubles
from kfjudge.core.run import Run, start
from kfjudge.core.words import words as message
from kfjudge.games.keyforge import state
from kfjudge.games.keyforge.board import Board
from kfjudge.games.keyforge.problems import BadState, NeedsFact, NotModeled
from kfjudge.games.keyforge.rules import KeyForge
from kfjudge.scenario.check import check_claims
from kfjudge.scenario.layout import lay_out
from kfjudge.scenario.model import Scenario, Step
from kfjudge.scenario.play import Stuck, play_step, why_not
from kfjudge.scenario.refusal import refusal_of, trouble_of
from kfjudge.scenario.result import AGREES, DISAGREES, NOT_MODELED, Checked, Played, Result


def run(scenario: Scenario, edition: str) -> Result:
    """Play a scenario. Raises Troubles when its script is not legal."""
    result = Result(scenario, edition)
    refused: list[Checked] = []
    try:
        result.start = result.end = start_of(scenario, edition)
        _play(result, refused)
    except NeedsFact as needs:
        result.needs = needs.words
    except NotModeled as missing:
        result.missing = str(getattr(missing.card, "facts").id)  # noqa: B009  a card of any game
    result.remarks = tuple(dict.fromkeys(remark for step in result.steps for remark in step.remarks))
    result.expectations = (*refused, *check_claims(result))
    result.status = _status(result)
    return result


def _status(result: Result) -> str:
    if result.missing is not None:
        return NOT_MODELED
    stopped = result.needs is not None and not any(
        checked.claim is not None and checked.claim.phrase == "claim.needs" for checked in result.expectations
    )
    return DISAGREES if stopped or not all(checked.ok for checked in result.expectations) else AGREES


def start_of(scenario: Scenario, edition: str) -> Run[Board]:
    """The match as the board of the scenario has it, played up to the first choice."""
    data = dict(lay_out(scenario).state)
    chance_begins = data["active"] is None
    if chance_begins:
        data["active"] = "South"
    try:
        board = state.read(data)
    except BadState as bad:
        raise Troubles(
            [Trouble(message("scenario.bad-board", why=bad.words), Place(scenario.path))]
        ) from None
    if chance_begins:
        board.turn.player = ""
    return start(KeyForge(edition), board)


def _play(result: Result, refused: list[Checked]) -> None:
    scenario, edition = result.scenario, result.edition
    assert result.end is not None
    since = traced = 0
    for at, step in enumerate(scenario.steps):
        follows = scenario.steps[at + 1] if at + 1 < len(scenario.steps) else None
        before = result.end
        if not step.legal:
            result.steps = (*result.steps, _refused(step, before, edition, since, traced, refused))
            continue
        played = play_step(step, follows, before, since, traced)
        if isinstance(played, Stuck):
            raise Troubles([trouble_of(played, scenario, edition, step.number)])
        _take_from_the_steps_before(result, played)
        result.steps = (*result.steps, played)
        result.end = played.run
        claimed = [answer.decision for answer in played.answered if answer.decision is not None]
        since, traced = max([since, *(n + 1 for n in claimed)]), played.first
        if played.open:
            result.open = played.run
            return


def _refused(
    step: Step, before: Run[Board], edition: str, since: int, traced: int, refused: list[Checked]
) -> Played:
    """A step that is there to be refused."""
    stuck = why_not(step, before, since, traced)
    end, decided = len(before.trace), len(before.decisions)
    played = Played(step, before, before, end, end, decided, decided)
    if stuck is None:
        refused.append(Checked(edition, None, None, False, message("scenario.saw-legal"), step))
        return played
    played.refusal = refusal_of(stuck, edition)
    played.refused_ask = stuck.run.pending
    refused.append(Checked(edition, None, None, True, played.refusal.why, step))
    return played


def _take_from_the_steps_before(result: Result, played: Played) -> None:
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
