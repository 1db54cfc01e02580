"""`cards add FILE`, `cards own`, `cards remove NAME`: a user's own cards, kept, listed and let go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options
from kfjudge.cli.output import show
from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.files import own_cards_root, shown_path
from kfjudge.core.message import message
from kfjudge.core.own_cards import keep_own_cards, own_cards
from kfjudge.core.text import name_key, sanitize
from kfjudge.games import one_or_all
from kfjudge.render.blocks import Page, Text, section
from kfjudge.words import pick_language
from kfjudge.words.catalogue import tell

ADD, OWN, REMOVE = OWN_COMMANDS = ("add", "own", "remove")
Json = Mapping[str, Any]


class OwnCards(Struct, frozen=True):
    """The user's own cards that were added, removed or listed."""

    game: str
    cards: list[dict[str, Any]]


def carry_out(command: str, words: Sequence[str], options: Options) -> int:
    """Add the cards of a file, list those there are, or remove one by its name."""
    if command == OWN and not words:
        return _list(options)
    if command == OWN or not words:
        raise Trouble(message("own.which"))
    return _add(" ".join(words), options) if command == ADD else _remove(" ".join(words), options)


def _add(file: str, options: Options) -> int:
    from kfjudge.notation.own_cards import parse_own_cards
    from kfjudge.notation.source import read_file

    game, path = options.played_game, Path(file)
    added = parse_own_cards(read_file(path), shown_path(path), game)
    new = {card["id"] for card in added}
    _keep(game, [*(card for card in own_cards(game) if card["id"] not in new), *added])
    names = tuple(_name(card, options) for card in added)
    _show(options, tell("own.added", options.lang, n=len(added), names=names), added)
    return 0


def _remove(name: str, options: Options) -> int:
    game = options.played_game
    gone = [card for card in own_cards(game) if _is_called(card, name)]
    if not gone:
        near = tuple(_name(card, options) for card in own_cards(game))
        raise NotFound(message("own.not-yours", given=sanitize(name)), near[: options.limit])
    _keep(game, [card for card in own_cards(game) if card not in gone])
    names = tuple(_name(card, options) for card in gone)
    _show(options, tell("own.removed", options.lang, names=names), gone)
    return 0


def _list(options: Options) -> int:
    cards = own_cards(options.played_game)
    if not cards:
        _show(options, tell("own.none", options.lang), [])
        return NOTHING_FOUND
    lines = [Text(tell("own.heading", options.lang), role="heading")]
    for card in cards[: options.limit]:
        lines += lay_out_own(card, options.lang)
    show(
        options,
        page=lambda: Page(options.lang, "kfjudge cards own", (section(*lines),)),
        data=lambda: OwnCards(options.played_game, [dict(card) for card in cards]),
    )
    return 0


def show_own(name: str, options: Options) -> bool:
    """Show the user's own cards of that name, of any game or the one that is asked; say whether there are
    any."""
    games = one_or_all(options.game)
    found = [(game, card) for game in games for card in own_cards(game) if _is_called(card, name)]
    if not found:
        return False
    lines = [line for _, card in found for line in lay_out_own(card, options.lang)]
    show(
        options,
        page=lambda: Page(options.lang, "kfjudge card", (section(*lines),)),
        data=lambda: OwnCards(found[0][0], [dict(card) for _, card in found]),
    )
    return True


def lay_out_own(card: Json, lang: str) -> list[Text]:
    """Lay out what the user has said of a card."""
    if "line" in card:
        return [
            Text(card["line"]),
            Text(tell("own.yours", lang, file=card.get("file", "?")), role="aside", indent=2),
        ]
    facts = card.get("facts") or {}
    text = facts.get("text", "")
    told = [
        f"{name}: {_write_value(value)}"
        for name, value in {"type": card["type"], **facts}.items()
        if name != "text" and value not in (None, "", [], False)
    ]
    called = pick_language(card["names"], lang)
    lines = [Text(" · ".join(told), strong=called)]
    lines += [Text(line, indent=2) for line in str(text).splitlines()]
    return [*lines, Text(tell("own.yours", lang, file=card.get("file", "?")), role="aside", indent=2)]


def _write_value(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_write_value, value))
    return str(value)


def _is_called(card: Json, name: str) -> bool:
    return name_key(name) in {card["id"], *map(name_key, card["names"].values())}


def _name(card: Json, options: Options) -> str:
    return str(pick_language(card["names"], options.lang))


def _keep(game: str, cards: Sequence[Any]) -> None:
    from kfjudge.notation.names import forget_own_cards

    try:
        keep_own_cards(game, cards)
        forget_own_cards(game)
    except OSError:
        raise Trouble(message("own.not-kept", folder=shown_path(own_cards_root()))) from None


def _show(options: Options, sentence: str, cards: Sequence[Any]) -> None:
    show(
        options,
        page=lambda: Page(options.lang, "kfjudge cards", (section(Text(sentence)),)),
        data=lambda: OwnCards(options.played_game, [dict(card) for card in cards]),
    )
