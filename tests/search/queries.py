"""The frozen set of queries, and what is measured on it.

`tuned.tsv` may be looked at while search is made better. `held.tsv` was written by somebody who knew neither
the code nor the tables of words, and only its totals are looked at."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

Search = Callable[["Row"], list[str]]


@dataclass(frozen=True)
class Row:
    """A query, and the entries of which one should come first; none where the books say nothing."""

    half: str
    kind: str
    lang: str
    query: str
    expected: tuple[str, ...]


HALVES = {"tune": "tuned.tsv", "held": "held.tsv"}


def rows(half: str | None = None) -> list[Row]:
    return [row for name in HALVES if half in (None, name) for row in _read(name)]


def _read(half: str) -> list[Row]:
    path = Path(__file__).parent / HALVES[half]
    with path.open(encoding="utf-8", newline="") as lines:
        return [
            Row(half, row["class"], row["lang"], row["query"], tuple((row["expected"] or "").split()))
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]


def reciprocal_rank(row: Row, hits: list[str]) -> float:
    """One over the place of the first right hit among ten. Where nothing is right, no hit is."""
    if not row.expected:
        return 0.0 if hits else 1.0
    places = (place for place, id in enumerate(hits[:10], start=1) if id in row.expected)
    return 1 / next(places, float("inf"))


def mean_rank(rows: list[Row], search: Search) -> float:
    """The mean reciprocal rank, MRR@10."""
    return sum(reciprocal_rank(row, search(row)) for row in rows) / len(rows)
