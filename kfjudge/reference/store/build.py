"""How a store is built, aside, and moved into place whole, so that a build that is interrupted, or two at
once, never leave a broken one; and whether it still belongs to its content. A cache into which others may
write is not used. A wheel carries the stores of its content, which is not edited where it is installed."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from zlib import crc32

from msgspec import Struct, field

from kfjudge import __version__
from kfjudge.core.files import (
    ASIDE,
    NO_FOLLOW,
    PRIVATE_FILE,
    announcing_builds,
    find_foreign_folder,
    make_private_folder,
    read_private,
    write_private,
)
from kfjudge.games import package_of
from kfjudge.words import LANGUAGES

HEAD = "kfjudge store 10"
MANIFEST = "manifest"
SHIPPED = "stores"  # beside the entries of an installed kfjudge
AWAY = "broken-"
_ABANDONED = 600  # seconds after which a folder aside is left over from a build that was interrupted
_PATIENCE = 120  # seconds to wait for another process that builds the same
STAMPS = "stamps"
_LOCK = ".lock"
_NAME = re.compile("[0-9a-f]{32}")
_ENDINGS = (".yaml", ".yml", ".csv", ".kf")
_CODE = (".py", ".csv")
_LAYERS = ("core", "notation", "reference")
_NAME_OF = attrgetter("name")
_PACKAGE = Path(__file__).resolve().parents[2]

SourceFile = tuple[str, os.stat_result]  # a file, and what there is to know of it without reading it


class BuiltFiles(Struct):
    """A store as it was built: what it is called, where it is, and what its files must be like. Without a
    directory it is in memory."""

    name: str
    directory: Path | None
    sums: dict[str, tuple[int, int]]  # of each file, its length and check sum
    troubles: int
    files: dict[str, bytes] = field(default_factory=dict)
    is_new: bool = False  # built by this very process
    is_shipped: bool = False


_distrusted: set[Path | None] = set()  # stores that came with the wheel and were found broken


def find_or_build(root: Path, cache: Path, game: str) -> BuiltFiles:
    """Find the store of a game that belongs to its content as it is now, or build it. Of several processes
    that need it at once, one builds it, and the others wait."""
    built = find_built(root, cache, game)
    if built:
        return built
    with announcing_builds.get()(game):
        if find_foreign_folder(cache):
            return build_in_memory(root, game)
        with _locked(cache, game):
            built = find_built(root, cache, game)
            if built:
                return built
            sources = list_sources(root, game)
            name = hash_content(root, game)
            built = read_manifest(cache / name)
            if built is None:
                return build(root, cache, game)
            with suppress(OSError):
                write_stamp(root, cache, game, name, sources)
            return built


def find_built(root: Path, cache: Path, game: str) -> BuiltFiles | None:
    """Find a store whose stamp says that no file has changed since, in a cache into which no other writes; or
    else the one that came with the wheel."""
    with suppress(OSError, ValueError):
        name, sources = (
            ("", "") if find_foreign_folder(cache) else _parse_stamp(_stamp_path(root, cache, game))
        )
        if name and sources == list_sources(root, game):
            built = read_manifest(cache / name)
            if built:
                return built
    return _find_shipped(root / SHIPPED / game, game)


def _find_shipped(directory: Path, game: str) -> BuiltFiles | None:
    """Find a store that came with the wheel. Where others may change it, it is read whole and must be what
    the package says."""
    if directory in _distrusted or not directory.is_dir():
        return None
    built = None if find_foreign_folder(directory / MANIFEST) else read_manifest(directory)
    if built is None:
        try:
            files = {path.name: path.read_bytes() for path in directory.iterdir()}
            if digest_files(files) != import_module("kfjudge.shipped").DIGESTS[game]:
                return None
            built = parse_manifest(files[MANIFEST], directory)
        except (ImportError, LookupError, OSError, ValueError):
            return None
        built.files = files
    built.is_shipped = True
    return built


@contextmanager
def _locked(cache: Path, game: str) -> Iterator[None]:
    """Hold the lock of a game while its store is built. Who has waited too long goes on without: the other
    may have been stopped. Windows has no such lock: there each builds, and the first that is done is kept."""
    try:
        import fcntl

        make_private_folder(cache / STAMPS)
        place = cache / STAMPS / f"{game}{_LOCK}"
        lock = os.open(place, os.O_RDWR | os.O_CREAT | NO_FOLLOW, PRIVATE_FILE)
    except (ImportError, OSError):
        yield
        return
    until = time.monotonic() + _PATIENCE
    try:
        while time.monotonic() < until:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                time.sleep(0.05)
            except OSError:  # a file system that has none
                break
        yield
    finally:
        os.close(lock)


def build(root: Path, cache: Path, game: str) -> BuiltFiles:
    """Build the store anew; in memory where the cache cannot be written, or must not be used."""
    from tempfile import mkdtemp

    if find_foreign_folder(cache):
        return build_in_memory(root, game)
    sources = list_sources(root, game)
    name = hash_content(root, game)
    try:
        make_private_folder(cache)
        aside = Path(mkdtemp(prefix=ASIDE, dir=cache))
    except OSError:
        return build_in_memory(root, game)
    try:
        write_store(root, game, name, aside)
        # Stamped first: another process that cleans the cache removes a store that no stamp names.
        write_stamp(root, cache, game, name, sources)
        built = _move_into_place(aside, cache / name)
        built.is_new = True
        _clean(cache, name)
    except OSError:  # a full disk, say
        return build_in_memory(root, game)
    finally:
        from shutil import rmtree  # slow to load, and rarely needed

        rmtree(aside, ignore_errors=True)
    return built


def build_in_memory(root: Path, game: str) -> BuiltFiles:
    files, troubles = _compile(root, game)
    return BuiltFiles("", None, {}, troubles, files, is_new=True)


def drop_store(built: BuiltFiles) -> bool:
    """Move a broken store out of the way, unless another has taken its place already. True if it is gone. One
    that came with the wheel stays where it is, and is not read again by this process."""
    if built.is_shipped:
        _distrusted.add(built.directory)
        return True
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
        built = parse_manifest(read_private(directory / MANIFEST), directory)
        sizes = {name: (directory / name).lstat().st_size for name in built.sums}
    except (OSError, ValueError):
        return None
    return built if all(sizes[name] == size for name, (size, _) in built.sums.items()) else None


def parse_manifest(manifest: bytes, directory: Path) -> BuiltFiles:
    """Read a manifest; raise ValueError for what is none."""
    head, *rows = manifest.decode().splitlines()
    title, name, files, troubles = head.split("\t")
    cells = [row.split("\t") for row in rows]
    sums = {file: (int(size), int(sum)) for file, size, sum in cells}
    if title != HEAD or not len(sums) == int(files) > 0:
        raise ValueError(head)
    return BuiltFiles(name, directory, sums, int(troubles))


def _compile(root: Path, game: str) -> tuple[dict[str, bytes], int]:
    """Read the content of a game and make the files of its store; how many mistakes the content has."""
    from kfjudge.reference.content.boards import read_boards
    from kfjudge.reference.content.library import read_library
    from kfjudge.reference.store.compile import compile_library

    library = read_library(root, game)
    boards = read_boards(root, game, library.records)
    return compile_library(library, game, boards), len(library.troubles)


def write_store(root: Path, game: str, name: str, directory: Path) -> None:
    """Write the store of a game into an empty directory, the manifest last."""
    files, troubles = _compile(root, game)
    rows = []
    for file, data in sorted(files.items()):
        (directory / file).write_bytes(data)
        (directory / file).chmod(PRIVATE_FILE)
        rows.append(f"{file}\t{len(data)}\t{crc32(data)}")
    head = f"{HEAD}\t{name}\t{len(rows)}\t{troubles}"
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
    """Remove the stamps and stores of content that is gone, and what interrupted builds left behind."""
    with suppress(OSError):
        names = {kept}
        for path in (cache / STAMPS).iterdir():
            if path.name.endswith(_LOCK):
                continue
            try:
                name, sources = _parse_stamp(path)
            except (OSError, ValueError):
                name, sources = "", ""
            if sources and Path(sources.partition("\t")[0]).is_dir():
                names.add(name)
            else:
                path.unlink(missing_ok=True)
        for path in cache.iterdir():
            if path.name.startswith((ASIDE, AWAY)):
                old = path.name.startswith(AWAY) or time.time() - path.stat().st_mtime > _ABANDONED
            else:
                old = bool(_NAME.fullmatch(path.name)) and path.name not in names
                old = old and (path / MANIFEST).is_file()
            if old and path.is_dir():
                from shutil import rmtree

                rmtree(path, ignore_errors=True)


# what a wheel carries


def ship_stores(root: Path, folder: Path, games: Iterable[str]) -> str:
    """Write the stores of some games into a folder; the module that says what they must be like."""
    digests = {}
    for game in games:
        (folder / game).mkdir(parents=True)
        write_store(root, game, hash_content(root, game), folder / game)
        digests[game] = digest_files({path.name: path.read_bytes() for path in (folder / game).iterdir()})
    return f'"""What the stores that came with this wheel must be like."""\n\nDIGESTS = {digests!r}\n'


def digest_files(files: Mapping[str, bytes]) -> str:
    """Compute what tells the files of a store from any others."""
    from hashlib import sha256

    return sha256(
        b"".join(f"{name}\t{len(data)}\n".encode() + data for name, data in sorted(files.items()))
    ).hexdigest()


# whether a store still belongs to its content: sizes and times of the files settle it on an ordinary start;
# only when they changed are the files themselves read


def list_sources(root: Path, game: str) -> str:
    """List every file that the store of a game is made from, with its size and time; the code that makes it
    is among them."""
    lines = [f"{root}\t{game}\t{__version__}"]
    lines += [f"{path}\t{found.st_size}\t{found.st_mtime_ns}" for path, found in _sources(root, game)]
    return "\n".join(lines)


def hash_content(root: Path, game: str) -> str:
    """Hash what a store is made from, which names it: the same files give the same name, wherever they
    are."""
    from hashlib import blake2b

    digest = blake2b(f"{game} {__version__}".encode(), digest_size=16)
    entries = tuple(f"{folder}{os.sep}" for folder in _content_folders(root, game))
    for path, found in _sources(root, game):
        name = os.path.relpath(path, root if path.startswith(entries) else _PACKAGE).replace(os.sep, "/")
        digest.update(f"\0{name}\0{found.st_size}\0".encode())
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()


def write_stamp(root: Path, cache: Path, game: str, name: str, sources: str) -> None:
    """Note which store belongs to the files as they were listed."""
    write_private(_stamp_path(root, cache, game), f"{name}\n{sources}".encode())


def _parse_stamp(stamp: Path) -> tuple[str, str]:
    """Read the name of a store, and the files that it was built from; raise ValueError for what is no
    stamp."""
    name, _, sources = read_private(stamp).decode().partition("\n")
    if not _NAME.fullmatch(name):
        raise ValueError(name[:40])
    return name, sources


def _stamp_path(root: Path, cache: Path, game: str) -> Path:
    return cache / STAMPS / f"{game}-{crc32(str(root).encode()):08x}"


def _sources(root: Path, game: str) -> list[SourceFile]:
    # How words are compared is code, and what a card does is printed from how it is written.
    return [
        *_list_files(_content_folders(root, game), _ENDINGS),
        *_shared_code(),
        *_list_files(import_module(package_of(game)).__path__, _CODE),
    ]


def _content_folders(root: Path, game: str) -> list[str]:
    return [str(root / folder / game) for folder in ("faq", "glossary", "scenarios")]


@cache
def _shared_code() -> list[SourceFile]:
    """List the code that all stores are made with, once in a process: it runs as it was loaded."""
    folders = [str(_PACKAGE / layer) for layer in _LAYERS]
    folders += [place for package in LANGUAGES.values() for place in import_module(package).__path__]
    return _list_files(folders, _CODE)


def _list_files(folders: Iterable[str], endings: tuple[str, ...]) -> list[SourceFile]:
    """List the files under some folders in a fixed order. Every start comes through here, so without
    pathlib."""
    found: list[SourceFile] = []
    for folder in folders:
        try:
            with os.scandir(folder) as listed:
                entries = sorted(listed, key=_NAME_OF)
        except OSError:
            continue
        for entry in entries:
            if entry.name.endswith(endings) and entry.is_file():
                found.append((entry.path, entry.stat()))
            elif entry.name != "__pycache__" and entry.is_dir():
                found += _list_files((entry.path,), endings)
    return found
