"""What a page cites, in full: the text of each entry that it names, with the place where it is printed, and
what each card does. A page that is kept on a phone looks nothing up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from kfjudge.core.errors import NotFound
from kfjudge.reference.api import record
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.reference.verdict import answer_first
from kfjudge.reference.wording import cite
from kfjudge.screen.entry import notices, numbered, set_in, short
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import tell, template

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry, Record
    from kfjudge.screen.replays.html.book import Book

_NAMES = re.compile(rf"\b(?:{'|'.join(kind for kind in KINDS if kind != BOARD)})/[\w.-]+(?:/\d+)?")


def cited(book: Book, edition: str) -> dict[str, dict[str, Any]]:
    """Every entry that the page cites, and that a text of it names, by its short name: those that are named
    there as well."""
    told: dict[str, dict[str, Any]] = {}
    asked: set[str] = set()
    while new := [id for id in dict.fromkeys([*book.entries, *_named(book)]) if id not in asked]:
        asked.update(new)
        found = {id: _record(id, book.owners.game) for id in new}
        told |= {id: _told(one, edition, book) for id, one in found.items() if one is not None}
    return told


def _named(book: Book) -> Iterator[str]:
    return (id for texts in list(book.texts) for text in texts for id in _NAMES.findall(text))


def _record(id: str, game: str) -> Record | None:
    """The entry of that name; a file may name what does not exist."""
    try:
        return record(f"{game}:{id}")
    except NotFound:
        return None


def _told(found: Record, edition: str, book: Book) -> dict[str, Any]:
    """An entry in every language: what answers, and the rest of it."""
    entries = [found.view(lang, edition) for lang in LANGUAGES]
    told = [_answer(entry) for entry in entries]
    return {
        "name": book.told(_name(entry) for entry in entries),
        "title": book.told(set_in(entry.lang)(entry.question or entry.title) for entry in entries),
        "lead": book.told(lead for lead, _ in told),
        "text": book.told(_in_paragraphs(rest) for _, rest in told),
        "place": book.told(_in_paragraphs(_places(entry)) for entry in entries),
    }


def _name(entry: Entry) -> str:
    """What an entry is called where it is cited: a question by its number."""
    return numbered(entry.id) if entry.kind == "faq" else set_in(entry.lang)(entry.title)


def _in_paragraphs(paragraphs: Iterable[str]) -> str:
    return "\n\n".join(filter(None, paragraphs))


def _answer(entry: Entry) -> tuple[str, list[str]]:
    """What answers, and the rest, in paragraphs. A card answers with all that it does."""
    told = set_in(entry.lang)
    if entry.kind == "card":
        return "", [told(entry.text), *_does(entry), *_corrections(entry), *notices(entry)]
    lead, rest = answer_first(told(entry.beside_title), told(entry.verdict or ""))
    return lead, [rest, *notices(entry)]


def _corrections(card: Entry) -> list[str]:
    """That there is an erratum, and where: what the card does is told with it."""
    errata = [record(id).view(card.lang, card.asked) for id in card.see if short(id).startswith("errata/")]
    return [tell("entry.corrected", one.lang, edition=one.edition, id=short(one.id)) for one in errata]


def _does(card: Entry) -> Iterable[str]:
    """What a card does, but for keywords that its facts name already."""
    if card.does is None:
        return [template("entry.not-modeled", card.lang)]
    facts = set_in(card.lang)(card.text)
    return [said for said in card.does if said not in facts]


def _places(entry: Entry) -> list[str]:
    """Where it is printed, in the edition shown and in the others."""
    told = set_in(entry.lang)
    others = [
        cite(entry.game, entry.kind, source, entry.lang)
        for source in entry.sources
        if source.edition != entry.edition
    ]
    also = f"{template('entry.also', entry.lang)} {told('; '.join(others))}" if others else ""
    return [f"{told(entry.cite)} · {short(entry.id)}", also]
