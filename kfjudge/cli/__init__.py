"""The command line: a person's words come in, an answer and an exit status go out."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from kfjudge.cli import interruptions

if TYPE_CHECKING:
    from kfjudge.cli.preparse import Preparsed

_STDIN = "-"  # what is read from there is not there a second time
GC_THRESHOLD = 100_000  # a command lives a tenth of a second, a sixth of which would go into collecting


def main() -> None:
    """Run the program `kfjudge` and end the process with its status."""
    try:
        try:
            interruptions.catch_ctrl_c()
            sys.unraisablehook = interruptions.pass_over_lack_of_memory
            gc.set_threshold(GC_THRESHOLD)
            status = run(sys.argv[1:])
        except KeyboardInterrupt:  # before the command began, or while its end is reported
            status = interruptions.INTERRUPTED
        interruptions.end_command(status)
    except (MemoryError, OSError, ImportError) as error:  # not even enough to load what reports it
        if not interruptions.is_out_of_memory(error):
            raise
        status = interruptions.report_out_of_memory()
    interruptions.leave(status)


def run(arguments: list[str]) -> int:
    """Carry out one command line; report what goes wrong in words, and return the exit status."""
    from kfjudge.cli import terminal
    from kfjudge.cli.preparse import preparse

    terminal.prepare()
    preparsed = preparse(arguments)
    reserve = None
    try:
        reserve = bytes(interruptions.RESERVE)
        status = _carry_out(arguments, preparsed)
        terminal.flush()
    except (Exception, KeyboardInterrupt, SystemExit) as error:
        del reserve
        from kfjudge.cli import errors

        if errors.is_worth_another_try(error) and _STDIN not in arguments:
            return run(arguments)
        return errors.report(error, preparsed)
    return status


def _load_msgspec() -> None:
    """Load msgspec without `typing_extensions`, which it would rather use than `typing`: what it takes from
    there is the same in every Python that we run on, and `inspect`, which comes with it, is a tenth of a
    start."""
    name = "typing_extensions"
    if name not in sys.modules:
        sys.modules[name] = None  # type: ignore[assignment]  # so Python is told that there is none
        try:
            import msgspec  # noqa: F401  from here on it is there for all
        finally:
            del sys.modules[name]


def _carry_out(arguments: list[str], preparsed: Preparsed) -> int:
    """Run the command; answer what needs none (--version, completion scripts) before Typer is loaded."""
    if preparsed.early == "--version":
        from textwrap import wrap

        from kfjudge.cli import terminal
        from kfjudge.words import tell_version

        terminal.show(wrap(tell_version(preparsed.lang), terminal.width()))
        return 0
    if preparsed.early in ("--install-completion", "--show-completion"):
        from kfjudge.cli.commands.completion import install_or_show

        return install_or_show(preparsed)
    _load_msgspec()
    if preparsed.early is None:
        from kfjudge.cli.commands import run_plainly

        status = run_plainly(arguments, preparsed)
        if status is not None:
            return status
    from kfjudge.cli import app

    if preparsed.early == "--json-schema":
        return app.show_json_schema(preparsed)
    return app.run_command(arguments, preparsed)
