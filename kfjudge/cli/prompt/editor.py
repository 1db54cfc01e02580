"""Edit a line at the keyboard, with completion and with the history of what was typed, kept in the user's own
folder: readable by nobody else, at most a thousand lines, read from its end, never through a link. Where it
cannot be kept, nothing is said about it. The only place that imports prompt_toolkit."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

from prompt_toolkit import PromptSession
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import History
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from kfjudge.cli.prompt.completion import Offer
from kfjudge.cli.prompt.line import LONGEST_LINE
from kfjudge.core.files import NO_FOLLOW, PRIVATE_FILE, PRIVATE_FOLDER


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


class _KeyReader(Vt100Parser):
    """Reads keys. Of a text that is pasted so much is kept as tells that it is too long; and Ctrl-C, pressed
    by itself, ends one whose end never comes."""

    def feed(self, data: str) -> None:
        if self._in_bracketed_paste:
            end, kept = "\x1b[201~", self._paste_buffer
            if data == "\x03":
                data = f"{end}{data}"
            elif len(kept) > LONGEST_LINE:
                self._paste_buffer = kept[: LONGEST_LINE + 1] + kept[-len(end) :]
        super().feed(data)


def make_line_editor(history: Path | None, complete: Callable[[str], list[Offer]]) -> Callable[[str], str]:
    """Make a function that reads a line after a prompt. Ctrl-C raises KeyboardInterrupt, Ctrl-D EOFError.
    A line that is too long is one letter too long."""
    keys = KeyBindings()

    @keys.add(Keys.Vt100MouseEvent)
    def _(_: KeyPressEvent) -> None:
        """Do nothing: no mouse is asked for, and what a color begins with is taken for one."""

    def ignore_count(_: KeyPressEvent) -> None:
        """Take no count before a key: repeated so often, it takes minutes, or all memory there is."""

    for sign in "-0123456789":
        keys.add("escape", sign)(ignore_count)

    session: PromptSession[str] = PromptSession(
        history=_FileHistory(history),
        completer=_TabCompleter(complete),
        complete_while_typing=False,  # Tab asks; a menu that opens by itself hides what is being read
        enable_suspend=True,
        key_bindings=keys,
    )

    reader = getattr(session.input, "vt100_parser", None)  # on Windows there is none
    if reader is not None:
        session.input.vt100_parser = _KeyReader(reader.feed_key_callback)  # type: ignore[attr-defined]

    def keep_short(buffer: Buffer) -> None:
        """Cut a line that got too long, however: each step back that is kept is the whole line."""
        if len(buffer.text) > LONGEST_LINE + 1:
            text = buffer.text[: LONGEST_LINE + 1]
            buffer.document = Document(text, min(buffer.cursor_position, len(text)))

    for buffer in (session.default_buffer, session.search_buffer):
        buffer.on_text_changed += keep_short

    def read_line(prompt: str) -> str:
        return session.prompt([("bold", prompt)])

    return read_line


# the history


MOST = 1000  # lines that are kept
MOST_BYTES = 500_000  # that are read


def find_history() -> Path | None:
    """Return the place of the history file, or None for a user without a home."""
    from platformdirs import user_state_path

    path = user_state_path("kfjudge", appauthor=False) / "history"
    return path if path.is_absolute() else None


def read_history(path: Path | None) -> list[str]:
    """Return the lines of earlier sessions that stand at the end of the file, the oldest first; cut a file
    that has grown too long."""
    if path is None:
        return []
    try:
        opened = os.open(path, os.O_RDONLY | NO_FOLLOW)
        with open(opened, "rb") as file:  # noqa: PTH123  # a descriptor
            found = os.fstat(opened)
            if not S_ISREG(found.st_mode):
                return []
            start = file.seek(max(0, found.st_size - MOST_BYTES))
            text = file.read(MOST_BYTES)
    except (OSError, ValueError):
        return []
    whole = text.partition(b"\n")[2] if start else text  # the first line may be cut
    lines = [line[:LONGEST_LINE] for line in whole.decode(errors="replace").split("\n") if line.strip()]
    if len(lines) > MOST or start:
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
        start = "" if _ends_a_line(path) else "\n"
        _write(path, f"{start}{' '.join(line.split())[:LONGEST_LINE]}\n", os.O_APPEND)


def _ends_a_line(path: Path) -> bool:
    """Tell whether a file is empty or ends with a whole line: one who wrote may have been stopped."""
    try:
        with open(os.open(path, os.O_RDONLY | NO_FOLLOW), "rb") as file:  # noqa: PTH123  # a descriptor
            return file.seek(0, os.SEEK_END) == 0 or (file.seek(-1, os.SEEK_END), file.read(1))[1] == b"\n"
    except FileNotFoundError:
        return True


def _write(path: Path, text: str, how: int) -> None:
    """Write into a file that is private, also where it was there before and was not."""
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | how | NO_FOLLOW, PRIVATE_FILE)
    with open(opened, "wb") as file:  # noqa: PTH123  # a descriptor
        if hasattr(os, "fchmod"):  # not on Windows, where a user's folder is private
            os.fchmod(opened, PRIVATE_FILE)
        file.write(text.encode(errors="replace"))
