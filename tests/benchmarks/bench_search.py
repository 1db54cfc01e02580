"""How well and how fast search finds, beside three ways of searching anyone would try first.

    python -m tests.benchmarks.bench_search            quality and speed on the frozen queries
    python -m tests.benchmarks.bench_search --growth   time and memory with 10 and 100 times the entries

Prints MRR@10 and success@1 for each class and language of query, on both halves and on the half that was
never used for tuning; for `nothing`, the share of queries rightly left without an answer."""

from __future__ import annotations

import gc
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from zlib import crc32

from msgspec.structs import replace

from kfjudge.core.files import content_root
from kfjudge.reference.content.boards import StoredBoard, read_boards
from kfjudge.reference.content.library import Library, read_library
from kfjudge.reference.model import Record
from kfjudge.reference.text import fold, words_of
from kfjudge.words import LANGUAGES
from tests.search.queries import Row, Search, reciprocal_rank, rows

SIZES = (1, 10, 100)


def main(arguments: list[str]) -> None:
    if arguments == ["--growth"]:
        grow()
    elif arguments[:1] == ["--size"]:
        measure_size(int(arguments[1]))
    else:
        compare()


def compare() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KFJUDGE_CACHE"] = folder
        compare_in(Path(folder))


def compare_in(folder: Path) -> None:
    start = time.perf_counter()
    ways: dict[str, Search] = {"kfjudge": kfjudge_search()}
    print(f"first run, with building: {time.perf_counter() - start:.2f} s\n")
    ways |= baselines_of(folder)
    for half in ("held", None):
        title = f"the half not used for tuning, {len(rows(half))} queries" if half else "all"
        print_table(rows(half), ways, title)
    print_speed(rows(), ways | {"ask": ask_alone, "ask and play": ask_and_play})


def baselines_of(folder: Path) -> dict[str, Search]:
    """Three ways of searching that anyone would try first."""
    records = list(read_library(content_root()).records.values())
    return {
        "substring": substring_search(records),
        "flat BM25": whoosh_search(records, folder),
        "FTS5": sqlite_search(records),
    }


def print_table(measured: list[Row], ways: dict[str, Search], title: str) -> None:
    """A line for each class and language: MRR@10 and success@1 of each way."""
    print(f"{title:30}" + "".join(f"{name:>16}" for name in ways))
    for kind in dict.fromkeys(row.kind for row in measured):
        for lang in (*LANGUAGES, ""):
            of_kind = [row for row in measured if row.kind == kind and lang in ("", row.lang)]
            if not of_kind:
                continue
            cells = []
            for search in ways.values():
                ranks = [reciprocal_rank(row, search(row)) for row in of_kind]
                cells.append(
                    f"{sum(ranks) / len(ranks):9.3f} {sum(rank == 1 for rank in ranks) / len(ranks):6.2f}"
                )
            print(f"{kind:20} {lang or 'both':4} {len(of_kind):4}" + "".join(cells))
    print()


def print_speed(measured: list[Row], ways: dict[str, Search]) -> None:
    print(f"{'milliseconds of CPU a query':30}{'p50':>10}{'p95':>10}{'most':>10}")
    for name, search in ways.items():
        taken = times(measured, search)
        print(f"{name:30}" + "".join(f"{figure:10.2f}" for figure in taken))
    print(f"{'boards alone':30}" + "".join(f"{figure:10.2f}" for figure in times(measured, boards_search())))


def times(measured: Iterable[Row], search: Search) -> tuple[float, float, float]:
    """The median, the 95th percentile and the longest of the queries, warm, in milliseconds of CPU."""
    taken = []
    for row in measured:
        start = time.process_time()
        search(row)
        taken.append((time.process_time() - start) * 1000)
    taken.sort()
    return median(taken), taken[int(len(taken) * 0.95)], taken[-1]


def kfjudge_search() -> Search:
    from kfjudge.reference.search.search import search

    search("warm")
    return lambda row: [hit.id for hit in search(row.query, lang=row.lang).hits]


