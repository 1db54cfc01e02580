"""A line from the keyboard: editing, history and what Tab offers. The only place that imports
prompt_toolkit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import History

from kfjudge.cli.history import remember, remembered
from kfjudge.cli.offers import Offer


class _Kept(History):
    """The lines of the last times and of this one."""

    def __init__(self, path: Path | None) -> None:
        super().__init__()
        self._path = path

    def load_history_strings(self) -> Iterable[str]:
        return reversed(remembered(self._path))

    def store_string(self, string: str) -> None:
        remember(self._path, string)


class _Offers(Completer):
    def __init__(self, offered: Callable[[str], list[Offer]]) -> None:
        self._offered = offered

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        for offer in self._offered(document.text_before_cursor):
            yield Completion(offer.text, start_position=-offer.replaces, display=offer.shown)


def line_editor(history: Path | None, offered: Callable[[str], list[Offer]]) -> Callable[[str], str]:
    """What reads a line after a prompt. Ctrl-C raises KeyboardInterrupt, Ctrl-D EOFError."""
    session: PromptSession[str] = PromptSession(
        history=_Kept(history),
        completer=_Offers(offered),
        complete_while_typing=False,  # Tab asks; a menu that opens by itself hides what is being read
        enable_suspend=True,
    )

    def line_after(prompt: str) -> str:
        return session.prompt([("bold", prompt)])

    return line_after
