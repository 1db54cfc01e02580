"""Play on from a board in the terminal, every choice one's own, and save what was played as a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kfjudge.cli import terminal
from kfjudge.cli.files import FileExists, write_new, write_over
from kfjudge.cli.options import Options
from kfjudge.cli.terminal import read_lines
from kfjudge.core.errors import Trouble
from kfjudge.core.text import sanitize
from kfjudge.render.blocks import Block, Board, Deed, Steps
from kfjudge.render.replays.view import draw_board, lay_out_heading, owners_of
from kfjudge.render.trace import lay_out_choice, lay_out_steps, number_lines
from kfjudge.render.writers.text import Line, wrapped, write_block
from kfjudge.words.catalogue import say, tell

if TYPE_CHECKING:
    from kfjudge.core.run import Run
    from kfjudge.notation.scenario import Scenario

_MOST_DIGITS = 4
_HELP, _BOARD, _UNDO, _QUIT = ("h", "?"), "b", "u", "q"


def interact(scenario: Scenario, edition: str, options: Options) -> int:
    """Play on from the board of a scenario, choice by choice."""
    from kfjudge.replay.play import start_match

    table = _Session(scenario, edition, options.lang, [start_match(scenario, edition)])
    for text in lay_out_heading(scenario, (edition,), options.lang):
        terminal.show(write_block(text, options.lang, terminal.width()))
    table.show_steps(0)
    table.show_board()
    table.show_pending()
    table.say(tell("walk.play-keys", options.lang))
    for line in read_lines(tell("walk.prompt", options.lang)):
        if line == _QUIT and table.may_leave():
            break
        if line != _QUIT:
            table.obey(line)
        terminal.flush()
    return 0


class _Session:
    """A match played at the keyboard: every run so far, so that each choice can be taken back, and the run
    that was saved or given up."""

    def __init__(self, scenario: Scenario, edition: str, lang: str, runs: list[Run[Any]]) -> None:
        self.scenario = scenario
        self.edition = edition
        self.lang = lang
        self.runs = runs
        self.saved_run = runs[0]
        self.owners = owners_of(scenario)

    @property
    def run(self) -> Run[Any]:
        return self.runs[-1]

    def may_leave(self) -> bool:
        """Say whether nothing is lost by leaving. It is asked once: leaving a second time is meant."""
        if self.run is self.saved_run or len(self.runs) == 1:
            return True
        self.saved_run = self.run
        self.say(tell("walk.unsaved", self.lang, n=len(self.runs) - 1))
        return False

    def obey(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        if command in ("s", "s!"):
            self.save(rest.strip(), write_over if command == "s!" else write_new)
        elif line in _HELP:
            self.say(tell("walk.play-help", self.lang))
        elif line == _BOARD:
            self.show_board()
            self.show_pending()
        elif line == _UNDO:
            self.undo()
        elif line:
            self.choose(line)

    def choose(self, number: str) -> None:
        pending = self.run.pending
        count = len(pending.options) if pending else 0
        is_number = number.isascii() and number.isdigit() and len(number) <= _MOST_DIGITS
        if pending is None or not (is_number and 1 <= int(number) <= count):
            self.say(
                tell("walk.no-such-choice", self.lang, n=count) if count else tell("walk.over", self.lang)
            )
            self.say(tell("walk.play-keys", self.lang))
            return
        from kfjudge.replay.play import choose

        try:
            after = choose(self.run, pending.options[int(number) - 1].id)
        except Trouble as trouble:  # a fact nobody has given, a card without a model, a bound
            self.say(say(trouble.words, self.lang))
            return
        before = self.run
        self.runs.append(after)
        self.show_steps(len(before.trace))
        self.show_open_points(tuple(row for row in after.rests_on if row not in before.rests_on))
        if after.pending is None or after.pending.turn:
            self.show_board()
        self.show_pending()

    def show_steps(self, begin: int) -> None:
        """Show what has happened from there on, numbered; what happens before the first choice is step 1,
        too."""
        trace = self.run.trace
        begins = [len(run.trace) for run in self.runs[:-1]]
        numbers = number_lines(trace, self.owners, begins)
        steps = lay_out_steps(trace[begin:], numbers, self.edition, self.lang, self.owners)
        lines = self.write(Steps((Deed("", steps),)))
        terminal.show(["", *lines] if lines and not begin else lines)

    def show_open_points(self, rows: tuple[str, ...]) -> None:
        """Show the open points that this choice came upon, with how it ends by their other readings."""
        if not rows:
            return
        from kfjudge.render.replays.readings import write_readings
        from kfjudge.render.replays.view import view_replay
        from kfjudge.replay.play import run
        from kfjudge.replay.record import record

        view = view_replay(run(record(self.scenario, self.run), self.edition), self.lang)
        rests = [one for one in view.rests if one.point.id in rows]
        for text in write_readings(rests, self.owners.game, self.lang):
            terminal.show(wrapped(text, terminal.width(), hanging="  "))

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
        shown = sanitize(name, 200)
        try:
            text = write_scenario(record(self.scenario, self.run), self.lang)
            write(name, text)
        except FileExists:
            self.say(tell("walk.exists", self.lang, path=shown))
        except Trouble as trouble:
            self.say(tell("walk.not-saved", self.lang, reason=trouble.words))
        else:
            self.saved_run = self.run
            self.say(tell("walk.saved", self.lang, path=shown))

    def show_board(self) -> None:
        picture = draw_board(self.run.board, self.edition, self.lang, self.owners)
        terminal.show(["", *self.write(Board(picture)), ""])

    def show_pending(self) -> None:
        if self.run.pending is None:
            self.say(tell("walk.over", self.lang))
            return
        terminal.show(self.write(lay_out_choice(self.run.pending, self.edition, self.lang, self.owners)))

    def write(self, block: Block) -> list[Line]:
        return write_block(block, self.lang, terminal.width())

    def say(self, text: str) -> None:
        terminal.show(wrapped(text, terminal.width(), role="aside"))
        terminal.flush()
