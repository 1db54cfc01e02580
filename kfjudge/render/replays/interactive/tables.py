"""What the interactive page lists once and then means by its number: texts in every language, cards as they
are drawn, owners with all they have, entries in full. From one step to the next, most of a board stays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge.core.errors import NotFound
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.reference.api import record
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.render.entry_page import entry_in_full
from kfjudge.render.entry_view import EntryView
from kfjudge.render.picture import DrawnCard, DrawnOwner, Pile
from kfjudge.render.state import NamedCard, named_cards
from kfjudge.render.trace import OwnerNames, name_by_label, short_ids, translate_labels, write_message
from kfjudge.words import LANGUAGES, default_language

if TYPE_CHECKING:
    from kfjudge.core.text import Message
    from kfjudge.render.state import State

Text = int  # a place in the table of texts, each in every language
Part = TypeVar("Part")
Named = Mapping[str, NamedCard]  # the cards of a board, by their uids

_NAMES = re.compile(rf"\b(?:{'|'.join(kind for kind in KINDS if kind != BOARD)})/[\w.-]+(?:/\d+)?")


class Table:
    """Things that are listed once, each with its number."""

    def __init__(self) -> None:
        self.things: list[dict[str, Any]] = []
        self.numbers: dict[str, int] = {}

    def number(self, thing: dict[str, Any]) -> int:
        key = json.dumps(thing)
        if key not in self.numbers:
            self.numbers[key] = len(self.things)
            self.things.append(thing)
        return self.numbers[key]


class Tables:
    """All that is listed once."""

    def __init__(self, owners: OwnerNames) -> None:
        self.owners = owners
        self.texts: dict[tuple[str, ...], int] = {}
        self.cards = Table()
        self.sides = Table()
        self.entries: dict[str, None] = {}  # the short names of those that are cited, and of cards on a board

    def text(self, write: Callable[[str], str]) -> Text:
        """List a text that is written in each language."""
        return self.add(write(lang) for lang in LANGUAGES)

    def add(self, texts: Iterable[str]) -> Text:
        """List a text that is there in each language."""
        return self.texts.setdefault(tuple(texts), len(self.texts))

    def add_lists(self, lists: Sequence[Sequence[str]]) -> list[Text]:
        """List texts that come as a list in each language."""
        return [self.add(texts) for texts in zip(*lists, strict=True)]

    def cite(self, sources: Sequence[str]) -> list[str]:
        """Return sources in short, whose entries the page has in full."""
        short = short_ids(sources)
        self.entries |= dict.fromkeys(short)
        return short

    def words(self, message: Message) -> Text:
        return self.text(lambda lang: sanitize(write_message(message, lang, self.owners), 400))


# boards


def draw_board(state: State, tables: Tables) -> dict[str, Any]:
    """Put the pictures of a board in all languages together, each card with the entry that says what it
    does."""
    drawn = get_game(tables.owners.game).drawing
    pictures = [drawn.draw_board(state, lang, tables.owners) for lang in LANGUAGES]
    named = named_cards(translate_labels(state, default_language(), tables.owners), tables.owners.game)
    return {
        "turn": tables.add_lists([(*picture.turn, *picture.remarks) for picture in pictures]),
        "above": [_side(sides, named, tables) for sides in _together(picture.above for picture in pictures)],
        "below": [_side(sides, named, tables) for sides in _together(picture.below for picture in pictures)],
    }


def _together(parts: Iterable[Sequence[Part]]) -> list[tuple[Part, ...]]:
    """Put together the parts of pictures that show the same in each language."""
    return list(zip(*parts, strict=True))


def _side(sides: Sequence[DrawnOwner], named: Named, tables: Tables) -> int:
    drawn: dict[str, Any] = {
        "name": tables.add(side.name for side in sides),
        "beside": tables.add_lists([side.beside for side in sides]),
        "has": tables.add_lists([side.has for side in sides]),
        "piles": [_pile(piles, named, tables) for piles in _together(side.piles for side in sides)],
        "lists": [
            {
                "heading": tables.add(one.heading for one in listed),
                "cards": _cards([one.cards for one in listed], named, tables),
            }
            for listed in _together(side.lists for side in sides)
            if listed[0].cards
        ],
    }
    rows = [side.row for side in sides if side.row is not None]
    if rows:
        drawn["row"] = {
            "cards": _cards([row.cards for row in rows], named, tables),
            "end": tables.add(row.end for row in rows),
            "nothing": tables.add(row.nothing for row in rows),
        }
    return tables.sides.number(drawn)


def _pile(piles: Sequence[Pile], named: Named, tables: Tables) -> list[Any]:
    """Return how many cards, and which of them are known, each with its entry."""
    entries = {name_by_label(card.label, card.facts, default_language()): card for card in named.values()}
    first = piles[list(LANGUAGES).index(default_language())]
    known = [
        [name, _entry(entries.get(called), tables)]
        for name, called in zip(tables.add_lists([pile.known for pile in piles]), first.known, strict=True)
    ]
    return [tables.add(pile.told for pile in piles), known]


def _cards(cards: Sequence[Sequence[DrawnCard]], named: Named, tables: Tables) -> list[int]:
    numbers = []
    for drawn in _together(cards):
        first = drawn[0]
        card: dict[str, Any] = {
            "id": first.uid,
            "entry": _entry(named.get(first.uid), tables),
            "name": tables.add(one.name for one in drawn),
            "facts": tables.add_lists([one.facts for one in drawn]),
        }
        if first.turned:
            card["turned"] = True
        if first.title:
            card["title"] = tables.add(one.title for one in drawn)
        numbers.append(tables.cards.number(card))
    return numbers


def _entry(card: NamedCard | None, tables: Tables) -> str:
    """Return the entry that says what a card does."""
    return tables.cite([f"card/{card.card}"])[0] if card is not None else ""


# entries


def list_entries(tables: Tables, edition: str) -> dict[str, dict[str, Any]]:
    """Return in full, by its short name and in every language, each entry that the page cites or that a text
    of it names, and those that are named there as well. A file may name what does not exist."""
    found: dict[str, dict[str, Any]] = {}
    asked: set[str] = set()
    while True:
        named = (id for texts in list(tables.texts) for text in texts for id in _NAMES.findall(text))
        new = [id for id in dict.fromkeys([*tables.entries, *named]) if id not in asked]
        if not new:
            return found
        asked.update(new)
        for id in new:
            with suppress(NotFound):
                entry = record(f"{tables.owners.game}:{id}")
                views = [EntryView(entry, entry.view(lang, edition)) for lang in LANGUAGES]
                told = list(map(entry_in_full, views))
                found[id] = {
                    "name": tables.add(one.name for one in told),
                    "title": tables.add(one.title for one in told),
                    "lead": tables.add(one.lead for one in told),
                    "text": tables.add("\n\n".join(one.text) for one in told),
                    "place": tables.add("\n\n".join(one.place) for one in told),
                }
