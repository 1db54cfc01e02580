"""`search WORDS…`: the best hits over everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from kfjudge.cli.commands import Full, Kind, Prints
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
) -> int:
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
    if results.hits:
        keep_game(results.hits[0].game)
    also = () if options.game else results.also
    from kfjudge.cli.output import show
    from kfjudge.render.entry_page import also_data
    from kfjudge.render.lists import SearchData, lay_out_no_hits, list_hits, list_hits_in_full
    from kfjudge.render.writers.first_screen import write_first_rows
    from kfjudge.render.writers.text import write_text

    others = [game for game in GAMES if options.has_to_name(game)]

    def lay_out() -> Page:
        if not results.hits:
            return lay_out_no_hits(results, text, options.lang)
        if full:
            return list_hits_in_full(results, text, options.lang, also=also)
        return list_hits(results, text, options.lang, also=also, other_games=others).page

    def collect() -> SearchData:
        return SearchData(text, tuple(results.hits), tuple(results.did_you_mean), also_data(also))

    def write(width: int) -> list[Line]:
        if full or options.limit or not results.hits:
            return write_text(lay_out(), width)
        return write_first_rows(list_hits(results, text, options.lang, also=also, other_games=others), width)

    show(options, page=lay_out, data=collect, text=write)
    return 0 if results.hits else NOTHING_FOUND
