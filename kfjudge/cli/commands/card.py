"""`card NAME`: a card and everything that names it."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote


def card(
    asked: Asked,
    name: Annotated[list[str], typer.Argument(autocompletion=complete.cards)],
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    from kfjudge.cli.entry_meant import the_one
    from kfjudge.cli.showing import show_entry

    show_entry(the_one(" ".join(name), asked, kind="card"), asked, full=full, both=both, quoted=quote)
