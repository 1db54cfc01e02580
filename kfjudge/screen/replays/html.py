"""A replay as one page for a browser, to step through without kfjudge and without a network: what the page
draws, as data in both languages, put into the template `page.html`."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from kfjudge.core.message import Message
from kfjudge.core.tame import tame
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.screen.board import (
    card_facts,
    card_name,
    has,
    in_force,
    known,
    piles,
    seat_name,
    title,
    turn_parts,
)
from kfjudge.screen.replays import replay
from kfjudge.screen.replays.frames import frames, heading
from kfjudge.screen.replays.pictures import pictures
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
from kfjudge.screen.trace import Seats, said
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import page as catalogue_page
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.events import Step
    from kfjudge.replay.result import Result
    from kfjudge.screen.board import State

Text = int  # a place in the table of texts, each in every language
Row = dict[str, Any]

_PLACE = re.compile(r"%%([a-z]+)%%")
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_ZONES = ("hand", "discard", "archives", "purged")
_PLAIN_WIDTH = 78


def page(result: Result, lang: str) -> str:
    """The whole page; it opens in that language."""
    template = (files("kfjudge.screen.replays") / "page.html").read_text(encoding="utf-8")
    script = _SCRIPT.search(template)
    assert script is not None
    plain = "\n".join(tame(line.text, 400) for line in replay.page(result, lang, _PLAIN_WIDTH))
    filled = {
        "lang": lang,
        "title": escape(replay.headline(result.scenario, lang)),
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
    """Everything that the page shows. Texts, creatures and players are listed once and then meant by their
    number: from one step to the next, most of a board stays."""
    book = _Book(replay.names_of(result.scenario))
    rows = _rows(result, book)
    return {
        "languages": list(LANGUAGES),
        "title": book.text(lambda lang: replay.headline(result.scenario, lang)),
        "under": book.text(partial(replay.under, (result.edition,), in_short(result.scenario.answers))),
        "words": {
            key.partition(".")[2]: book.text(partial(tell, key)) for key in catalogue_page("page_html", "en")
        },
        "rows": rows,
        "expected": book.text(lambda lang: tell("replay.expected", lang)),
        "expectations": _expectations(result, book),
        "notices": _notices(result, book),
        "status": result.status,
        "verdict": book.text(partial(replay.conclusion, result)),
        "ruling": book.text(lambda lang: tell("replay.no-ruling", lang)),
        "cards": book.cards.things,
        "players": book.players.things,
        "texts": [list(text) for text in book.texts],
    }


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
    """What is listed once: texts in every language, cards as they are drawn, players with all they have."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.texts: dict[tuple[str, ...], int] = {}
        self.cards = _Shelf()
        self.players = _Shelf()

    def text(self, told: Callable[[str], str]) -> Text:
        texts = tuple(told(lang) for lang in LANGUAGES)
        return self.texts.setdefault(texts, len(self.texts))

    def list_of(self, told: Callable[[str], Sequence[str]]) -> list[Text]:
        """Texts that come as a list in each language."""
        lists = [told(lang) for lang in LANGUAGES]
        return [self.texts.setdefault(texts, len(self.texts)) for texts in zip(*lists, strict=True)]

    def words(self, message: Message) -> Text:
        return self.text(lambda lang: tame(said(message, lang, self.seats), 400))

    def names(self, lang: str) -> Mapping[str, str]:
        return {seat: seat_name(seat, lang, self.seats) for seat in SEATS}


# the rows: what happens, one after the other, and the board after each


