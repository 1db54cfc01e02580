"""The frozen sets of queries, one for each game, and what is measured on them.

`tuned.tsv` may be looked at while search is made better. `held.tsv` was written by somebody who knew neither
the code nor the tables of words, and only its totals are looked at. Those of KeyForge stand here, those of
another game in the folder of its name, with `top.tsv`, what is asked of it most. `across.tsv` has questions
of all games for whoever does not say which they ask of.

    python -m tests.search.queries           how well each game answers them, by half, class and language
    python -m tests.search.queries arkham    which of its tuned ones are not answered right
"""

from __future__ import annotations

import csv
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kfjudge.words import LANGUAGES

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
TOP = "top.tsv"
HERE = Path(__file__).parent
FOLDERS = {"keyforge": HERE, "arkham": HERE / "arkham", "fateforge": HERE / "fateforge"}


def rows(half: str | None = None, game: str = "keyforge") -> list[Row]:
    return [
        row
        for name, file in HALVES.items()
        if half in (None, name)
        for row in _read(FOLDERS[game] / file, name)
    ]


def top(game: str) -> list[Row]:
    return list(_read(FOLDERS[game] / TOP, "tune"))


def across(game: str) -> list[Row]:
    """What is asked of a game without a word of which it is."""
    return [row for row in _read(HERE / "across.tsv", "tune") if row.kind == game]


def _read(path: Path, half: str) -> Iterator[Row]:
    with path.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            expected = tuple((row["expected"] or "").split())
            yield Row(half, row["class"], row["lang"], row["query"], expected)


def reciprocal_rank(row: Row, hits: list[str]) -> float:
    """One over the place of the first right hit among ten. Where nothing is right, no hit is."""
    if not row.expected:
        return 0.0 if hits else 1.0
    places = (place for place, id in enumerate(hits[:10], start=1) if id in row.expected)
    return 1 / next(places, float("inf"))


def mean_rank(rows: list[Row], search: Search) -> float:
    """The mean reciprocal rank, MRR@10."""
    return sum(reciprocal_rank(row, search(row)) for row in rows) / len(rows)


def searching(game: str | None) -> Search:
    """What a game finds for a query, or all of them; where no book says anything, also what is answered."""
    from kfjudge.reference.search.ask import ask
    from kfjudge.reference.search.search import search

    def found(row: Row) -> list[str]:
        hits = [hit.id for hit in search(row.query, lang=row.lang, game=game).hits]
        if not row.expected and not hits:
            best = ask(row.query, lang=row.lang, game=game).best
            return [best.id] if best else []
        return hits

    return found


def games_right(rows: list[Row]) -> float:
    """How many of these queries, of 1, are answered by the game that they are asked of."""
    found = searching(None)
    return sum(any(id.startswith(f"{row.kind}:") for id in found(row)[:1]) for row in rows) / len(rows)


def main(looked_at: list[str]) -> None:
    for game in FOLDERS:
        for half in HALVES:
            _tell(
                f"{game}, {half}",
                rows(half, game),
                searching(game),
                shows=game in looked_at and half == "tune",
            )
    for game in ("arkham", "fateforge"):
        _tell(f"{game}, asked most", top(game), searching(game), shows=game in looked_at)
    asked = [row for game in FOLDERS for row in across(game)]
    _tell("of no game in particular", asked, searching(None), shows="across" in looked_at)
    for game in FOLDERS:
        print(f"  answered by {game}: {games_right(across(game)):.3f}")


def _tell(title: str, measured: list[Row], found: Search, *, shows: bool) -> None:
    print(f"{title}: {len(measured)}")
    for kind in dict.fromkeys(row.kind for row in measured):
        of_kind = [row for row in measured if row.kind == kind]
        told = [f"all {len(of_kind):4} {mean_rank(of_kind, found):.3f}"]
        for lang in LANGUAGES:
            in_lang = [row for row in of_kind if row.lang == lang]
            told += [f"{lang} {len(in_lang):4} {mean_rank(in_lang, found):.3f}"] if in_lang else []
        print(f"  {kind:20} " + "   ".join(told))
        for row in of_kind if shows else ():
            if reciprocal_rank(row, found(row)) < 1:
                print(f"    {row.lang} {row.query!r}: {found(row)[:3]}, not {' '.join(row.expected)}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("KFJUDGE_CACHE", folder)
        main(sys.argv[1:])