def boards_search() -> Search:
    """Only which boards play the case, of a query that is understood already."""
    from kfjudge.reference.search.boards import boards_on
    from kfjudge.reference.search.lexicon import lexicon_of
    from kfjudge.reference.search.query import understood
    from kfjudge.reference.store.store import open_store

    store = open_store()
    queries = {row.query: understood(row.query, lexicon_of(store)) for row in rows()}
    for query in queries.values():
        boards_on(store, query)
    return lambda row: [board.id for board in boards_on(store, queries[row.query])]


def texts(record: Record) -> tuple[str, str]:
    """The names of an entry and what it says, in both languages."""
    names = [name for lang in LANGUAGES for name in (record.titles[lang], *record.aliases.get(lang, ()))]
    says = [variant.text[lang] for variant in record.variants for lang in LANGUAGES]
    for both in (record.questions, record.verdicts):
        says += (both or {}).values()
    return "\n".join([record.id, *names]), "\n".join(says)


def ask_alone(row: Row) -> list[str]:
    """The answer to a query, without a situation being played."""
    from kfjudge.reference.search.ask import ask

    best = ask(row.query, lang=row.lang).best
    return [best.id] if best else []


def ask_and_play(row: Row) -> list[str]:
    """The same, with situations played."""
    from kfjudge.situation.api import answer_question

    best = answer_question(row.query, lang=row.lang).answer.best
    return [best.id] if best else []


def substring_search(records: list[Record]) -> Search:
    """The query somewhere in a name, else somewhere in the text; the shortest first."""
    folded = [(record.id, *(fold(text) for text in texts(record))) for record in records]

    def search(row: Row) -> list[str]:
        query = fold(row.query).strip()
        named = [(len(names), id) for id, names, _ in folded if query in names]
        saying = [(len(says), id) for id, names, says in folded if query in says and query not in names]
        return [id for _, id in sorted(named) + sorted(saying)][:10]

    return search


def whoosh_search(records: list[Record], folder: Path) -> Search:
    """Whoosh as it comes: one field of stemmed words, BM25, any of the words."""
    from whoosh import fields, index
    from whoosh.analysis import StemmingAnalyzer
    from whoosh.query import Or, Term

    (folder / "flat").mkdir()
    analyzer = StemmingAnalyzer()
    schema = fields.Schema(id=fields.ID(stored=True), text=fields.TEXT(analyzer=analyzer))
    flat = index.create_in(str(folder / "flat"), schema)
    writer = flat.writer()
    for record in records:
        writer.add_document(id=record.id, text=" ".join(texts(record)))
    writer.commit()
    searcher = flat.searcher()

    def search(row: Row) -> list[str]:
        words = Or([Term("text", token.text) for token in analyzer(row.query)])
        return [hit["id"] for hit in searcher.search(words, limit=10)]

    return search


def sqlite_search(records: list[Record]) -> Search:
    """SQLite's FTS5 without accents: any of the words, by its BM25."""
    database = sqlite3.connect(":memory:")
    database.execute(
        "CREATE VIRTUAL TABLE e USING fts5(id UNINDEXED, t, tokenize='unicode61 remove_diacritics 2')"
    )
    database.executemany(
        "INSERT INTO e VALUES (?, ?)", [(record.id, " ".join(texts(record))) for record in records]
    )

    def search(row: Row) -> list[str]:
        words = " OR ".join(f'"{word}"' for word in words_of(row.query))
        if not words:
            return []
        found = database.execute("SELECT id FROM e WHERE e MATCH ? ORDER BY rank LIMIT 10", (words,))
        return [id for (id,) in found]

    return search


