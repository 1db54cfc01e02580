"""An entry in full, as a page for a browser has it where it is cited: what answers, the rest, and where it is
printed. Such a page is kept on a phone, and looks nothing up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from kfjudge.reference.api import record
from kfjudge.reference.model import Entry, Record
from kfjudge.reference.wording import split_answer_sentence
from kfjudge.render.entry import also_printed, notices, numbered, place, set_in, short
from kfjudge.words.catalogue import find_template, tell


class InFull(Struct, frozen=True):
    """`name` is what it is called where it is cited; all but that and the title is in paragraphs."""

    name: str
    title: str
    lead: str
    text: tuple[str, ...]
    place: tuple[str, ...]


def in_full(found: Record, lang: str, edition: str) -> InFull:
    entry = found.view(lang, edition)
    told = set_in(entry.lang)
    lead, rest = _answer(entry)
    return InFull(
        name=_name(entry),
        title=told(entry.question or entry.title),
        lead=lead,
        text=tuple(_paragraphs(rest)),
        place=tuple(_places(entry)),
    )


def _paragraphs(told: list[str]) -> Iterator[str]:
    return (paragraph for one in told for paragraph in one.split("\n\n") if paragraph)


def _name(entry: Entry) -> str:
    """What an entry is called where it is cited: a question by its number."""
    return numbered(entry.id) if entry.kind == "faq" else set_in(entry.lang)(entry.title)


def _answer(entry: Entry) -> tuple[str, list[str]]:
    """What answers, and the rest. A card answers with all that it does."""
    told = set_in(entry.lang)
    if entry.kind == "card":
        return "", [told(entry.text), *_does(entry), *_corrections(entry), *notices(entry)]
    lead, rest = split_answer_sentence(told(entry.text_below_title), told(entry.verdict or ""))
    return lead, [rest, *notices(entry)]


def _corrections(card: Entry) -> list[str]:
    """That there is an erratum, and where: what the card does is told with it."""
    errata = [record(id).view(card.lang, card.asked) for id in card.see if short(id).startswith("errata/")]
    return [tell("entry.corrected", one.lang, edition=one.edition, id=short(one.id)) for one in errata]


def _does(card: Entry) -> list[str]:
    """What a card does, but for keywords that its facts name already."""
    if card.does is None:
        return [find_template("entry.not-modeled", card.lang)]
    facts = set_in(card.lang)(card.text)
    return [said for said in card.does if said not in facts]


def _places(entry: Entry) -> Iterator[str]:
    """Where it is printed, in the edition shown and in the others."""
    yield place(entry)
    if others := also_printed(entry):
        yield f"{find_template('entry.also', entry.lang)} {others}"
