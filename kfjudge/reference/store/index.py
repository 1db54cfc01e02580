"""The index of everything the entries say: which units (a name, a paragraph) have which token, how often. It
is a table like the others, sorted, in which a row is found by halving; no file of a store can hold code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

MOST = 1_500  # units that one token may lead to: what bounds the time of a query, however much there is
Unit = dict[str, str]  # by field (a language, or concept, meaning, card), the tokens with a space between
Postings = Mapping[int, int]  # the numbers of the units that have a token, in their order, and how often each


class Index:
    """An index that is open for reading, of so many units."""

    def __init__(self, table: bytes, size: int) -> None:
        self._table = table
        self.size = size
        self.postings = lru_cache(maxsize=4096)(self._postings)

    def _postings(self, field: str, token: str) -> Postings | None:
        """Find the units that have a token; None where so many have it that it tells nothing."""
        row = _find_row(self._table, f"{field}\t{token}\t".encode(errors="replace"))
        if row is None:
            return {}
        if row == b"*":
            return None
        found = Counter(map(int, row.split()))
        if not found or not 0 <= min(found) <= max(found) < self.size:
            raise ValueError(f"units that there are not have {token}")
        return found


def index_rows(units: Iterable[Unit]) -> list[str]:
    """Index the units, numbered in their order: a row for each token, in which a unit stands as often as it
    has it, or a star where more than `MOST` have it."""
    having: dict[str, list[int]] = {}
    for number, unit in enumerate(units):
        for field, tokens in unit.items():
            for token in tokens.split():
                having.setdefault(f"{field}\t{token}\t", []).append(number)
    return [
        key + (" ".join(map(str, numbers)) if len(set(numbers)) <= MOST else "*")
        for key, numbers in sorted(having.items(), key=lambda row: row[0].encode())
    ]


def _find_row(table: bytes, key: bytes) -> bytes | None:
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
