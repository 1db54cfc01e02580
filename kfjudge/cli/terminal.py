"""The terminal and its keyboard: how wide, in color or not, in which alphabet. Nothing a stranger wrote
reaches it raw."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, TextIO

from kfjudge.core.text import escape_invisible

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line


class ReaderLeft(Exception):
    """The reader of our output has closed it, as `head` does."""


NARROWEST, WIDEST = 20, 100  # prose is read in columns; beyond 100 the eye loses the line
_STYLES = {"title": "1", "aside": "2"}
_PLAINER = {
    **dict.fromkeys("╓╖╙╜┌┐└┘┬┴", "+"),
    "║": "|",
    "│": "|",
    "┊": ":",
    "─": "-",
    "Æ": "Ae",
    "æ": "ae",
    "Œ": "Oe",
    "œ": "oe",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "…": "...",
    "–": "-",
    "—": "-",
    "·": "-",
    "→": "->",
    "×": "x",
    "\u00a0": " ",
    "\u202f": " ",
}


_printed: set[bool] = set()  # not empty: something was written since the streams were prepared


def prepare() -> None:
    """Let the streams write a plainer letter for one that their alphabet lacks."""
    _printed.clear()
    codecs.register_error("kfjudge.plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)  # a test's stream, or a closed one, may lack it
        if reconfigure:
            reconfigure(errors="kfjudge.plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Write what cannot be encoded with letters that can: é as e, “ as a straight quote."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plainer = ""
    for letter in error.object[error.start : error.end]:
        plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        plainer += _PLAINER.get(letter) or plain or ("" if unicodedata.combining(letter) else "?")
    return plainer, error.end


def width() -> int:
    """Return the columns to write in."""
    return max(NARROWEST, min(WIDEST, _size_of_terminal("COLUMNS", 80)))


def height() -> int:
    """Return how many lines the terminal shows at once."""
    return _size_of_terminal("LINES", 24)


def _size_of_terminal(variable: str, otherwise: int) -> int:
    """Read a variable, or ask the terminal, as `shutil.get_terminal_size` does: that comes with all that
    unpacks archives, a fiftieth of a start."""
    given = os.environ.get(variable, "")
    if given.isdecimal() and int(given[:9]) > 0:
        return int(given[:9])
    try:
        size = os.get_terminal_size(sys.__stdout__.fileno())  # type: ignore[union-attr]  # None: AttributeError
    except (AttributeError, ValueError, OSError):
        return otherwise
    return (size.columns if variable == "COLUMNS" else size.lines) or otherwise


def repaints() -> bool:
    """Say whether a screen may be painted over the one before."""
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def colored(stream: TextIO | None) -> bool:
    if stream is None or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()


def is_typed_at() -> bool:
    """Say whether somebody is there to type and to read."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def show(lines: Iterable[Line | str]) -> None:
    """Write lines out, bold and dim where the terminal can and wants to."""
    _show(lines, sys.stdout)


def show_mistake(lines: Iterable[Line | str]) -> None:
    """Write lines where mistakes go."""
    _show(lines, sys.stderr)


def _show(lines: Iterable[Line | str], stream: TextIO | None) -> None:
    is_styled = colored(stream)
    for line in lines:
        if isinstance(line, str) or not is_styled:
            _write(f"{escape_invisible(line if isinstance(line, str) else line.text)}\n", stream)
            continue
        strong, rest = escape_invisible(line.text[: line.strong]), escape_invisible(line.text[line.strong :])
        style = _STYLES.get(line.role)
        if style and line.text:
            text = f"\x1b[{style}m{strong}{rest}\x1b[0m"
        else:
            text = f"\x1b[1m{strong}\x1b[0m{rest}" if strong else rest
        _write(f"{text}\n", stream)


def write(text: str) -> None:
    """Write a text of our own as it is."""
    _write(text, sys.stdout)


def write_mistake(text: str) -> None:
    """Write a text of our own as it is, where mistakes go."""
    _write(text, sys.stderr)


