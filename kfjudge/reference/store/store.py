"""The reference, ready to be read: one entry at a time for looking up, whole tables for searching. A file
that is not as it was written is built again, without a word."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from msgspec import Struct

from kfjudge.core.ownership import Foreign, foreign, open_own, read_own
from kfjudge.games import GAMES
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

_MENDS = 2  # once on the disk; should that be broken too, in memory


class DamagedFile(Exception):
    """A file of the store is not as it was written. Never leaves this module."""


class Built(Struct, frozen=True):
    """What a rebuilding made."""

    path: Path | None  # None: in memory, because the cache cannot be written, or must not be used
    foreign: Foreign | None
    seconds: float
    entries: int
    cards: int
    troubles: int


class Status(Struct, frozen=True):
    content: Path
    installed: bool
    cache: Path | None
    foreign: Foreign | None
    fresh: bool
    hash: str
    entries: int
    cards: int
    troubles: int
    bytes: int


class Store:
    """The compiled reference. `troubles` counts the mistakes of its content."""

    def __init__(self, root: Path, cache: Path, shelf: BuiltFiles) -> None:
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
        for tried in (key, *(f"{game}:{key}" for game in GAMES)):
            # A board is named with its kind, so what is no board is not sought among a thousand of them.
            for row in self.rows_of("boards" if f":{BOARD}/" in tried else "places", tried):
                return row
        return None

    def _line(self, offset: int, length: int, sum: int) -> bytes:
        if "entries" in self.shelf.files:
            return self.shelf.files["entries"][offset : offset + length]
        assert self.shelf.directory
        with open_own(self.shelf.directory / "entries") as stream:
            stream.seek(offset)
            line = stream.read(min(length, self.shelf.sums["entries"][0]))
        if crc32(line) != sum:
            raise DamagedFile
        return line

    def _verified(self, name: str) -> bytes:
        assert self.shelf.directory
        data = read_own(self.shelf.directory / name)
        if (len(data), crc32(data)) != self.shelf.sums.get(name):
            raise DamagedFile
        return data

    def _open_index(self) -> Index:
        from kfjudge.reference.store.index import open_index

        files = {name: self._verified(name) for name in self.shelf.sums if name.startswith(f"{INDEX}/")}
        return open_index(files, len(self.rows("units")))

    def _mend(self) -> None:
        """Build what was found broken, and go on with that."""
        throw_away(self.shelf)
        self._mended += 1
        on_disk = self._mended < _MENDS
        self.shelf = build(self._root, self._cache) if on_disk else build_in_memory(self._root)


def open_store() -> Store:
    """The store of the content as it was when this process first asked."""
    return _open(content_root(), cache_root())


@lru_cache(maxsize=4)
def _open(root: Path, cache: Path) -> Store:
    return Store(root, cache, find_or_build(root, cache))


def give_up() -> bool:
    """Throw away the store that is open, unless this process built it, so that whoever asks next has it
    built; whether it is gone."""
    if not _open.cache_info().currsize:
        return False
    store = open_store()
    if store.is_new:
        return False
    _open.cache_clear()
    return throw_away(store.shelf)


def rebuild() -> Built:
    """Build the store, whether or not it is there."""
    start = time.perf_counter()
    _open.cache_clear()
    root, cache = content_root(), cache_root()
    there = None if foreign(cache) else read_manifest(cache / content_hash(root))
    if there:
        throw_away(there)
    store = Store(root, cache, build(root, cache))
    seconds = time.perf_counter() - start
    entries, cards = _count(store.ids())
    return Built(store.directory, foreign(cache), seconds, entries, cards, store.troubles)


def status() -> Status:
    """What there is, without building anything."""
    from kfjudge.reference.content.files import read_library

    root, cache = content_root(), cache_root()
    name = content_hash(root)
    not_used = foreign(cache)
    shelf = None if not_used else read_manifest(cache / name)
    if shelf is None:
        library = read_library(root)
        ids, troubles, size = list(library.records), len(library.troubles), 0
    else:
        store = Store(root, cache, shelf)
        ids, troubles = store.ids(), store.troubles
        size = sum(length for length, _ in shelf.sums.values())
    entries, cards = _count(ids)
    place = shelf.directory if shelf else None
    return Status(
        root, root.name == "content", place, not_used, shelf is not None, name, entries, cards, troubles, size
    )


def _count(ids: list[str]) -> tuple[int, int]:
    cards = sum(":card/" in id for id in ids)
    return len(ids) - cards, cards
