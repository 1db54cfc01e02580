"""The index of everything the entries say, kept by Whoosh: which units have which token, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from kfjudge.words import LANGUAGES

# What a unit (a name, a paragraph) is indexed by: the stems of its words in its language, the concepts and
# the everyday meanings that its words stand for, and the cards that its entry names.
_BESIDE_WORDS = ("concept", "meaning", "card")
_SEGMENT = ".seg"  # how the file of Whoosh's ends in which all of an index is
MOST = 1_500  # units that one token may lead to: what bounds the time of a query, however much there is
Unit = dict[str, str]  # by field, the tokens with a space between
Postings = dict[
    int, float
]  # the numbers of the units that have a token, in their order, and how often each has it


class Index:
    """An index that is open for reading."""

    def __init__(self, reader: Any) -> None:
        self._reader = reader
        self._unknown = _whoosh("reading").TermNotFound
        self.size: int = reader.doc_count_all()
        self.postings = lru_cache(maxsize=4096)(self._postings)

    def count(self, field: str, token: str) -> int:
        """Count the units that have a token."""
        return int(self._reader.doc_frequency(field, token))

    def _postings(self, field: str, token: str) -> Postings | None:
        """Find the units that have a token; None where so many have it that it tells nothing."""
        if self.count(field, token) > MOST:
            return None
        try:
            matcher = self._reader.postings(field, token)
        except self._unknown:
            return {}
        found = {}
        while matcher.is_active():
            found[matcher.id()] = matcher.weight()
            matcher.next()
        if found and not 0 <= min(found) <= max(found) < self.size:
            raise ValueError(f"units that there are not have {token}")
        return found


def write_index(directory: Path, units: Iterable[Unit]) -> None:
    """Index the units, numbered in their order, into an empty directory."""
    _write(_whoosh("filedb.filestore").FileStorage(str(directory)), units)


def index_in_memory(units: Iterable[Unit]) -> Index:
    return Index(_write(_whoosh("filedb.filestore").RamStorage(), units).reader())


def open_index(files: Mapping[str, bytes], units: int) -> Index:
    """Open the index of so many units that is in these files, which may come from anybody."""
    from kfjudge.reference.store.safe_whoosh import open_reader

    [segment] = (data for name, data in files.items() if name.endswith(_SEGMENT))
    return Index(open_reader(segment, _schema(), units))


def _write(storage: Any, units: Iterable[Unit]) -> Any:
    """Index the units into a storage of Whoosh's, as one segment."""
    index = storage.create_index(_schema())
    writer = index.writer(limitmb=256)
    for unit in units:
        writer.add_document(**{name: tokens for name, tokens in unit.items() if tokens})
    writer.commit(optimize=True)
    return index


def _schema() -> Any:
    analysis, fields = _whoosh("analysis"), _whoosh("fields")
    # Tokens come ready made: folding and stemming are the same for what is indexed and what is asked.
    return fields.Schema(**{
        name: fields.TEXT(analyzer=analysis.SpaceSeparatedTokenizer(), phrase=False)
        for name in (*LANGUAGES, *_BESIDE_WORDS)
    })  # fmt: skip


def _whoosh(module: str) -> Any:
    """Import a module of Whoosh. It says it has types and has few, so to the type checker it is anything."""
    return import_module(f"whoosh.{module}")
