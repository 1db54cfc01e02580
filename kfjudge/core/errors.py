"""What a person can get wrong. Each error says what, where, and what would have been right;
`kfjudge.cli` turns them into exit statuses, `kfjudge.screen` into words."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.core.message import Message, printed


class Place(Struct, frozen=True):
    """A spot in a file."""

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
        said = printed(self.words)
        return f"{self.place}: {said}" if self.place else said


class NotFound(Trouble):
    """Nothing in the books by that name; `near` are the nearest ids and titles. Exit status 1."""

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
