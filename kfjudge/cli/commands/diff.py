"""`diff EDITION EDITION [TERM]`: what changed between two rulebooks, and the boards on which it matters."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Markdown, Prints
from kfjudge.cli.options import MARKDOWN, TEXT, Options, refuse_together
from kfjudge.cli.preparse import Argument
from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.files import has_books
from kfjudge.core.message import Message, message, name_edition
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.books.shelf import Book

PRINTS = Prints(
    ("render.diff_page.DiffData", "render.own_books.BookDifferencesData"), ("render.lists.ComparedBooks",)
)


def diff(
    options: Options,
    since: Annotated[str | None, Argument("compared")] = None,
    to: Annotated[str | None, Argument("compared")] = None,
    term: Annotated[list[str] | None, Argument("terms")] = None,
    full: Full = False,
    markdown: Markdown = False,  # noqa: ARG001  short for a format, which `options` has
) -> None:
    refuse_together(**{options.format: options.format != TEXT, "full": full})
    if _are_of_a_term(since, to, options):  # `diff stun`: in the two newest
        term = list(filter(None, (since, to, *(term or ()))))
        to, since = options.editions[:2]
    if since is None or to is None:
        _list(since, options)
        return
    if has_books() and _compare_own(since, to, " ".join(term or ()), options, full=full):
        return
    options = options.with_game_of(since, to)
    if len(options.editions) == 1:
        game = Message("game.name", (), options.played_game)
        raise NotFound(
            message("diff.one-edition", game=game, edition=name_edition(game.game, options.editions[0]))
        )
    first, second = _edition(since, options), _edition(to, options)
    if first == second:
        raise NotFound(message("diff.same-edition", edition=first))
    from kfjudge.cli.output import show
    from kfjudge.render.diff_page import DiffView
    from kfjudge.render.edition_differences import compare
    from kfjudge.render.writers.first_screen import write_first_differences

    id = _meant(" ".join(term), options) if term else None
    found = compare(options.played_game, first, second, options.lang)
    name = _name(id, options) if id else None
    if id is not None:
        found = found.narrowed(id)
    found = found.without_repeats()
    if found.is_empty:
        key = "diff.nothing-on" if id else "diff.nothing"
        raise NotFound(message(key, since=first, to=second, term=name))
    view = DiffView(found, name, options.limit)
    if options.format == MARKDOWN:
        terminal.show(view.in_markdown())
        return
    page = view.lay_out()
    is_cut = not full and not options.limit
    show(
        options,
        page=lambda: page.page,
        data=view.in_data,
        text=partial(write_first_differences, page) if is_cut else None,
    )


def _are_of_a_term(since: str | None, to: str | None, options: Options) -> bool:
    """Tell whether the first words name no book, so that they are of a term to compare in the two newest
    editions; a number is a book that there may not be."""
    words = list(filter(None, (since, to)))
    if len(options.editions) < 2 or not words or re.search(r"\d", "".join(words)):
        return False
    if any(options.with_game_of(word).find_edition(word) for word in words):
        return False
    if not has_books():
        return True
    from kfjudge.books.shelf import find_own_edition, list_books

    every = list_books(options.game)
    return not any(find_own_edition(word, every) for word in words)


def _check_comparable(old: Book | None, new: Book | None, since: str, to: str) -> None:
    """Raise Trouble for a book apart from the rulebooks of its game, and for books of two games."""
    for book in filter(None, (old, new)):
        if book.apart:
            raise Trouble(message("books.diff-apart", name=book.name))
    if old is not None and new is not None and old.game != new.game:
        raise Trouble(message("books.diff-games", since=since, to=to))


def _compare_own(since: str, to: str, term: str, options: Options, *, full: bool) -> bool:
    """Compare two books of which one at least is the user's; tell whether one is."""
    from kfjudge.books.comparing import compare_books, compare_with_ours, narrow
    from kfjudge.books.shelf import find_own_edition, list_books
    from kfjudge.cli.output import show_pages
    from kfjudge.render.own_books import BookDifferencesData, lay_out_against_ours, lay_out_differences

    every = list_books(options.game)
    named = [find_own_edition(one, every) for one in (since, to)]
    book = next(filter(None, named), None)
    if book is None:
        return False
    options = replace(options, game=book.game)
    pairs = list(zip(named, (since, to), strict=True))
    first, second = (one.edition if one else _edition(given, options) for one, given in pairs)
    pairs = list(zip(named, (first, second), strict=True))
    by_version = {copy.version: copy for copy in reversed(every)}
    old, new = (one or by_version.get(had) for one, had in pairs)
    _check_comparable(old, new, since, to)
    found = compare_books(old, new) if old is not None and new is not None else []
    if term:
        found = narrow(found, term, book.game)
    ours = next((edition for one, edition in pairs if one is None), None)
    against = compare_with_ours(book, ours, options.lang, term) if ours is not None else None
    pages = []
    if against is not None and (not term or against.points):
        pages.append(lay_out_against_ours(book, against, options.lang, full=full))
    if found or not pages:
        pages.append(lay_out_differences(first, second, found, options.lang, full=full, term=term))
    show_pages(options, pages, lambda: BookDifferencesData.of(first, second, found, against))
    return True


def _list(given: str | None, options: Options) -> None:
    """List the rulebooks that can be compared, or with what one can be."""
    from kfjudge.cli.output import show_rows
    from kfjudge.games import one_or_all
    from kfjudge.render.lists import collect_books, list_books_to_compare

    edition = None
    if given is not None:
        options = options.with_game_of(given)
        edition = _edition(given, options)
    games = one_or_all(options.game) if edition is None else (options.played_game,)
    found = [collect_books(game, options.lang, edition) for game in games]
    show_rows(list_books_to_compare(found, options.lang), options, data=lambda: found, full=True)


def _edition(given: str, options: Options) -> str:
    found = options.find_edition(given)
    if found is None:
        raise Trouble(message("diff.no-edition", edition=sanitize(given), editions=options.editions))
    return found


def _meant(term: str, options: Options) -> str:
    """Find what the differences are narrowed to: a row of the table of editions, or an entry or card."""
    from msgspec.structs import replace

    from kfjudge.cli.resolve import resolve_entry
    from kfjudge.core.readings import find_point
    from kfjudge.core.text import short_id
    from kfjudge.games import get_game

    game = options.played_game
    row = find_point(get_game(game).drawing.rulebooks().rows, term)
    return row.id if row is not None else short_id(resolve_entry(term, replace(options, game=game)).id)


def _name(id: str, options: Options) -> str:
    """Say what to call it in the heading."""
    from kfjudge.core.text import full_id
    from kfjudge.reference.api import record
    from kfjudge.words import load_language
    from kfjudge.words.catalogue import find_template

    if "/" not in id:  # a row
        return find_template(f"difference.name.{id}", options.lang, options.played_game)
    return load_language(options.lang).typeset(record(full_id(id, options.played_game)).title(options.lang))
