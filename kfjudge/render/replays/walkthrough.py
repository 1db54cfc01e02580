"""A replay as a row of pictures: the board wherever somebody decided something, what was decided, and what
happened since the picture before. For whoever walks through it, forwards and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.text import sanitize
from kfjudge.render.replays.naming import head
from kfjudge.render.replays.watch import boards_of
from kfjudge.render.trace import OwnerNames, said
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask, Option
    from kfjudge.core.events import TraceStep
    from kfjudge.render.state import State
    from kfjudge.replay.result import PlayedStep, Result


class Frame(Struct, frozen=True):
    """One picture: the board, and the steps that led to it. `played` is the step of the script it belongs to
    (None before the first), `asked` and `answer` the decision that led here, `pending` what is asked now and
    `taken` the option that the script takes then."""

    board: State
    trace: tuple[TraceStep, ...] = ()
    played: PlayedStep | None = None
    asked: Ask | None = None
    answer: Option | None = None
    pending: Ask | None = None
    taken: str | None = None

    @property
    def heads(self) -> tuple[int, bool]:
        """What the heading of a picture says: which step of the script, or whether something has happened
        before the first."""
        return (0, bool(self.trace)) if self.played is None else (self.played.step.number, True)


def frames(result: Result) -> list[Frame]:
    """Every picture of a replay: the board as the file has it, what happens before anybody decides, and each
    decision."""
    boards = boards_of(result)
    if not boards:
        return []
    found = [Frame(boards[0])]
    if result.start is not None and result.end is not None:
        opening = result.start.trace[: result.steps[0].first if result.steps else None]
        asked = result.start.pending if len(opening) == len(result.start.trace) else None
        if opening:
            found.append(Frame(boards[len(opening)], tuple(opening), pending=asked))
        else:
            found[0] = Frame(boards[0], pending=asked)
    for played in result.steps:
        found += _of_step(played, boards)
    taken = [after.answer.id if after.answer else None for after in found[1:]]
    return [replace(frame, taken=option) for frame, option in zip(found, [*taken, None], strict=True)]


def _of_step(played: PlayedStep, boards: Sequence[State]) -> Iterator[Frame]:
    """The pictures of one step of the script: what was forced, each decision; one when there was neither.
    What a later step of the script says for itself is left to it."""
    run = replace(played.before, budget=None)  # it was played within its bound, which counts the time since
    decided = played.run.line[len(run.line) :]
    if played.first < len(run.trace) or not decided:
        end = min(len(run.trace), played.last)
        asked = run.pending if end == len(run.trace) else None
        yield Frame(boards[end], tuple(run.trace[played.first : end]), played, pending=asked)
    for id in decided:
        asked = run.pending
        assert asked is not None
        answer = next(option for option in asked.options if option.id == id)
        after = run.choose(id)
        end = min(len(after.trace), played.last)
        pending = after.pending if end == len(after.trace) else None
        yield Frame(boards[end], tuple(after.trace[len(run.trace) : end]), played, asked, answer, pending)
        run = after


def heading(frame: Frame, result: Result, lang: str) -> str:
    """The step of the script that a picture belongs to."""
    if frame.played is None:
        return tell("replay.first" if frame.trace else "replay.before", lang)
    return head(frame.played, result, lang)


def decision(frame: Frame, lang: str, owners: OwnerNames) -> str:
    """The answer that led here, unless the step itself says it."""
    if frame.asked is None or frame.answer is None or frame.asked.turn:
        return ""
    question = sanitize(said(frame.asked.question, lang, owners))
    return tell(
        "explore.answered", lang, question=question, option=sanitize(said(frame.answer.words, lang, owners))
    )
