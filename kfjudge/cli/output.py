"""Show what a command answers in the format that was asked for: an entry, a list of entries, or any page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.options import JSON, TEXT, Options, refuse_together
from kfjudge.core.errors import NotFound
from kfjudge.core.files import has_books
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.games import one_or_all
from kfjudge.render.blocks import Page, join_pages
from kfjudge.render.writers import FORMATS, Medium, Output
from kfjudge.render.writers.text import joined, wrapped, write_text
from kfjudge.words import LANGUAGES, other_language
from kfjudge.words.catalogue import find_template

if TYPE_CHECKING:
    from kfjudge.books.finding import Books, Quotation
    from kfjudge.reference.model import Entry
    from kfjudge.render.entry_page import QuotationData
    from kfjudge.render.entry_view import EntryView
    from kfjudge.render.lists import ListPage
    from kfjudge.render.own_cards import OwnCardData
    from kfjudge.render.writers.text import Line

_MANY = 10  # of one book that is searched alone
_FEW = 3  # units of one book that answer a question

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
    yours = quote_own_books(id, options)
    pages = [lay_out_entry(view) for view in views]
    if yours:
        from kfjudge.render.own_books import add_quotations

        pages = [add_quotations(page, yours, full=full) for page in pages]

    def write(width: int) -> list[Line]:
        if len(pages) > 1:
            return write_both(pages, width, full=full)
        return write_text(pages[0].page, width) if full else write_first_screen(pages[0], width)

    show(
        options,
        page=lambda: replace(join_pages([page.page for page in pages]), lang=options.lang),
        data=lambda: entries_data(views, also, yours),
        text=write,
    )


# the user's own books


def ask_own_books(options: Options) -> Books | None:
    """Choose which of the user's own books answer beside ours; None where there are none. What is written to
    be passed on has nothing of them unless one is named."""
    is_passed_on = options.format not in (TEXT, JSON) and options.book is None
    if options.without_books or is_passed_on or not (has_books() or options.book):
        return None
    from kfjudge.books.finding import choose_books

    found = choose_books(options.book)
    return found if found.every else None


def quote_own_books(id: str, options: Options) -> tuple[Quotation, ...]:
    """Find what the user's own books have on an entry."""
    books = ask_own_books(options)
    if books is None:
        return ()
    return books.quote_on(id)


class OwnHits(Struct, frozen=True):
    """What a search found in the user's own books: a page of them, if any, that stands below ours, or first
    where only they have the term, or alone where one book was named."""

    pages: tuple[Page, ...] = ()
    data: tuple[QuotationData, ...] = ()
    is_first: bool = False
    is_alone: bool = False
    cards: tuple[OwnCardData, ...] = ()  # of the user's own, which the last page lists

    def join(self, ours: Page | None) -> Page:
        """Put them and ours on one page."""
        parts = [*([ours] if ours else []), *self.pages]
        return join_pages(parts[::-1] if self.is_first else parts)


def search_own_books(text: str, options: Options, game_found: str, *, kind: str | None) -> OwnHits:
    """Search the user's own books and cards; the books not where entries of a kind are wanted."""
    cards: tuple[OwnCardData, ...] = ()
    listed: list[Page] = []
    if kind in (None, "card") and (own_cards := find_own_among_words(text, options)):
        from kfjudge.render.own_cards import list_own, own_card_data

        cards = tuple(own_card_data(game, card, options.lang) for game, card in own_cards)
        listed = list_own(own_cards, options.lang)
    books = ask_own_books(options) if kind is None else None
    if books is None:
        return OwnHits(tuple(listed), cards=cards)
    from kfjudge.books.finding import Found, Quotation
    from kfjudge.render.own_books import list_found

    own = None if books.is_alone else books.find_own_term(text, options.played_game, game_found)
    most = options.limit or (_MANY if books.is_alone else _FEW)
    found = books.search(text, options.game or (None if own else game_found or None), most)
    if own is not None:
        rest = [one for one in found if one.unit is not own.unit][: most - 1]
        found = [Found(own.book, own.unit, 0.0), *rest]
    pages = (*([list_found(found, options.lang, text).page] if found else []), *listed)
    data = data_of_quotations([Quotation(one.book, one.unit) for one in found])
    return OwnHits(pages, data, own is not None, books.is_alone, cards)


def data_of_quotations(quotations: Sequence[Quotation]) -> tuple[QuotationData, ...]:
    """Return what the user's own books have for a program to read."""
    if not quotations:
        return ()
    from kfjudge.render.own_books import quotation_data

    return tuple(map(quotation_data, quotations))


