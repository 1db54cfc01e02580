"""Edit a line at the keyboard, with history and completion. The only place that imports prompt_toolkit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import History

from kfjudge.cli.prompt.completion import Offer
from kfjudge.cli.prompt.history import append_to_history, read_history


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
