"""`search WORDS…`: the best hits over everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge import games
from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Full, Kind
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line


def search(
    options: Options,
    query: Annotated[list[str], typer.Argument(autocompletion=completion.terms)],
    kind: Kind = None,
    full: Full = False,
) -> int:
    from kfjudge.cli.resolve import take_game_from
    from kfjudge.cli.showing import also_as_data, also_in
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
        terminal.show_json(
            {"query": text, "hits": results.hits, "did_you_mean": results.did_you_mean} | also_as_data(also)
        )
        return 0 if results.hits else NOTHING_FOUND
    from kfjudge.render import hits as lists
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    width = terminal.width()
    if not results.hits:
        nothing = tell("hits.nothing", options.lang, query=sanitize(text))
        terminal.show([*wrapped(nothing, width), *lists.nearest(results.did_you_mean, options.lang, width)])
        return NOTHING_FOUND
    from kfjudge.cli.showing import show_what_fits
    from kfjudge.render.writers.text import flat

    others = [game for game in games.GAMES if options.has_to_name(game)]

    def head(columns: int) -> list[Line]:
        guesses = lists.did_you_mean(results.did_you_mean, options.lang, columns)
        return [*guesses, *also_in(also, options.lang)]

    def lay(columns: int) -> list[list[Line]]:
        return [head(columns), *lists.hits(results.hits, columns, others)]

    if full:
        terminal.show([*head(width), *lists.hits_in_full(results.hits, width)])
    elif options.limit:
        terminal.show(flat(lay(width)))
    else:
        show_what_fits(lay, options)
    return 0
