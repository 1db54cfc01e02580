"""Walking through a replay in the terminal, a numbered step at a time, forwards and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.cli import screen
from kfjudge.cli.common import Asked
from kfjudge.cli.keyboard import keys
from kfjudge.core.text import sanitize
from kfjudge.render.replays.replay import closing, heading, left_out
from kfjudge.render.replays.step_by_step import Picture, pictures, shown
from kfjudge.render.writers.text import EMPTY, Line, joined, wrapped
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario
    from kfjudge.replay.result import Result

_CLEAR = "\x1b[H\x1b[2J"


def walk(scenario: Scenario, edition: str, asked: Asked) -> int:
    """Show a replay picture by picture, as the keys say."""
    from kfjudge.replay.api import run

    result = run(scenario, edition)
    row = _Row(result, pictures(result), asked.lang)
    if row.pictures:
        _step_through(row)
    width = screen.width()
    left = wrapped(left_out(result, asked.lang), width)
    screen.show(["", *joined([left, closing(result, asked.lang, width)])])
    return 0 if result.agrees else 1


class _Row(Struct, frozen=True):
    """The pictures of a replay, for a reader of a language."""

    result: Result
    pictures: list[Picture]
    lang: str

    @property
    def last(self) -> int:
        return len(self.pictures) - 1


def _step_through(row: _Row) -> None:
    with keys() as pressed:
        (_repaint if screen.repaints() else _print)(row, _visited(row, pressed))


def _visited(row: _Row, pressed: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Which picture is to be seen, after each key, and what there is to say to the key."""
    at = 0
    yield at, ""
    for key in pressed:
        to, notice = _where_to(key, at, row)
        if to is None:
            return
        at = to
        yield at, notice


def _where_to(key: str, at: int, row: _Row) -> tuple[int | None, str]:
    """The picture that a key leads to (none: quit), and what there is to say to it. The last picture itself
    says that it is the last."""
    match key:
        case "" | " " | "n":
            return min(at + 1, row.last), ""
        case "p" | "b":
            return max(at - 1, 0), "" if at else tell("walk.at-the-start", row.lang)
        case "f":
            return 0, "" if at else tell("walk.at-the-start", row.lang)
        case "l":
            return row.last, ""
        case "h" | "?":
            return at, tell("walk.keys", row.lang)
        case "q":
            return None, ""
    if key.isascii() and key.isdigit():
        return _by_option(int(key[:9]), at, row)
    given = tell("walk.no-such-key", row.lang, given=sanitize(key, 20))
    return at, f"{given} {tell('walk.keys', row.lang)}"


def _by_option(number: int, at: int, row: _Row) -> tuple[int, str]:
    """The number of the option that the script takes goes on with it."""
    frame = row.pictures[at].frame
    asked, taken = frame.pending, frame.taken
    options = [option.id for option in asked.options] if asked else []
    if not 1 <= number <= len(options):
        no_such = tell("walk.no-such-choice", row.lang, n=len(options))
        return at, no_such if options else tell("walk.keys", row.lang)
    if taken is None:
        return at, tell("walk.open", row.lang)
    if options[number - 1] == taken:
        return at + 1, ""
    return at, tell("walk.not-taken", row.lang, n=options.index(taken) + 1)


# the picture and what stands round it


def _repaint(row: _Row, visited: Iterable[tuple[int, str]]) -> None:
    """The title, the picture and the keys in place of what was there, with as many steps before it as fit."""
    for at, notice in visited:
        width = screen.width()
        above, below = _title(row, width), [EMPTY, *_keys(row, at, notice)]
        room = screen.height() - len(above) - len(below) - 1
        screen.write(_CLEAR)
        screen.show([*above, *shown(row.pictures[at], row.result, row.lang, width, room), *below])
        screen.flush()


def _print(row: _Row, visited: Iterable[tuple[int, str]]) -> None:
    """The title, then one picture after the other."""
    screen.show(_title(row, screen.width()))
    before: int | None = None
    for at, notice in visited:
        width = screen.width()
        if at == before:
            screen.show(wrapped(notice, width, role="aside"))
        else:
            screen.show([] if before is None else [EMPTY])
            screen.show([*shown(row.pictures[at], row.result, row.lang, width), EMPTY])
            screen.show(_keys(row, at, notice))
        before = at
        screen.flush()


def _title(row: _Row, width: int) -> list[Line]:
    return [*heading(row.result.scenario, (row.result.edition,), row.lang, width), EMPTY]


def _keys(row: _Row, at: int, notice: str) -> list[Line]:
    """That it is the last picture, and what may be typed."""
    end = tell("walk.at-the-end", row.lang) if at == row.last else ""
    told = (end, notice or tell("walk.keys-in-short", row.lang))
    return [line for text in told for line in wrapped(text, screen.width(), role="aside")]
