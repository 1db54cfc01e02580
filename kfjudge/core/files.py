"""The files that kfjudge reads: where the packaged entries and boards are, how a file that a stranger may
have written is read (so much of it and no more, as text) and named on the screen, the tables that games
keep of their cards (a row a card, a column a fact; `name_en` is what a card is called in English), and who
owns a file or folder.

The cache answers for the books, so only its user may write there, and nobody may put another folder in its
place. Windows keeps users apart by other means and does not tell the owner of a file: nothing is checked
there."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, BinaryIO
from zlib import crc32

from msgspec import Struct

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

ASIDE = "building-"  # how a folder of the cache begins whose making is not finished
BOUND = 256 * 1024  # the longest entry is a twentieth of this, a scenario a thousandth
_LONGEST_PATH = 300
_PACKAGE = Path(__file__).resolve().parent.parent
# Where glossary/, faq/ and scenarios/ may be: packed into an installed kfjudge, at the top of a checkout.
PLACES = (_PACKAGE / "content", _PACKAGE.parent)

# Entered with the id of a game while its store is built, which takes seconds: who waits may be told.
announcing_builds: ContextVar[Callable[[str], AbstractContextManager[object]]] = ContextVar(
    "announcing_builds", default=nullcontext
)

Row = dict[str, str]
ByLanguage = tuple[tuple[str, str], ...]


class TooLarge(Exception):
    """Nobody would write that much."""


class NotText(Exception):
    """From some line on it is not UTF-8."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def find_content_root() -> Path | None:
    """Find the folder with glossary/, faq/ and scenarios/; None where kfjudge has been taken apart."""
    return _first_with_content(PLACES) or (_unpack_content() if is_zipped() else None)


@lru_cache(maxsize=8)
def _first_with_content(places: tuple[Path, ...]) -> Path | None:
    """Look which of some places has content, once: it is asked for with every entry that is read."""
    return next(
        (one for one in places if any((one / top).is_dir() for top in ("scenarios", "glossary"))), None
    )


def is_zipped() -> bool:
    """Tell whether kfjudge is run from a zip file."""
    return _PACKAGE.parent.is_file()


@cache
def _unpack_content() -> Path | None:
    """Unpack the content of a kfjudge that is run from a zip file, into the cache, or else for this process
    alone."""
    import atexit
    import shutil
    from tempfile import mkdtemp
    from zipfile import BadZipFile, ZipFile

    archive = _PACKAGE.parent
    found = archive.stat()
    place, version = (crc32(f"{what}".encode()) for what in (archive, (found.st_size, found.st_mtime_ns)))
    cache, of_archive = cache_root(), f"unpacked-{place:08x}-"
    unpacked, content = cache / f"{of_archive}{version:08x}", Path(_PACKAGE.name) / "content"
    is_private = not find_foreign_folder(cache)
    if is_private and (unpacked / content).is_dir():
        return unpacked / content
    with suppress(OSError):
        make_private_folder(cache)
    is_kept = is_private and os.access(cache, os.W_OK | os.X_OK)
    aside = Path(mkdtemp(prefix=ASIDE, dir=cache if is_kept else None))
    atexit.register(shutil.rmtree, aside, ignore_errors=True)
    try:
        with ZipFile(archive) as zipped:
            packed = (name for name in zipped.namelist() if name.startswith(f"{content.as_posix()}/"))
            zipped.extractall(aside, packed)
    except (OSError, BadZipFile):
        return None
    if not is_kept:
        return aside / content
    for older in cache.glob(f"{of_archive}*"):
        if older != unpacked:
            shutil.rmtree(older, ignore_errors=True)
    with suppress(OSError):  # another process was faster
        aside.replace(unpacked)
    return unpacked / content


def cache_root() -> Path:
    """Choose where stores are kept: KFJUDGE_CACHE, or the user's cache directory."""
    place = os.environ.get("KFJUDGE_CACHE")
    if place:
        return Path(place).absolute()
    return _user_folder("cache")


