"""The result of playing a scenario in one edition: its steps as they were played, and each claim checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.events import Refusal, TraceStep
from kfjudge.core.message import Message
from kfjudge.core.run import Run
from kfjudge.core.table import Ask, Decision, Option
from kfjudge.games import ids_to_type
from kfjudge.notation.scenario import Expectation, Phrase, Scenario, ScriptStep, Spot, make_phrase
from kfjudge.notation.writer import ScenarioWriter, write_step

AGREES, DISAGREES, NOT_MODELED = "agrees", "disagrees", "not-modeled"


class Unclaimed(Struct, frozen=True):
    """Since when no line of the script has said what happened: from which decision on, and from which step of
    the trace. A line may still say what was forced there."""

    decisions: int
    trace: int


class ScriptAnswer(Struct, frozen=True):
    """One answer of the script. `choice` counts the lines below the step from 1; the step itself is 0. `open`
    is a `?`, `target` the second card that a step names: it answers what the first one asks, and nothing
    else."""

    phrase: Phrase | None
    seat: str
    choice: int
    spot: Spot
    open: bool = False
    target: bool = False


class GivenAnswer(Struct, frozen=True):
    """One answer of the script: the decision that it is (None: it was forced and nothing was asked), and the
    match right after it. `marked` is one that stands for a `?`."""

    choice: int
    decision: int | None
    before: Run[Any]
    run: Run[Any]
    marked: bool = False


class PlayedStep(Struct):
    """A numbered step that has been played: the match before and after it, which steps of the trace and which
    decisions are its own, and whether it is `open` at a choice marked `?`."""

    step: ScriptStep
    before: Run[Any]
    run: Run[Any]
    first: int
    last: int
    first_decision: int
    last_decision: int
    answered: tuple[GivenAnswer, ...] = ()
    remarks: tuple[Message, ...] = ()
    refusal: Refusal | None = None
    refused_ask: Ask | None = None
    open: bool = False

    @property
    def trace(self) -> list[TraceStep]:
        return self.run.trace[self.first : self.last]

    @property
    def decisions(self) -> list[Decision]:
        return self.run.decisions[self.first_decision : self.last_decision]


class Stuck(Struct, frozen=True):
    """Where the script of a scenario and the match part: `kind` is left-over, ambiguous, wrong-player,
    illegal, other-order, unanswered or too-many-tries. `start` is the match before the step, `ordering` the
    question that an order has answered so far."""

    scenario: Scenario
    kind: str
    used: int
    answer: ScriptAnswer | None
    run: Run[Any]
    start: Run[Any]
    options: tuple[Option, ...] = ()
    forced: tuple[Decision, ...] = ()
    ordering: Message | None = None


class CheckedClaim(Struct, frozen=True):
    """A claim, whether it held (None: the play did not come so far), and what was observed."""

    edition: str
    expectation: Expectation | None
    claim: Phrase | None
    ok: bool | None
    observed: Message
    step: ScriptStep | None = None

    @property
    def spot(self) -> Spot:
        if self.claim is not None:
            return self.claim.spot
        return self.step.spot if self.step is not None else Spot()

    def text(self, lang: str, scenario: Scenario) -> str:
        """Write the claim, or the step that was to be refused; ids as they are typed."""
        if self.claim is not None:
            claim, ids = self.claim, self.claim.get("ids")
            if ids is not None:
                claim = make_phrase(claim.key, claim.spot, ids=ids_to_type(ids, scenario.game))
            return ScenarioWriter(lang, scenario).write_claim(claim)
        return write_step(self.step, lang, scenario) if self.step is not None else ""


class Result(Struct):
    """A scenario in one edition. `laid` is the board as the file has it, `start` the match at its first
    choice. Five things end the play at `end` before the script does: a fact that the players must be asked
    for (`needs`), a card without a model (`missing`; `unmodeled` are all such cards of the file), a choice
    marked `?` (`open`), and where its answers are followed (`line`), a step that is not legal after them
    (`stuck`); and a step that is more than can be played (`bound`)."""

    scenario: Scenario
    edition: str
    status: str = AGREES
    laid: Any = None
    start: Run[Any] | None = None
    end: Run[Any] | None = None
    steps: tuple[PlayedStep, ...] = ()
    expectations: tuple[CheckedClaim, ...] = ()
    remarks: tuple[Message, ...] = ()
    needs: Message | None = None
    missing: str | None = None
    unmodeled: tuple[str, ...] = ()
    open: Run[Any] | None = None
    stuck: Stuck | None = None
    bound: Trouble | None = None
    line: tuple[Decision, ...] = ()

    @property
    def agrees(self) -> bool:
        return self.status == AGREES
