"""What a page for a browser shows, as data: the answer, the rows with their boards, what they
rest on in full, and what stands below them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from kfjudge.core.errors import Troubles
from kfjudge.render.replays import replay
from kfjudge.render.replays.html.book import Book
from kfjudge.render.replays.html.cited import cited
from kfjudge.render.replays.html.rows import rows
from kfjudge.render.replays.naming import headline, owners_of
from kfjudge.render.replays.stopping import lost, needed, unmodeled
from kfjudge.render.replays.verdict import opening
from kfjudge.replay.play import run
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import load_page, tell

if TYPE_CHECKING:
    from kfjudge.render.replays.html.book import Text
    from kfjudge.replay.result import Result


def data(result: Result) -> dict[str, Any]:
    """Everything that the page shows. Texts, cards and owners are listed once and then meant by their
    number: from one step to the next, most of a board stays."""
    book = Book(owners_of(result.scenario))
    shown = {
        "languages": list(LANGUAGES),
        "title": book.text(partial(headline, result.scenario)),
        "under": book.text(partial(replay.under, result.scenario, (result.edition,))),
        **_opening(result, book),
        "words": {
            key.partition(".")[2]: book.text(partial(_word, key))
            for key in load_page("page_html", default_language())
        },
        "rows": rows(result, book),
        "expectations": _expectations(result, book),
        "conclusion": book.text(partial(replay.conclusion, result)),
        "notices": _notices(result, book),
        "status": result.status,
        "elsewhere": _elsewhere(result, book),
        "remarks": _remarks(result, book),
        "ruling": book.text(partial(tell, "replay.no-ruling")),
    }
    return shown | {
        "entries": cited(book, result.edition),
        "cards": book.cards.things,
        "sides": book.sides.things,
        "texts": [list(text) for text in book.texts],
    }


def _word(key: str, lang: str) -> str:
    """A word of the page; one of them names the language that comes after this one."""
    every = list(LANGUAGES)
    following = load_language(every[(every.index(lang) + 1) % len(every)]).name
    return tell(key, lang, language=following[:1].upper() + following[1:])


def _opening(result: Result, book: Book) -> dict[str, Any]:
    """What was asked, what comes of it, and why."""
    opened = [opening(result, lang) for lang in LANGUAGES]
    return {
        "question": book.told(one.question for one in opened),
        "verdict": book.told(one.verdict for one in opened),
        "why": book.told(one.why for one in opened),
        "deciding": list(opened[0].steps),
    }


def _elsewhere(result: Result, book: Book) -> list[Text]:
    """What comes of it in the other editions that the file is for."""
    return [
        book.text(partial(_in_edition, result, edition))
        for edition in result.scenario.editions
        if edition != result.edition
    ]


def _in_edition(result: Result, edition: str, lang: str) -> str:
    try:
        told = opening(run(result.scenario, edition), lang).verdict
    except Troubles:
        told = tell("replay.not-legal", lang)
    return tell("replay.verdict", lang, edition=edition, verdict=told)


def _notices(result: Result, book: Book) -> list[Text]:
    """What may not be missed, above everything else: why the play ended before the script did, and what was
    lost before it began."""
    whys = (unmodeled, needed, replay.stopped, lost)
    return [book.text(partial(why, result)) for why in whys if why(result, default_language())]


def _expectations(result: Result, book: Book) -> list[dict[str, Any]]:
    return [
        {
            "ok": checked.ok,
            "mark": book.text(partial(replay.mark, checked)),
            "text": book.text(partial(replay.expected, checked, result.scenario)),
            "observed": book.text(partial(replay.observed, checked, result)) if checked.ok is False else None,
        }
        for checked in result.expectations
    ]


def _remarks(result: Result, book: Book) -> list[Text]:
    """Which order and which reading was taken, where neither script nor book says it."""
    every = (partial(_joined, told, result) for told in (replay.remarked, replay.open_points))
    return [book.text(told) for told in every if told(default_language())]


def _joined(told: Callable[[Result, str], list[str]], result: Result, lang: str) -> str:
    """Paragraphs of which one language may have more than another."""
    return "\n\n".join(told(result, lang))
