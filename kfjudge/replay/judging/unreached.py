"""What a play did not come to: what is expected beyond the point where it ended is neither so nor not so."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.message import message
from kfjudge.games import get_game
from kfjudge.notation.scenario import ScriptPoint
from kfjudge.replay.result import Checked, Result

# What the answer to an open choice can still bring about, beside what the game alone claims.
TO_COME = ("claim.card", "claim.player", "claim.zone", "claim.happens", "claim.order", "claim.cite",
           "claim.turn", "claim.wins", "claim.nobody")  # fmt: skip
EVENTS = ("claim.happens", "claim.order")


def as_far_as_reached(result: Result, checked: Checked) -> Checked:
    """The claim as it was judged, or as one that the play did not come to."""
    if _ended_early(result) and _is_beyond(result, checked):
        step = checked.expectation.where.step if checked.expectation is not None else 0
        number = step or len(result.scenario.steps)
        return replace(checked, ok=None, observed=message("scenario.saw-not-reached", step=number))
    return checked


def _ended_early(result: Result) -> bool:
    return any(
        why is not None for why in (result.open, result.needs, result.missing, result.stuck, result.bound)
    )


def _is_beyond(result: Result, checked: Checked) -> bool:
    """A claim that something never happens is wrong as soon as it has happened; that a fact is asked for
    is right as soon as it has been."""
    assert checked.claim is not None
    assert checked.expectation is not None
    phrase, where = checked.claim.key, checked.expectation.where
    if phrase == "claim.needs" or result.missing is not None:
        return not checked.ok
    if not where.when:
        if _open_at_its_end(result):
            return not checked.ok and _may_come(result, phrase)
        return not (phrase == "claim.never" and checked.ok is False)
    if where.step > len(result.steps):
        return True
    if where.when == "after" and phrase in EVENTS:
        return not checked.ok
    return result.steps[where.step - 1].open and _at_the_open_choice(result, checked, where)


def _may_come(result: Result, phrase: str) -> bool:
    return phrase in TO_COME or phrase in get_game(result.scenario.game).replay.match_checks


def _open_at_its_end(result: Result) -> bool:
    """Whether nothing of the script is left but the answer to its last line."""
    if result.open is None or len(result.steps) < len(result.scenario.steps):
        return False
    step = result.scenario.steps[-1]
    return (step.line, *step.choices)[-1].open


def _at_the_open_choice(result: Result, checked: Checked, where: ScriptPoint) -> bool:
    """Whether a claim about the step that is open hangs on the answer, or on lines after it."""
    assert checked.claim is not None
    answered = {answer.choice for answer in result.steps[where.step - 1].answered}
    if checked.ok or where.when == "before" or where.choice in answered - {0}:
        return False
    return _may_come(result, checked.claim.key) or checked.observed.key == "scenario.saw-not-reached"
