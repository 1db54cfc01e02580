"""What a person at a terminal sees: of one command line, or of a program that reads what is typed."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any


@dataclass(frozen=True)
class Seen:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def text(self) -> str:
        """What is read, on one line with ordinary spaces."""
        return " ".join(self.out.split())

    @property
    def data(self) -> Any:
        return json.loads(self.out)


# Called with the words of a command line; `columns` and `locale` are those of the terminal, `keys` what is
# typed once the command runs.
Kfjudge = Callable[..., Seen]


PATIENCE = 30.0  # seconds until a test gives up
_MOVES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[=>])")


class Typist:
    """A person at the keyboard of a real terminal."""

    def __init__(self, terminal: int, process: subprocess.Popen[bytes]) -> None:
        self._terminal = terminal
        self._process = process

    def types(self, keys: str, *, until: str) -> str:
        """What appears after these keys, up to those letters."""
        os.write(self._terminal, keys.encode())
        return self.sees(until)

    def sees(self, wanted: str) -> str:
        """What appears, without the moves of the cursor, up to those letters."""
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
_IN_CHARGE = (
    "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from kfjudge.cli import main; main()"
)


@contextmanager
def at_a_terminal(*words: str, columns: int = 80, **environment: str) -> Iterator[Typist]:
    """Somebody who has started kfjudge, with these words, in a terminal."""
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
    command = [sys.executable, "-c", _IN_CHARGE, *words]
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
