"""The index of everything the entries say: which units (a name, a paragraph) have which token, how often.
Whoosh makes it. It is kept as a table like the others, sorted, in which a row is found by halving: to read it
nothing is imported, and no file of a store can hold code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from itertools import accumulate, pairwise
from typing import Any

MOST = 1_500  # units that one token may lead to: what bounds the time of a query, however much there is
_MOST_KEPT = 2_048  # tokens whose postings are kept: some three thousand bytes each
Unit = dict[str, str]  # by field (a language, or concept, meaning, card), the tokens with a space between
Postings = Mapping[int, int]  # the numbers of the units that have a token, in their order, and how often each


class Index:
    """An index that is open for reading, of so many units."""

    def __init__(self, table: bytes, size: int) -> None:
        self._table = table
        self.size = size
        self.postings = lru_cache(maxsize=_MOST_KEPT)(self._postings)
        self.numbers = tuple(range(size))  # each kept once, in however many postings it is

    def _postings(self, field: str, token: str) -> Postings | None:
        """Find the units that have a token; None where so many have it that it tells nothing."""
        row = find_row(self._table, f"{field}\t{token}\t".encode(errors="replace"))
        if row is None:
            return {}
        if row == b"*":
            return None
        try:  # a plain dictionary is not searched for cycles
            numbers = accumulate(map(int, row.split()))
            found = dict(Counter(map(self.numbers.__getitem__, numbers)))
        except IndexError:
            found = {}
        if not found or b"-" in row:
            raise ValueError(f"units that there are not have {token}")
        return found


def index_rows(units: Iterable[Unit]) -> list[str]:
    """Index the units, numbered in their order, with Whoosh, and write out its postings: a row for each
    token, in which a unit stands as often as it has it, or a star where more than `MOST` have it. That is the
    same whichever version of Whoosh indexed."""
    # Whoosh says it has types and has few, so to the type checker its modules are anything.
    modules: list[Any] = [
        import_module(f"whoosh.{name}") for name in ("analysis", "fields", "filedb.filestore")
    ]
    analysis, fields, storage = modules
    # Tokens come ready made: folding and stemming are the same for what is indexed and what is asked.
    tokens = fields.TEXT(analyzer=analysis.SpaceSeparatedTokenizer(), phrase=False)
    every = list(units)
    schema = fields.Schema(**dict.fromkeys({name for unit in every for name in unit}, tokens))
    index = storage.RamStorage().create_index(schema)
    writer = index.writer()
    for unit in every:
        writer.add_document(**{name: text for name, text in unit.items() if text})
    writer.commit()
    with index.reader() as reader:
        return sorted((_write_row(reader, name, token) for name, token in reader.all_terms()), key=str.encode)


def _write_row(reader: Any, field: str, token: bytes) -> str:
    """Write the postings of a token, each unit by how far it is from the one before, which takes less room:
    "en\tstun\t4 0 13", twice in unit 4 and once in unit 17."""
    numbers: list[int] = []
    if reader.doc_frequency(field, token) <= MOST:
        matcher = reader.postings(field, token)
        while matcher.is_active():
            numbers += [matcher.id()] * round(matcher.weight())
            matcher.next()
    steps = [after - before for before, after in pairwise((0, *numbers))]
    return f"{field}\t{token.decode()}\t{' '.join(map(str, steps)) or '*'}"


def find_row(table: bytes, key: bytes) -> bytes | None:
    """Find what follows a key in the sorted rows of a table, each between line breaks."""
    low, high = 0, len(table) - 1
    while low < high:
        before = table.rfind(b"\n", low, (low + high) // 2 + 1)
        after = table.find(b"\n", before + 1)
        if after < 0:
            return None
        begins = table[before + 1 : before + 1 + len(key)]
        if begins == key:
            return table[before + 1 + len(key) : after]
        if begins < key:
            low = after
        else:
            high = before
    return None
