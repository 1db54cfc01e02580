"""What can stop a command from outside: Ctrl-C, and memory that has run out. Nothing is imported here that
could not be loaded in the last bytes."""

from __future__ import annotations

import atexit
import errno
import os
import signal
import sys
from contextlib import suppress
from typing import Any, NoReturn

INTERRUPTED = 130  # what a shell reports for a program stopped by Ctrl-C
OUT_OF_MEMORY = 2
RESERVE = 1 << 23  # bytes, kept untouched so that there is room to say that there is no more
_UNMAPPED = "failed to map segment"  # how the system says that a library does not fit into memory


def catch_ctrl_c() -> None:
    """Let Ctrl-C stop the command where it is, so that it clears up and ends with the status that a shell
    knows; pressed once more, it ends the program at once. Leave it alone where it is ignored on purpose."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _stop_command)


def catch_ctrl_c_again() -> None:
    """Let Ctrl-C stop the next command after it has stopped one."""
    if signal.getsignal(signal.SIGINT) is _leave_at_once:
        signal.signal(signal.SIGINT, _stop_command)


def end_command(status: int) -> None:
    """Let Ctrl-C end the program at once, now that the command is over. Output that a stopped command has not
    yet passed on is dropped: its reader may be slow to take it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _leave_at_once)
    if status == INTERRUPTED:
        drop_output(sys.stdout)


def leave(status: int) -> NoReturn:
    """End the process. What the command has built is not taken apart piece by piece, which is a twentieth of
    a start: the system takes it back whole."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):  # closed, or its reader has gone
            stream.flush()
    os._exit(status)


def drop_output(stream: Any) -> None:
    """Send what is left in a stream nowhere, so that Python does not complain as it shuts down."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _stop_command(*_: Any) -> None:
    signal.signal(signal.SIGINT, _leave_at_once)
    raise KeyboardInterrupt


def _leave_at_once(*_: Any) -> None:
    os._exit(INTERRUPTED)


def pass_over_lack_of_memory(ignored: Any) -> None:
    """Say nothing of a lack of memory where Python can only report it, in its own words: it is told at the
    end."""
    if not is_out_of_memory(ignored.exc_value):
        sys.__unraisablehook__(ignored)


def is_out_of_memory(error: BaseException) -> bool:
    """Say whether there was no memory left, for the command or to load what it needs. Libraries that are not
    written in Python forget to say why they stopped: that is what a SystemError is."""
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    if isinstance(error, ImportError) and error.name in sys.stdlib_module_names:
        try:  # a module of Python without a part of its own: it is silent on why it could not load that
            bytearray(2 * RESERVE)
        except MemoryError:
            return True
    return isinstance(error, (MemoryError, SystemError)) or (
        isinstance(error, ImportError) and _UNMAPPED in str(error)
    )


def report_out_of_memory() -> int:
    """Say it in the system's words, where there is no memory to load any of ours."""
    if sys.stderr is not None:
        sys.stderr.write(f"kfjudge: {os.strerror(errno.ENOMEM)}\n")
    return OUT_OF_MEMORY
