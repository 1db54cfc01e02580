"""The store of each game, from which the reference is read: one entry at a time for looking up, whole tables
for searching. A file that is not as it was written is built again, without a word."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from zlib import crc32

from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from kfjudge.core.files import (
    ForeignFolder,
    announcing_builds,
    cache_root,
    can_make_private_folder,
    content_root,
    find_foreign_folder,
    is_zipped,
    open_private,
    read_private,
)
from kfjudge.games import default_game
from kfjudge.reference.model import BOARD, Record
from kfjudge.reference.store.build import (
    BuiltFiles,
    build,
    build_in_memory,
    drop_store,
    find_built,
    find_or_build,
    hash_content,
    read_manifest,
)
from kfjudge.reference.store.index import Index
from kfjudge.reference.text import fold

_open: dict[tuple[Path, Path, str], Store] = {}  # by content, cache and game
_MENDS = 2  # once on the disk; should that be broken too, in memory


class DamagedFile(Exception):
    """A file of the store is not as it was written. Never leaves this module."""


class Rebuilt(Struct, frozen=True):
    """What `rebuild` made."""

    path: Path | None  # None: in memory, because the cache cannot be written, or must not be used
    foreign: ForeignFolder | None
    seconds: float
    entries: int
    cards: int
    troubles: int


class Status(Struct, frozen=True):
    """What there is of a game: where its content is, and whether its store is built and fresh."""

    content: Path
    installed: bool
    cache: Path | None
    foreign: ForeignFolder | None
    is_kept: bool  # what is built of it: in a cache that may be used and written
    fresh: bool
    hash: str
    entries: int
    cards: int
    troubles: int
    bytes: int


class Store:
    """The compiled reference of a game. `troubles` counts the mistakes of its content."""

    def __init__(self, root: Path, cache: Path, game: str, built: BuiltFiles) -> None:
        self.game = game
        self._root = root
        self._cache = cache
        self._records: dict[str, Record] = {}
        self.built = built
        self.left_out: frozenset[str] = frozenset()  # what is not to be found
        self._mended = 0

    @property
    def troubles(self) -> int:
        return self.built.troubles

    @property
    def is_new(self) -> bool:
        """Whether this process built it."""
        return self.built.is_new

    @property
    def directory(self) -> Path | None:
        return self.built.directory

    def text(self, name: str) -> bytes:
        """Read one table of the store, whole."""
        if name not in self.built.files:
            try:
                self.built.files[name] = self._verified(name)
            except (DamagedFile, OSError):
                self._mend()
                return self.text(name)
        return self.built.files[name]

    def rows(self, name: str) -> list[list[str]]:
        """Read the rows of a table, cut into columns."""
        return [row.split("\t") for row in self.text(name).decode().split("\n") if row]

    def lines(self, name: str) -> list[bytes]:
        """Read the lines of a table as they are. Who asks keeps them; the file is read again if need be."""
        is_kept = name in self.built.files
        lines = self.text(name).split(b"\n")[1:-1]
        if not is_kept and self.built.directory is not None:
            self.built.files.pop(name, None)
        return lines

    def columns(self, name: str, *heads: str) -> list[list[str]]:
        """Read the columns with those heads, of a table that lies on its side."""
        columns = {line.partition(b"\t")[0].decode(): line for line in self.lines(name)}
        if not columns.keys() >= set(heads):
            raise ValueError(f"{name} has no such columns")
        return [columns[head].decode().split("\t")[1:] for head in heads]

    def rows_of(self, name: str, key: str) -> Iterator[list[str]]:
        """Find the rows of a table that begin with a key."""
        data = self.text(name)
        wanted = f"\n{key}\t".encode(errors="replace")
        start = data.find(wanted)
        while start >= 0:
            end = data.index(b"\n", start + 1)
            yield data[start + 1 : end].decode().split("\t")
            start = data.find(wanted, end)

    def row_of(self, name: str, key: str) -> list[str]:
        """Find the cells behind a key in a sorted table; none where it has no such row."""
        from kfjudge.reference.store.index import find_row

        row = find_row(self.text(name), f"{key}\t".encode(errors="replace"))
        return row.decode().split("\t") if row is not None else []

    def has_row(self, name: str, beginning: str) -> bool:
        """Tell whether a row of a sorted table begins so."""
        from kfjudge.reference.store.index import find_row

        return find_row(self.text(name), beginning.encode(errors="replace")) is not None

    def index(self) -> Index:
        """Open the index."""
        return Index(self.text("postings"), len(self.lines("stems")))

    def find_id(self, id: str) -> str | None:
        """Find an identifier, whose game may be left out, as its entry writes it, accents and all."""
        place = self._place(id)
        return place[1] if place else None

    def record(self, id: str) -> Record | None:
        """Read one entry; None where there is none of that identifier."""
        if id not in self._records:
            place = self._place(id)
            if place is None:
                return None
            try:
                line = self._line(*(int(number) for number in place[3:6]))
            except (DamagedFile, OSError):
                self._mend()
                return self.record(id)
            found = _record_decoder().decode(line)
            if self.left_out:
                boards = (f"{found.game}:board/{name}" for name in found.scenarios)
                kept = tuple(id.partition(":board/")[2] for id in boards if id not in self.left_out)
                see = tuple(one for one in found.see if one not in self.left_out)
                found = replace(found, see=see, scenarios=kept)
            self._records[id] = found
        return self._records[id]

    def leave_out(self, ids: Iterable[str]) -> None:
        """Answer as if some entries and boards were not there; without any, all are there again."""
        self.left_out = frozenset(ids)
        self.forget()

    def forget(self) -> None:
        """Drop the entries that were read: who reads them all keeps none."""
        self._records.clear()

    def ids(self) -> list[str]:
        """List all entries but boards."""
        return [row[1] for row in self.rows("places")]

    def board_ids(self) -> list[str]:
        return [row[1] for row in self.rows("boards")]

    def _place(self, id: str) -> list[str] | None:
        """Find the row that says where the line of an entry is."""
        key = " ".join(fold(id[:200]).split())
        for tried in (key, f"{self.game}:{key}"):
            # Boards are named with their kind: any other entry is not sought among a thousand of them.
            for row in self.rows_of("boards" if f":{BOARD}/" in tried else "places", tried):
                return row
        return None

    def _line(self, offset: int, length: int, sum: int) -> bytes:
        """Read the line of an entry; raise DamagedFile where its sum does not fit."""
        if "entries" in self.built.files:
            return self.built.files["entries"][offset : offset + length]
        assert self.built.directory
        with open_private(self.built.directory / "entries") as stream:
            stream.seek(offset)
            line = stream.read(min(length, self.built.sums["entries"][0]))
        if crc32(line) != sum:
            raise DamagedFile
        return line

    def _verified(self, name: str) -> bytes:
        """Read a file; raise DamagedFile where its length or sum does not fit."""
        assert self.built.directory
        data = read_private(self.built.directory / name)
        if (len(data), crc32(data)) != self.built.sums.get(name):
            raise DamagedFile
        return data

    def _mend(self) -> None:
        """Discard the store, which was found broken, and go on with one that is built anew."""
        drop_store(self.built)
        self._mended += 1
        on_disk = self._mended < _MENDS
        self.built = (
            build(self._root, self._cache, self.game) if on_disk else build_in_memory(self._root, self.game)
        )


@cache
def _record_decoder() -> Decoder[Record]:
    return Decoder(Record)


def open_store(game: str | None = None) -> Store:
    """Open the store of a game, or of the first, as its content was when this process first asked."""
    key = (content_root(), cache_root(), game or default_game())
    if key not in _open:
        _open[key] = Store(*key, find_or_build(*key))
    return _open[key]


def open_built_store(game: str) -> Store | None:
    """Open the store of a game if that need not be built first."""
    key = (content_root(), cache_root(), game)
    if key not in _open:
        built = find_built(*key)
        if built is None:
            return None
        _open[key] = Store(*key, built)
    return _open[key]


def count_troubles() -> int:
    """Count the mistakes in the content of the games whose stores are open."""
    here = content_root(), cache_root()
    return sum(store.troubles for (*places, _), store in _open.items() if (*places,) == here)


def drop_open_stores() -> bool:
    """Discard the stores that are open, but for those that this process built, so that they are built anew
    when they are opened again. True if there were any and they are gone."""
    old = [store for store in _open.values() if not store.is_new]
    if old:
        _open.clear()
    gone = [drop_store(store.built) for store in old]
    return bool(gone) and all(gone)


def rebuild(game: str) -> Rebuilt:
    """Build the store of a game, whether or not it is there."""
    start = time.perf_counter()
    _open.clear()
    root, cache = content_root(), cache_root()
    there = None if find_foreign_folder(cache) else read_manifest(cache / hash_content(root, game))
    if there:
        drop_store(there)
    with announcing_builds.get()(game):
        store = Store(root, cache, game, build(root, cache, game))
    seconds = time.perf_counter() - start
    entries, cards = _count(store.ids())
    return Rebuilt(store.directory, find_foreign_folder(cache), seconds, entries, cards, store.troubles)


def status(game: str) -> Status:
    """Tell what there is of a game, without building anything."""
    root, cache = content_root(), cache_root()
    not_used, built = find_foreign_folder(cache), find_built(root, cache, game)
    name = built.name if built and is_zipped() else hash_content(root, game)  # of code that is no file
    built = built or (None if not_used else read_manifest(cache / name))
    if built is None:
        from kfjudge.reference.content.library import read_library

        library = read_library(root, game)
        ids, troubles = list(library.records), len(library.troubles)
    else:
        store = Store(root, cache, game, built)
        ids, troubles = store.ids(), store.troubles
    entries, cards = _count(ids)
    return Status(
        content=root,
        installed=root.name == "content",
        cache=built.directory if built else None,
        foreign=None if built and built.is_shipped else not_used,
        is_kept=not not_used and can_make_private_folder(cache),
        fresh=built is not None and built.name == name,
        hash=name,
        entries=entries,
        cards=cards,
        troubles=troubles,
        bytes=sum(length for length, _ in built.sums.values()) if built else 0,
    )


def _count(ids: list[str]) -> tuple[int, int]:
    """Count the entries that are no cards, and the cards."""
    cards = sum(":card/" in id for id in ids)
    return len(ids) - cards, cards
