"""What the user's own books have on an entry or in some words: which units, from which book, and whether
that comes before ours."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from math import log
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from msgspec import DecodeError, Struct, json

from kfjudge import __version__
from kfjudge.books.comparing import find_conflicts, has_new_sentence
from kfjudge.books.placing import BY_NAME, names_of, spell_heading
from kfjudge.books.shelf import Book, find_book, list_books
from kfjudge.books.units import QUESTION, TERM, Unit
from kfjudge.core.files import books_root, read_private, write_private
from kfjudge.core.text import fold, name_key, short_id
from kfjudge.games import get_game
from kfjudge.reference.names import find_names, is_identifier
from kfjudge.reference.search.words import little_words
from kfjudge.reference.store.index import Index, find_row, index_rows
from kfjudge.reference.store.store import open_store
from kfjudge.words import default_language, load_searching, pick_language

WORDS = 60  # of a quotation, unless all of it is asked for
_LONGEST_TERM = 6  # words
_MOST_IN_TERM = 8  # of them, where signs part them
_MOST_RUNS = 2_000  # of words of a query that are sought as terms
_MOST_IN_BOOK = 5
_MOST_ON_ENTRY = 2  # units of one book that are quoted beside an entry
_HEADING_WEIGHS = 4.0  # times as much as the text
_SHORT, _LONG = 0.7, 0.3  # how much the length of a unit counts against it
_LEAST = 0.45  # of what the words of a query weigh, that a unit has to have


class Quotation(Struct, frozen=True):
    """A unit of a book of the user's that is shown beside an entry. `differs` names what it decides otherwise
    than our entry; `is_first` if it comes before ours."""

    book: Book
    unit: Unit
    differs: tuple[str, ...] = ()
    is_first: bool = False


class Found(Struct, frozen=True):
    """A unit that has the words of a query."""

    book: Book
    unit: Unit
    score: float


class Books(Struct, frozen=True):
    """The books that are asked: all, or the one that was named and then alone."""

    every: tuple[Book, ...]
    is_alone: bool = False

    def of(self, game: str | None) -> tuple[Book, ...]:
        return tuple(book for book in self.every if game in (None, book.game))

    def quote_on(self, id: str) -> tuple[Quotation, ...]:
        """Find what the books have on an entry, the newest of them first."""
        game, entry = id.partition(":")[0], short_id(id)
        found = []
        for book in self.of(game):
            units = sorted(
                _units_on(book).get(entry, ()), key=lambda one: (one.entries[0] != entry, -one.fit)
            )
            for unit in units[:_MOST_ON_ENTRY]:
                differs = self._find_differences(unit, entry, book)
                found.append(Quotation(book, unit, differs, bool(differs) and book.is_newer()))
        return tuple(found)

    def _find_differences(self, unit: Unit, entry: str, book: Book) -> tuple[str, ...]:
        """Find what a unit decides by and our entry does not; nothing where they cannot be compared. That it
        says more is told where it speaks of what only the book has, and by a copy of our edition, if the user
        has that as well."""
        if book.apart or unit.entries[0] != entry or unit.how not in BY_NAME:
            return ()
        record, newest = open_store(book.game).record(f"{book.game}:{entry}"), get_game(book.game).newest
        if record is None:
            return ()
        ours = [record.variant(newest).text, *(note.text for note in record.notes)]
        said = " ".join(pick_language(text, book.lang) for text in ours)
        is_more = bool(unit.unknown) or any(
            has_new_sentence(one.text, unit.text)
            for copy in self.every
            if copy.version == newest
            and copy is not book
            and (copy.game, copy.lang) == (book.game, book.lang)
            for one in _units_on(copy).get(entry, ())
            if one.entries[0] == entry and one.how in BY_NAME
        )
        more = [name for name, has in (("new", unit.new), ("sentence", is_more)) if has]
        return (*find_conflicts(unit.text, said, book.lang, book.game), *more)

    def search(self, query: str, game: str | None, limit: int) -> list[Found]:
        """Find the units that have the words of a query, best first."""
        found: list[Found] = []
        for book in self.of(game):
            shelf, words = shelve(book), set(stems_of(query, book.lang))
            many, mean = len(book.units), sum(shelf.lengths) / max(1, len(book.units))
            standing = {word: shelf.weigh(word) for word in words}
            weights = {word: log(1 + many / (1 + len(units))) for word, units in standing.items()}
            scores, has = defaultdict[int, float](float), defaultdict[int, float](float)
            for word, weight in weights.items():
                for at, often in standing[word].items():
                    scores[at] += weight * often / (_SHORT + _LONG * shelf.lengths[at] / max(1.0, mean))
                    has[at] += weight
            whole = sum(weights.values())
            found += [
                Found(book, book.units[at], score)
                for at, score in sorted(scores.items(), key=lambda pair: -pair[1])[: limit * 4]
                if has[at] >= _LEAST * whole and book.units[at].text
            ]
        return sorted(found, key=lambda one: -one.score)[:limit]

    def find_own_term(self, text: str, home: str, found_in: str) -> Quotation | None:
        """Find the term of a query that only a book of the user's has: its whole heading stands in the query,
        and no entry of ours is called so, in its game or in that at home. A book of a game other than that
        in which something was found is not asked; for one other than that at home, each letter has to fit.
        The longest heading wins."""
        if is_identifier(text):
            return None
        best: Quotation | None = None
        longest = 0
        typed = re.findall(r"[a-z0-9]+", fold(text).replace("'", ""))
        for book in self.every:
            if found_in not in ("", book.game):
                continue
            by = "stem" if book.game == home else "word"
            here = list(map(load_searching(book.lang).stem, typed)) if by == "stem" else typed
            runs = [
                (many, at)
                for many in range(min(_MOST_IN_TERM, len(here)), 0, -1)
                for at in range(len(here) - many + 1)
            ]
            for many, at in runs[:_MOST_RUNS]:
                for number in shelve(book).find_term(here[at : at + many], by) if many > longest else ():
                    unit = book.units[number]
                    if self._is_own(" ".join(typed[at : at + many]), unit, book, {book.game, home}):
                        best, longest = Quotation(book, unit, (), is_first=True), many
                        break
        return best

    @staticmethod
    def _is_own(run: str, unit: Unit, book: Book, games: Iterable[str]) -> bool:
        """Tell whether words tell a thing of a book: no entry has that title; and where they are no term of
        its glossary, no entry is called so at all."""
        for game in games:
            for name in find_names(open_store(game), run):
                is_title = name.tier in ("title", "slug") and ":card/" not in name.id
                if is_title or game != book.game or unit.kind != TERM:
                    return False
        return True


def choose_books(name: str | None = None) -> Books:
    """Choose the books to ask; raise NotFound for a name that none has."""
    every = list_books()
    if name is None:
        return Books(tuple(every))
    return Books((find_book(name, every),), is_alone=True)


@lru_cache(maxsize=16)
def _units_on(book: Book) -> dict[str, list[Unit]]:
    """Map entries to the units that hang below them."""
    found: dict[str, list[Unit]] = {}
    for unit in book.units:
        for entry in unit.entries:
            if unit.text:
                found.setdefault(entry, []).append(unit)
    return found


# by words


class _Index(Struct, frozen=True):
    """The index of a book as it is kept: tables like those of the store, with a line for each stem of a text
    or a heading, and one for each term that no entry has, by its stems and by its words."""

    of: str  # which book, and which kfjudge indexed it
    lengths: tuple[int, ...]  # of the units
    postings: str
    terms: str


class _Shelf(NamedTuple):
    """The index of a book, open for reading."""

    postings: Index
    lengths: tuple[int, ...]
    terms: bytes

    def weigh(self, stem: str) -> dict[int, float]:
        """Weigh how often a stem stands in each unit; none where it stands nearly everywhere."""
        found = {at: 1 + log(often) for at, often in (self.postings.postings("text", stem) or {}).items()}
        for at in self.postings.postings("head", stem) or {}:
            found[at] = found.get(at, 0.0) + _HEADING_WEIGHS
        return found

    def find_term(self, words: Iterable[str], by: str) -> list[int]:
        """Find the units whose heading those stems are, or those words."""
        return list(map(int, (find_row(self.terms, f"{by} {' '.join(words)}\t".encode()) or b"").split()))


_open: dict[Path, tuple[Book, _Shelf]] = {}


def shelve(book: Book) -> _Shelf:
    """Open the index of a book, which lies beside it, private as it is; make it where there is none, or
    another's. (Three books of 200 pages: to index them for each question took 0.25 s, to read this takes
    0.01 s. The books themselves are read whole, in 0.01 s.)"""
    file = books_root() / book.name / "index"
    if file in _open and _open[file][0] is book:
        return _open[file][1]
    of = f"{__version__} {book.sha256} {book.game} {book.lang} {len(book.units)}"
    index = None
    with suppress(OSError, ValueError, DecodeError):
        sum, _, body = read_private(file).partition(b"\n")
        index = json.decode(body, type=_Index) if int(sum) == crc32(body) else None
    if index is None or index.of != of:
        texts = [stems_of(f"{unit.text} {' '.join(unit.section[-1:])}", book.lang) for unit in book.units]
        heads = [stems_of(unit.heading, book.lang) for unit in book.units]
        both = list(zip(texts, heads, strict=True))
        rows = index_rows({"text": " ".join(text), "head": " ".join({*head})} for text, head in both)
        lengths = tuple(len(text) + len(head) for text, head in both)
        index = _Index(of, lengths, "\n".join(rows), "\n".join(_list_own_terms(book)))
        body = json.encode(index)
        with suppress(OSError):  # a folder that cannot be written
            write_private(file, b"%d\n%s" % (crc32(body), body))
    postings, terms = (f"\n{rows}\n".encode() for rows in (index.postings, index.terms))
    _open[file] = book, _Shelf(Index(postings, len(book.units)), index.lengths, terms)
    return _open[file][1]


def stems_of(text: str, lang: str | None = None) -> list[str]:
    """Cut a text into the stems of the words that tell something, as a book in that language has them."""
    stem = load_searching(lang or default_language()).stem
    common = little_words().common
    return [stem(word) for word in re.findall(r"[a-z0-9]+", fold(text)) if word not in common]


def _list_own_terms(book: Book) -> list[str]:
    """List the terms of a book that no entry has: those of its glossary, and headings of which some word is
    in no entry; each by its stems and by its words, sorted."""
    common, known = little_words().common | little_words().in_passing, names_of(book.game).in_how_many
    stem = load_searching(book.lang).stem
    found: dict[str, list[int]] = {}
    for at, unit in enumerate(book.units):
        bare = re.sub(r"\s+X$", "", re.sub(r"\s*[\[(][^\])]*[\])]", "", unit.heading))
        if unit.entries or not unit.is_headed or unit.kind == QUESTION or len(bare.split()) > _LONGEST_TERM:
            continue
        for part in dict.fromkeys((bare, *re.split(r"\s*[,/]\s*", bare))):
            words = re.findall(r"[a-z0-9]+", fold(part).replace("'", ""))
            stems = list(map(stem, words))
            is_own = unit.kind == TERM or any(one not in known for one in stems)
            if is_own and any(word not in common for word in words):
                for by, key in (("stem", stems), ("word", words)):
                    found.setdefault(f"{by} {' '.join(key)}", []).append(at)
    return sorted((f"{key}\t{' '.join(map(str, ats))}" for key, ats in found.items()), key=str.encode)


def find_in_book(text: str, book: Book) -> list[Unit]:
    """Find what a book has on a term: the units of that heading, else those that have its words."""
    keys = set(spell_heading(text))
    named = [
        unit for unit in book.units if unit.text and not keys.isdisjoint(spell_heading(unit.heading)) and keys
    ]
    exact = [unit for unit in named if name_key(unit.heading) == name_key(text)]
    if exact or named:
        return exact or named
    found = Books((book,), is_alone=True).search(text, None, _MOST_IN_BOOK)
    return [one.unit for one in found]
