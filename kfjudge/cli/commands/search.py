"""`search WORDS…`: the best hits over everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Full, Kind
from kfjudge.cli.trouble import NOTHING_FOUND
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line


def search(
    asked: Asked,
    query: Annotated[list[str], typer.Argument(autocompletion=complete.terms)],
    kind: Kind = None,
    full: Full = False,
) -> int:
    from kfjudge.cli.entry_meant import named
    from kfjudge.cli.showing import also_as_data, also_in
    from kfjudge.reference.search.search import search as find

    text = " ".join(query)
    wanted, asked = named(text, asked)
    results = find(
        wanted,
        lang=asked.lang,
        game=asked.game,
        kind=kind,
        edition=asked.edition,
        limit=asked.limit or 10,
        home=asked.home,
    )
    also = () if asked.game else results.also
    if asked.json:
        screen.show_json(
            {"query": text, "hits": results.hits, "did_you_mean": results.did_you_mean} | also_as_data(also)
        )
        return 0 if results.hits else NOTHING_FOUND
    from kfjudge.render import hits as lists
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    width = screen.width()
    if not results.hits:
        nothing = tell("hits.nothing", asked.lang, query=sanitize(text))
        screen.show([*wrapped(nothing, width), *lists.nearest(results.did_you_mean, asked.lang, width)])
        return NOTHING_FOUND
    from kfjudge.cli.showing import show_what_fits
    from kfjudge.render.writers.text import flat

    others = [game for game in GAMES if asked.has_to_name(game)]

    def head(columns: int) -> list[Line]:
        guesses = lists.did_you_mean(results.did_you_mean, asked.lang, columns)
        return [*guesses, *also_in(also, asked.lang)]

    def lay(columns: int) -> list[list[Line]]:
        return [head(columns), *lists.hits(results.hits, columns, others)]

    if full:
        screen.show([*head(width), *lists.hits_in_full(results.hits, width)])
    elif asked.limit:
        screen.show(flat(lay(width)))
    else:
        show_what_fits(lay, asked)
    return 0
