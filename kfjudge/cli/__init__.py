"""The command line: a person's words come in, an answer and an exit status go out."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from kfjudge.cli import memory

if TYPE_CHECKING:
    from kfjudge.cli.overheard import Overheard

_INPUT = "-"  # what is read from there is not there a second time
_SELDOM = 100_000  # objects made until Python looks for cycles among them that nobody holds


def main() -> None:
    """The program `kfjudge`. It lives for a tenth of a second, a sixth of which would go into looking for
    memory to free: it is looked for seldom while the command runs, and not at all as the process ends."""
    try:
        status = _run_as_program()
    except (MemoryError, OSError, ImportError) as error:  # not even enough to load what tells it
        if not memory.is_short(error):
            raise
        status = memory.tell_without_words()
    gc.freeze()
    sys.exit(status)


def _run_as_program() -> int:
    try:
        from kfjudge.cli import interrupt

        interrupt.heed()
        gc.set_threshold(_SELDOM)
        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # before there is anybody to tell, or while it is told
        from kfjudge.cli import interrupt

        status = interrupt.STATUS
    interrupt.settled(status)
    return status


def run(arguments: list[str]) -> int:
    """Carry out one command line; what goes wrong on the way is told in words, and is the status."""
    from kfjudge.cli import screen
    from kfjudge.cli.overheard import overheard

    screen.prepare()
    said = overheard(arguments)
    reserve = None
    try:
        reserve = bytes(memory.RESERVE)
        status = _carry_out(arguments, said)
        screen.flush()
    except (Exception, KeyboardInterrupt, SystemExit) as error:
        del reserve
        from kfjudge.cli import trouble

        if trouble.may_begin_anew(error) and _INPUT not in arguments:
            return run(arguments)
        return trouble.exit_status(error, said)
    return status


def _carry_out(arguments: list[str], said: Overheard) -> int:
    # What the frame of commands is not needed for does not wait for it to load.
    if said.early == "--version":
        from kfjudge import __version__
        from kfjudge.cli import screen

        screen.show([f"kfjudge {__version__}"])
        return 0
    if said.early in ("--install-completion", "--show-completion"):
        from kfjudge.cli import completion

        return completion.answer(said)
    from kfjudge.cli import frame

    return frame.carry_out(arguments, said)
