"""Turn every error into words and an exit status: 1 for nothing found, 2 for wrong usage or a bad file."""

from __future__ import annotations

import contextlib
import errno
import sys
from typing import Any

from msgspec import Struct

from kfjudge.cli import interruptions, terminal
from kfjudge.cli.preparse import Preparsed
from kfjudge.cli.terminal import has_printed
from kfjudge.core.errors import NotFound, Trouble, Troubles, explain_os_error
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize
from kfjudge.render.writers.text import wrapped
from kfjudge.words.catalogue import find_template, say, tell

NOTHING_FOUND = 1
WRONG = 2
_ANNOUNCES = (":", "?")  # a sentence that ends so announces the list below it by itself
_TYPER_ERRORS = {"ClickException", "Abort", "Exit"}


class NothingFound(Struct, frozen=True):
    """That nothing was found, and what is near."""

    error: str
    near: tuple[str, ...]


class Mistakes(Struct, frozen=True):
    """What was wrong with what was asked, or with a file."""

    errors: tuple[str, ...]


def report(error: BaseException, preparsed: Preparsed) -> int:
    """Report what went wrong, and return the exit status."""
    if interruptions.is_out_of_memory(error) and not preparsed.debug:
        error = error.with_traceback(None)  # its frames hold what fills the memory
        error.__cause__ = error.__context__ = None
    try:
        status = _report_by_kind(error, preparsed)
        if status != interruptions.INTERRUPTED:
            terminal.flush()
    except terminal.ReaderLeft:
        status = _end_for_lost_reader()
    except OSError as unwritable:
        status = _report_unwritable(unwritable, preparsed)
    return status


def is_worth_another_try(error: BaseException) -> bool:
    """Say whether the same command line may succeed now: the error was unforeseen and may come from a broken
    store, which is gone now, and nothing has been printed yet."""
    if (
        isinstance(error, terminal.ReaderLeft)
        or interruptions.is_out_of_memory(error)
        or _kinds(error) & _TYPER_ERRORS
    ):
        return False
    from kfjudge.reference.store import is_worth_retrying

    return is_worth_retrying(error) and not has_printed()


def _report_by_kind(error: BaseException, preparsed: Preparsed) -> int:
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else 0
    if isinstance(error, KeyboardInterrupt) or "Abort" in _kinds(error):
        terminal.show_mistake([""])
        return interruptions.INTERRUPTED
    if isinstance(error, terminal.ReaderLeft):
        return _end_for_lost_reader()
    if preparsed.debug:
        import traceback

        terminal.write_mistake("".join(traceback.format_exception(error)))
    if isinstance(error, NotFound):
        _print_not_found(error, preparsed)
        return NOTHING_FOUND
    if isinstance(error, Troubles):
        _print_wrong([_sentence(trouble, preparsed.lang) for trouble in error.troubles], preparsed)
    elif isinstance(error, Trouble):
        _print_wrong([_sentence(error, preparsed.lang)], preparsed)
    elif isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return _report_unwritable(error, preparsed)
    else:
        sentence = say(_explain_usage(error) or _explain_unforeseen(error), preparsed.lang)
        command = getattr(vars(error).get("ctx"), "command_path", None)
        hint = tell("usage.see-help", preparsed.lang, command=command) if command else None
        if "MissingParameter" in _kinds(error):
            from kfjudge.cli.help import fill_places

            name = vars(error)["ctx"].command.name
            example = fill_places(f"help.{name}.example", preparsed.lang)
            see = tell("usage.see-help", preparsed.lang, command=f"kfjudge {name}")
            hint = f"{find_template('help.example', preparsed.lang)} {example} · {see}"
        _print_wrong([sentence], preparsed, hint=hint)
    return WRONG


def _kinds(error: BaseException) -> set[str]:
    """Name the classes of an error. Typer's live in other modules from one version to the next."""
    return {kind.__name__ for kind in type(error).__mro__}


def _sentence(trouble: Trouble, lang: str) -> str:
    sentence = say(trouble.words, lang)
    return tell("usage.at", lang, place=trouble.place, what=sentence) if trouble.place else sentence


def _print_not_found(error: NotFound, preparsed: Preparsed) -> None:
    """Print that nothing was found where answers go: that the books have nothing is an answer."""
    sentence = say(error.words, preparsed.lang)
    if preparsed.json:
        terminal.show_json(NothingFound(sentence, tuple(error.near)))
        return
    terminal.show(wrapped(sentence, terminal.width()))
    if error.near and not sentence.endswith(_ANNOUNCES):
        terminal.show([find_template("usage.nearest", preparsed.lang)])
    for name in error.near:
        terminal.show(wrapped(f"  {name}", terminal.width(), hanging="    "))


def _print_wrong(sentences: list[str], preparsed: Preparsed, hint: str | None = None) -> None:
    if preparsed.json and not has_printed():  # else what is told so far is data, whole by itself
        terminal.show_json(Mistakes(tuple(sentences)))
        return
    for sentence in sentences:
        mistake = tell("usage.mistake", preparsed.lang, what=sentence)
        terminal.show_mistake(wrapped(mistake, terminal.width()))
    if hint:
        terminal.show_mistake(wrapped(hint, terminal.width()))


def _explain_usage(error: BaseException) -> Message | None:
    """Explain a mistake that Typer's parser found; None for any other error."""
    kinds = _kinds(error)
    if "ClickException" not in kinds:
        return None
    fields: dict[str, Any] = vars(error)
    if "NoSuchOption" in kinds:
        from kfjudge.cli.help import suggest_names

        context = fields.get("ctx")
        options = [name for one in context.command.params for name in one.opts] if context else []
        near = suggest_names("options", fields["option_name"], options)
        typed = fields["option_name"]
        program = context.find_root().command if context and not near else None
        every = (
            {one: program.get_command(context, one) for one in program.list_commands(context)}
            if program
            else {}
        )
        others = [name for name, one in every.items() if any(typed in each.opts for each in one.params)]
        key = "usage.no-such-option" + ("-near" if near else "-of" if others else "")
        return message(key, option=sanitize(typed), near=near, command="".join(others[:1]))
    if "MissingParameter" in kinds:
        param, context = fields.get("param"), fields.get("ctx")
        if param is None or context is None:
            return message("usage.missing", what="?")
        return message("usage.missing", what=message(f"help.{context.command.name}.{param.name}.metavar"))
    if "BadOptionUsage" in kinds:
        option = sanitize(fields["option_name"])
        flag = "not take a value" in str(fields.get("message"))
        return message("usage.takes-no-value" if flag else "usage.needs-a-value", option=option)
    return message("usage.wrong", detail=sanitize(str(fields.get("message", "")), 200))


def _explain_unforeseen(error: BaseException) -> Message:
    if interruptions.is_out_of_memory(error):
        return message("usage.too-much")
    if isinstance(error, OSError):
        name = str(error.filename) if error.filename else ""
        key = "usage.system" if name else "usage.system-nameless"
        return message(key, name=name, reason=explain_os_error(error))
    return message("usage.our-fault", error=f"{type(error).__name__}: {sanitize(str(error), 200)}")


def _end_for_lost_reader() -> int:
    """End quietly where the reader has seen enough, as `head` does."""
    interruptions.drop_output(sys.stdout)
    return 0


def _report_unwritable(error: OSError, preparsed: Preparsed) -> int:
    interruptions.drop_output(sys.stdout)
    with contextlib.suppress(OSError):
        _print_wrong([say(_explain_unforeseen(error), preparsed.lang)], Preparsed(preparsed.lang))
    return WRONG
