"""`search WORDS…`: the best hits over everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Full, Kind
from kfjudge.cli.trouble import NOTHING_FOUND
from kfjudge.core.tame import tame

if TYPE_CHECKING:
    from kfjudge.screen.page import Line


def search(
    asked: Asked,
    query: Annotated[list[str], typer.Argument(autocompletion=complete.terms)],
    kind: Kind = None,
    full: Full = False,
) -> int:
    from kfjudge.reference.search.search import search as find

    results = find(
        " ".join(query),
        lang=asked.lang,
        game=asked.game,
        kind=kind,
        edition=asked.edition,
        limit=asked.limit or 10,
    )
    if asked.json:
        screen.show_json({"query": results.query, "hits": results.hits, "did_you_mean": results.did_you_mean})
        return 0 if results.hits else NOTHING_FOUND
    from kfjudge.screen import hits as lists
    from kfjudge.screen.page import wrapped
    from kfjudge.words.catalogue import tell

    width = screen.width()
    if not results.hits:
        nothing = tell("hits.nothing", asked.lang, query=tame(results.query))
        screen.show([*wrapped(nothing, width), *lists.nearest(results.did_you_mean, asked.lang, width)])
        return NOTHING_FOUND
    from kfjudge.cli.showing import show_what_fits
    from kfjudge.screen.page import flat

    def lay(columns: int) -> list[list[Line]]:
        guesses = lists.did_you_mean(results.did_you_mean, asked.lang, columns)
        return [guesses, *lists.hits(results.hits, columns)]

    if full:
        guesses = lists.did_you_mean(results.did_you_mean, asked.lang, width)
        screen.show([*guesses, *lists.hits_in_full(results.hits, width)])
    elif asked.limit:
        screen.show(flat(lay(width)))
    else:
        show_what_fits(lay, asked)
    return 0
