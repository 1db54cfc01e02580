"""Run kfjudge as a person does: one command line with its output, or a session in a real terminal."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any


@dataclass(frozen=True)
class Output:
    """What a command line printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def text(self) -> str:
        """The output on one line, with ordinary spaces."""
        return " ".join(self.out.split())

    @property
    def data(self) -> Any:
        return json.loads(self.out)


# Runs a command line, given as words; `columns` and `locale` are those of the terminal, `keys` what is typed
# while the command runs.
Kfjudge = Callable[..., Output]


PATIENCE = 30.0  # seconds until a test gives up
_MOVES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[=>])")


class Typist:
    """A person at the keyboard of a real terminal."""

    def __init__(self, terminal: int, process: subprocess.Popen[bytes]) -> None:
        self._terminal = terminal
        self._process = process

    def type(self, keys: str, *, until: str) -> str:
        """Type keys and wait for a text; return what appeared up to it."""
        os.write(self._terminal, keys.encode())
        return self.wait_for(until)

    def wait_for(self, wanted: str) -> str:
        """Wait for a text; return what appeared up to it, without the moves of the cursor."""
        shown, give_up = b"", monotonic() + PATIENCE
        while wanted not in (text := _MOVES.sub("", shown.decode("utf-8", "replace"))):
            assert monotonic() < give_up, f"{wanted!r} did not appear in {text!r}"
            if select.select([self._terminal], [], [], 0.2)[0]:
                try:
                    shown += os.read(self._terminal, 65536)
                except OSError as gone:  # how Linux says that nobody is there any more
                    raise AssertionError(f"it ended before {wanted!r}: {text!r}") from gone
        return text

    def status(self) -> int:
        return self._process.wait(PATIENCE)


# Ctrl-C of a terminal reaches whom it belongs to.
_TAKE_CHARGE = "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
_KFJUDGE = f"{_TAKE_CHARGE}from kfjudge.cli import main; main()"
_PROGRAM = f"{_TAKE_CHARGE}import os; os.execvp(sys.argv[1], sys.argv[1:])"


def open_terminal(*words: str, columns: int = 80, **environment: str) -> AbstractContextManager[Typist]:
    """Start kfjudge with some words in a terminal of its own."""
    return _open([sys.executable, "-c", _KFJUDGE, *words], columns, environment)


def open_program(*command: str, columns: int = 80, **environment: str) -> AbstractContextManager[Typist]:
    """Start a program in a terminal of its own."""
    return _open([sys.executable, "-c", _PROGRAM, *command], columns, environment)


@contextmanager
def _open(command: list[str], columns: int, environment: dict[str, str]) -> Iterator[Typist]:
    import fcntl
    import pty
    import struct
    import termios

    mine, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    known = {
        name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")
    }
    # A pseudo-terminal that nobody draws does not answer where its cursor is.
    known |= {"TERM": "xterm", "LC_ALL": "C.UTF-8", "PROMPT_TOOLKIT_NO_CPR": "1", **environment}
    with subprocess.Popen(
        command, stdin=its, stdout=its, stderr=its, env=known, start_new_session=True
    ) as process:
        os.close(its)
        try:
            yield Typist(mine, process)
        finally:
            os.close(mine)
            if process.poll() is None:
                process.kill()
