"""Ctrl-C: the command stops where it is and clears up, and the program ends with the status that a shell
knows for that. Pressed once more, or with nothing left to clear up, it ends there and then."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import Any

STATUS = 130  # what a shell reports for a program stopped by Ctrl-C


def heed() -> None:
    """From here on Ctrl-C stops the command; not where whoever started us has Ctrl-C stop others only."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _stop)


def heed_again() -> None:
    """One command was stopped, and another may follow."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, _stop)


def settled(status: int) -> None:
    """The command is over, and Ctrl-C has nothing left to stop. What a command that was stopped has not yet
    passed on goes nowhere: whoever reads it may be long in taking it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _leave)
    if status == STATUS:
        write_nowhere(sys.stdout)


def write_nowhere(stream: Any) -> None:
    """What is left of a stream, and would be passed on as Python shuts down, is lost without a word."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _stop(*_: Any) -> None:
    signal.signal(signal.SIGINT, _leave)
    raise KeyboardInterrupt


def _leave(*_: Any) -> None:
    os._exit(STATUS)
