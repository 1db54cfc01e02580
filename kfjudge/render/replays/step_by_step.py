"""A replay as pictures for whoever walks through it, one for each numbered step: the step, the board after
it, and what is to be decided then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.render.replays.naming import owners_of
from kfjudge.render.replays.numbering import Numbers, numbered
from kfjudge.render.replays.replay import refusal
from kfjudge.render.replays.stopping import lost
from kfjudge.render.replays.walkthrough import Frame, decision, frames, heading
from kfjudge.render.replays.watch import boards_of
from kfjudge.render.steps import pending, repeated, trace_lines
from kfjudge.render.writers.text import Line, joined, wrapped
from kfjudge.render.writers.text_board import board_in_brief
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.render.state import State
    from kfjudge.replay.result import Result

_MORE = "…"


class Picture(Struct, frozen=True):
    """What is seen at one numbered step, or where the script does something without a step. `number` is that
    of the step, `earlier` are those before it in the same step of the script, and `closes` says whether the
    step of the script is over."""

    frame: Frame
    number: int
    earlier: tuple[TraceStep, ...] = ()
    closes: bool = True


def pictures(result: Result) -> list[Picture]:
    """Every picture: the board as the file has it, then each numbered step."""
    boards, numbers = boards_of(result), numbered(result)
    found: list[Picture] = []
    for frame in frames(result):
        number = found[-1].number if found else 0
        found += _of(frame, number, result, boards, numbers)
    after = [*(one.frame.played for one in found[1:]), None]
    return [replace(one, closes=one.frame.played is not then) for one, then in zip(found, after, strict=True)]


def _of(
    frame: Frame, number: int, result: Result, boards: Sequence[State], numbers: Numbers
) -> Iterator[Picture]:
    """What happens between two decisions, a picture for each number that it bears: only the first tells the
    decision that led to it, and only the last what is to be decided then."""
    lines = list(repeated(frame.trace, owners_of(result.scenario)))
    if not lines or result.end is None:
        yield Picture(frame, number)
        return
    begins = frame.played.first if frame.played is not None else 0
    for first, last in lines:
        trace = tuple(result.end.trace[first.n - 1 : last.n])
        one = replace(frame, board=boards[last.n], trace=trace)
        one = one if first is frame.trace[0] else replace(one, asked=None, answer=None)
        one = one if last is frame.trace[-1] else replace(one, pending=None, taken=None)
        yield Picture(one, numbers[first.n], tuple(result.end.trace[begins : first.n - 1]))


def shown(one: Picture, result: Result, lang: str, width: int, room: int | None = None) -> list[Line]:
    """A picture: what is done, the step, the board after it, and what is to be decided. Where the `room` is
    limited, as many lines of the steps before it are shown as it has left, and of the board what fits."""
    owners, numbers = owners_of(result.scenario), numbered(result)
    head = _head(one, result, lang, width)
    happened = [
        Line(line.text, "title")
        for line in trace_lines(one.frame.trace, numbers, result.edition, lang, width, owners)
    ]
    happened += _beside(one, result, lang, width)
    board = board_in_brief(
        get_game(owners.game).drawing.draw_board(one.frame.board, lang, owners), lang, width
    )
    asked = _asked(one, result, lang, width)
    before: list[Line] = []
    if room is not None:
        spare = room - len(joined([[*head, *happened], board, asked]))
        before = trace_lines(one.earlier, numbers, result.edition, lang, width, owners)
        before = before[-spare:] if spare > 0 else []
        board = board if spare >= 0 else [*board[: max(0, len(board) + spare - 1)], Line(_MORE, "aside")]
    return joined([[*head, *before, *happened], board, asked])


def _asked(one: Picture, result: Result, lang: str, width: int) -> list[Line]:
    """What is to be decided; what to do next at the end of the script is no question of it."""
    asked = one.frame.pending
    if asked is not None and asked.turn and one.frame.taken is None and result.open is None:
        return []
    return pending(asked, result.edition, lang, width, owners_of(result.scenario), taken=one.frame.taken)


def _head(one: Picture, result: Result, lang: str, width: int) -> list[Line]:
    """How far it is, and the step of the script that the picture belongs to."""
    place = tell("walk.place", lang, n=one.number, of=max(numbered(result).values(), default=0))
    head = wrapped(f"{place}  {heading(one.frame, result, lang)}", width, role="title")
    return [*head, *wrapped(decision(one.frame, lang, owners_of(result.scenario)), width, hanging="  ")]


def _beside(one: Picture, result: Result, lang: str, width: int) -> list[Line]:
    """What is lost before anything happens, and why a step of the script is refused, once it is over."""
    played = one.frame.played
    if played is None:
        return [] if one.frame.trace else wrapped(lost(result, lang), width)
    return wrapped(refusal(played, result, lang), width, hanging="  ") if one.closes else []
