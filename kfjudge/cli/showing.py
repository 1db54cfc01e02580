"""How a command shows an entry: a page, both languages, a quotation, or data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.options import Options, refuse_together
from kfjudge.reference.model import BOARD, Entry, Record
from kfjudge.render.board_entry import board_page
from kfjudge.render.card import card_page, quote_card
from kfjudge.render.entry import brief_heading, heading, link_elsewhere, page, quote, short
from kfjudge.render.first_screen import Lay, Page, cut_alike, first_screen, fitting, whole
from kfjudge.render.open_points import touching
from kfjudge.render.writers.text import (
    ROWS,
    Line,
    beside,
    column,
    cut,
    flat,
    joined,
    rows,
    widths_from,
    wrapped,
)
from kfjudge.words import LANGUAGES
from kfjudge.words import other_language as other_language
from kfjudge.words.catalogue import find_template, tell

Blocks = list[list[Line]]  # the head of a list, and its blocks

_SIDE_BY_SIDE = 80  # narrower columns than this gives are hard to read


def show_entry(
    id: str, options: Options, *, full: bool, both: bool, quoted: bool, also: tuple[str, ...] = ()
) -> None:
    """One entry, in the way that was asked for, and where else something is called so."""
    refuse_together(json=options.json, quote=quoted)
    refuse_together(full=full, quote=quoted)
    from kfjudge.reference.api import record

    found = record(id)
    edition = options.edition_of(found.game)
    entries = [
        found.view(lang, edition) for lang in (_both_languages(options.lang) if both else (options.lang,))
    ]
    also = () if options.game else also
    if options.json:
        terminal.show_json(entry_as_data(id, options, both=both) | also_as_data(also))
        return
    if quoted:
        terminal.show(joined([_quoted(found, entry, options) for entry in entries]))
    elif both:
        terminal.show(_both(found, entries, options, full=full, also=also))
    else:
        terminal.show(shown(laid_out(found, entries[0], options, also), full=full))


def also_in(ids: tuple[str, ...], lang: str) -> list[Line]:
    """What other games have by the same name, a line each."""
    from kfjudge.reference.api import record

    links = [link_elsewhere(record(id), lang) for id in ids]
    told = (wrapped(", ".join(one.names), terminal.width(), strong=one.label, role="aside") for one in links)
    return flat(told)


def also_as_data(ids: tuple[str, ...]) -> dict[str, Any]:
    """The same for a program to read; nothing where there is nothing."""
    return {"also": [{"game": id.partition(":")[0], "id": id} for id in ids]} if ids else {}


def _quoted(found: Record, entry: Entry, options: Options) -> list[Line]:
    """One entry as plain text."""
    from kfjudge.reference.api import record

    if entry.kind != "card":
        return quote(entry)
    errata = [id for id in entry.see if short(id).startswith("errata/")]
    edition = options.edition_of(found.game)
    return quote_card(found, entry, [record(id).view(entry.lang, edition) for id in errata])


def entry_as_data(id: str, options: Options, *, both: bool) -> dict[str, Any]:
    """One entry for a program to read; in both languages, one beside the other."""
    from kfjudge.reference.api import record

    found = record(id)
    edition = options.edition_of(found.game)
    if not both:
        return as_data(found.view(options.lang, edition))
    return {lang: as_data(found.view(lang, edition)) for lang in _both_languages(options.lang)}


def _both_languages(lang: str) -> tuple[str, ...]:
    """The reader's language and the one that is shown beside it, in the order of the register."""
    return tuple(sorted((lang, other_language(lang)), key=list(LANGUAGES).index))


def as_data(entry: Entry) -> dict[str, Any]:
    """An entry for a program to read; a card with what it does, if that is known."""
    data = terminal.as_data(entry)
    does = data.pop("does")
    data["older_in_french"] = entry.is_older_in_own_book
    left_open = [point.id for point in touching(entry)]
    if left_open:
        data["open_points"] = left_open
    if entry.kind != "card":
        return data
    from kfjudge.reference.cards import printed_facts

    printed = printed_facts(entry.game, entry.id.partition("/")[2])
    return data | {"modeled": does is not None, "does": list(does or ()), "printed": printed}


