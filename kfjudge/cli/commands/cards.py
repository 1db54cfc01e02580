"""`cards`: a list of cards by what is printed on them, and by words of what they do."""

from __future__ import annotations

import inspect
import keyword
from typing import Annotated

from kfjudge.cli.commands import Full, Prints
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Option
from kfjudge.games import GAMES, get_game

Text = Annotated[str | None, Option("--text")]

PRINTS = Prints(listed=("render.entry_page.EntryData",))


def cards(options: Options, text: Text = None, full: Full = False, **printed: str | None) -> int:
    from kfjudge.cli.output import show
    from kfjudge.reference import api
    from kfjudge.reference.cards import find_cards
    from kfjudge.render.entry_page import entry_data
    from kfjudge.render.entry_view import EntryView
    from kfjudge.render.lists import list_cards, list_cards_in_full

    game = options.played_game
    wanted = {name.removesuffix("_"): value for name, value in printed.items() if value is not None}
    found = find_cards(game, wanted, text=text, modeled=None, lang=options.lang)
    edition = options.edition_of(game)
    entries = [api.record(f"{game}:card/{card.id}").view(options.lang, edition) for card in found]
    shown = entries[: options.limit]
    if full:
        page = list_cards_in_full(shown, len(found), options.lang)
    else:
        page = list_cards(shown, len(found), options.lang, by_text=text is not None)
    show(
        options,
        page=lambda: page.page,
        data=lambda: [entry_data(EntryView(api.record(entry.id), entry)) for entry in shown],
    )
    return 0 if found else NOTHING_FOUND


def options_of_games() -> list[inspect.Parameter]:
    """Declare an option for every fact by which the cards of some game may be listed."""
    import typer

    from kfjudge.cli.completion import make_completer_of_facts

    names = dict.fromkeys(printed.name for game in GAMES for printed in get_game(game).reference.card_filters)
    return [
        inspect.Parameter(
            f"{name}_" if keyword.iskeyword(name) else name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None, typer.Option(f"--{name}", autocompletion=make_completer_of_facts(name))
            ],
        )
        for name in names
    ]
