"""Edit a line at the keyboard, with completion and with the history of what was typed, kept in the user's own
folder: readable by nobody else, at most a thousand lines, never through a link. Where it cannot be kept,
nothing is said about it. The only place that imports prompt_toolkit."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import History

from kfjudge.cli.prompt.completion import Offer
from kfjudge.core.ownership import NO_FOLLOW, PRIVATE_FILE, PRIVATE_FOLDER


class _FileHistory(History):
    """The lines of earlier sessions and of this one, in a file."""

    def __init__(self, path: Path | None) -> None:
        super().__init__()
        self._path = path

    def load_history_strings(self) -> Iterable[str]:
        return reversed(read_history(self._path))

    def store_string(self, string: str) -> None:
        append_to_history(self._path, string)


class _TabCompleter(Completer):
    def __init__(self, complete: Callable[[str], list[Offer]]) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        for offer in self._complete(document.text_before_cursor):
            yield Completion(offer.text, start_position=-offer.replaces, display=offer.shown)


def make_line_editor(history: Path | None, complete: Callable[[str], list[Offer]]) -> Callable[[str], str]:
    """Make a function that reads a line after a prompt. Ctrl-C raises KeyboardInterrupt, Ctrl-D EOFError."""
    session: PromptSession[str] = PromptSession(
        history=_FileHistory(history),
        completer=_TabCompleter(complete),
        complete_while_typing=False,  # Tab asks; a menu that opens by itself hides what is being read
        enable_suspend=True,
    )

    def read_line(prompt: str) -> str:
        return session.prompt([("bold", prompt)])

    return read_line


# the history


MOST = 1000  # lines that are kept


def find_history() -> Path | None:
    """Return the place of the history file, or None for a user without a home."""
    from platformdirs import user_state_path

    path = user_state_path("kfjudge", appauthor=False) / "history"
    return path if path.is_absolute() else None


def read_history(path: Path | None) -> list[str]:
    """Return the lines of earlier sessions, the oldest first; cut a file that has grown too long."""
    if path is None:
        return []
    try:
        opened = os.open(path, os.O_RDONLY | NO_FOLLOW)
        with open(opened, "rb") as file:  # noqa: PTH123  # a descriptor
            text = file.read() if S_ISREG(os.fstat(opened).st_mode) else b""
    except (OSError, ValueError):
        return []
    lines = [line for line in text.decode(errors="replace").split("\n") if line.strip()]
    if len(lines) > MOST:
        lines = lines[-MOST:]
        aside = path.with_name(f"{path.name}.{os.getpid()}")
        with suppress(OSError, ValueError):
            aside.unlink(missing_ok=True)  # left by one that was interrupted
            _write(aside, "".join(f"{line}\n" for line in lines), os.O_EXCL)
            aside.replace(path)
    return lines


def append_to_history(path: Path | None, line: str) -> None:
    """Keep one more line."""
    if path is None:
        return
    with suppress(OSError, ValueError):
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        _write(path, f"{' '.join(line.split())}\n", os.O_APPEND)


def _write(path: Path, text: str, how: int) -> None:
    """Write into a file that is private, also where it was there before and was not."""
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | how | NO_FOLLOW, PRIVATE_FILE)
    with open(opened, "wb") as file:  # noqa: PTH123  # a descriptor
        if hasattr(os, "fchmod"):  # not on Windows, where a user's folder is private
            os.fchmod(opened, PRIVATE_FILE)
        file.write(text.encode(errors="replace"))