def data_root() -> Path:
    """Choose where what is a user's own is kept: in KFJUDGE_DATA, or the user's data directory."""
    place = os.environ.get("KFJUDGE_DATA")
    if place:
        return Path(place).absolute()
    return _user_folder("data")


def _user_folder(kind: str) -> Path:
    """Choose where the user's system has a program keep its cache, or its data. platformdirs knows every
    system, and takes a tenth of a start to load: an ordinary Linux is told without it."""
    variable, usual = {"cache": ("XDG_CACHE_HOME", ".cache"), "data": ("XDG_DATA_HOME", ".local/share")}[kind]
    given, home = os.environ.get(variable), os.environ.get("HOME", "")
    if sys.platform == "linux" and home.startswith("/") and not (given or hasattr(sys, "getandroidapilevel")):
        return Path(home, usual, "kfjudge")
    import platformdirs

    known: Path = getattr(platformdirs, f"user_{kind}_path")("kfjudge", appauthor=False)
    # A user without a home has no cache either, and must not get a folder called "~" where they stand.
    return known if known.is_absolute() else Path(os.devnull) / "kfjudge"


def own_cards_root() -> Path:
    """Choose where a user's own cards are kept."""
    return data_root() / "cards"


def books_root() -> Path:
    """Choose where a user's own books are kept."""
    return data_root() / "books"


def has_books() -> bool:
    """Tell whether the user may have added a book."""
    return books_root().is_dir()


def read_packaged(path: Path) -> str:
    """Read a text file of the package, which may be run from a zip file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        loader: Any = __spec__.loader if __spec__ else None
        return str(loader.get_data(str(path)).decode())


def content_root() -> Path:
    """Find the folder with glossary/, faq/ and scenarios/; raise Trouble where there is none."""
    root = find_content_root()
    if root is None:
        raise Trouble(message("reference.no_content"), Place(str(_PACKAGE / "reference")))
    return root


def read_bounded(stream: BinaryIO) -> bytes:
    """Read a whole file; raise TooLarge beyond BOUND bytes."""
    data = stream.read(BOUND + 1)
    if len(data) > BOUND:
        raise TooLarge
    return data


def decode_text(data: bytes) -> str:
    """Decode UTF-8, dropping the mark that some programs begin a file with; raise NotText with the line."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(data.count(b"\n", 0, error.start) + 1) from None


def shown_path(path: Path) -> str:
    """Write a path as somebody standing in the working directory would."""
    try:
        given = str(path.relative_to(Path.cwd()))
    except (ValueError, OSError):
        given = str(path)
    return sanitize(given, _LONGEST_PATH)


def read_rows(table: Path) -> Iterator[Row]:
    """Read a table of cards."""
    import csv  # only where a game's cards are loaded

    return csv.DictReader(read_packaged(table).splitlines())


def names_in(row: Row) -> ByLanguage:
    """List what the card is called, by language."""
    return _by_language(row, "name_")


def nouns_in(row: Row) -> ByLanguage:
    """List what noun the name is ("f", "mp"), for the languages that want it."""
    return _by_language(row, "noun_")


def parse_number(cell: str) -> int | None:
    """Read the number in a cell; None where nothing is printed."""
    return int(cell) if cell else None


def _by_language(row: Row, prefix: str) -> ByLanguage:
    columns = _columns_of(prefix, tuple(row))
    return tuple([(lang, row[column]) for lang, column in columns if row[column]])


