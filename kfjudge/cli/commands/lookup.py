"""`lookup TERM`: the entry for a term, a card or an identifier."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote


def lookup(
    asked: Asked,
    term: Annotated[list[str], typer.Argument(autocompletion=complete.terms)],
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    from kfjudge.cli.entry_meant import meant, named
    from kfjudge.cli.showing import show_entry

    wanted, asked = named(" ".join(term), asked)
    found = meant(wanted, asked)
    show_entry(found.id, asked, full=full, both=both, quoted=quote, also=found.also)
