"""`cards`: a list of cards by what is printed on them, and by words of what they do."""

from __future__ import annotations

import inspect
import keyword
from typing import Annotated

import typer

from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import Full
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options
from kfjudge.games import GAMES, get_game

Text = Annotated[str | None, typer.Option("--text")]


def cards(options: Options, text: Text = None, full: Full = False, **printed: str | None) -> int:
    from kfjudge.reference import api
    from kfjudge.reference.cards import find_cards
    from kfjudge.render.lists import count_cards, list_cards, list_cards_in_full
    from kfjudge.render.writers.text import write_text

    game = options.played_game
    wanted = {name.removesuffix("_"): value for name, value in printed.items() if value is not None}
    found = find_cards(game, wanted, text=text, modeled=None, lang=options.lang)
    edition = options.edition_of(game)
    entries = [api.record(f"{game}:card/{card.id}").view(options.lang, edition) for card in found]
    shown = entries[: options.limit]
    if options.json:
        from kfjudge.cli.showing import as_data

        terminal.show_json([as_data(entry) for entry in shown])
        return 0 if found else NOTHING_FOUND
    count = count_cards(len(found), len(shown), options.lang)
    if full:
        page = list_cards_in_full(shown, count, options.lang)
    else:
        page = list_cards(shown, count, options.lang, by_text=text is not None)
    terminal.show(write_text(page.page, terminal.width()))
    return 0 if found else NOTHING_FOUND


def options_of_games() -> list[inspect.Parameter]:
    """An option for everything that the cards of some game may be asked by."""
    names = dict.fromkeys(printed.name for game in GAMES for printed in get_game(game).reference.card_filters)
    return [
        inspect.Parameter(
            f"{name}_" if keyword.iskeyword(name) else name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None, typer.Option(f"--{name}", autocompletion=completion.make_completer_of_facts(name))
            ],
        )
        for name in names
    ]