def grow() -> None:
    """Each size in a process of its own, so that its memory is its own; behind it, how many times as long its
    queries take as those of the first."""
    heads = ("entries", "build s", "load s", "p50 ms", "p95 ms", "most ms", "peak MB")
    print(f"{'times':>6}" + "".join(f"{head:>10}" for head in (*heads, "p50 ×", "p95 ×")), flush=True)
    first: list[float] = []
    for size in SIZES:
        command = [sys.executable, "-m", "tests.benchmarks.bench_search", "--size", str(size)]
        row = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.rstrip()
        taken = [float(figure) for figure in row.split()[4:6]]
        first = first or taken
        ratios = (now / before for now, before in zip(taken, first, strict=True))
        print(row + "".join(f"{ratio:10.1f}" for ratio in ratios), flush=True)


def measure_size(size: int) -> None:
    import resource

    from kfjudge.reference.search.boards import with_boards
    from kfjudge.reference.search.search import guesses, hits_of, seek
    from kfjudge.reference.store.build import BuiltFiles
    from kfjudge.reference.store.compile import compile_library
    from kfjudge.reference.store.store import Store

    library = multiplied(read_library(content_root(), "keyforge"), size)
    boards = multiplied_boards(read_boards(content_root(), "keyforge", library.records), size)
    entries = len(library.records) + len(boards)
    start = time.perf_counter()
    files = compile_library(library, "keyforge", boards)
    build = time.perf_counter() - start
    start = time.perf_counter()
    store = Store(content_root(), Path(), "keyforge", BuiltFiles("", None, {}, 0, files))
    del library, boards

    def search(row: Row) -> list[str]:
        sought = seek(store, row.query, lang=row.lang, kind=None, edition=None)
        guesses(store, sought)
        hits = hits_of(store, sought, 10)
        return [hit.id for hit in with_boards(store, hits, (), sought.boards, sought.lang)]

    search(rows()[0])
    load = time.perf_counter() - start
    gc.collect()
    gc.freeze()  # as the program does not look for memory to free, either
    p50, p95, most = times(rows(), search)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figures = f"{build:10.1f}{load:10.2f}{p50:10.2f}{p95:10.2f}{most:10.1f}{peak:10.0f}"
    print(f"{size:6}{entries:10}{figures}", flush=True)


def mark_of(copy: int) -> str:
    """What the made-up words of a copy end with."""
    syllables = ("ba", "de", "fi", "go", "lu", "mo", "ri", "so", "ta", "vu")
    return "".join(random.Random(copy).choices(syllables, k=3))


def marked(text: str, mark: str) -> str:
    """The text with a third of its words made up."""
    return " ".join(word + mark if crc32(word.encode()) % 3 == 0 else word for word in text.split(" "))


def multiplied_boards(boards: list[StoredBoard], size: int) -> list[StoredBoard]:
    """The boards, and of each as many more that keep most of its words and its cards."""
    made_up = list(boards)
    for copy in range(1, size):
        mark = mark_of(copy)
        for board in boards:
            titles = {lang: f"{marked(title, mark)} {copy}" for lang, title in board.record.titles.items()}
            record = replace(board.record, id=f"{board.record.id}-{copy}", titles=titles)
            script = {lang: marked(text, mark) for lang, text in board.script.items()}
            outcome = {lang: marked(text, mark) for lang, text in board.outcome.items()}
            made_up.append(replace(board, record=record, script=script, outcome=outcome))
    return made_up


def multiplied(library: Library, size: int) -> Library:
    """The library with made-up entries beside its own: of each entry `size - 1` more that keep most of its
    words, as real ones would, and have some that nothing else has."""
    records = dict(library.records)
    for copy in range(1, size):
        mark = mark_of(copy)
        for record in library.records.values():
            id = f"{record.id}-{copy}"
            if record.kind in ("glossary", "rule", "card"):
                records[id] = replace(
                    record,
                    id=id,
                    titles={lang: f"{title} {mark}{copy}" for lang, title in record.titles.items()},
                    aliases={},
                    see=(),
                    variants=tuple(
                        replace(
                            variant, text={lang: marked(text, mark) for lang, text in variant.text.items()}
                        )
                        for variant in record.variants
                    ),
                )
    return replace(library, records=records)


if __name__ == "__main__":
    main(sys.argv[1:])
