"""`cards`: a list of cards by what is printed on them, and by words of what they do."""

from __future__ import annotations

import inspect
import keyword
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Prints
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import TEXT, Options
from kfjudge.cli.preparse import Argument, Option
from kfjudge.core.errors import NotFound, Trouble, explain_os_error
from kfjudge.core.files import shown_path
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, get_game
from kfjudge.words.catalogue import say, tell

Text = Annotated[str | None, Option("--text")]

PRINTS = Prints(
    ("render.own_cards.OwnCards",), ("render.entry_page.EntryData", "render.own_cards.OwnCardData")
)
_MOST_UNASKED = 10  # cards, where nothing is asked of them
ADD, OWN, REMOVE = OWN_COMMANDS = ("add", "own", "remove")


def cards(
    options: Options,
    word: Annotated[list[str] | None, Argument("facts")] = None,
    text: Text = None,
    full: Full = False,
    **printed: str | None,
) -> int:
    if word and word[0] in OWN_COMMANDS:
        return _keep_own(word[0], " ".join(word[1:]), options)
    from kfjudge.cli.output import show, shows_own_cards
    from kfjudge.reference import api
    from kfjudge.reference.cards import find_cards, find_own, read_words
    from kfjudge.render.blocks import Page, join_pages
    from kfjudge.render.entry_page import entry_data
    from kfjudge.render.entry_view import EntryView
    from kfjudge.render.lists import list_cards, list_cards_in_full
    from kfjudge.render.own_cards import list_own, own_card_data

    game = options.played_game
    alike = [{name.removesuffix("_"): value for name, value in printed.items() if value is not None}]
    if word:
        read = read_words(" ".join(word).split(), _games_to_ask(options, named=bool(alike[0])))
        game, text = read.game, " ".join(filter(None, (*read.left, text))) or None
        alike += [{name: value} for name, value in read.printed]
    elif alike[0]:
        game = _find_game(
            options, lambda one: find_cards(one, alike[0], text=text, modeled=None, lang=options.lang)
        )
    first, *others = (find_cards(game, one, text=text, modeled=None, lang=options.lang) for one in alike)
    found = [card for card in first if all(card in other for other in others)]
    edition = options.edition_of(game)
    entries = [api.record(f"{game}:card/{card.id}").view(options.lang, edition) for card in found]
    asked = (word, text, full, options.limit, options.format != TEXT, *printed.values())
    limit = options.limit if any(asked) else _MOST_UNASKED
    shown = entries[:limit]
    own = find_own(game, alike, text=text) if shows_own_cards(options) else []
    own = own[: options.limit and options.limit - len(shown)]

    def page() -> Page:
        pages = list_own(((game, one) for one in own), options.lang)
        if own and not found:
            return join_pages(pages)
        if full:
            ours = list_cards_in_full(shown, len(found), options.lang)
        else:
            ours = list_cards(shown, len(found), options.lang, by_text=text is not None)
        return join_pages([ours.page, *pages])

    def data() -> list[Any]:
        ours = [entry_data(EntryView(api.record(entry.id), entry)) for entry in shown]
        return ours + [own_card_data(game, card, options.lang) for card in own]

    show(options, page=page, data=data)
    return 0 if found or own else NOTHING_FOUND


def _find_game(options: Options, find: Callable[[str], object]) -> str:
    """Find the game of a list whose game is not named: the first in which what is asked for is known at
    all."""
    home = options.played_game
    for game in (home, *(one for one in GAMES if one != home and options.game is None)):
        with suppress(Trouble):
            find(game)
            return game
    return home


def _keep_own(command: str, named: str, options: Options) -> int:
    """Add the user's own cards of a file, list those there are, or remove one by its name; say what of the
    file that keeps them is damaged."""
    from kfjudge.cli.output import show
    from kfjudge.core.own_cards import file_of_own_cards, own_cards, read_own_cards
    from kfjudge.render.blocks import Page, Text, section
    from kfjudge.render.own_cards import OwnCards, list_own_in_full, name_own, own_card_data

    game, lang = options.played_game, options.lang
    if bool(named) == (command == OWN):
        raise Trouble(message("own.which"))
    file = shown_path(file_of_own_cards(game))
    try:
        damaged = read_own_cards(game).damaged
    except OSError as error:
        raise Trouble(message("own.not-read", file=file, reason=explain_os_error(error))) from error
    for line, _ in damaged:
        terminal.show_mistake([tell("own.damaged", lang, file=file, line=line)])
    if command == OWN:
        cards: Sequence[Any] = own_cards(game)[: options.limit]
        page = list_own_in_full(game, cards, lang)
    else:
        cards = _add(game, Path(named)) if command == ADD else _remove(game, named, options)
        names = tuple(name_own(card, lang) for card in cards)
        key = "own.added" if command == ADD else "own.removed"
        lacks = (
            [one for card in cards for one in get_game(game).notation.find_lacks(card)]
            if command == ADD
            else []
        )
        said = (tell(key, lang, n=len(cards), names=names), *(say(one, lang) for one in lacks))
        page = Page(lang, "kfjudge cards", (section(*map(Text, said)),))
    show(
        options,
        page=lambda: page,
        data=lambda: OwnCards(game, [own_card_data(game, card, lang) for card in cards]),
    )
    return 0 if cards else NOTHING_FOUND


def _add(game: str, path: Path) -> list[dict[str, Any]]:
    from kfjudge.core.own_cards import own_cards
    from kfjudge.notation.own_cards import parse_own_cards
    from kfjudge.notation.source import read_file

    added = parse_own_cards(read_file(path), shown_path(path), game)
    new = {card["id"] for card in added}
    _keep(game, [*(card for card in own_cards(game) if card["id"] not in new), *added])
    return added


def _remove(game: str, name: str, options: Options) -> list[dict[str, Any]]:
    from kfjudge.core.own_cards import find_own_cards, own_cards
    from kfjudge.render.own_cards import name_own

    gone = find_own_cards(game, name)
    if not gone:
        near = tuple(name_own(card, options.lang) for card in own_cards(game))
        raise NotFound(message("own.not-yours", given=sanitize(name)), near[: options.limit])
    _keep(game, [card for card in own_cards(game) if card not in gone])
    return gone


def _keep(game: str, cards: Sequence[Any]) -> None:
    from kfjudge.core.files import own_cards_root
    from kfjudge.core.own_cards import keep_own_cards
    from kfjudge.notation.names import forget_own_cards

    try:
        keep_own_cards(game, cards)
        forget_own_cards(game)
    except OSError:
        raise Trouble(message("own.not-kept", folder=shown_path(own_cards_root()))) from None


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
