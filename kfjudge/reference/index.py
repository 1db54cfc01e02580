"""The index of everything the entries say, kept by Whoosh. No other module knows Whoosh."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whoosh.filedb.filestore import Storage
    from whoosh.index import Index as WhooshIndex
    from whoosh.reading import IndexReader

# What a unit (a name, a paragraph) is indexed by: the stems of its words in its language, the concepts and
# the everyday meanings that its words stand for, and the cards that its entry names.
FIELDS = ("en", "fr", "concept", "meaning", "card")
Unit = dict[str, list[str]]
Posting = tuple[int, float]  # the number of a unit, and how often it has the token


class Index:
    """An index that is open for reading."""

    def __init__(self, reader: IndexReader) -> None:
        self._reader = reader
        self.size: int = reader.doc_count_all()
        self.postings = lru_cache(maxsize=4096)(self._postings)

    def _postings(self, field: str, token: str) -> tuple[Posting, ...]:
        """The units that have a token, in their order."""
        from whoosh.reading import TermNotFound

        try:
            matcher = self._reader.postings(field, token)
        except TermNotFound:
            return ()
        found = []
        while matcher.is_active():
            found.append((matcher.id(), matcher.weight()))
            matcher.next()
        return tuple(found)


def write_index(directory: Path, units: Iterable[Unit]) -> None:
    """Index the units, numbered in their order, into an empty directory."""
    from whoosh.filedb.filestore import FileStorage

    _write(FileStorage(str(directory)), units)


def index_in_memory(units: Iterable[Unit]) -> Index:
    from whoosh.filedb.filestore import RamStorage

    return Index(_write(RamStorage(), units).reader())


def open_index(directory: Path) -> Index:
    from whoosh.filedb.filestore import FileStorage

    return Index(FileStorage(str(directory), readonly=True).open_index().reader())


@lru_cache(maxsize=65536)
def english_stem(word: str) -> str:
    """Porter's second stemmer, as Whoosh has it."""
    from whoosh.lang.porter2 import stem

    return str(stem(word)) if len(word) > 2 else word


def _write(storage: Storage, units: Iterable[Unit]) -> WhooshIndex:
    from whoosh.analysis import SpaceSeparatedTokenizer
    from whoosh.fields import TEXT, Schema

    # Tokens come ready made: folding and stemming are the same for what is indexed and what is asked.
    ready = {name: TEXT(analyzer=SpaceSeparatedTokenizer(), phrase=False) for name in FIELDS}
    index = storage.create_index(Schema(**ready))
    writer = index.writer(limitmb=256)
    for unit in units:
        writer.add_document(**{name: " ".join(tokens) for name, tokens in unit.items() if tokens})
    writer.commit(optimize=True)
    return index
