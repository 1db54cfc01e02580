"""How a command shows an entry: a page, both languages, a quotation, or data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kfjudge.cli import screen
from kfjudge.cli.asked import LANGUAGES, Asked
from kfjudge.cli.options import one_at_most
from kfjudge.reference.model import Entry, Record
from kfjudge.render.card import card_page, other_language
from kfjudge.render.catalogue import tell
from kfjudge.render.entry import Page, first_screen, page, quote, set_in, whole
from kfjudge.render.page import ROWS, Line, beside, column, cut, flat, joined, rows

_SIDE_BY_SIDE = 80  # narrower columns than this gives are hard to read


def show_entry(id: str, asked: Asked, *, full: bool, both: bool, quoted: bool) -> None:
    """One entry, in the way that was asked for."""
    one_at_most(json=asked.json, quote=quoted)
    one_at_most(full=full, quote=quoted)
    from kfjudge.reference.api import record

    found = record(id)
    entries = [found.view(lang, asked.played_edition) for lang in (LANGUAGES if both else (asked.lang,))]
    if asked.json:
        screen.show_json({entry.lang: as_data(entry) for entry in entries} if both else as_data(entries[0]))
    elif quoted:
        screen.show(joined([quote(entry) for entry in entries]))
    elif both:
        screen.show(_both(found, entries, asked, full=full))
    else:
        width = screen.width()
        screen.show(_shown(lay_out(found, entries[0], asked, width), width, asked.lang, full=full))


def as_data(entry: Entry) -> dict[str, Any]:
    """An entry for a program to read."""
    return asdict(entry) | {"older_in_french": entry.is_older_in_french}


def _both(found: Record, entries: list[Entry], asked: Asked, *, full: bool) -> list[Line]:
    """English and French beside each other, or one under the other where that would be too narrow."""
    width = screen.width()
    if width < _SIDE_BY_SIDE:
        return joined(
            [_shown(lay_out(found, entry, asked, width), width, entry.lang, full=full) for entry in entries]
        )
    english, french = (
        _shown(lay_out(found, entry, asked, column(width)), column(width), entry.lang, full=full, height=ROWS)
        for entry in entries
    )
    return beside(english, french, width)


def _shown(page: Page, width: int, lang: str, *, full: bool, height: int | None = None) -> list[Line]:
    return whole(page) if full else first_screen(page, width, lang, height=height)


def lay_out(found: Record, entry: Entry, asked: Asked, width: int) -> Page:
    """The page of an entry, or that of a card."""
    from kfjudge.reference.api import record

    def title(id: str) -> str:
        return record(id).titles[entry.lang]

    def other(id: str) -> Entry:
        return record(id).view(entry.lang, asked.played_edition)

    other_lang = other_language(entry.lang)
    other_title = set_in(other_lang)(found.titles[other_lang])
    if entry.kind == "card":
        return card_page(entry, other_title=other_title, titles=title, entries=other, width=width)
    return page(entry, other_title=other_title, titles=title, width=width)


def show_list(blocks: list[list[Line]], head: list[Line], asked: Asked, *, full: bool) -> None:
    """A list, cut to a first screen unless all of it, or so many of it, are asked for."""
    width = screen.width()
    if asked.limit or full:
        screen.show([*head, *flat(blocks[: asked.limit])])
        return
    room = rows(width) - len(head)
    if len(flat(blocks)) <= room:
        screen.show([*head, *flat(blocks)])
        return
    shown: list[list[Line]] = []
    for block in blocks:
        if len(flat(shown)) + len(block) > room - 1:
            break
        shown.append(block)
    more = tell("hits.more", asked.lang, n=len(blocks) - len(shown))
    screen.show([*head, *flat(shown), Line(cut(more, width), "aside")])
