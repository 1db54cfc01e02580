"""A replay as one page for a browser, to step through without kfjudge and without a network: what the page
draws, as data in every language, put into the template `page.html`."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

from kfjudge.core.message import Message
from kfjudge.core.tame import tame
from kfjudge.games import drawing
from kfjudge.screen.picture import DrawnCard, DrawnOwner, Pile
from kfjudge.screen.replays import replay
from kfjudge.screen.replays.naming import headline, owners_of
from kfjudge.screen.replays.stopping import lost, needed, unmodeled
from kfjudge.screen.replays.walkthrough import frames, heading
from kfjudge.screen.replays.watch import boards_of
from kfjudge.screen.steps import (
    by_edition,
    in_short,
    own_sources,
    repeated,
    rows_cited,
    rows_of,
    sources_of,
    times,
    who_decides,
)
from kfjudge.screen.trace import OwnerNames, said
from kfjudge.words import LANGUAGES, default, language
from kfjudge.words.catalogue import page as catalogue_page
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.events import TraceStep
    from kfjudge.replay.result import Result
    from kfjudge.screen.game import State

Text = int  # a place in the table of texts, each in every language
Row = dict[str, Any]
Part = TypeVar("Part")

_PLACE = re.compile(r"%%([a-z]+)%%")
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_PLAIN_WIDTH = 78


def page(result: Result, lang: str) -> str:
    """The whole page; it opens in that language."""
    template = (files("kfjudge.screen.replays") / "page.html").read_text(encoding="utf-8")
    script = _SCRIPT.search(template)
    assert script is not None
    plain = "\n".join(tame(line.text, 400) for line in replay.page(result, lang, _PLAIN_WIDTH))
    filled = {
        "lang": lang,
        "title": escape(headline(result.scenario, lang)),
        "hash": b64encode(sha256(script[1].encode()).digest()).decode(),
        "noscript": escape(tell("page_html.no-script", lang)),
        "plain": escape(plain),
        "data": _in_a_script(data(result)),
    }
    return _PLACE.sub(lambda place: filled[place[1]], template)


def _in_a_script(value: Any) -> str:
    """JSON that no tag can end."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def data(result: Result) -> dict[str, Any]:
    """Everything that the page shows. Texts, cards and owners are listed once and then meant by their
    number: from one step to the next, most of a board stays."""
    book = _Book(owners_of(result.scenario))
    rows = _rows(result, book)
    return {
        "languages": list(LANGUAGES),
        "title": book.text(lambda lang: headline(result.scenario, lang)),
        "under": book.text(partial(replay.under, result.scenario, (result.edition,))),
        "words": {
            key.partition(".")[2]: book.text(partial(_word, key))
            for key in catalogue_page("page_html", default())
        },
        "rows": rows,
        "expected": book.text(lambda lang: tell("replay.expected", lang)),
        "expectations": _expectations(result, book),
        "notices": _notices(result, book),
        "status": result.status,
        "verdict": book.text(partial(replay.conclusion, result)),
        "open": book.lists([replay.open_points(result, lang) for lang in LANGUAGES]),
        "ruling": book.text(lambda lang: tell("replay.no-ruling", lang)),
        "cards": book.cards.things,
        "sides": book.sides.things,
        "texts": [list(text) for text in book.texts],
    }


def _word(key: str, lang: str) -> str:
    """A word of the page; one of them names the language that comes after this one."""
    every = list(LANGUAGES)
    following = language(every[(every.index(lang) + 1) % len(every)]).name
    return tell(key, lang, language=following[:1].upper() + following[1:])


class _Shelf:
    """Things of which each stands here once, and its number."""

    def __init__(self) -> None:
        self.things: list[dict[str, Any]] = []
        self.numbers: dict[str, int] = {}

    def number(self, thing: dict[str, Any]) -> int:
        key = json.dumps(thing)
        if key not in self.numbers:
            self.numbers[key] = len(self.things)
            self.things.append(thing)
        return self.numbers[key]


class _Book:
    """What is listed once: texts in every language, cards as they are drawn, owners with all they have."""

    def __init__(self, owners: OwnerNames) -> None:
        self.owners = owners
        self.texts: dict[tuple[str, ...], int] = {}
        self.cards = _Shelf()
        self.sides = _Shelf()

    def text(self, told: Callable[[str], str]) -> Text:
        return self.told(told(lang) for lang in LANGUAGES)

    def told(self, texts: Iterable[str]) -> Text:
        """A text that is there in each language."""
        return self.texts.setdefault(tuple(texts), len(self.texts))

    def lists(self, told: Sequence[Sequence[str]]) -> list[Text]:
        """Texts that come as a list in each language."""
        return [self.told(texts) for texts in zip(*told, strict=True)]

    def words(self, message: Message) -> Text:
        return self.text(lambda lang: tame(said(message, lang, self.owners), 400))


# the rows: what happens, one after the other, and the board after each


