"""`card NAME…`: a card and everything that names it, or several one after the other."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Both, Full, Quote
from kfjudge.cli.options import Options


def card(
    options: Options,
    name: Annotated[list[str], typer.Argument(autocompletion=completion.cards)],
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    from kfjudge.cli.resolve import ResolvedEntry, resolve_entry, split_names, take_game_from
    from kfjudge.cli.showing import entry_as_data, show_entry

    wanted, options = take_game_from(" ".join(name), options)
    several = split_names(name, options, kind="card")
    found = [ResolvedEntry(id) for id in several] or [resolve_entry(wanted, options, kind="card")]
    if options.json and len(found) > 1:
        terminal.show_json([entry_as_data(one.id, options, both=both) for one in found[: options.limit]])
        return
    for at, one in enumerate(found[: options.limit]):
        if at:
            terminal.show([""])
        show_entry(one.id, options, full=full, both=both, quoted=quote, also=one.also)
