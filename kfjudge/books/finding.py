"""What the user's own books have on an entry or in some words: which units, from which book, and whether
that comes before ours."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import lru_cache
from math import log

from msgspec import Struct

from kfjudge.books.comparing import find_conflicts
from kfjudge.books.placing import names_of, spell_heading
from kfjudge.books.shelf import Book, find_book, list_books
from kfjudge.books.units import QUESTION, TERM, Unit
from kfjudge.core.text import fold, name_key, short_id
from kfjudge.games import get_game
from kfjudge.reference.names import find_names, is_identifier
from kfjudge.reference.search.words import little_words
from kfjudge.reference.store.store import open_store
from kfjudge.words import default_language, load_searching, pick_language

WORDS = 60  # of a quotation, unless all of it is asked for
_LONGEST_TERM = 6  # words
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

    @staticmethod
    def _find_differences(unit: Unit, entry: str, book: Book) -> tuple[str, ...]:
        """Find what a unit decides by and our entry does not; nothing where they cannot be compared."""
        if book.apart or unit.entries[0] != entry or unit.how not in ("heading", "title", "number"):
            return ()
        record = open_store(book.game).record(f"{book.game}:{entry}")
        if record is None:
            return ()
        ours = record.variant(get_game(book.game).newest).text
        said = " ".join(
            [pick_language(ours, book.lang), *(pick_language(note.text, book.lang) for note in record.notes)]
        )
        return find_conflicts(unit.text, said, book.lang) + (("new",) if unit.new else ())

    def search(self, query: str, game: str | None, limit: int) -> list[Found]:
        """Find the units that have the words of a query, best first."""
        found: list[Found] = []
        for book in self.of(game):
            shelf, words = _index(book), set(stems_of(query, book.lang))
            many, mean = len(book.units), sum(_index(book).lengths) / max(1, len(book.units))
            weights = {word: log(1 + many / (1 + len(shelf.postings.get(word, ())))) for word in words}
            scores, has = defaultdict[int, float](float), defaultdict[int, float](float)
            for word, weight in weights.items():
                for at, often in shelf.postings.get(word, {}).items():
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
        best: tuple[int, Quotation] | None = None
        typed = re.findall(r"[a-z0-9]+", fold(text).replace("'", ""))
        for book in self.every:
            stem = load_searching(book.lang).stem
            stems = list(map(stem, typed))
            for unit, words in _own_terms(book) if found_in in ("", book.game) else ():
                wanted, here = (list(map(stem, words)), stems) if book.game == home else (list(words), typed)
                at = next((at for at in range(len(here)) if here[at : at + len(words)] == wanted), None)
                if at is None or (best is not None and len(words) <= best[0]):
                    continue
                run = " ".join(typed[at : at + len(words)])
                if self._is_own(run, wanted, unit, book, {book.game, home}):
                    best = len(words), Quotation(book, unit, (), is_first=True)
        return best[1] if best else None

    @staticmethod
    def _is_own(run: str, stems: Iterable[str], unit: Unit, book: Book, games: Iterable[str]) -> bool:
        """Tell whether words tell a thing of a book: no entry has that title, and they are a term of its
        glossary, or some of them are in no entry."""
        for game in games:
            for name in find_names(open_store(game), run):
                is_title = name.tier in ("title", "slug") and ":card/" not in name.id
                if is_title or game != book.game or unit.kind != TERM:
                    return False
        known = names_of(book.game).in_how_many
        return unit.kind == TERM or any(stem not in known for stem in stems)


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


class _Shelf(Struct, frozen=True):
    """The words of a book: how often each stands in each unit, and in how many."""

    postings: dict[str, dict[int, float]]
    lengths: tuple[int, ...]


@lru_cache(maxsize=16)
def _index(book: Book) -> _Shelf:
    postings: dict[str, dict[int, float]] = {}
    lengths = []
    for at, unit in enumerate(book.units):
        words = stems_of(f"{unit.text} {' '.join(unit.section[-1:])}", book.lang)
        head = stems_of(unit.heading, book.lang)
        lengths.append(len(words) + len(head))
        for word, often in Counter(words).items():
            postings.setdefault(word, {})[at] = 1 + log(often)
        for word in set(head):
            row = postings.setdefault(word, {})
            row[at] = row.get(at, 0.0) + _HEADING_WEIGHS
    return _Shelf(postings, tuple(lengths))


def stems_of(text: str, lang: str | None = None) -> list[str]:
    """Cut a text into the stems of the words that tell something, as a book in that language has them."""
    stem = load_searching(lang or default_language()).stem
    common = little_words().common
    return [stem(word) for word in re.findall(r"[a-z0-9]+", fold(text)) if word not in common]


@lru_cache(maxsize=16)
def _own_terms(book: Book) -> tuple[tuple[Unit, tuple[str, ...]], ...]:
    """List the units of a book that no entry has, with the words of their headings."""
    common = little_words().common | little_words().in_passing
    found = []
    for unit in book.units:
        bare = re.sub(r"\s+X$", "", re.sub(r"\s*[\[(][^\])]*[\])]", "", unit.heading))
        parts = [bare, *re.split(r"\s*[,/]\s*", bare)] if re.search("[,/]", bare) else [bare]
        if unit.entries or not unit.is_headed or unit.kind == QUESTION or len(bare.split()) > _LONGEST_TERM:
            continue
        for part in parts:
            words = tuple(re.findall(r"[a-z0-9]+", fold(part).replace("'", "")))
            if any(word not in common for word in words):
                found.append((unit, words))
    return tuple(found)


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
