"""`editions [N]`: what each rulebook is, and how far it is trusted."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.asked import EDITIONS, Asked
from kfjudge.cli.options import Both, Full, Quote
from kfjudge.cli.trouble import Listed
from kfjudge.core.words import words


def editions(
    asked: Asked,
    number: Annotated[str | None, typer.Argument(autocompletion=complete.editions)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if number is None:
        _list(asked, full=full)
        return
    wanted = number.removeprefix("edition/").removeprefix("v")
    if wanted not in EDITIONS:
        raise Listed(words("hits.no-edition", edition=screen.shown(number)), near=EDITIONS)
    from kfjudge.cli.showing import show_entry

    show_entry(f"keyforge:edition/{wanted}", asked, full=full, both=both, quoted=quote)


def _list(asked: Asked, *, full: bool) -> None:
    from kfjudge.cli.showing import as_data, show_list
    from kfjudge.reference.api import entries
    from kfjudge.render.hits import in_brief

    found = entries("edition", lang=asked.lang)
    if asked.json:
        screen.show_json([as_data(entry) for entry in found[: asked.limit]])
        return
    show_list(lambda width: [[], *in_brief(found, width)], asked, full=full)
