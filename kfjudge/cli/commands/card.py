"""`card NAME…`: a card and everything that names it, or several one after the other."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Both, Full, Prints, Quote
from kfjudge.cli.options import TEXT, Options, refuse_together

PRINTS = Prints(
    ("render.entry_page.EntryData", "render.entry_page.EntryInLanguages"),
    ("render.entry_page.EntryData", "render.entry_page.EntryInLanguages", "render.lists.CardsOfGame"),
)


def card(
    options: Options,
    name: Annotated[list[str] | None, typer.Argument(autocompletion=completion.cards)] = None,
    full: Full = False,
    both: Both = False,
    quote: Quote = False,
) -> None:
    if not name:
        from kfjudge.cli.output import show_rows
        from kfjudge.games import one_or_all
        from kfjudge.render.lists import collect_cards, list_cards_of_games

        sets = [collect_cards(game, options.lang) for game in one_or_all(options.game)]
        show_rows(list_cards_of_games(sets, options.lang), options, data=lambda: sets, full=True)
        return
    from kfjudge.cli.output import entries_data, show, show_entry, view_in_languages
    from kfjudge.cli.resolve import ResolvedEntry, resolve_entry, split_names, take_game_from
    from kfjudge.render.blocks import join_pages
    from kfjudge.render.entry_page import lay_out_entry

    wanted, options = take_game_from(" ".join(name), options)
    several = split_names(name, options, kind="card")
    found = [ResolvedEntry(id) for id in several] or [resolve_entry(wanted, options, kind="card")]
    found = found[: options.limit]
    if len(found) == 1 or options.format == TEXT:
        for at, one in enumerate(found):
            if at:
                terminal.show([""])
            show_entry(one.id, options, full=full, both=both, quoted=quote, also=one.also)
        return
    refuse_together(**{options.format: True, "quote": quote})
    every = [view_in_languages(one.id, options, both=both) for one in found]
    show(
        options,
        page=lambda: join_pages([lay_out_entry(view).page for views in every for view in views]),
        data=lambda: [entries_data(views) for views in every],
    )
