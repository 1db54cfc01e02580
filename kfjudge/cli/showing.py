"""How a command shows an entry or a list of entries: on a first screen, in full, in both languages, as a
quotation or as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kfjudge.cli import terminal
from kfjudge.cli.options import Options, refuse_together
from kfjudge.render.entry_page import entry_data, lay_out_entry, quote_entry
from kfjudge.render.entry_view import EntryView, view_entry
from kfjudge.render.lists import also_data
from kfjudge.render.writers.first_screen import write_both, write_first_rows, write_first_screen
from kfjudge.render.writers.text import joined, write_text
from kfjudge.words import LANGUAGES, other_language

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry
    from kfjudge.render.lists import ListPage


def show_entry(
    id: str, options: Options, *, full: bool, both: bool, quoted: bool, also: tuple[str, ...] = ()
) -> None:
    """Show one entry in the way that was asked for, and where else something is called so."""
    refuse_together(json=options.json, quote=quoted)
    refuse_together(full=full, quote=quoted)
    also = () if options.game else also
    if options.json:
        terminal.show_json(entry_as_data(id, options, both=both) | also_data(also))
        return
    views, width = _views(id, options, also, both=both), terminal.width()
    if quoted:
        terminal.show(joined(write_text(quote_entry(view), width) for view in views))
    elif both:
        terminal.show(write_both([lay_out_entry(view) for view in views], width, full=full))
    elif full:
        terminal.show(write_text(lay_out_entry(views[0]).page, width))
    else:
        terminal.show(write_first_screen(lay_out_entry(views[0]), width))


def _views(id: str, options: Options, also: tuple[str, ...] = (), *, both: bool) -> list[EntryView]:
    """The entry in the reader's language, or also in the one beside it, in the order of the register."""
    game = id.partition(":")[0]
    langs = [options.lang, other_language(options.lang)] if both else [options.lang]
    langs.sort(key=list(LANGUAGES).index)
    names_game, edition = options.has_to_name(game), options.edition_of(game)
    return [view_entry(id, lang, edition, names_game=names_game, also=also) for lang in langs]


def entry_as_data(id: str, options: Options, *, both: bool) -> dict[str, Any]:
    """One entry for a program to read; in both languages, one beside the other."""
    views = _views(id, options, both=both)
    return {view.lang: entry_data(view) for view in views} if both else entry_data(views[0])


def show_list(page: ListPage, entries: list[Entry], options: Options, *, full: bool) -> None:
    """Show a list of entries, cut to a first screen unless all of it, or so many of it, are asked for."""
    if options.json:
        terminal.show_json([as_data(entry) for entry in entries[: options.limit]])
    elif options.limit or full:
        terminal.show(write_text(page.limited(options.limit).page, terminal.width()))
    else:
        terminal.show(write_first_rows(page, terminal.width()))


def as_data(entry: Entry) -> dict[str, Any]:
    """An entry for a program to read."""
    from kfjudge.reference.api import record

    return entry_data(EntryView(record(entry.id), entry))
