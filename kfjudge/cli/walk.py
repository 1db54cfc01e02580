"""Walking through a replay in the terminal, forwards and back; and making every choice oneself, to save the
line as a scenario."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from kfjudge.cli import screen
from kfjudge.cli.common import Asked
from kfjudge.cli.writing import IsThere, write_new, write_over
from kfjudge.core.errors import Trouble
from kfjudge.core.tame import tame
from kfjudge.games import drawing
from kfjudge.screen.board import board_lines
from kfjudge.screen.page import Line, joined, wrapped
from kfjudge.screen.replays.naming import owners_of
from kfjudge.screen.replays.numbering import numbered, numbered_trace
from kfjudge.screen.replays.replay import board_on_screen, closing, left_out, refusal
from kfjudge.screen.replays.stopping import lost
from kfjudge.screen.replays.walkthrough import Frame, decision, frames, heading
from kfjudge.screen.steps import pending, trace_lines
from kfjudge.words.catalogue import say, tell

if TYPE_CHECKING:
    from kfjudge.core.run import Run
    from kfjudge.notation.model import Scenario
    from kfjudge.replay.result import Result

_NEXT, _BACK, _FIRST, _LAST, _HELP, _QUIT = "n", "p", "f", "l", "h", "q"
_ARROWS = {
    "\x1b[C": _NEXT,
    "\x1b[B": _NEXT,
    "\x1b[D": _BACK,
    "\x1b[A": _BACK,
    "\x1b[H": _FIRST,
    "\x1b[F": _LAST,
}
_LONGEST = 1000  # letters of one line from the keyboard


# through a replay


def walk(scenario: Scenario, edition: str, asked: Asked) -> int:
    """Show a replay picture by picture, as the keys say."""
    from kfjudge.replay.api import run

    result = run(scenario, edition)
    pictures = frames(result)
    if pictures:
        _step_through(pictures, result, asked.lang)
    screen.show(wrapped(left_out(result, asked.lang), screen.width()))
    screen.show(closing(result, asked.lang, screen.width()))
    return 0 if result.agrees else 1


def _step_through(pictures: list[Frame], result: Result, lang: str) -> None:
    at, notice = 0, ""
    with _keys() as keys:
        _show(pictures, at, result, lang)
        for key in keys:
            to, notice = _where_to(key, at, pictures, lang)
            if to is None:
                return
            if to == at:
                _say(notice)
            else:
                at = to
                _show(pictures, at, result, lang)


def _where_to(key: str, at: int, pictures: list[Frame], lang: str) -> tuple[int | None, str]:
    """The picture that a key leads to (none: quit), or why it leads nowhere."""
    match key:
        case "" | " " | "n":
            return (at + 1, "") if at + 1 < len(pictures) else (at, tell("walk.at-the-end", lang))
        case "p" | "b":
            return (at - 1, "") if at else (at, tell("walk.at-the-start", lang))
        case "f":
            return (0, "") if at else (at, tell("walk.at-the-start", lang))
        case "l":
            last = len(pictures) - 1
            return (last, "") if at < last else (at, tell("walk.at-the-end", lang))
        case "h" | "?":
            return at, tell("walk.keys", lang)
        case "q":
            return None, ""
    if key.isascii() and key.isdigit():
        return _by_option(int(key[:9]), at, pictures, lang)
    given = tell("walk.no-such-key", lang, given=tame(key, 20))
    return at, f"{given} {tell('walk.keys', lang)}"


def _by_option(number: int, at: int, pictures: list[Frame], lang: str) -> tuple[int, str]:
    """The number of the option that the script takes goes on with it."""
    asked, taken = pictures[at].pending, pictures[at].taken
    options = [option.id for option in asked.options] if asked else []
    if not 1 <= number <= len(options):
        return at, tell("walk.no-such-choice", lang, n=len(options)) if options else tell("walk.keys", lang)
    if taken is None:
        return at, tell("walk.open", lang)
    if options[number - 1] == taken:
        return at + 1, ""
    return at, tell("walk.not-taken", lang, n=options.index(taken) + 1)


def _show(pictures: list[Frame], at: int, result: Result, lang: str) -> None:
    width = screen.width()
    if sys.stdout.isatty() and screen.colored(sys.stdout):
        screen.write("\x1b[H\x1b[2J")
    else:
        screen.show([""] if at else [])
    screen.show(picture(pictures, at, result, lang, width))
    _say(tell("walk.keys", lang))


def picture(pictures: list[Frame], at: int, result: Result, lang: str, width: int) -> list[Line]:
    """One picture: what was done, what happened, the board, and what is to be decided."""
    frame = pictures[at]
    owners = owners_of(result.scenario)
    place = tell("walk.place", lang, n=at + 1, of=len(pictures))
    head = wrapped(f"{place}  {heading(frame, result, lang)}", width, role="title")
    head += wrapped(decision(frame, lang, owners), width, hanging="  ")
    head += [] if at else wrapped(lost(result, lang), width)
    happened = trace_lines(frame.trace, numbered(result), result.edition, lang, width, owners)
    happened += wrapped(refusal(frame.played, result, lang), width, hanging="  ") if frame.played else []
    board = board_lines(drawing(owners.game).picture(frame.board, lang, owners), lang, width)
    asked = pending(frame.pending, result.edition, lang, width, owners, taken=frame.taken)
    return joined([head, happened, board, asked])


def _say(text: str) -> None:
    screen.show(wrapped(text, screen.width(), role="aside"))
    screen.flush()


# by one's own choices


def interact(scenario: Scenario, edition: str, asked: Asked) -> int:
    """Play on from the board of a scenario, choice by choice."""
    from kfjudge.replay.runner import start_of

    table = _Table(scenario, edition, asked.lang, [start_of(scenario, edition)])
    table.show_board()
    table.show_pending()
    for line in _lines(tell("walk.prompt", asked.lang)):
        if line == _QUIT:
            break
        table.obey(line)
        screen.flush()
    return 0


class _Table:
    """A match that somebody plays at the keyboard: every run so far, so that each can be taken back."""

    def __init__(self, scenario: Scenario, edition: str, lang: str, runs: list[Run[Any]]) -> None:
        self.scenario = scenario
        self.edition = edition
        self.lang = lang
        self.runs = runs
        self.owners = owners_of(scenario)

    @property
    def run(self) -> Run[Any]:
        return self.runs[-1]

    def obey(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        if command in ("s", "s!"):
            self.save(rest.strip(), write_over if command == "s!" else write_new)
        elif line == "b":
            self.show_board()
            self.show_pending()
        elif line == "u":
            self.undo()
        elif line:
            self.choose(line)

    def choose(self, number: str) -> None:
        asked = self.run.pending
        count = len(asked.options) if asked else 0
        if asked is None or not (number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= count):
            self.say(
                tell("walk.no-such-choice", self.lang, n=count) if count else tell("walk.over", self.lang)
            )
            self.say(tell("walk.play-keys", self.lang))
            return
        try:
            after = self.run.choose(asked.options[int(number) - 1].id)
        except Trouble as trouble:  # a fact that nobody has given, a card without a model
            self.say(say(trouble.words, self.lang))
            return
        before = self.run
        self.runs.append(after)
        new = after.trace[len(before.trace) :]
        begins = [len(run.trace) for run in self.runs[:-1]]
        numbers = numbered_trace(after.trace, self.owners, begins)
        screen.show(trace_lines(new, numbers, self.edition, self.lang, screen.width(), self.owners))
        self.show_open_points(tuple(row for row in after.rests_on if row not in before.rests_on))
        if after.pending is None or after.pending.turn:
            self.show_board()
        self.show_pending()

    def show_open_points(self, rows: tuple[str, ...]) -> None:
        """What this choice has come upon that the books leave open: the same decisions, read otherwise."""
        if not rows:
            return
        from kfjudge.replay.record import record
        from kfjudge.replay.runner import run
        from kfjudge.screen.replays import readings

        result = run(record(self.scenario, self.run), self.edition)
        rests = [one for one in readings.of_play(result, self.lang, self.owners) if one.point.id in rows]
        screen.show(readings.lines(rests, self.owners.game, self.lang, screen.width()))

    def undo(self) -> None:
        if len(self.runs) == 1:
            self.say(tell("walk.nothing-to-undo", self.lang))
            return
        self.runs.pop()
        self.say(tell("walk.undone", self.lang))
        self.show_board()
        self.show_pending()

    def save(self, name: str, write: Callable[[str, str], None]) -> None:
        """Write what was decided as a scenario."""
        from kfjudge.notation.writer import write_scenario
        from kfjudge.replay.record import record

        if not name:
            self.say(tell("walk.save-where", self.lang))
            return
        shown = tame(name, 200)
        try:
            text = write_scenario(record(self.scenario, self.run), self.lang)
            write(name, text)
        except IsThere:
            self.say(tell("walk.exists", self.lang, path=shown))
        except Trouble as trouble:
            self.say(tell("walk.not-saved", self.lang, reason=trouble.words))
        else:
            self.say(tell("walk.saved", self.lang, path=shown))

    def show_board(self) -> None:
        board = board_on_screen(self.run.board, self.edition, self.lang, screen.width(), self.owners)
        screen.show(["", *board, ""])

    def show_pending(self) -> None:
        if self.run.pending is None:
            self.say(tell("walk.over", self.lang))
        screen.show(pending(self.run.pending, self.edition, self.lang, screen.width(), self.owners))
        self.say(tell("walk.play-keys", self.lang))

    def say(self, text: str) -> None:
        _say(text)


# the keyboard


def _lines(prompt: str = "") -> Iterator[str]:
    """What is typed, line by line, to its end."""
    at_a_terminal = sys.stdin is not None and sys.stdin.isatty()
    while True:
        if prompt and at_a_terminal:
            screen.write(prompt)
            screen.flush()
        line = sys.stdin.readline(_LONGEST) if sys.stdin is not None else ""
        if not line:
            return
        yield line.strip()


@contextmanager
def _keys() -> Iterator[Iterator[str]]:
    """Single keys at a terminal that can give them, otherwise lines."""
    try:
        import termios
        import tty

        before = termios.tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError, ValueError, AttributeError):
        yield _lines()
        return
    except Exception as error:
        if type(error).__name__ != "error":  # termios.error: not a terminal
            raise
        yield _lines()
        return
    try:
        tty.setcbreak(sys.stdin.fileno())
        yield _pressed(sys.stdin.fileno())
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)


def _pressed(keyboard: int) -> Iterator[str]:
    """Each key as it is pressed; arrows and digits as what they mean here."""
    while pressed := os.read(keyboard, 8).decode("utf-8", "replace"):
        yield _ARROWS.get(pressed, pressed.strip("\r\n"))
