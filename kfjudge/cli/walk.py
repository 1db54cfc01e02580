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
            visited = slides.follow_keys(pressed)
            if terminal.repaints():
                slides.repaint(visited)
            else:
                slides.print_on(visited)
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

    def follow_keys(self, pressed: Iterable[str]) -> Iterator[tuple[int, str]]:
        """Give the picture to show after each key, and the answer to the key."""
        at = 0
        yield at, ""
        for key in pressed:
            to, notice = self.obey_key(key, at)
            if to is None:
                return
            at = to
            yield at, notice

    def obey_key(self, key: str, at: int) -> tuple[int | None, str]:
        """Return the picture that a key leads to (None: quit), and the answer to the key."""
        match key:
            case "" | " " | "n":
                return min(at + 1, self.last), ""
            case "p" | "b":
                return max(at - 1, 0), "" if at else tell("walk.at-the-start", self.lang)
            case "f":
                return 0, "" if at else tell("walk.at-the-start", self.lang)
            case "l":
                return self.last, ""
            case "h" | "?":
                return at, tell("walk.keys", self.lang)
            case "q":
                return None, ""
        if key.isascii() and key.isdigit():
            return self.choose_option(int(key[:9]), at)
        given = tell("walk.no-such-key", self.lang, given=sanitize(key, 20))
        return at, f"{given} {tell('walk.keys', self.lang)}"

    def choose_option(self, number: int, at: int) -> tuple[int, str]:
        """Go on where the number is that of the option which the script takes; explain otherwise."""
        frame = self.pictures[at].frame
        pending, taken = frame.pending, frame.taken
        options = [option.id for option in pending.options] if pending else []
        if not 1 <= number <= len(options):
            no_such = tell("walk.no-such-choice", self.lang, n=len(options))
            return at, no_such if options else tell("walk.keys", self.lang)
        if taken is None:
            return at, tell("walk.open", self.lang)
        if options[number - 1] == taken:
            return at + 1, ""
        return at, tell("walk.not-taken", self.lang, n=options.index(taken) + 1)

    def repaint(self, visited: Iterable[tuple[int, str]]) -> None:
        """Paint the title, the picture and the keys over what was there, with as many steps before it as
        fit."""
        for at, notice in visited:
            width = terminal.width()
            above, below = self.title_lines(width), [EMPTY, *self.key_lines(at, notice)]
            room = terminal.height() - len(above) - len(below) - 1
            terminal.write(_CLEAR)
            terminal.show([*above, *write_picture(self.pictures[at], self.view, width, room), *below])
            terminal.flush()

    def print_on(self, visited: Iterable[tuple[int, str]]) -> None:
        """Print the title, then one picture after the other."""
        terminal.show(self.title_lines(terminal.width()))
        before: int | None = None
        for at, notice in visited:
            width = terminal.width()
            if at == before:
                terminal.show(wrapped(notice, width, role="aside"))
            else:
                terminal.show([] if before is None else [EMPTY])
                terminal.show([*write_picture(self.pictures[at], self.view, width), EMPTY])
                terminal.show(self.key_lines(at, notice))
            before = at
            terminal.flush()

    def title_lines(self, width: int) -> list[Line]:
        view = self.view
        title = section(*lay_out_heading(view.scenario, (view.edition,), view.lang))
        return [*write_sections([title], view.lang, width), EMPTY]

    def key_lines(self, at: int, notice: str) -> list[Line]:
        """Say that it is the last picture, if so, and which keys there are."""
        end = tell("walk.at-the-end", self.lang) if at == self.last else ""
        told = (end, notice or tell("walk.keys-in-short", self.lang))
        return [line for text in told for line in wrapped(text, terminal.width(), role="aside")]


# the picture and what stands round it
