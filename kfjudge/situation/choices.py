"""Where a script and the match part: choices that it leaves out, answers that nobody asks for, and why."""

from __future__ import annotations

from collections.abc import Iterable

from kfjudge.core.events import Refusal
from kfjudge.core.events import Refused as NotDone
from kfjudge.core.message import Message, message
from kfjudge.notation.scenario import Phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.replay.refusal import card_of, refusal_of
from kfjudge.replay.result import Result


def unanswered(result: Result) -> tuple[int, int | None] | None:
    """The first choice that the script leaves out: of which step, and before which of its answers."""
    for played in result.steps:
        claimed = {answer.decision for answer in played.answered}
        taken = range(played.first_decision, played.last_decision)
        untold = [at for at in taken if at not in claimed and not played.run.decisions[at].forced]
        if untold and not any(line.open for line in played.step.choices):
            later = [answer.choice for answer in played.answered if (answer.decision or 0) > untold[0]]
            return played.step.number, min(later) - 1 if later else None
    stuck = result.stuck
    if stuck is None or stuck.run.pending is None:
        return None
    number = len(result.steps) + 1
    if stuck.kind == "unanswered":
        return number, None
    inside = stuck.answer is not None and stuck.answer.choice > 0 and not stuck.run.pending.turn
    if stuck.kind != "illegal" or not inside or stuck.answer is None:
        return None
    choices = result.scenario.steps[number - 1].choices
    before = stuck.answer.choice - 1
    return None if before and choices[before - 1].open else (number, before)


def unasked(every: Iterable[Result]) -> tuple[int, int] | None:
    """The answer, by its step and place there, that nobody asks for on any line of play."""
    found: list[tuple[int, int]] = []
    for result in every:
        stuck = result.stuck
        if stuck is None or stuck.kind != "left-over" or stuck.answer is None or not stuck.answer.choice:
            return None
        found.append((len(result.steps) + 1, stuck.answer.choice - 1))
    return found[0] if found else None


def why_refused(result: Result) -> Refusal:
    """The rule that refuses a deed; of a choice that is not even asked for, that it is not."""
    stuck = result.stuck
    assert stuck is not None
    answer = stuck.answer
    if answer is None or answer.phrase is None or answer.choice == 0 or stuck.kind != "left-over":
        return refusal_of(result.scenario.game, stuck, result.edition)
    since = stuck.run.trace[len(stuck.start.trace) :]
    refused = next((step.happened for step in reversed(since) if isinstance(step.happened, NotDone)), None)
    return Refusal(
        not_asked(answer.phrase, result.scenario.game), refused.cite if refused is not None else ()
    )


def not_asked(answer: Phrase, game: str) -> Message:
    of_card = answer.get("card") is not None
    key = "situation.not-chosen" if of_card else "situation.not-asked"
    return message(key, said=write_phrase(card_of(answer) if of_card else answer, game))
