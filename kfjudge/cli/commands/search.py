"""`search WORDS…`: the best hits over everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import UNSET
from msgspec.structs import replace

from kfjudge.cli.commands import Book, Full, Kind, NoBooks, Prints
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options, keep_game
from kfjudge.cli.preparse import Argument
from kfjudge.games import GAMES

if TYPE_CHECKING:
    from kfjudge.render.blocks import Page
    from kfjudge.render.writers.text import Line

PRINTS = Prints(("render.lists.SearchData",))


def search(
    options: Options,
    query: Annotated[list[str], Argument("terms")],
    kind: Kind = None,
    full: Full = False,
    book: Book = None,  # noqa: ARG001  which `options` has, like the next
    no_books: NoBooks = False,  # noqa: ARG001
) -> int:
    from kfjudge.cli.output import search_own_books, show
    from kfjudge.cli.resolve import take_game_from
    from kfjudge.reference.search.search import search as find

    text = " ".join(query)
    wanted, options = take_game_from(text, options)
    results = find(
        wanted,
        lang=options.lang,
        game=options.game,
        kind=kind,
        edition=options.edition,
        limit=options.limit or 10,
        home=options.home,
    )
    yours = search_own_books(wanted, options, results.hits[0].game if results.hits else "", kind=kind)
    if yours.is_alone:
        results = replace(results, hits=(), did_you_mean=())
    if results.hits:
        keep_game(results.hits[0].game)
    also = () if options.game else results.also
    from kfjudge.render.entry_page import also_data
    from kfjudge.render.lists import SearchData, lay_out_no_hits, list_hits, list_hits_in_full
    from kfjudge.render.writers.first_screen import write_first_rows
    from kfjudge.render.writers.text import joined, write_text

    others = [game for game in GAMES if options.has_to_name(game)]
    listed = list_hits(results, text, options.lang, also=also, other_games=others)

    def lay_out_ours() -> Page:
        if not results.hits:
            return lay_out_no_hits(results, text, options.lang)
        if full:
            return list_hits_in_full(results, text, options.lang, also=also)
        return listed.page

    def lay_out() -> Page:
        return yours.join(lay_out_ours() if results.hits or not yours.pages else None)

    def collect() -> SearchData:
        given = yours.data or UNSET, yours.cards or UNSET
        return SearchData(text, results.hits, results.did_you_mean, also_data(also), *given)

    def write(width: int) -> list[Line]:
        if full or options.limit or not results.hits:
            return write_text(lay_out(), width)
        parts = [write_first_rows(listed, width), *(write_text(page, width) for page in yours.pages)]
        return joined(reversed(parts) if yours.is_first else parts)

    show(options, page=lay_out, data=collect, text=write)
    return 0 if results.hits or yours.pages else NOTHING_FOUND
