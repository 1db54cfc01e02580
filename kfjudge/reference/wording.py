"""How a place in a book is cited, and why an entry was found. Like the texts of entries these are kept plain,
and set in type where they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.words import language
from kfjudge.words.catalogue import plain

if TYPE_CHECKING:
    from kfjudge.reference.model import Source


def cite(game: str, kind: str, source: Source, lang: str) -> str:
    """ "Rulebook 1.3, Glossary, “Die, roll of a die”, p. 12": for a sheet of paper or a chat."""
    book = plain(f"book.{source.edition}", lang, game)
    if kind == "edition":
        return book
    if kind == "faq":
        heading = plain("cite.question", lang).format(number=source.heading)
    else:
        heading = language(lang).quoted(source.heading)
    place = plain("cite.place" if source.page is None else "cite.page", lang)
    return place.format(book=book, section=source.section, heading=heading, page=source.page)


def place(source: Source, lang: str) -> str:
    """Whereabouts in its book: beside an identifier, which says the heading."""
    if source.page is None:
        return source.section
    return plain("cite.within", lang).format(section=source.section, page=source.page)


def of_a_board(lang: str) -> str:
    """What there is to cite of a board: no book prints it."""
    return plain("cite.board", lang)


def why(reason: str, lang: str, what: str = "") -> str:
    """What in a query led to an entry, in a few words."""
    return plain(f"cite.why-{reason}", lang).format(what=what)
