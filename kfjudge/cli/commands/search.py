"""`search WORDS…`: the best hits over everything."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Full, Kind
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options
from kfjudge.games import GAMES


def search(
    options: Options,
    query: Annotated[list[str], typer.Argument(autocompletion=completion.terms)],
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
        home=options.default_game,
    )
    also = () if options.game else results.also
    if options.json:
        from kfjudge.render.lists import also_data

        terminal.show_json(
            {"query": text, "hits": results.hits, "did_you_mean": results.did_you_mean} | also_data(also)
        )
        return 0 if results.hits else NOTHING_FOUND
    from kfjudge.render.lists import lay_out_no_hits, list_hits, list_hits_in_full
    from kfjudge.render.writers.first_screen import write_first_rows
    from kfjudge.render.writers.text import write_text

    width, lang = terminal.width(), options.lang
    if not results.hits:
        terminal.show(write_text(lay_out_no_hits(results, text, lang), width))
        return NOTHING_FOUND
    if full:
        terminal.show(write_text(list_hits_in_full(results, text, lang, also=also), width))
        return 0
    others = [game for game in GAMES if options.has_to_name(game)]
    page = list_hits(results, text, lang, also=also, other_games=others)
    terminal.show(write_text(page.page, width) if options.limit else write_first_rows(page, width))
    return 0