def shown(lay: Lay, *, full: bool) -> list[Line]:
    """All of an entry, or what fits on a first screen."""
    width = terminal.width()
    return whole(lay(width)) if full else first_screen(lay, width)


def _both(
    found: Record, entries: list[Entry], options: Options, *, full: bool, also: tuple[str, ...] = ()
) -> list[Line]:
    """Two languages beside each other, or one under the other where that would be too narrow. What is
    shown of one is shown of the other."""
    pages = [laid_out(found, entry, options, also) for entry in entries]
    beside_each_other = terminal.width() >= _SIDE_BY_SIDE
    width = column(terminal.width()) if beside_each_other else terminal.width()
    height = ROWS if beside_each_other else rows(width)
    laid = [lay(width) for lay in pages]
    shown_of_each = min(fitting(page, height) for page in laid)
    both = [whole(page) for page in laid] if full else cut_alike(laid, shown_of_each, height)
    return beside(both[0], both[1], terminal.width()) if beside_each_other else joined(both)


def laid_out(found: Record, entry: Entry, options: Options, also: tuple[str, ...] = ()) -> Lay:
    """The page of an entry, or that of a card, in as many columns as are wanted; `also` is what other games
    have by the same name."""
    from kfjudge.reference.api import record
    from kfjudge.reference.cards import boards_with

    def title(id: str) -> str:
        return record(id).title(entry.lang)

    def named(id: str) -> Entry:
        return record(id).view(entry.lang, options.edition_of(found.game))

    def lay(width: int) -> Page:
        laid = _laid(width)
        laid = replace(laid, links=(*laid.links, *elsewhere))
        if not name:
            return laid
        return replace(
            laid,
            heading=heading(entry, translated, width, name),
            brief_heading=brief_heading(entry, translated, width, name),
        )

    def _laid(width: int) -> Page:
        if entry.kind == "card":
            return card_page(found, entry, translated, boards, titles=title, entries=named, width=width)
        if entry.kind == BOARD:
            return board_page(entry, translated, titles=title, width=width)
        return page(entry, translated, titles=title, width=width)

    name = (
        f"({find_template('game.name', entry.lang, found.game)})" if options.has_to_name(found.game) else ""
    )
    elsewhere = [link_elsewhere(record(id), entry.lang) for id in also]
    translated = found.view(other_language(entry.lang), entry.asked)
    boards = boards_with(found) if entry.kind == "card" else ()
    return lay


def show_list(found: list[Entry], lay: Callable[[int], Blocks], options: Options, *, full: bool) -> None:
    """A list of entries, cut to a first screen unless all of it, or so many of it, are asked for."""
    if options.json:
        terminal.show_json([as_data(entry) for entry in found[: options.limit]])
    elif options.limit or full:
        head, *blocks = lay(terminal.width())
        terminal.show([*head, *flat(blocks[: options.limit])])
    else:
        show_what_fits(lay, options)


def show_what_fits(lay: Callable[[int], Blocks], options: Options) -> None:
    """The first of a list, and how many more there are."""
    width = terminal.width()
    head, *blocks = lay(width)
    number = min(_fitting(lay(columns), rows(columns)) for columns in widths_from(width))
    terminal.show([*head, *flat(blocks[:number])])
    if number < len(blocks):
        more = tell("hits.more", options.lang, n=len(blocks) - number)
        terminal.show([Line(cut(more, width), "aside")])


def _fitting(listed: Blocks, height: int) -> int:
    """How many blocks of a list fit, under its head and above the line that tells of more."""
    head, *blocks = listed
    if len(head) + len(flat(blocks)) <= height:
        return len(blocks)
    return next(
        number for number in range(len(blocks), -1, -1) if len(head) + len(flat(blocks[:number])) < height
    )
