"""The board on a page for a browser: the pictures of it in all languages, put together, each card with the
entry that says what it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge.games import get_game
from kfjudge.render.picture import DrawnCard, DrawnOwner, Pile
from kfjudge.render.state import NamedCard, State, named_cards
from kfjudge.render.trace import card_name, in_language_of
from kfjudge.words import LANGUAGES, default_language

if TYPE_CHECKING:
    from kfjudge.render.replays.html.book import Book

Part = TypeVar("Part")
Named = Mapping[str, NamedCard]  # the cards of a board, by their uids


def board(state: State, book: Book) -> dict[str, Any]:
    """What lies where, and whose turn it is."""
    drawn = get_game(book.owners.game).drawing
    pictures = [drawn.draw_board(state, lang, book.owners) for lang in LANGUAGES]
    named = named_cards(in_language_of(state, default_language(), book.owners), book.owners.game)
    return {
        "turn": book.lists([(*picture.turn, *picture.remarks) for picture in pictures]),
        "above": [_side(sides, named, book) for sides in _together(picture.above for picture in pictures)],
        "below": [_side(sides, named, book) for sides in _together(picture.below for picture in pictures)],
    }


def _together(parts: Iterable[Sequence[Part]]) -> list[tuple[Part, ...]]:
    """The parts of pictures that show the same in each language."""
    return list(zip(*parts, strict=True))


def _side(sides: Sequence[DrawnOwner], named: Named, book: Book) -> int:
    drawn: dict[str, Any] = {
        "name": book.told(side.name for side in sides),
        "beside": book.lists([side.beside for side in sides]),
        "has": book.lists([side.has for side in sides]),
        "piles": [_pile(piles, named, book) for piles in _together(side.piles for side in sides)],
        "lists": [
            {
                "heading": book.told(one.heading for one in listed),
                "cards": _cards([one.cards for one in listed], named, book),
            }
            for listed in _together(side.lists for side in sides)
            if listed[0].cards
        ],
    }
    rows = [side.row for side in sides if side.row is not None]
    if rows:
        drawn["row"] = {
            "cards": _cards([row.cards for row in rows], named, book),
            "end": book.told(row.end for row in rows),
            "nothing": book.told(row.nothing for row in rows),
        }
    return book.sides.number(drawn)


def _pile(piles: Sequence[Pile], named: Named, book: Book) -> list[Any]:
    """How many cards, and which of them are known, each with its entry."""
    entries = {card_name(card.label, card.facts, default_language()): card for card in named.values()}
    first = piles[list(LANGUAGES).index(default_language())]
    known = [
        [name, _entry(entries.get(called), book)]
        for name, called in zip(book.lists([pile.known for pile in piles]), first.known, strict=True)
    ]
    return [book.told(pile.told for pile in piles), known]


def _cards(cards: Sequence[Sequence[DrawnCard]], named: Named, book: Book) -> list[int]:
    return [_card(card, named, book) for card in _together(cards)]


def _card(cards: Sequence[DrawnCard], named: Named, book: Book) -> int:
    drawn: dict[str, Any] = {
        "id": cards[0].uid,
        "entry": _entry(named.get(cards[0].uid), book),
        "name": book.told(card.name for card in cards),
        "facts": book.lists([card.facts for card in cards]),
    }
    if cards[0].turned:
        drawn["turned"] = True
    if cards[0].title:
        drawn["title"] = book.told(card.title for card in cards)
    return book.cards.number(drawn)


def _entry(card: NamedCard | None, book: Book) -> str:
    """The entry that says what a card does."""
    if card is None:
        return ""
    id = f"card/{card.card}"
    book.entries[id] = None
    return id
