"""A replay as a row of pictures for whoever walks through it, forwards and back: the board wherever somebody
decided something, what was decided, and what happened since the picture before; in a terminal, a picture for
each numbered step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.blocks import Board, Deed, Steps
from kfjudge.render.trace import lay_out_choice, lay_out_steps, merge_repeated
from kfjudge.render.writers.text import Line, joined, wrapped, write_block

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.table import Ask, Option
    from kfjudge.render.boards import State
    from kfjudge.render.replays.view import Replay, ReplayView
    from kfjudge.replay.result import PlayedStep

_MORE = "…"


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


def find_frames(replay: Replay) -> list[Frame]:
    """Return every picture of a replay: the board as the file has it, what happens before anybody decides,
    and each decision."""
    result, boards = replay.result, replay.boards
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
        found += _frames_of_step(played, boards)
    taken = [after.answer.id if after.answer else None for after in found[1:]]
    return [replace(frame, taken=option) for frame, option in zip(found, [*taken, None], strict=True)]


def _frames_of_step(played: PlayedStep, boards: list[State]) -> Iterator[Frame]:
    """Find the pictures of one step of the script: what was forced, each decision; one when there was
    neither. What a later step of the script says for itself is left to it."""
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


def write_heading(frame: Frame, view: ReplayView) -> str:
    """Write the step of the script that a picture belongs to."""
    if frame.played is None:
        return view.tell("replay.first" if frame.trace else "replay.before")
    return view.write_numbered_deed(frame.played)


# in a terminal


class Picture(Struct, frozen=True):
    """What is seen at one numbered step, or where the script does something without a step. `number` is that
    of the step, `earlier` are those before it in the same step of the script, and `closes` says whether the
    step of the script is over."""

    frame: Frame
    number: int
    earlier: tuple[TraceStep, ...] = ()
    closes: bool = True


def find_pictures(replay: Replay) -> list[Picture]:
    """Return every picture: the board as the file has it, then each numbered step."""
    found: list[Picture] = []
    for frame in find_frames(replay):
        if not frame.trace:
            found.append(Picture(frame, found[-1].number if found else 0))
        begins = frame.played.first if frame.played is not None else 0
        # Only the first tells the decision that led to it, and only the last what is to be decided then.
        for first, last in merge_repeated(frame.trace, replay.owners):
            one = replace(frame, board=replay.boards[last.n], trace=tuple(replay.trace[first.n - 1 : last.n]))
            one = one if first is frame.trace[0] else replace(one, asked=None, answer=None)
            one = one if last is frame.trace[-1] else replace(one, pending=None, taken=None)
            found.append(Picture(one, replay.numbers[first.n], tuple(replay.trace[begins : first.n - 1])))
    after = [*(one.frame.played for one in found[1:]), None]
    return [replace(one, closes=one.frame.played is not then) for one, then in zip(found, after, strict=True)]


def write_picture(one: Picture, view: ReplayView, width: int, room: int | None = None) -> list[Line]:
    """Write how far it is, what is done, the step, the board after it, and what is to be decided. Where the
    `room` is limited, as many lines of the steps before it are shown as it has left, and of the board what
    fits."""
    frame = one.frame
    place = view.tell("walk.place", n=one.number, of=max(view.replay.numbers.values(), default=0))
    head = wrapped(f"{place}  {write_heading(frame, view)}", width, role="title")
    # The answer that led here, unless the step of the script says it.
    if frame.asked is not None and frame.answer is not None and not frame.asked.turn:
        question, option = (
            sanitize(view.write(words)) for words in (frame.asked.question, frame.answer.words)
        )
        answered = view.tell("explore.answered", question=question, option=option)
        head += wrapped(answered, width, hanging="  ")
    happened = [Line(line.text, "title") for line in _write_steps(frame.trace, view, width)]
    if frame.played is None and not frame.trace:
        happened += wrapped(view.lost, width)
    elif frame.played is not None and one.closes:
        happened += wrapped(view.write_refusal(frame.played), width, hanging="  ")
    picture = get_game(view.owners.game).drawing.draw_board(frame.board, view.lang, view.owners)
    board = write_block(Board(picture, brief=True), view.lang, width)
    asked: list[Line] = []
    # What to do next at the end of the script is no question of it.
    at_the_end = frame.taken is None and view.result.open is None
    if frame.pending is not None and not (frame.pending.turn and at_the_end):
        choice = lay_out_choice(frame.pending, view.edition, view.lang, view.owners, taken=frame.taken)
        asked = write_block(choice, view.lang, width)
    before: list[Line] = []
    if room is not None:
        spare = room - len(joined([[*head, *happened], board, asked]))
        before = _write_steps(one.earlier, view, width)[-spare:] if spare > 0 else []
        board = board if spare >= 0 else [*board[: max(0, len(board) + spare - 1)], Line(_MORE, "aside")]
    return joined([[*head, *before, *happened], board, asked])


def _write_steps(trace: tuple[TraceStep, ...], view: ReplayView, width: int) -> list[Line]:
    steps = lay_out_steps(trace, view.replay.numbers, view.edition, view.lang, view.owners)
    return write_block(Steps((Deed("", steps),)), view.lang, width)
