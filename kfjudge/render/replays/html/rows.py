"""What happens on a page for a browser, one row after the other, and the board after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kfjudge.render.replays import replay
from kfjudge.render.replays.html.board import board
from kfjudge.render.replays.numbering import numbered
from kfjudge.render.replays.walkthrough import frames, heading
from kfjudge.render.replays.watch import boards_of
from kfjudge.render.steps import (
    by_edition,
    own_sources,
    repeated,
    rows_cited,
    rows_of,
    sources_of,
    times,
    who_decides,
)

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.events import TraceStep
    from kfjudge.core.readings import Difference
    from kfjudge.render.replays.html.book import Book, Text
    from kfjudge.render.replays.numbering import numbered
    from kfjudge.replay.result import Result
from kfjudge.render.replays.walkthrough import Frame

Row = dict[str, Any]


def rows(result: Result, book: Book) -> list[Row]:
    """Each row with the board that is then seen."""
    boards = boards_of(result)
    return [{**row, **board(boards[happened], book)} for row, happened in _happening(result, book)]


def _happening(result: Result, book: Book) -> Iterator[tuple[Row, int]]:
    """The rows, and how much of the trace has happened at each."""
    numbers = numbered(result)
    told: set[str] = set()
    happened = 0
    head: tuple[int, bool] | None = None
    for frame in frames(result):
        if frame.heads != head:
            head = frame.heads
            yield _head(frame, result, book), happened
        if frame.asked is not None and not _said_by_its_step(frame.asked, book):
            taken = frame.answer.id if frame.answer else None
            yield _choice(frame.asked, result.edition, book, taken), happened
        if frame.played is not None and frame.played.refusal is not None:
            text = book.text(partial(replay.refusal, frame.played, result))
            yield {"kind": "refused", "text": text}, happened
        for step, last in repeated(frame.trace, book.owners):
            happened = last.n
            yield {"n": numbers[step.n], **_step(step, last, result, book, told)}, happened
    last_run = replay.open_choice(result)
    if last_run is not None and last_run.pending is not None:
        yield _choice(last_run.pending, result.edition, book, None), happened


def _said_by_its_step(asked: Ask, book: Book) -> bool:
    """What to do in a turn: the step of the script has just said it."""
    return asked.turn and not rows_cited(asked.cite, book.owners.game)


def _head(frame: Frame, result: Result, book: Book) -> Row:
    """A step of the script, and the card that it is about."""
    about = [frame.answer.card] if frame.answer and frame.answer.card else []
    return {"kind": "head", "text": book.text(partial(heading, frame, result)), "about": about}


def _step(step: TraceStep, last: TraceStep, result: Result, book: Book, told: set[str]) -> Row:
    new = [row for row in rows_of(step, book.owners.game) if row.id not in told]
    told.update(row.id for row in new)
    return {
        "kind": "step",
        "depth": step.depth,
        "text": book.text(lambda lang: times(step, last, lang, book.owners)),
        "cite": book.cites(own_sources(step, result.edition, book.owners.game)),
        "editions": _by_edition(new, book),
        "about": list(step.cards),
    }


def _choice(asked: Ask, edition: str, book: Book, taken: str | None) -> Row:
    return {
        "kind": "choice",
        "text": book.text(lambda lang: who_decides(asked, lang, book.owners)),
        "cite": book.cites(sources_of(asked, edition, book.owners.game)),
        "editions": _by_edition(rows_cited(asked.cite, book.owners.game), book),
        "options": [[book.words(option.words), int(option.id == taken)] for option in asked.options],
        "about": [option.card for option in asked.options if option.id == taken and option.card],
    }


def _by_edition(differences: Sequence[Difference], book: Book) -> list[Text]:
    return [book.text(partial(by_edition, row)) for row in differences]
