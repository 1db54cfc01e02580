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
    from kfjudge.cli.entry_meant import Meant, meant, named, those
    from kfjudge.cli.showing import entry_as_data, show_entry

    wanted, asked = named(" ".join(name), asked)
    several = those(name, asked, kind="card")
    found = [Meant(id) for id in several] or [meant(wanted, asked, kind="card")]
    if asked.json and len(found) > 1:
        screen.show_json([entry_as_data(one.id, asked, both=both) for one in found[: asked.limit]])
        return
    for at, one in enumerate(found[: asked.limit]):
        if at:
            screen.show([""])
        show_entry(one.id, asked, full=full, both=both, quoted=quote, also=one.also)