def _rows(result: Result, book: _Book) -> list[Row]:
    boards = pictures(result)
    rows: list[Row] = []
    told: set[str] = set()
    happened = 0
    head = ""
    for frame in frames(result):
        if heading(frame, result, "en") != head:
            head = heading(frame, result, "en")
            text = book.text(partial(heading, frame, result))
            rows.append(_seen({"kind": "head", "text": text}, boards[happened], book))
        if frame.asked is not None:
            taken = frame.answer.id if frame.answer else None
            rows.append(_seen(_choice(frame.asked, result.edition, book, taken), boards[happened], book))
        if frame.played is not None and frame.played.refusal is not None:
            text = book.text(partial(replay.refusal, frame.played, result))
            rows.append(_seen({"kind": "refused", "text": text}, boards[happened], book))
        for step, last in repeated(frame.trace, "en", book.seats):
            happened = last.n
            rows.append(_seen(_step(step, last, result, book, told), boards[happened], book))
    last_run = replay.open_choice(result)
    if last_run is not None and last_run.pending is not None:
        rows.append(_seen(_choice(last_run.pending, result.edition, book, None), boards[happened], book))
    return rows


def _step(step: Step, last: Step, result: Result, book: _Book, told: set[str]) -> Row:
    new = [row for row in rows_of(step) if row.id not in told]
    told.update(row.id for row in new)
    return {
        "kind": "step",
        "n": step.n,
        "depth": step.depth,
        "text": book.text(lambda lang: times(step, last, lang, book.seats)),
        "cite": in_short(own_sources(step, result.edition)),
        "editions": [book.text(partial(by_edition, row)) for row in new],
        "about": list(step.cards),
    }


def _choice(asked: Ask, edition: str, book: _Book, taken: str | None) -> Row:
    return {
        "kind": "choice",
        "text": book.text(lambda lang: who_decides(asked, lang, book.seats)),
        "cite": in_short(sources_of(asked, edition)),
        "editions": [book.text(partial(by_edition, row)) for row in rows_cited(asked.cite)],
        "options": [[book.words(option.words), int(option.id == taken)] for option in asked.options],
        "about": [option.card for option in asked.options if option.id == taken and option.card],
    }


def _seen(row: Row, state: State, book: _Book) -> Row:
    """A row with the board that is then seen."""
    turn = book.list_of(lambda lang: turn_parts(state, book.names(lang), lang))
    if state["lasting"]:
        turn.append(
            book.text(lambda lang: tell("board.in-force", lang, cards=", ".join(in_force(state, lang))))
        )
    return {**row, "turn": turn, "seen": [_player(state, seat, book) for seat in reversed(SEATS)]}


# the board


def _player(state: State, seat: str, book: _Book) -> int:
    player = state["players"][seat]
    drawn = {
        "name": book.text(lambda lang: book.names(lang)[seat]),
        "houses": book.list_of(lambda lang: [tell(f"house.{house}", lang) for house in player["houses"]]),
        "has": book.list_of(lambda lang: has(player, lang)),
        "piles": _piles(player, book),
        "line": [_card(card, seat, book) for card in player["line"]],
        "artifacts": [_card(card, seat, book) for card in player["artifacts"]],
    }
    return book.players.number(drawn)


def _piles(player: State, book: _Book) -> list[list[Any]]:
    """The zones out of play: how many cards, and which of them are known."""
    shown = ["hand", "deck", "discard", *(zone for zone in ("archives", "purged") if player[zone])]
    cards = [[book.text(partial(card_name, card)) for card in known(player[zone])] for zone in shown]
    return [list(pair) for pair in zip(book.list_of(lambda lang: piles(player, lang)), cards, strict=True)]


def _card(card: State, seat: str, book: _Book) -> int:
    drawn: dict[str, Any] = {
        "id": card["uid"],
        "name": book.text(lambda lang: card_name(card, lang)),
        "facts": book.list_of(
            lambda lang: card_facts(card, book.names(lang), lang, seat if "power" in card else "")
        ),
        "marks": [mark for mark in ("exhausted", "stunned", "damage") if card.get(mark)],
    }
    if card["label"]:
        drawn["title"] = book.text(lambda lang: title(card["card"], lang))
    return book.cards.number(drawn)


# around the board


def _notices(result: Result, book: _Book) -> list[Text]:
    """What may not be missed, above everything else: why the play ended before the script did, and what was
    lost before it began."""
    whys = (replay.unmodeled, replay.needed, replay.stopped, replay.lost)
    return [book.text(partial(why, result)) for why in whys if why(result, "en")]


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
