"""Building the store: written aside and moved into place whole, so that a build that is interrupted, or
two at once, never leave a broken one. A cache into which others may write is not used."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from msgspec import Struct, field

from kfjudge.core.ownership import (
    PRIVATE_FILE,
    PRIVATE_FOLDER,
    find_foreign_folder,
    make_private_folder,
    read_private,
)
from kfjudge.reference.store import freshness

if TYPE_CHECKING:
    from kfjudge.reference.store.index import Index

HEAD = "kfjudge store 5"
MANIFEST = "manifest"
INDEX = "index"
ASIDE = "building-"
AWAY = "broken-"
_ABANDONED = 600  # seconds after which what was built aside is nobody's


class BuiltFiles(Struct):
    """A built store: where it is, and what its files must be like. Without a directory it is in memory."""

    directory: Path | None
    sums: dict[str, tuple[int, int]]  # of each file, its length and check sum
    troubles: int
    files: dict[str, bytes] = field(default_factory=dict)
    index: Index | None = None
    is_new: bool = False  # built by this very process


def find_or_build(root: Path, cache: Path, game: str) -> BuiltFiles:
    """The store of a game as its content is: found, or built."""
    if find_foreign_folder(cache):
        return build_in_memory(root, game)
    name = freshness.stamped(root, cache, game)
    if name:
        shelf = read_manifest(cache / name)
        if shelf:
            return shelf
    told = freshness.listing(root, game)
    name = freshness.content_hash(root, game)
    shelf = read_manifest(cache / name)
    if shelf is None:
        return build(root, cache, game)
    with suppress(OSError):
        freshness.stamp(root, cache, game, name, told)
    return shelf


def build(root: Path, cache: Path, game: str) -> BuiltFiles:
    """Build the store anew; in memory where the cache cannot be written, or must not be used."""
    from tempfile import mkdtemp

    if find_foreign_folder(cache):
        return build_in_memory(root, game)
    told = freshness.listing(root, game)
    name = freshness.content_hash(root, game)
    try:
        make_private_folder(cache)
        aside = Path(mkdtemp(prefix=ASIDE, dir=cache))
    except OSError:
        return build_in_memory(root, game)
    try:
        _write(root, game, aside)
        shelf = _move(aside, cache / name)
        shelf.is_new = True
        freshness.stamp(root, cache, game, name, told)
        _clean(cache, name)
    except OSError:  # a full disk, say
        return build_in_memory(root, game)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return shelf


def build_in_memory(root: Path, game: str) -> BuiltFiles:
    from kfjudge.reference.content.boards import read_boards
    from kfjudge.reference.content.files import read_library
    from kfjudge.reference.store.compile import compile_library
    from kfjudge.reference.store.index import index_in_memory

    library = read_library(root, game)
    compiled = compile_library(library, game, read_boards(root, game, library.records))
    files, index = dict(compiled.files), index_in_memory(compiled.units)
    return BuiltFiles(None, {}, len(library.troubles), files, index, is_new=True)


def throw_away(shelf: BuiltFiles) -> bool:
    """Move a store out of the way that is broken though it be as it was written, unless another is there;
    whether it is gone."""
    if shelf.directory and _still_stands(shelf):
        _move_away(shelf.directory)
        return not _still_stands(shelf)
    return True


def _still_stands(shelf: BuiltFiles) -> bool:
    there = read_manifest(shelf.directory) if shelf.directory else None
    return there is not None and there.sums == shelf.sums


def read_manifest(directory: Path) -> BuiltFiles | None:
    """The store in a directory, if every file of it is there in its full length."""
    try:
        head, *rows = read_private(directory / MANIFEST).decode().splitlines()
        title, files, troubles = head.split("\t")
        sums = {}
        for row in rows:
            name, size, sum = row.split("\t")
            sums[name] = (int(size), int(sum))
            if (directory / name).lstat().st_size != int(size):
                return None
        is_whole = title == HEAD and len(sums) == int(files) > 0
        return BuiltFiles(directory, sums, int(troubles)) if is_whole else None
    except (OSError, ValueError):
        return None


def _write(root: Path, game: str, directory: Path) -> None:
    from kfjudge.reference.content.boards import read_boards
    from kfjudge.reference.content.files import read_library
    from kfjudge.reference.store.compile import compile_library
    from kfjudge.reference.store.index import write_index

    library = read_library(root, game)
    compiled = compile_library(library, game, read_boards(root, game, library.records))
    (directory / INDEX).mkdir(PRIVATE_FOLDER)
    write_index(directory / INDEX, compiled.units)
    for name, data in compiled.files.items():
        (directory / name).write_bytes(data)
    rows = []
    for path in sorted(path for path in directory.rglob("*") if path.is_file()):
        data = path.read_bytes()
        path.chmod(PRIVATE_FILE)
        rows.append(f"{path.relative_to(directory).as_posix()}\t{len(data)}\t{crc32(data)}")
    head = f"{HEAD}\t{len(rows)}\t{len(library.troubles)}"
    (directory / MANIFEST).write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    (directory / MANIFEST).chmod(PRIVATE_FILE)


def _move(aside: Path, place: Path) -> BuiltFiles:
    """Put a finished store in its place. Whoever came first keeps it, unless what is there is broken."""
    for _ in range(2):
        with suppress(OSError):
            aside.replace(place)
            break
        other = read_manifest(place)
        if other and _is_whole(other):
            return other
        _move_away(place)
    shelf = read_manifest(place)
    if shelf is None:
        raise OSError(f"cannot write {place}")
    return shelf


def _move_away(place: Path) -> None:
    with suppress(OSError):  # someone else may be moving it away as well
        place.replace(place.with_name(f"{AWAY}{os.getpid()}-{place.name}"))


def _is_whole(shelf: BuiltFiles) -> bool:
    assert shelf.directory
    try:
        return all(
            crc32(read_private(shelf.directory / name)) == sum for name, (_, sum) in shelf.sums.items()
        )
    except OSError:
        return False


def _clean(cache: Path, kept: str) -> None:
    """Remove the stores of content that is gone, and what interrupted builds left behind."""
    with suppress(OSError):
        names = {kept} | freshness.stamped_names(cache)
        for path in cache.iterdir():
            if path.name.startswith((ASIDE, AWAY)):
                old = path.name.startswith(AWAY) or time.time() - path.stat().st_mtime > _ABANDONED
            else:
                old = freshness.is_name(path.name) and path.name not in names
                old = old and (path / MANIFEST).is_file()
            if old and path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