def _rows(result: Result, book: _Book) -> list[Row]:
    boards = boards_of(result)
    rows: list[Row] = []
    told: set[str] = set()
    happened = 0
    head: tuple[int, bool] | None = None
    for frame in frames(result):
        if frame.heads != head:
            head = frame.heads
            text = book.text(partial(heading, frame, result))
            rows.append(_seen({"kind": "head", "text": text}, boards[happened], book))
        if frame.asked is not None:
            taken = frame.answer.id if frame.answer else None
            rows.append(_seen(_choice(frame.asked, result.edition, book, taken), boards[happened], book))
        if frame.played is not None and frame.played.refusal is not None:
            text = book.text(partial(replay.refusal, frame.played, result))
            rows.append(_seen({"kind": "refused", "text": text}, boards[happened], book))
        for step, last in repeated(frame.trace, book.owners):
            happened = last.n
            rows.append(_seen(_step(step, last, result, book, told), boards[happened], book))
    last_run = replay.open_choice(result)
    if last_run is not None and last_run.pending is not None:
        rows.append(_seen(_choice(last_run.pending, result.edition, book, None), boards[happened], book))
    return rows


def _step(step: TraceStep, last: TraceStep, result: Result, book: _Book, told: set[str]) -> Row:
    new = [row for row in rows_of(step, book.owners.game) if row.id not in told]
    told.update(row.id for row in new)
    return {
        "kind": "step",
        "n": step.n,
        "depth": step.depth,
        "text": book.text(lambda lang: times(step, last, lang, book.owners)),
        "cite": in_short(own_sources(step, result.edition, book.owners.game)),
        "editions": [book.text(partial(by_edition, row)) for row in new],
        "about": list(step.cards),
    }


def _choice(asked: Ask, edition: str, book: _Book, taken: str | None) -> Row:
    return {
        "kind": "choice",
        "text": book.text(lambda lang: who_decides(asked, lang, book.owners)),
        "cite": in_short(sources_of(asked, edition, book.owners.game)),
        "editions": [book.text(partial(by_edition, row)) for row in rows_cited(asked.cite, book.owners.game)],
        "options": [[book.words(option.words), int(option.id == taken)] for option in asked.options],
        "about": [option.card for option in asked.options if option.id == taken and option.card],
    }


def _seen(row: Row, state: State, book: _Book) -> Row:
    """A row with the board that is then seen."""
    drawn = drawing(book.owners.game)
    pictures = [drawn.picture(state, lang, book.owners) for lang in LANGUAGES]
    above = [_side(sides, book) for sides in _together(picture.above for picture in pictures)]
    below = [_side(sides, book) for sides in _together(picture.below for picture in pictures)]
    turn = book.lists([(*picture.turn, *picture.remarks) for picture in pictures])
    return {**row, "turn": turn, "above": above, "below": below}


# the board: the pictures of it in all languages, put together


def _together(parts: Iterable[Sequence[Part]]) -> list[tuple[Part, ...]]:
    """The parts of pictures that show the same in each language."""
    return list(zip(*parts, strict=True))


def _side(sides: Sequence[DrawnOwner], book: _Book) -> int:
    drawn: dict[str, Any] = {
        "name": book.told(side.name for side in sides),
        "beside": book.lists([side.beside for side in sides]),
        "has": book.lists([side.has for side in sides]),
        "piles": [_pile(piles, book) for piles in _together(side.piles for side in sides)],
        "lists": [
            {
                "heading": book.told(one.heading for one in listed),
                "cards": _cards([one.cards for one in listed], book),
            }
            for listed in _together(side.lists for side in sides)
            if listed[0].cards
        ],
    }
    rows = [side.row for side in sides if side.row is not None]
    if rows:
        drawn["row"] = {
            "cards": _cards([row.cards for row in rows], book),
            "end": book.told(row.end for row in rows),
            "nothing": book.told(row.nothing for row in rows),
        }
    return book.sides.number(drawn)


def _pile(piles: Sequence[Pile], book: _Book) -> list[Any]:
    """How many cards, and which of them are known."""
    return [book.told(pile.told for pile in piles), book.lists([pile.known for pile in piles])]


def _cards(cards: Sequence[Sequence[DrawnCard]], book: _Book) -> list[int]:
    return [_card(card, book) for card in _together(cards)]


def _card(cards: Sequence[DrawnCard], book: _Book) -> int:
    drawn: dict[str, Any] = {
        "id": cards[0].uid,
        "name": book.told(card.name for card in cards),
        "facts": book.lists([card.facts for card in cards]),
    }
    if cards[0].turned:
        drawn["turned"] = True
    if cards[0].title:
        drawn["title"] = book.told(card.title for card in cards)
    return book.cards.number(drawn)


# around the board


def _notices(result: Result, book: _Book) -> list[Text]:
    """What may not be missed, above everything else: why the play ended before the script did, and what was
    lost before it began."""
    whys = (unmodeled, needed, replay.stopped, lost)
    return [book.text(partial(why, result)) for why in whys if why(result, default())]


def _expectations(result: Result, book: _Book) -> list[dict[str, Any]]:
    return [
        {
            "ok": checked.ok,
            "mark": book.text(partial(replay.mark, checked)),
            "text": book.text(partial(replay.expected, checked, result.scenario)),
            "observed": book.text(partial(replay.observed, checked, result)) if checked.ok is False else None,
        }
        for checked in result.expectations
    ]
