"""`lookup TERM`: the entry for a term, a card or an identifier."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import completion
from kfjudge.cli.commands import Both, Full, Quote
from kfjudge.cli.options import Options


def lookup(
    options: Options,
    term: Annotated[list[str], typer.Argument(autocompletion=completion.terms)],
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    from kfjudge.cli.output import show_entry
    from kfjudge.cli.resolve import resolve_entry, take_game_from

    wanted, options = take_game_from(" ".join(term), options)
    found = resolve_entry(wanted, options)
    show_entry(found.id, options, full=full, both=both, quoted=quote, also=found.also)