@cache
def _columns_of(prefix: str, heads: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """List the languages that a table has a column for, each with its head."""
    return tuple((head.removeprefix(prefix), head) for head in heads if head.startswith(prefix))


# who owns them

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_ROOT = 0  # may do anything anyway
_TELLS_OWNERS = hasattr(os, "geteuid")
# Never follow a link, and never wait for a writer at the other end of a pipe.
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class ForeignFolder(Struct, frozen=True):
    """A folder that lets another user into the cache: it is theirs, or they may write there."""

    folder: str
    why: str  # "owner" or "writable"


def find_foreign_folder(cache: Path) -> ForeignFolder | None:
    """Find the folder that lets another user into the cache: the cache itself, or one above it. None if there
    is no such folder, whether the cache exists or not."""
    if not _TELLS_OWNERS:
        return None
    end = Path(os.path.realpath(cache))
    above = dict.fromkeys((*cache.parents, cache, *end.parents))
    above.pop(end, None)
    for folder in () if hasattr(sys, "getandroidapilevel") else above:  # there they are all the system's
        found = _stat(folder)
        if found and found.st_uid not in (os.geteuid(), _ROOT):
            return ForeignFolder(str(folder), "owner")
        if found and stat.S_ISDIR(found.st_mode) and not _keeps_its_folders(found):
            return ForeignFolder(str(folder), "writable")
    found = _stat(end)
    if found and stat.S_ISDIR(found.st_mode) and not _is_private(found):
        return ForeignFolder(str(end), "writable" if found.st_uid in (os.geteuid(), _ROOT) else "owner")
    return None


def open_private(path: Path) -> BinaryIO:
    """Open a file that is the user's own, or of the system, for reading; OSError for any other."""
    stream = open(os.open(path, os.O_RDONLY | NO_FOLLOW), "rb")  # noqa: PTH123, SIM115  # a descriptor
    found = os.fstat(stream.fileno())
    if stat.S_ISREG(found.st_mode) and _is_private(found):
        return stream
    stream.close()
    raise PermissionError(f"not a file of one's own: {path}")


def read_private(path: Path) -> bytes:
    """Read a file that is the user's own; OSError for any other."""
    with open_private(path) as stream:
        return stream.read()


def write_private(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, for the user alone to read; OSError where it cannot be written."""
    make_private_folder(path.parent)
    aside = path.with_name(f"{ASIDE}{path.name}.{os.getpid()}")
    try:
        descriptor = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | NO_FOLLOW, PRIVATE_FILE)
        with open(descriptor, "wb") as stream:  # noqa: PTH123  # a descriptor
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)


def make_private_folder(folder: Path) -> None:
    """Make a folder, and the missing ones above it, for the user alone."""
    for path in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
        path.mkdir(PRIVATE_FOLDER, exist_ok=True)


def can_make_private_folder(folder: Path) -> bool:
    """Tell whether `make_private_folder` would succeed and a file could be written there."""
    there = next((path for path in (folder, *folder.parents) if os.access(path, os.F_OK)), folder)
    return os.access(there, os.W_OK | os.X_OK) and there.is_dir()


def _stat(path: Path) -> os.stat_result | None:
    try:
        return path.lstat()
    except (OSError, ValueError):  # not there: who makes it will own it
        return None


def _is_private(found: os.stat_result) -> bool:
    """Tell whether a file is the user's own, or of the system, and nobody else may write to it."""
    return not _TELLS_OWNERS or (found.st_uid in (os.geteuid(), _ROOT) and not found.st_mode & _OTHERS_WRITE)


def _keeps_its_folders(found: os.stat_result) -> bool:
    """Tell whether a folder within can be replaced by its owner alone. In /tmp, say, everybody may write, but
    move only what is their own. The group may write that many systems give each user, with nobody else in
    it."""
    if not found.st_mode & _OTHERS_WRITE or found.st_mode & stat.S_ISVTX:
        return True
    if found.st_mode & stat.S_IWOTH:
        return False
    import grp
    import pwd

    try:
        user, entry = pwd.getpwuid(os.geteuid()), grp.getgrgid(found.st_gid)
    except KeyError:
        return False
    return (
        found.st_gid == user.pw_gid and entry.gr_name == user.pw_name and set(entry.gr_mem) <= {user.pw_name}
    )
