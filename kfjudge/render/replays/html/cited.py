"""What a page cites, in full, and what each card does, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kfjudge.core.errors import NotFound
from kfjudge.reference.api import record
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.render.entry_page import entry_in_full
from kfjudge.render.entry_view import EntryView
from kfjudge.words import LANGUAGES

if TYPE_CHECKING:
    from kfjudge.reference.model import Record
    from kfjudge.render.replays.html.book import Book

_NAMES = re.compile(rf"\b(?:{'|'.join(kind for kind in KINDS if kind != BOARD)})/[\w.-]+(?:/\d+)?")


def cited(book: Book, edition: str) -> dict[str, dict[str, Any]]:
    """Every entry that the page cites, and that a text of it names, by its short name: those that are named
    there as well."""
    told: dict[str, dict[str, Any]] = {}
    asked: set[str] = set()
    while new := [id for id in dict.fromkeys([*book.entries, *_named(book)]) if id not in asked]:
        asked.update(new)
        found = {id: _record(id, book.owners.game) for id in new}
        told |= {id: _told(one, edition, book) for id, one in found.items() if one is not None}
    return told


def _named(book: Book) -> Iterator[str]:
    return (id for texts in list(book.texts) for text in texts for id in _NAMES.findall(text))


def _record(id: str, game: str) -> Record | None:
    """The entry of that name; a file may name what does not exist."""
    try:
        return record(f"{game}:{id}")
    except NotFound:
        return None


def _told(found: Record, edition: str, book: Book) -> dict[str, Any]:
    """An entry in every language: what answers, and the rest of it."""
    told = [entry_in_full(EntryView(found, found.view(lang, edition))) for lang in LANGUAGES]
    return {
        "name": book.told(one.name for one in told),
        "title": book.told(one.title for one in told),
        "lead": book.told(one.lead for one in told),
        "text": book.told("\n\n".join(one.text) for one in told),
        "place": book.told("\n\n".join(one.place) for one in told),
    }