def _write(text: str, stream: TextIO | None) -> None:
    if stream is None:  # closed by whoever started us: there is nobody to tell
        return
    _printed.add(True)
    try:
        stream.write(text)
    except BrokenPipeError as left:
        if stream is sys.stdout:  # who does not read mistakes may still read answers
            raise ReaderLeft from left


def has_printed() -> bool:
    """Say whether anything of an answer has been written."""
    return bool(_printed)


def flush() -> None:
    """Pass on what has been written."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError as left:
        raise ReaderLeft from left


def has_only_ascii() -> bool:
    """Say whether the output has no letters but those of ASCII."""
    return not (getattr(sys.stdout, "encoding", None) or "ascii").lower().startswith("utf")


def show_json(data: Any) -> None:
    """Write data out as JSON, in the letters of the stream."""
    from kfjudge.render.writers import write_json

    write(f"{write_json(data, is_ascii=has_only_ascii())}\n")


@contextmanager
def show_meanwhile(line: str) -> Iterator[None]:
    """Show a line where mistakes go while something takes its time; nothing where nobody would see it."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield
        return
    shown = line[: width() - 1]
    sys.stderr.write(shown)
    sys.stderr.flush()
    try:
        yield
    finally:
        sys.stderr.write(f"\r{' ' * len(shown)}\r")


def show_json_list(every: Iterable[Any]) -> None:
    """Write data out as a JSON list, each item as it is made: of many, one at a time is held."""
    from kfjudge.render.writers import write_json

    before = "["
    for data in every:
        text = write_json(data, is_ascii=has_only_ascii()).replace("\n", "\n  ")
        write(f"{before}\n  {text}")
        before = ","
    write("[]\n" if before == "[" else "\n]\n")


_PATIENCE = 1.0  # seconds without a word; after that, a bar shows that something is going on


@contextmanager
def progress_bar(title: str, limit: int) -> Iterator[Callable[[int], None] | None]:
    """Give a function to call with how much is done, which draws a bar after a second; None where nobody
    would see it."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield None
        return
    began = monotonic()
    started: list[Any] = []

    def show_progress(done: int) -> None:
        if started:
            bar, task = started
            bar.update(task, completed=done)
        elif monotonic() - began > _PATIENCE:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

            console = Console(stderr=True, no_color=not colored(sys.stderr))
            columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
            bar = Progress(*columns, console=console, transient=True)
            bar.start()
            started.extend((bar, bar.add_task(title, total=limit)))

    try:
        yield show_progress
    finally:
        if started:
            started[0].stop()


# the keyboard

NEXT, BACK, FIRST, LAST = "n", "p", "f", "l"
_ARROWS = {
    "\x1b[C": NEXT,
    "\x1b[B": NEXT,
    "\x1b[D": BACK,
    "\x1b[A": BACK,
    "\x1b[H": FIRST,
    "\x1b[F": LAST,
}
_LONGEST = 1000  # letters of one line from the keyboard


def read_lines(prompt: str = "") -> Iterator[str]:
    """Read what is typed, line by line, to its end; bytes that are no text are letters nobody knows."""
    with suppress(ValueError, AttributeError):  # read from already, or a test's stream
        sys.stdin.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]
    at_a_terminal = sys.stdin is not None and sys.stdin.isatty()
    while True:
        if prompt and at_a_terminal:
            write(prompt)
            flush()
        line = sys.stdin.readline(_LONGEST) if sys.stdin is not None else ""
        if not line:
            return
        yield line.strip()


@contextmanager
def read_keys() -> Iterator[Iterator[str]]:
    """Read single keys at a terminal that can give them, otherwise lines."""
    try:
        import termios
        import tty

        before = termios.tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError, ValueError, AttributeError):
        yield read_lines()
        return
    except Exception as error:
        if type(error).__name__ != "error":  # termios.error: not a terminal
            raise
        yield read_lines()
        return
    try:
        tty.setcbreak(sys.stdin.fileno())
        keyboard = sys.stdin.fileno()
        presses = iter(lambda: os.read(keyboard, 8).decode("utf-8", "replace"), "")
        yield (_ARROWS.get(pressed, pressed.strip("\r\n")) for pressed in presses)
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)
