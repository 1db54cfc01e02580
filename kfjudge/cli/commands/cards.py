"""`cards`: a list of cards by what is printed on them, and by words of what they do."""

from __future__ import annotations

import inspect
import keyword
from typing import Annotated

import typer

from kfjudge.cli import complete, screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Full
from kfjudge.cli.trouble import NOTHING_FOUND
from kfjudge.games import GAMES, get_game

Text = Annotated[str | None, typer.Option("--text")]


def cards(asked: Asked, text: Text = None, full: Full = False, **printed: str | None) -> int:
    from kfjudge.reference import api
    from kfjudge.reference.cards import find_cards
    from kfjudge.render.hits import cards as listed
    from kfjudge.render.hits import counted
    from kfjudge.render.writers.text import flat

    game = asked.played_game
    wanted = {name.removesuffix("_"): value for name, value in printed.items() if value is not None}
    found = find_cards(game, wanted, text=text, modeled=None, lang=asked.lang)
    edition = asked.edition_of(game)
    entries = [api.record(f"{game}:card/{card.id}").view(asked.lang, edition) for card in found]
    shown = entries[: asked.limit]
    if asked.json:
        from kfjudge.cli.showing import as_data

        screen.show_json([as_data(entry) for entry in shown])
        return 0 if found else NOTHING_FOUND
    width = screen.width()
    lines = flat(listed(shown, width, full=full, by_text=text is not None))
    screen.show([*lines, *counted(len(found), len(shown), asked.lang, width)])
    return 0 if found else NOTHING_FOUND


def more() -> list[inspect.Parameter]:
    """An option for everything that the cards of some game may be asked by."""
    names = dict.fromkeys(printed.name for game in GAMES for printed in get_game(game).reference.card_filters)
    return [
        inspect.Parameter(
            f"{name}_" if keyword.iskeyword(name) else name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None, typer.Option(f"--{name}", autocompletion=complete.printed(name))
            ],
        )
        for name in names
    ]
