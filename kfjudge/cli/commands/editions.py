"""`editions [N|POINT]`: what each rulebook is, how far it is trusted, and what it leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from kfjudge.cli.commands import Both, Full, Prints, Quote
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument
from kfjudge.core.errors import NotFound
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.render.blocks import Page
    from kfjudge.render.writers.text import Line

PRINTS = Prints(
    ("render.entry_page.EntryData", "render.entry_page.EntryInLanguages", "render.open_points.PointData"),
    ("render.entry_page.RulebookData", "render.open_points.PointData"),
)


def editions(
    options: Options,
    number: Annotated[str | None, Argument("open_points")] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if number is None:
        _list(options, full=full)
        return
    options = options.with_game_of(number)
    wanted = options.find_edition(number)
    if wanted is None:
        _point(number, options)
        return
    from kfjudge.cli.output import show_entry

    show_entry(f"{options.played_game}:edition/{wanted}", options, full=full, both=both, quoted=quote)


def _list(options: Options, *, full: bool) -> None:
    """Show the rulebooks, and beside them what the one that is asked for leaves open."""
    from kfjudge.cli.output import show
    from kfjudge.games import GAMES, get_game
    from kfjudge.reference.api import entries
    from kfjudge.render.blocks import join_pages
    from kfjudge.render.lists import list_points, list_rulebooks, rulebooks_data
    from kfjudge.render.writers.first_screen import write_first_rows
    from kfjudge.render.writers.text import joined, write_text

    game, edition, lang = options.played_game, options.played_edition, options.lang
    found = entries("edition", game=game, lang=lang)
    others = [other for other in GAMES if options.has_to_name(other)]
    books = list_rulebooks(found, game, edition, lang, others)
    points = list_points(get_game(game).points(edition), game, edition, lang)
    yours = _list_own(options)

    def write(width: int) -> list[Line]:
        if full:
            return joined(
                write_text(page, width) for page in (books.limited(options.limit).page, points.page, *yours)
            )
        if options.limit:
            return write_text(books.limited(options.limit).page, width)
        return joined([write_first_rows(books, width), *(write_text(page, width) for page in yours)])

    show(
        options,
        page=lambda: join_pages([books.limited(options.limit).page, points.page, *yours]),
        data=lambda: rulebooks_data(found[: options.limit]),
        text=write,
    )


def _list_own(options: Options) -> list[Page]:
    """List the user's own books of the game, if there are any; not where the answer is passed on."""
    from kfjudge.cli.output import ask_own_books

    found = ask_own_books(options)
    of_game = found.of(options.played_game) if found is not None else ()
    if not of_game:
        return []
    from kfjudge.render.own_books import list_own_books

    return [list_own_books(of_game, options.lang, title="books.title-files").page]


def _show_points_about(word: str, options: Options) -> bool:
    """Show the points that a word concerns, of the edition asked for or of the newest that leaves any open;
    return whether there are any."""
    from kfjudge.cli.output import show
    from kfjudge.render.lists import list_points
    from kfjudge.render.open_points import PointView, find_points_about, point_data

    game, lang = options.played_game, options.lang
    editions = (options.edition,) if options.edition else options.editions
    by_edition = ((one, find_points_about(word, game, one, lang)) for one in editions)
    edition, found = next(filter(lambda one: one[1], by_edition), ("", []))
    found = found[: options.limit]
    if found:
        show(
            options,
            page=lambda: list_points(found, game, edition, lang).page,
            data=lambda: [point_data(PointView(one, game, edition, lang)) for one in found],
        )
    return bool(found)


def _point(given: str, options: Options) -> None:
    """Show one point that the books leave open, whole, or those that a word concerns."""
    from kfjudge.cli.output import show
    from kfjudge.core.readings import find_point, find_similar
    from kfjudge.games import get_game
    from kfjudge.render.open_points import PointView, lay_out_point, point_data

    game, every = options.played_game, get_game(options.played_game).points()
    point = find_point(every, given)
    if point is None:
        if _show_points_about(given, options):
            return
        similar = find_similar(given, tuple(one.id for one in every))
        points = {one.id: PointView(one, game, options.played_edition, options.lang) for one in every}
        near = tuple(points[id].headed_name for id in similar)
        key = "hits.no-edition-near" if near else "hits.no-edition"
        raise NotFound(message(key, edition=sanitize(given), books=options.editions), near=near)
    edition = options.edition or next(one for one in options.editions if point.is_open(one))
    view = PointView(point, game, edition, options.lang)
    show(options, page=lambda: lay_out_point(view), data=lambda: point_data(view))
