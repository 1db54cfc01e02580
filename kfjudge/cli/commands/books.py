"""`books`: a user's own rulebooks: list them, add one, show or check it, remove it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from kfjudge.cli.commands import Full, Prints
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import ADD, DEEDS_OF_BOOKS, LIST, REMOVE, SHOW, Options
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.books.shelf import Book

Supplements = Annotated[str | None, Option("--supplements", "editions")]
DryRun = Annotated[bool, Option("--dry-run")]

PRINTS = Prints(
    (
        "render.own_books.AddedBookData",
        "render.own_books.ShownBookData",
        "render.own_books.BookCheckData",
        "render.own_books.RemovedBookData",
    ),
    ("render.own_books.BookData",),
)


def books(
    options: Options,
    what: Annotated[list[str] | None, Argument("own_books")] = None,
    supplements: Supplements = None,
    dry_run: DryRun = False,
    full: Full = False,
) -> int:
    deed, *words = what or [LIST]
    if deed not in DEEDS_OF_BOOKS:
        raise Trouble(message("books.no-word", word=sanitize(deed)))
    if deed == LIST:
        return _list(options, full=full)
    if not words:
        raise Trouble(message("books.no-file" if deed == ADD else "books.no-name"))
    if deed == ADD:
        _add(Path(" ".join(words)), options, supplements, dry_run=dry_run)
        return 0
    from kfjudge.books.shelf import find_book
    from kfjudge.cli.output import show
    from kfjudge.render import own_books as pages

    if deed == REMOVE:
        _remove(" ".join(words), options)
        return 0
    name, *term = words
    book = find_book(name)
    if deed == SHOW:
        return _show(book, " ".join(term), options, full=full)
    left = tuple(unit.heading for unit in book.headed if not unit.entries)
    kinds = {unit.kind: sum(one.kind == unit.kind for one in book.headed) for unit in book.headed}
    new = sum(len(unit.new) for unit in book.units)
    show(
        options,
        page=lambda: pages.BookView(book, options.lang).lay_out_check(),
        data=lambda: pages.BookCheckData(pages.book_data(book), kinds, left, new),
    )
    return 0


def _list(options: Options, *, full: bool) -> int:
    """List the books; tell of those that cannot be read beside the others."""
    from kfjudge.books.shelf import list_books, list_unreadable
    from kfjudge.cli import terminal
    from kfjudge.cli.output import show_rows
    from kfjudge.render.own_books import book_data, list_own_books
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import say

    found = list_books(options.game)
    for trouble in list_unreadable():
        sentence = f"kfjudge: {say(trouble.words, options.lang)}"
        terminal.show_mistake(wrapped(sentence, terminal.width()))
    page = list_own_books(found, options.lang)
    show_rows(page, options, data=lambda: [book_data(book) for book in found[: options.limit]], full=full)
    return 0


def _add(path: Path, options: Options, supplements: str | None, *, dry_run: bool) -> None:
    """Read a file as a rulebook and keep it, or only tell what would be kept."""
    from kfjudge.books.finding import shelve
    from kfjudge.books.reading import read_file
    from kfjudge.books.shelf import keep_book, list_books, make_book
    from kfjudge.cli.output import show
    from kfjudge.core.files import books_root, shown_path
    from kfjudge.render.own_books import AddedBookData, BookView, book_data

    read = read_file(path)
    book = make_book(
        read,
        path,
        game=options.game,
        version=options.edition,
        lang=options.lang if options.lang_given else None,
        supplements=supplements,
    )
    was_there = any(one.name == book.name for one in list_books())
    if not dry_run:
        keep_book(book)
        shelve(book)
    key = "books.would-add" if dry_run else "books.replaced" if was_there else "books.added"
    folder = None if dry_run else shown_path(books_root() / book.name)
    show(
        options,
        page=lambda: BookView(book, options.lang).lay_out_added(key, folder or ""),
        data=lambda: AddedBookData(book_data(book), dry_run, folder),
    )


def _remove(name: str, options: Options) -> None:
    from kfjudge.books.shelf import remove_book
    from kfjudge.cli.output import show
    from kfjudge.render.blocks import Page, Text, section
    from kfjudge.render.own_books import RemovedBookData
    from kfjudge.words.catalogue import tell

    removed = remove_book(name)
    said = tell("books.removed", options.lang, name=removed)
    show(
        options,
        page=lambda: Page(options.lang, removed, (section(Text(said)),)),
        data=lambda: RemovedBookData(removed),
    )


def _show(book: Book, term: str, options: Options, *, full: bool) -> int:
    """Show the contents of a book, or what it has on a term."""
    from kfjudge.books.finding import Quotation, find_in_book
    from kfjudge.cli.output import show, show_rows
    from kfjudge.render import own_books as pages

    units = find_in_book(term, book)[: options.limit] if term else list(book.headed)
    if not units:
        raise NotFound(message("books.nothing-on", name=book.name, term=sanitize(term)))
    data = pages.ShownBookData(
        pages.book_data(book), tuple(pages.quotation_data(Quotation(book, unit)) for unit in units)
    )
    if term:
        show(
            options,
            page=lambda: pages.BookView(book, options.lang).lay_out_units(units, term, full=True),
            data=lambda: data,
        )
    else:
        show_rows(
            pages.BookView(book, options.lang).lay_out_contents(full=full),
            options,
            data=lambda: data,
            full=full,
        )
    return 0 if units else NOTHING_FOUND