def show_from_own_books(text: str, options: Options, *, full: bool, game_found: str = "") -> bool:
    """Show what the user's own books alone have: all that the one that was named has on a text, else a term
    that no entry of ours is called. Tell whether there was anything."""
    books = ask_own_books(options)
    if books is None:
        return False
    from kfjudge.books.finding import Quotation, find_in_book
    from kfjudge.render.own_books import BookView, ShownBookData, book_data, lay_out_own_answer

    if not books.is_alone:
        own = books.find_own_term(text, options.played_game, game_found)
        if own is None:
            return False
        data = ShownBookData(book_data(own.book), data_of_quotations([own]))
        show(options, page=lambda: lay_out_own_answer(own, options.lang, text, full=full), data=lambda: data)
        return True
    [book] = books.every
    units = find_in_book(text, book)[: options.limit or _FEW]
    if not units:
        raise NotFound(message("books.nothing-on", name=book.name, term=sanitize(text)))
    told = ShownBookData(book_data(book), data_of_quotations([Quotation(book, unit) for unit in units]))
    show(
        options,
        page=lambda: BookView(book, options.lang).lay_out_units(units, text, full=full),
        data=lambda: told,
    )
    return True


# the user's own cards


def shows_own_cards(options: Options) -> bool:
    """Tell whether the user's own cards stand beside ours: not in what is written to be passed on."""
    return not options.without_books and options.book is None and options.format in (TEXT, JSON)


def find_own_among_words(words: str, options: Options) -> list[tuple[str, dict[str, Any]]]:
    """Find the user's own cards, each with its game, that words name or that say all of them."""
    from kfjudge.core.own_cards import find_own_named, own_cards

    games = [game for game in one_or_all(options.game) if own_cards(game)] if shows_own_cards(options) else []
    if not games:
        return []
    from kfjudge.reference.cards import find_own

    found = []
    for game in games:
        named = find_own_named(game, words)
        saying = [card for card in find_own(game, (), text=words) if card not in named]
        found += [(game, card) for card in (*named, *saying)]
    return found[: options.limit]


def _find_own_misspelt(
    name: str, games: list[str], options: Options, kind: str | None
) -> list[tuple[str, Any]]:
    """Find the one card of the user's own that is nearly called so, where no entry of ours is nearer, and
    say that it is read so."""
    from kfjudge.core.own_cards import find_own_misspelt
    from kfjudge.reference.lookup import lookup
    from kfjudge.render.own_cards import name_own

    ours = lookup(name, lang=options.lang, game=options.game, kind=kind, home=options.usual_game)
    if ours.ids:
        return []
    beyond = ours.guess.title if ours.guess else ""
    found = [(one, card) for one in games for card in find_own_misspelt(one, name, beyond=beyond)][:1]
    for _, card in found:
        read_as = f"{find_template('hits.read-as', options.lang)} {name_own(card, options.lang)}"
        terminal.show_mistake(wrapped(read_as, terminal.width(), role="aside"))
    return found


def show_own_card(name: str, options: Options, kind: str | None) -> bool:
    """Show the card of the user's own that is called so, or nearly, where no entry of ours is; tell whether
    there is one."""
    from kfjudge.core.own_cards import find_own_cards, own_cards

    games = [game for game in one_or_all(options.game) if own_cards(game)]
    if not games or options.without_books:
        return False
    from kfjudge.reference.lookup import find_exactly
    from kfjudge.render.own_cards import OwnCards, list_own_in_full, own_card_data

    lang = options.lang
    found = [(one, card) for one in games for card in find_own_cards(one, name)]
    if found and kind is None and find_exactly(name, lang=lang, game=options.game, home=options.usual_game):
        return False
    found = found or _find_own_misspelt(name, games, options, kind)
    of_game = {one: [card for where, card in found if where == one] for one, _ in found}
    if of_game:
        pages = [list_own_in_full(one, cards, lang) for one, cards in of_game.items()]
        data = [
            OwnCards(one, [own_card_data(one, card, lang) for card in cards])
            for one, cards in of_game.items()
        ]
        show_pages(options, pages, lambda: data[0] if len(data) == 1 else data)
    return bool(of_game)


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


def entries_data(
    views: Sequence[EntryView], also: Sequence[str] = (), yours: Sequence[Quotation] = ()
) -> Any:
    """Return an entry for a program; in both languages, one beside the other."""
    from kfjudge.render.entry_page import EntryInLanguages, also_data, entry_data

    if len(views) == 1:
        return replace(entry_data(views[0], also), yours=data_of_quotations(yours) or UNSET)
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
