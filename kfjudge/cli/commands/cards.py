"""`cards`: a list of cards by what is printed on them, and by words of what they do."""

from __future__ import annotations

import inspect
import keyword
from collections.abc import Sequence
from typing import Annotated

from kfjudge.cli.commands import Full, Prints
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument, Option
from kfjudge.games import GAMES, get_game

Text = Annotated[str | None, Option("--text")]

PRINTS = Prints(("cli.own_cards.OwnCards",), ("render.entry_page.EntryData",))
OWN_COMMANDS = ("add", "own", "remove")


def cards(
    options: Options,
    word: Annotated[list[str] | None, Argument("facts")] = None,
    text: Text = None,
    full: Full = False,
    **printed: str | None,
) -> int:
    if word and word[0] in OWN_COMMANDS:
        from kfjudge.cli.own_cards import carry_out

        return carry_out(word[0], word[1:], options)
    from kfjudge.cli.output import show
    from kfjudge.reference import api
    from kfjudge.reference.cards import find_cards, read_words
    from kfjudge.render.entry_page import entry_data
    from kfjudge.render.entry_view import EntryView
    from kfjudge.render.lists import list_cards, list_cards_in_full

    game = options.played_game
    wanted = [(name.removesuffix("_"), value) for name, value in printed.items() if value is not None]
    alike = [dict(wanted)]
    if word:
        read = read_words(" ".join(word).split(), _games_to_ask(options, named=bool(wanted)))
        game, text = read.game, " ".join(filter(None, (*read.left, text))) or None
        alike += [{name: value} for name, value in read.printed]
    every = [find_cards(game, one, text=text, modeled=None, lang=options.lang) for one in alike]
    found = [card for card in every[0] if all(card in others for others in every[1:])]
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


def takes_words(words: Sequence[str], options: Options) -> bool:
    """Say whether words typed at the prompt ask for cards: each is printed on some, or it is a question."""
    from kfjudge.reference.cards import read_words

    return not read_words(words, _games_to_ask(options, named=False)).left


def _games_to_ask(options: Options, *, named: bool) -> tuple[str, ...]:
    """List the games that words may mean: one whose cards were asked for by an option is meant."""
    alone = options.game is not None or named
    return tuple(dict.fromkeys((options.played_game, *(() if alone else GAMES))))


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
