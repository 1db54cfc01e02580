"""An entry put into words: where it is printed, why a search found it, and its answer apart from the reason.
Like the texts of entries these are kept plain, and set in type where they are shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kfjudge.words import load_language
from kfjudge.words.catalogue import find_raw_template

if TYPE_CHECKING:
    from kfjudge.reference.model import Source

_SENTENCE = re.compile(r".+?[.!?…][”»)]*(?=\s|$)", re.DOTALL)


def cite(game: str, kind: str, source: Source, lang: str) -> str:
    """Cite where an entry is printed: "Rulebook 1.3, Glossary, “Die, roll of a die”, p. 12"."""
    book = find_raw_template(f"book.{source.edition}", lang, game)
    if kind == "edition":
        return book
    if kind == "faq":
        heading = find_raw_template("cite.question", lang).format(number=source.heading)
    else:
        heading = load_language(lang).quote(source.heading)
    place = find_raw_template("cite.place" if source.page is None else "cite.page", lang)
    return place.format(book=book, section=source.section, heading=heading, page=source.page)


def place_in_book(source: Source, lang: str) -> str:
    """Name section and page, to stand beside an identifier, which says the heading."""
    if source.page is None:
        return source.section
    return find_raw_template("cite.within", lang).format(section=source.section, page=source.page)


def explain_hit(reason: str, lang: str, what: str = "") -> str:
    """Say in a few words what in a query led to an entry: the message `cite.why-<reason>`."""
    return find_raw_template(f"cite.why-{reason}", lang).format(what=what)


def split_verdict(text: str, verdict: str) -> tuple[str, str]:
    """Split an answer into its verdict and the reason. A text that opens with the verdict does not say it
    twice; what a space that does not break ties to it, as French a colon, stays with it."""
    opening = re.match(rf"{re.escape(verdict.rstrip('.!'))}\b[^ \n]*", text, re.IGNORECASE)
    return (opening[0], text[opening.end() :].lstrip()) if verdict and opening else (verdict, text)


def split_answer(text: str, verdict: str) -> tuple[str, str]:
    """Split a text into what answers and the rest: the verdict on a question, the first sentence of any other
    text."""
    if verdict:
        return split_verdict(text, verdict)
    first = _SENTENCE.match(text)
    return (first[0], text[first.end() :].lstrip()) if first else ("", text)


def split_answer_sentence(text: str, verdict: str) -> tuple[str, str]:
    """Split a text as `split_answer` does, but never within a sentence: a verdict that opens a longer
    sentence answers with all of it."""
    answer, rest = split_answer(text, verdict)
    within = rest != text and not _SENTENCE.fullmatch(answer)
    return split_answer(text, "") if within else (answer, rest)
