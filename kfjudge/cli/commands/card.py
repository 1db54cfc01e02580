"""`card NAME…`: a card and everything that names it, or several one after the other."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Both, Full, Quote


def card(
    asked: Asked,
    name: Annotated[list[str], typer.Argument(autocompletion=complete.cards)],
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    from kfjudge.cli.entry_meant import the_one, those
    from kfjudge.cli.showing import entry_as_data, show_entry

    ids = those(name, asked, kind="card") or [the_one(" ".join(name), asked, kind="card")]
    if asked.json and len(ids) > 1:
        screen.show_json([entry_as_data(id, asked, both=both) for id in ids[: asked.limit]])
        return
    for at, id in enumerate(ids[: asked.limit]):
        if at:
            screen.show([""])
        show_entry(id, asked, full=full, both=both, quoted=quote)
