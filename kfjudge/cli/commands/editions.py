"""`editions [N]`: what each rulebook is, and how far it is trusted."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote
from kfjudge.cli.trouble import ListInstead
from kfjudge.core.message import message
from kfjudge.core.tame import tame


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
    wanted = asked.edition_called(number)
    if wanted is None:
        raise ListInstead(message("hits.no-edition", edition=tame(number)), near=asked.editions)
    from kfjudge.cli.showing import show_entry

    show_entry(f"{asked.played_game}:edition/{wanted}", asked, full=full, both=both, quoted=quote)


def _list(asked: Asked, *, full: bool) -> None:
    from kfjudge.cli.showing import show_list
    from kfjudge.reference.api import entries
    from kfjudge.screen.hits import in_brief

    found = entries("edition", game=asked.played_game, lang=asked.lang)
    show_list(found, lambda width: [[], *in_brief(found, width)], asked, full=full)
