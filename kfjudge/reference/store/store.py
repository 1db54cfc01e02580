"""The reference, ready to be read, each game by itself: one entry at a time for looking up, whole tables for
searching. A file that is not as it was written is built again, without a word."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from msgspec import Struct

from kfjudge.core.ownership import (
    ForeignFolder,
    can_make_private_folder,
    find_foreign_folder,
    open_private,
    read_private,
)
from kfjudge.games import GAMES, default
from kfjudge.reference.content.files import content_root
from kfjudge.reference.model import BOARD, Record
from kfjudge.reference.store.build import (
    INDEX,
    BuiltFiles,
    build,
    build_in_memory,
    find_or_build,
    read_manifest,
    throw_away,
)
from kfjudge.reference.store.freshness import cache_root, content_hash
from kfjudge.reference.text import fold

if TYPE_CHECKING:
    from kfjudge.reference.store.index import Index

_opened: set[str] = set()  # the games whose stores were opened
_MENDS = 2  # once on the disk; should that be broken too, in memory


class DamagedFile(Exception):
    """A file of the store is not as it was written. Never leaves this module."""


class Built(Struct, frozen=True):
    """What a rebuilding made."""

    path: Path | None  # None: in memory, because the cache cannot be written, or must not be used
    foreign: ForeignFolder | None
    seconds: float
    entries: int
    cards: int
    troubles: int


class Status(Struct, frozen=True):
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

    def __init__(self, root: Path, cache: Path, game: str, shelf: BuiltFiles) -> None:
        self.game = game
        self._root = root
        self._cache = cache
        self._records: dict[str, Record] = {}
        self.shelf = shelf
        self._mended = 0

    @property
    def troubles(self) -> int:
        return self.shelf.troubles

    @property
    def is_new(self) -> bool:
        """Whether this process built it."""
        return self.shelf.is_new

    @property
    def directory(self) -> Path | None:
        return self.shelf.directory

    def text(self, name: str) -> bytes:
        """One table of the store, whole."""
        if name not in self.shelf.files:
            try:
                self.shelf.files[name] = self._verified(name)
            except (DamagedFile, OSError):
                self._mend()
                return self.text(name)
        return self.shelf.files[name]

    def rows(self, name: str) -> list[list[str]]:
        """The rows of a table, cut into columns."""
        return [row.split("\t") for row in self.text(name).decode().split("\n") if row]

    def columns(self, name: str, *heads: str) -> list[list[str]]:
        """The columns with those heads, of a table that lies on its side."""
        columns = {head: cells for head, *cells in self.rows(name)}
        if not columns.keys() >= set(heads):
            raise ValueError(f"{name} has no such columns")
        return [columns[head] for head in heads]

    def rows_of(self, name: str, key: str) -> Iterator[list[str]]:
        """The rows of a table that begin with a key."""
        data = self.text(name)
        wanted = f"\n{key}\t".encode(errors="replace")
        start = data.find(wanted)
        while start >= 0:
            end = data.index(b"\n", start + 1)
            yield data[start + 1 : end].decode().split("\t")
            start = data.find(wanted, end)

    def index(self) -> Index:
        if self.shelf.index is None:
            try:
                self.shelf.index = self._open_index()
            except MemoryError:  # which the file is not to blame for
                raise
            except Exception:  # Whoosh meets a broken file in many ways; each of them means: build again
                if self.shelf.directory is None:
                    raise
                self._mend()
                return self.index()
        return self.shelf.index

    def find_id(self, id: str) -> str | None:
        """The identifier as it is written, accents and all; the game may be left out."""
        place = self._place(id)
        return place[1] if place else None

    def record(self, id: str) -> Record | None:
        found = self._records.get(id)
        if found is None:
            found = self._read(id)
            if found is not None:
                self._records[id] = found
        return found

    def _read(self, id: str) -> Record | None:
        place = self._place(id)
        if place is None:
            return None
        from kfjudge.reference.store.lines import from_line

        try:
            line = self._line(*(int(number) for number in place[3:6]))
        except (DamagedFile, OSError):
            self._mend()
            return self._read(id)
        return from_line(line)

    def ids(self) -> list[str]:
        """All entries but boards."""
        return [row[1] for row in self.rows("places")]

    def board_ids(self) -> list[str]:
        return [row[1] for row in self.rows("boards")]

    def _place(self, id: str) -> list[str] | None:
        key = " ".join(fold(id[:200]).split())
        for tried in (key, f"{self.game}:{key}"):
            # A board is named with its kind, so what is no board is not sought among a thousand of them.
            for row in self.rows_of("boards" if f":{BOARD}/" in tried else "places", tried):
                return row
        return None

    def _line(self, offset: int, length: int, sum: int) -> bytes:
        if "entries" in self.shelf.files:
            return self.shelf.files["entries"][offset : offset + length]
        assert self.shelf.directory
        with open_private(self.shelf.directory / "entries") as stream:
            stream.seek(offset)
            line = stream.read(min(length, self.shelf.sums["entries"][0]))
        if crc32(line) != sum:
            raise DamagedFile
        return line

    def _verified(self, name: str) -> bytes:
        assert self.shelf.directory
        data = read_private(self.shelf.directory / name)
        if (len(data), crc32(data)) != self.shelf.sums.get(name):
            raise DamagedFile
        return data

    def _open_index(self) -> Index:
        from kfjudge.reference.store.index import open_index

        files = {name: self._verified(name) for name in self.shelf.sums if name.startswith(f"{INDEX}/")}
        [(_, *units)] = self.rows_of("units", "entry")
        return open_index(files, len(units))

    def _mend(self) -> None:
        """Build what was found broken, and go on with that."""
        throw_away(self.shelf)
        self._mended += 1
        on_disk = self._mended < _MENDS
        self.shelf = (
            build(self._root, self._cache, self.game) if on_disk else build_in_memory(self._root, self.game)
        )


def open_store(game: str | None = None) -> Store:
    """The store of a game, or of the first, as its content was when this process first asked."""
    return _open(content_root(), cache_root(), game or default())


def stores_for(id: str) -> Iterator[Store]:
    """The stores that may have an entry: that of the game which is named, else one after the other."""
    game = id.partition(":")[0].strip().lower()
    yield from map(open_store, (game,) if game in GAMES else tuple(GAMES))


@lru_cache(maxsize=8)
def _open(root: Path, cache: Path, game: str) -> Store:
    _opened.add(game)
    return Store(root, cache, game, find_or_build(root, cache, game))


def give_up() -> bool:
    """Throw away the stores that are open, but for those that this process built, so that whoever asks next
    has them built; whether they are gone."""
    opened = [open_store(game) for game in GAMES if game in _opened] if _open.cache_info().currsize else []
    old = [store for store in opened if not store.is_new]
    if old:
        _open.cache_clear()
    gone = [throw_away(store.shelf) for store in old]
    return bool(gone) and all(gone)


def rebuild(game: str) -> Built:
    """Build the store of a game, whether or not it is there."""
    start = time.perf_counter()
    _open.cache_clear()
    root, cache = content_root(), cache_root()
    there = None if find_foreign_folder(cache) else read_manifest(cache / content_hash(root, game))
    if there:
        throw_away(there)
    store = Store(root, cache, game, build(root, cache, game))
    seconds = time.perf_counter() - start
    entries, cards = _count(store.ids())
    return Built(store.directory, find_foreign_folder(cache), seconds, entries, cards, store.troubles)


def status(game: str) -> Status:
    """What there is of a game, without building anything."""
    from kfjudge.reference.content.files import read_library

    root, cache = content_root(), cache_root()
    name = content_hash(root, game)
    not_used = find_foreign_folder(cache)
    shelf = None if not_used else read_manifest(cache / name)
    if shelf is None:
        library = read_library(root, game)
        ids, troubles, size = list(library.records), len(library.troubles), 0
    else:
        store = Store(root, cache, game, shelf)
        ids, troubles = store.ids(), store.troubles
        size = sum(length for length, _ in shelf.sums.values())
    entries, cards = _count(ids)
    place = shelf.directory if shelf else None
    is_kept = not not_used and can_make_private_folder(cache)
    return Status(
        root,
        root.name == "content",
        place,
        not_used,
        is_kept,
        shelf is not None,
        name,
        entries,
        cards,
        troubles,
        size,
    )


def _count(ids: list[str]) -> tuple[int, int]:
    cards = sum(":card/" in id for id in ids)
    return len(ids) - cards, cards
