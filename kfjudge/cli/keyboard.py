"""Read lines and single keys from the keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from kfjudge.cli import terminal

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
    """Read what is typed, line by line, to its end."""
    at_a_terminal = sys.stdin is not None and sys.stdin.isatty()
    while True:
        if prompt and at_a_terminal:
            terminal.write(prompt)
            terminal.flush()
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
