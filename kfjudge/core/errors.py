"""The mistakes a person can make. Each error says what is wrong, where, and what would be right;
`kfjudge.cli` turns errors into exit statuses, `kfjudge.render` into words."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable

from msgspec import Struct

from kfjudge.core.message import Message, format_message, message


class Place(Struct, frozen=True):
    """A place in a file: "boards/krump.kf:12:3"."""

    path: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        return ":".join(str(part) for part in (self.path, self.line, self.column) if part is not None)


class Trouble(Exception):
    """A mistake in what a person wrote or asked for. Exit status 2."""

    def __init__(self, words: Message, place: Place | None = None) -> None:
        super().__init__(words.key)
        self.words = words
        self.place = place

    def __str__(self) -> str:
        text = format_message(self.words)
        return f"{self.place}: {text}" if self.place else text


class NotFound(Trouble):
    """Nothing in the books has that name; `near` are the nearest ids and titles. Exit status 1."""

    def __init__(self, words: Message, near: tuple[str, ...] = ()) -> None:
        super().__init__(words)
        self.near = near


class Troubles(Exception):
    """Several mistakes, reported at once."""

    def __init__(self, troubles: list[Trouble]) -> None:
        super().__init__(f"{len(troubles)} errors")
        self.troubles = troubles

    def __str__(self) -> str:
        return "\n".join(str(trouble) for trouble in self.troubles)


class NeedsFact(Trouble, ValueError):
    """The outcome depends on a fact that was not given, such as the top card of a deck; the message is the
    question to ask the players."""


class NotModeled(Trouble, ValueError):
    """The engine does not know what a card on the board does; `cards` are the ids of all that matter here."""

    def __init__(self, card: object, cards: Iterable[str]) -> None:
        super().__init__(message("problem.not-modeled", card=card))
        self.card = card
        self.cards = tuple(cards)


class BadState(Trouble, ValueError):
    """A state that no match can be in; the message says what would be right, `field` where it is wrong."""

    def __init__(self, words: Message, field: str = "") -> None:
        super().__init__(words)
        self.field = field


_OS_ERRORS = {
    errno.ENOSPC: "no-room",
    errno.EDQUOT: "no-room",
    errno.EFBIG: "no-room",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "read-only",
    errno.ENOENT: "not-there",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "a-folder",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "a-circle",
    errno.EIO: "broken",
}


def explain_os_error(error: OSError) -> Message | str:
    """Say why the system refused a file, in the reader's language; in the system's own words if the reason is
    not one that people usually meet."""
    known = _OS_ERRORS.get(error.errno or 0)
    return message(f"system.{known}") if known else os.strerror(error.errno or 0)
