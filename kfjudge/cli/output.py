"""Show what a command answers in the format that was asked for: an entry, a list of entries, or any page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.options import TEXT, Options, refuse_together
from kfjudge.render.blocks import Page, join_pages
from kfjudge.render.writers import FORMATS, Medium, Output
from kfjudge.render.writers.text import joined, write_text
from kfjudge.words import LANGUAGES, other_language

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry
    from kfjudge.render.entry_view import EntryView
    from kfjudge.render.lists import ListPage
    from kfjudge.render.writers.text import Line

WriteText = Callable[[int], Iterable["Line | str"]]  # what of it is shown in so many columns


def show(
    options: Options,
    *,
    page: Callable[[], Page],
    data: Callable[[], Any],
    text: WriteText | None = None,
) -> None:
    """Show a page, or its data, in the format of the options; `text` writes it for a terminal where that is
    not the whole page."""
    width = terminal.width()
    if text is not None and options.format == TEXT:
        terminal.show(text(width))
    else:
        medium = Medium(width, is_ascii=terminal.has_only_ascii())
        terminal.show(FORMATS[options.format](Output(page, data), medium))


def show_pages(options: Options, pages: Sequence[Page], data: Callable[[], Any]) -> None:
    """Show pages one below the other, an empty line between two."""
    show(
        options,
        page=lambda: join_pages(pages),
        data=data,
        text=lambda width: joined(write_text(page, width) for page in pages),
    )


def show_entry(
    id: str, options: Options, *, full: bool, both: bool, quoted: bool, also: tuple[str, ...] = ()
) -> None:
    """Show one entry, and where else something has its name."""
    from kfjudge.render.entry_page import lay_out_entry, quote_entry
    from kfjudge.render.writers.first_screen import write_both, write_first_screen

    refuse_together(**{options.format: options.format != TEXT, "quote": quoted})
    refuse_together(full=full, quote=quoted)
    also = () if options.game else also
    views = view_in_languages(id, options, also, both=both)
    if quoted:
        terminal.show(joined(write_text(quote_entry(view), terminal.width()) for view in views))
        return
    pages = [lay_out_entry(view) for view in views]

    def write(width: int) -> list[Line]:
        if len(pages) > 1:
            return write_both(pages, width, full=full)
        return write_text(pages[0].page, width) if full else write_first_screen(pages[0], width)

    show(
        options,
        page=lambda: replace(join_pages([page.page for page in pages]), lang=options.lang),
        data=lambda: entries_data(views, also),
        text=write,
    )


def view_in_languages(
    id: str, options: Options, also: tuple[str, ...] = (), *, both: bool = False
) -> list[EntryView]:
    """View an entry in the reader's language; with `both`, also in the one beside it, if there is one."""
    from kfjudge.render.entry_view import view_entry

    game = id.partition(":")[0]
    chosen = {options.lang, other_language(options.lang)} if both else {options.lang}
    langs = [lang for lang in LANGUAGES if lang in chosen]
    names_game, edition = options.has_to_name(game), options.edition_of(game)
    return [view_entry(id, lang, edition, names_game=names_game, also=also) for lang in langs]


def entries_data(views: Sequence[EntryView], also: Sequence[str] = ()) -> Any:
    """Return an entry for a program; in both languages, one beside the other."""
    from kfjudge.render.entry_page import EntryInLanguages, also_data, entry_data

    if len(views) == 1:
        return entry_data(views[0], also)
    return EntryInLanguages(**{view.lang: entry_data(view) for view in views}, also=also_data(also))


def show_rows(page: ListPage, options: Options, *, data: Callable[[], Any], full: bool) -> None:
    """Show a list, cut to a first screen unless all of it, or so many rows of it, are asked for."""
    from kfjudge.render.writers.first_screen import write_first_rows

    def write(width: int) -> list[Line]:
        if options.limit or full:
            return write_text(page.limited(options.limit).page, width)
        return write_first_rows(page, width)

    show(options, page=lambda: page.limited(options.limit).page, data=data, text=write)


def show_list(page: ListPage, entries: list[Entry], options: Options, *, full: bool) -> None:
    """Show a list of entries, as a program reads them with all that each is."""
    from kfjudge.reference.api import record
    from kfjudge.render.entry_page import entry_data
    from kfjudge.render.entry_view import EntryView

    def collect() -> list[Any]:
        return [entry_data(EntryView(record(one.id), one)) for one in entries[: options.limit]]

    show_rows(page, options, data=collect, full=full)
