"""A replay as a row of pictures: the board wherever somebody decided something, what was decided, and what
happened since the picture before. For whoever walks through it, forwards and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kfjudge.render.catalogue import tell
from kfjudge.render.replay import names_of
from kfjudge.render.steps import cited
from kfjudge.render.trace import Seats, said
from kfjudge.scenario.letters import visible
from kfjudge.scenario.writer import write_step

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask, Option
    from kfjudge.core.events import Step
    from kfjudge.core.run import Run
    from kfjudge.games.keyforge.board import Board
    from kfjudge.scenario.result import Played, Result


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture. `played` is the step of the script it belongs to (None before the first), `asked` and
    `answer` the decision that led here, `taken` the option that the script takes next."""

    run: Run[Board]
    trace: tuple[Step, ...]
    played: Played | None = None
    asked: Ask | None = None
    answer: Option | None = None
    taken: str | None = None

    @property
    def refused(self) -> bool:
        return self.played is not None and self.played.refusal is not None


def frames(result: Result) -> list[Frame]:
    """Every picture of a replay, the board before it first."""
    if result.start is None or result.end is None:
        return []
    found = [Frame(result.start, tuple(result.start.trace))]
    for played in result.steps:
        found += _of_step(found[-1].run, played)
    taken = [after.answer.id if after.answer else None for after in found[1:]]
    return [
        Frame(frame.run, frame.trace, frame.played, frame.asked, frame.answer, option)
        for frame, option in zip(found, [*taken, None], strict=True)
    ]


def _of_step(run: Run[Board], played: Played) -> Iterator[Frame]:
    """The pictures of one step of the script: one for each decision, one when nothing was decided."""
    decided = played.run.line[len(run.line) :]
    if not decided:
        yield Frame(run, (), played)
    for id in decided:
        asked = run.pending
        assert asked is not None
        answer = next(option for option in asked.options if option.id == id)
        after = run.choose(id)
        yield Frame(after, tuple(after.trace[len(run.trace) :]), played, asked, answer)
        run = after


def heading(frame: Frame, result: Result, lang: str) -> str:
    """The step of the script that a picture belongs to."""
    if frame.played is None:
        return tell("replay.before", lang)
    text = visible(write_step(frame.played.step, lang, result.scenario), 300)
    return tell("replay.step", lang, n=frame.played.step.number, text=text)


def decision(frame: Frame, lang: str, seats: Seats) -> str:
    """The answer that led here, unless the step itself says it."""
    if frame.asked is None or frame.answer is None or frame.asked.turn:
        return ""
    question = visible(said(frame.asked.question, lang, seats))
    return tell(
        "explore.answered", lang, question=question, option=visible(said(frame.answer.words, lang, seats))
    )


def refusal(frame: Frame, result: Result, lang: str) -> str:
    """Why a step was refused, when it was there to be refused."""
    if frame.played is None or frame.played.refusal is None:
        return ""
    refused = frame.played.refusal
    why = said(refused.why, lang, names_of(result.scenario))
    return f"{tell('replay.refused', lang, why=why)} {cited(refused.cite)}"
