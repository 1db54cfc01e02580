"""Walk through a replay in the terminal, a numbered step at a time, forwards and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.cli import terminal
from kfjudge.cli.options import Options
from kfjudge.cli.terminal import read_keys
from kfjudge.core.text import sanitize
from kfjudge.render.blocks import Text, section
from kfjudge.render.replays.page import lay_out_closing
from kfjudge.render.replays.view import ReplayView, lay_out_heading, view_replay
from kfjudge.render.replays.walk import Picture, find_pictures, write_picture
from kfjudge.render.writers.text import EMPTY, Line, wrapped, write_sections
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario

_CLEAR = "\x1b[H\x1b[2J"


def walk(scenario: Scenario, edition: str, options: Options) -> int:
    """Show a replay picture by picture, as the keys say."""
    from kfjudge.replay.play import run

    view = view_replay(run(scenario, edition), options.lang)
    slides = _Slides(view, find_pictures(view.replay))
    if slides.pictures:
        with read_keys() as pressed:
            visited = _follow_keys(slides, pressed)
            (_repaint if terminal.repaints() else _print_on)(slides, visited)
    below = [section(Text(view.left_out)), *lay_out_closing(view)]
    terminal.show(["", *write_sections(below, options.lang, terminal.width())])
    return 0 if view.result.agrees else 1


class _Slides(Struct, frozen=True):
    """The pictures of a replay, in a language."""

    view: ReplayView
    pictures: list[Picture]

    @property
    def lang(self) -> str:
        return self.view.lang

    @property
    def last(self) -> int:
        return len(self.pictures) - 1


def _follow_keys(slides: _Slides, pressed: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Give the picture to show after each key, and the answer to the key."""
    at = 0
    yield at, ""
    for key in pressed:
        to, notice = _obey_key(key, at, slides)
        if to is None:
            return
        at = to
        yield at, notice


def _obey_key(key: str, at: int, slides: _Slides) -> tuple[int | None, str]:
    """Return the picture that a key leads to (None: quit), and the answer to the key."""
    match key:
        case "" | " " | "n":
            return min(at + 1, slides.last), ""
        case "p" | "b":
            return max(at - 1, 0), "" if at else tell("walk.at-the-start", slides.lang)
        case "f":
            return 0, "" if at else tell("walk.at-the-start", slides.lang)
        case "l":
            return slides.last, ""
        case "h" | "?":
            return at, tell("walk.keys", slides.lang)
        case "q":
            return None, ""
    if key.isascii() and key.isdigit():
        return _choose_option(int(key[:9]), at, slides)
    given = tell("walk.no-such-key", slides.lang, given=sanitize(key, 20))
    return at, f"{given} {tell('walk.keys', slides.lang)}"


def _choose_option(number: int, at: int, slides: _Slides) -> tuple[int, str]:
    """Go on where the number is that of the option which the script takes; explain otherwise."""
    frame = slides.pictures[at].frame
    pending, taken = frame.pending, frame.taken
    options = [option.id for option in pending.options] if pending else []
    if not 1 <= number <= len(options):
        no_such = tell("walk.no-such-choice", slides.lang, n=len(options))
        return at, no_such if options else tell("walk.keys", slides.lang)
    if taken is None:
        return at, tell("walk.open", slides.lang)
    if options[number - 1] == taken:
        return at + 1, ""
    return at, tell("walk.not-taken", slides.lang, n=options.index(taken) + 1)


# the picture and what stands round it


def _repaint(slides: _Slides, visited: Iterable[tuple[int, str]]) -> None:
    """Paint the title, the picture and the keys over what was there, with as many steps before it as fit."""
    for at, notice in visited:
        width = terminal.width()
        above, below = _title_lines(slides, width), [EMPTY, *_key_lines(slides, at, notice)]
        room = terminal.height() - len(above) - len(below) - 1
        terminal.write(_CLEAR)
        terminal.show([*above, *write_picture(slides.pictures[at], slides.view, width, room), *below])
        terminal.flush()


def _print_on(slides: _Slides, visited: Iterable[tuple[int, str]]) -> None:
    """Print the title, then one picture after the other."""
    terminal.show(_title_lines(slides, terminal.width()))
    before: int | None = None
    for at, notice in visited:
        width = terminal.width()
        if at == before:
            terminal.show(wrapped(notice, width, role="aside"))
        else:
            terminal.show([] if before is None else [EMPTY])
            terminal.show([*write_picture(slides.pictures[at], slides.view, width), EMPTY])
            terminal.show(_key_lines(slides, at, notice))
        before = at
        terminal.flush()


def _title_lines(slides: _Slides, width: int) -> list[Line]:
    view = slides.view
    title = section(*lay_out_heading(view.scenario, (view.edition,), view.lang))
    return [*write_sections([title], view.lang, width), EMPTY]


def _key_lines(slides: _Slides, at: int, notice: str) -> list[Line]:
    """Say that it is the last picture, if so, and which keys there are."""
    end = tell("walk.at-the-end", slides.lang) if at == slides.last else ""
    told = (end, notice or tell("walk.keys-in-short", slides.lang))
    return [line for text in told for line in wrapped(text, terminal.width(), role="aside")]
