"""How a store is built: written aside and moved into place whole, so that a build that is interrupted, or two
at once, never leave a broken one. A cache into which others may write is not used."""

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
from kfjudge.reference.store.freshness import (
    clean_stamps,
    is_store_name,
    list_sources,
    read_stamp,
    write_stamp,
)

if TYPE_CHECKING:
    from kfjudge.reference.store.compile import Compiled
    from kfjudge.reference.store.index import Index

HEAD = "kfjudge store 6"
MANIFEST = "manifest"
INDEX = "index"
ASIDE = "building-"
AWAY = "broken-"
_ABANDONED = 600  # seconds after which a folder aside is left over from a build that was interrupted


class BuiltFiles(Struct):
    """A store as it was built: where it is, and what its files must be like. Without a directory it is in
    memory."""

    directory: Path | None
    sums: dict[str, tuple[int, int]]  # of each file, its length and check sum
    troubles: int
    files: dict[str, bytes] = field(default_factory=dict)
    index: Index | None = None
    is_new: bool = False  # built by this very process


def find_or_build(root: Path, cache: Path, game: str) -> BuiltFiles:
    """Find the store of a game that belongs to its content as it is now, or build it."""
    built = find_built(root, cache, game)
    if built:
        return built
    if find_foreign_folder(cache):
        return build_in_memory(root, game)
    sources = list_sources(root, game)
    name = freshness.hash_content(root, game)
    built = read_manifest(cache / name)
    if built is None:
        return build(root, cache, game)
    with suppress(OSError):
        write_stamp(root, cache, game, name, sources)
    return built


def find_built(root: Path, cache: Path, game: str) -> BuiltFiles | None:
    """Find a store whose stamp says that no file has changed since, in a cache into which no other writes."""
    if find_foreign_folder(cache):
        return None
    name = read_stamp(root, cache, game)
    return read_manifest(cache / name) if name else None


def build(root: Path, cache: Path, game: str) -> BuiltFiles:
    """Build the store anew; in memory where the cache cannot be written, or must not be used."""
    from tempfile import mkdtemp

    if find_foreign_folder(cache):
        return build_in_memory(root, game)
    sources = list_sources(root, game)
    name = freshness.hash_content(root, game)
    try:
        make_private_folder(cache)
        aside = Path(mkdtemp(prefix=ASIDE, dir=cache))
    except OSError:
        return build_in_memory(root, game)
    try:
        _write(root, game, aside)
        # Stamped first: another process that cleans the cache removes a store that no stamp names.
        write_stamp(root, cache, game, name, sources)
        built = _move_into_place(aside, cache / name)
        built.is_new = True
        _clean(cache, name)
    except OSError:  # a full disk, say
        return build_in_memory(root, game)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return built


def build_in_memory(root: Path, game: str) -> BuiltFiles:
    from kfjudge.reference.store.index import index_in_memory

    compiled, troubles = _compile(root, game)
    files, index = dict(compiled.files), index_in_memory(compiled.units)
    return BuiltFiles(None, {}, troubles, files, index, is_new=True)


def drop_store(built: BuiltFiles) -> bool:
    """Move a broken store out of the way, unless another has taken its place already. True if it is gone."""
    if built.directory and _is_still_there(built):
        _move_away(built.directory)
        return not _is_still_there(built)
    return True


def _is_still_there(built: BuiltFiles) -> bool:
    there = read_manifest(built.directory) if built.directory else None
    return there is not None and there.sums == built.sums


def read_manifest(directory: Path) -> BuiltFiles | None:
    """Read which files a store has; None unless each of them is there in its full length."""
    try:
        head, *rows = read_private(directory / MANIFEST).decode().splitlines()
        title, files, troubles = head.split("\t")
        sums = {}
        for row in rows:
            name, size, sum = row.split("\t")
            sums[name] = (int(size), int(sum))
            if (directory / name).lstat().st_size != int(size):
                return None
        is_complete = title == HEAD and len(sums) == int(files) > 0
        return BuiltFiles(directory, sums, int(troubles)) if is_complete else None
    except (OSError, ValueError):
        return None


def _compile(root: Path, game: str) -> tuple[Compiled, int]:
    """Read the content of a game and make the files of its store; how many mistakes the content has."""
    from kfjudge.reference.content.boards import read_boards
    from kfjudge.reference.content.library import read_library
    from kfjudge.reference.store.compile import compile_library

    library = read_library(root, game)
    boards = read_boards(root, game, library.records)
    return compile_library(library, game, boards), len(library.troubles)


def _write(root: Path, game: str, directory: Path) -> None:
    """Write the store of a game into an empty directory, the manifest last."""
    from kfjudge.reference.store.index import write_index

    compiled, troubles = _compile(root, game)
    (directory / INDEX).mkdir(PRIVATE_FOLDER)
    write_index(directory / INDEX, compiled.units)
    for name, data in compiled.files.items():
        (directory / name).write_bytes(data)
    rows = []
    for path in sorted(path for path in directory.rglob("*") if path.is_file()):
        data = path.read_bytes()
        path.chmod(PRIVATE_FILE)
        rows.append(f"{path.relative_to(directory).as_posix()}\t{len(data)}\t{crc32(data)}")
    head = f"{HEAD}\t{len(rows)}\t{troubles}"
    (directory / MANIFEST).write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    (directory / MANIFEST).chmod(PRIVATE_FILE)


def _move_into_place(aside: Path, place: Path) -> BuiltFiles:
    """Put a finished store in its place. The store that came first stays, unless it is broken."""
    for _ in range(2):
        with suppress(OSError):
            aside.replace(place)
            break
        other = read_manifest(place)
        if other:
            with suppress(OSError):
                if all(crc32(read_private(place / name)) == sum for name, (_, sum) in other.sums.items()):
                    return other
        _move_away(place)
    built = read_manifest(place)
    if built is None:
        raise OSError(f"cannot write {place}")
    return built


def _move_away(place: Path) -> None:
    with suppress(OSError):  # another process may be moving it away as well
        place.replace(place.with_name(f"{AWAY}{os.getpid()}-{place.name}"))


def _clean(cache: Path, kept: str) -> None:
    """Remove the stores of content that is gone, and what interrupted builds left behind."""
    with suppress(OSError):
        names = {kept} | clean_stamps(cache)
        for path in cache.iterdir():
            if path.name.startswith((ASIDE, AWAY)):
                old = path.name.startswith(AWAY) or time.time() - path.stat().st_mtime > _ABANDONED
            else:
                old = is_store_name(path.name) and path.name not in names
                old = old and (path / MANIFEST).is_file()
            if old and path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
