"""The one place where an error becomes words and an exit status: 1 for nothing found, 2 for wrong usage
or a bad file."""

from __future__ import annotations

import contextlib
import errno
import sys
from typing import Any

from kfjudge.cli import interrupt, memory, screen
from kfjudge.cli.overheard import Overheard
from kfjudge.core.errors import NotFound, Trouble, Troubles, explain_os_error
from kfjudge.core.message import Message, message
from kfjudge.core.text import sanitize
from kfjudge.render.writers.text import wrapped
from kfjudge.words.catalogue import say, tell, template

NOTHING_FOUND = 1
WRONG = 2
_TYPERS_OWN = {"ClickException", "Abort", "Exit"}
INTERRUPTED = interrupt.STATUS


class ListInstead(NotFound):
    """Not one answer but a list, `near`, which the sentence announces."""


def exit_status(error: BaseException, said: Overheard) -> int:
    """Tell what went wrong, and how the program ends."""
    if memory.is_short(error) and not said.debug:
        error = error.with_traceback(None)  # what it holds is what there is too much of
        error.__cause__ = error.__context__ = None
    try:
        status = _told(error, said)
        if status != INTERRUPTED:
            screen.flush()
    except screen.ReaderLeft:
        status = _reader_left()
    except OSError as unwritable:
        status = _cannot_write(unwritable, said)
    return status


def may_begin_anew(error: BaseException) -> bool:
    """Whether the same words may do better now: nobody foresaw what went wrong, it may have been the fault of
    a store that is gone now, and nothing has been said yet."""
    if isinstance(error, screen.ReaderLeft) or memory.is_short(error) or _kinds(error) & _TYPERS_OWN:
        return False
    from kfjudge.reference.store.retry import is_worth_retrying

    return is_worth_retrying(error) and not screen.has_shown()


def _told(error: BaseException, said: Overheard) -> int:
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else 0
    if isinstance(error, KeyboardInterrupt) or "Abort" in _kinds(error):
        screen.show_mistake([""])
        return INTERRUPTED
    if isinstance(error, screen.ReaderLeft):
        return _reader_left()
    if said.debug:
        import traceback

        screen.write_mistake("".join(traceback.format_exception(error)))
    if isinstance(error, NotFound):
        _tell_not_found(error, said)
        return NOTHING_FOUND
    if isinstance(error, Troubles):
        _tell_wrong([_sentence(trouble, said.lang) for trouble in error.troubles], said)
    elif isinstance(error, Trouble):
        _tell_wrong([_sentence(error, said.lang)], said)
    elif isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return _cannot_write(error, said)
    else:
        _tell_wrong([say(_usage(error) or _unforeseen(error), said.lang)], said, hint=_hint(error, said.lang))
    return WRONG


def _kinds(error: BaseException) -> set[str]:
    """The names of an error's classes. Typer's live in other modules from one version to the next."""
    return {kind.__name__ for kind in type(error).__mro__}


def _sentence(trouble: Trouble, lang: str) -> str:
    sentence = say(trouble.words, lang)
    return f"{trouble.place}: {sentence}" if trouble.place else sentence


def _tell_not_found(error: NotFound, said: Overheard) -> None:
    """That the books have nothing is an answer, so it goes where answers go."""
    sentence = say(error.words, said.lang)
    if said.json:
        screen.show_json({"error": sentence, "near": list(error.near)})
        return
    screen.show(wrapped(sentence, screen.width()))
    if error.near and not isinstance(error, ListInstead):
        screen.show([template("usage.nearest", said.lang)])
    for name in error.near:
        screen.show(wrapped(f"  {name}", screen.width(), hanging="    "))


def _tell_wrong(sentences: list[str], said: Overheard, hint: str | None = None) -> None:
    if said.json:
        screen.show_json({"errors": sentences})
        return
    for sentence in sentences:
        screen.show_mistake(wrapped(f"kfjudge: {sentence}", screen.width()))
    if hint:
        screen.show_mistake(wrapped(hint, screen.width()))


def _usage(error: BaseException) -> Message | None:
    """A mistake found by Typer's parser."""
    kinds = _kinds(error)
    if "ClickException" not in kinds:
        return None
    fields: dict[str, Any] = vars(error)
    if "NoSuchOption" in kinds:
        near = tuple(fields.get("possibilities") or ())
        key = "usage.no-such-option-near" if near else "usage.no-such-option"
        return message(key, option=sanitize(fields["option_name"]), near=", ".join(near))
    if "MissingParameter" in kinds:
        return message("usage.missing", what=_metavar(fields))
    if "BadOptionUsage" in kinds:
        option = sanitize(fields["option_name"])
        flag = "not take a value" in str(fields.get("message"))
        return message("usage.takes-no-value" if flag else "usage.needs-a-value", option=option)
    return message("usage.wrong", detail=sanitize(str(fields.get("message", "")), 200))


def _metavar(fields: dict[str, Any]) -> Message | str:
    param, context = fields.get("param"), fields.get("ctx")
    if param is None or context is None:
        return "?"
    return message(f"help.{context.command.name}.{param.name}.metavar")


def _unforeseen(error: BaseException) -> Message:
    if memory.is_short(error):
        return message("usage.too-much")
    if isinstance(error, OSError):
        name = str(error.filename) if error.filename else ""
        key = "usage.system" if name else "usage.system-nameless"
        return message(key, name=name, reason=explain_os_error(error))
    return message("usage.our-fault", error=f"{type(error).__name__}: {sanitize(str(error), 200)}")


def _hint(error: BaseException, lang: str) -> str | None:
    context = vars(error).get("ctx")
    path = getattr(context, "command_path", None)
    return tell("usage.see-help", lang, command=path) if path else None


def _reader_left() -> int:
    """Whoever read us has seen enough, as `head` does. Python would still complain while it shuts down
    when it flushes what is left, so what is left goes nowhere."""
    interrupt.write_nowhere(sys.stdout)
    return 0


def _cannot_write(error: OSError, said: Overheard) -> int:
    interrupt.write_nowhere(sys.stdout)
    with contextlib.suppress(OSError):
        _tell_wrong([say(_unforeseen(error), said.lang)], Overheard(said.lang))
    return WRONG
