"""The books that a user has added, kept in the user's data folder: a `book.json` each, for the user alone to
read, written whole or not at all. The file itself is not kept."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import replace

from kfjudge import __version__
from kfjudge.books.blocks import MOST_UNITS, Refused
from kfjudge.books.placing import LEAST_SHARE, names_of, place_units
from kfjudge.books.units import Unit, gather_units, read_facts
from kfjudge.core.errors import NotFound, Trouble, explain_os_error
from kfjudge.core.files import ASIDE, books_root, read_private, write_private
from kfjudge.core.message import message
from kfjudge.core.text import fold, sanitize
from kfjudge.games import GAMES, get_game

if TYPE_CHECKING:
    from kfjudge.books.reading import ReadFile

SCHEMA = 1  # of what is kept; raised when an older kfjudge could not read it
_FILE = "book.json"
_NO_NAME = re.compile(r"[^a-z0-9.]+")
_LONGEST_NAME = 40
_STALE = 3600  # seconds after which what another process left unfinished is swept
_FEWEST = 20  # entries that a plain text names, for a game to be its own
_MORE_THAN = 2  # times as many as of any other game


class Book(Struct, frozen=True, omit_defaults=True):
    """A book of the user's. `apart` is one that is no rulebook of its game: it is searched and quoted, never
    compared. `supplements` is the edition that it amends, `share` the part of its units that found a place
    among the entries, and `placed_by` the kfjudge that placed them."""

    schema: int
    name: str
    sha256: str
    file: str
    kind: str
    game: str
    lang: str
    version: str = ""
    date: str = ""  # "2026-06"
    supplements: str = ""
    apart: bool = False
    pages: int | None = None
    without_text: tuple[int, ...] = ()
    share: float = 0.0
    placed_by: str = ""
    units: tuple[Unit, ...] = ()

    @property
    def edition(self) -> str:
        """What the book is called beside ours: its version, else its name."""
        return self.version or self.name

    @property
    def headed(self) -> tuple[Unit, ...]:
        return tuple(unit for unit in self.units if unit.is_headed)

    @property
    def placed(self) -> tuple[Unit, ...]:
        return tuple(unit for unit in self.units if unit.entries)

    def is_newer(self) -> bool:
        """Tell whether the book is dated after the newest that kfjudge has of the game."""
        game = get_game(self.game)
        ours = game.dates.get(game.newest, "")
        return bool(self.date and ours) and self.date > ours[: len(self.date)]


def make_book(
    read: ReadFile,
    path: Path,
    *,
    game: str | None = None,
    version: str | None = None,
    lang: str | None = None,
    supplements: str | None = None,
) -> Book:
    """Make a book of a file that was read: find its game, unless that is given, and place its units there.
    Raise Refused where it is of no game of ours."""
    units, found, share, apart = _find_game(read, game, sanitize(path.name))
    if len(units) > MOST_UNITS:
        raise Refused("too-many-units", file=sanitize(path.name), number=MOST_UNITS)
    if not units:
        raise Refused("no-text", file=sanitize(path.name), number=0)
    facts = read_facts(read.document, path.stem)
    book = Book(
        SCHEMA,
        "",
        read.sha256,
        sanitize(path.name, 100),
        read.document.kind,
        found,
        lang or facts.lang,
        version or facts.version,
        facts.date,
        supplements or "",
        apart,
        read.document.pages,
        read.document.without_text,
        round(share, 3),
        __version__,
        tuple(units),
    )
    return replace(book, name=_choose_name(book, path))


def _find_game(read: ReadFile, wanted: str | None, file: str) -> tuple[list[Unit], str, float, bool]:
    """Find the game of a document, its units as they are placed there, their share, and whether it is none of
    its rulebooks."""
    tried: dict[str, tuple[list[Unit], float, int]] = {}
    for game in [wanted] if wanted else GAMES:
        names = names_of(game)
        units = place_units(gather_units(read.document, names.is_name, names.is_like_name), game)
        headed = [unit for unit in units if unit.is_headed]
        placed = [unit for unit in headed if unit.entries]
        share = len(placed) / len(headed) if headed else 0.0
        tried[game] = units, share, len({unit.entries[0] for unit in placed})
    is_text = read.document.kind == "text"  # its headings are those that the game knows, nearly all of them
    best = max(tried, key=lambda game: tried[game][2] if is_text else tried[game][1])
    units, share, entries = tried[best]
    others = max((found for game, (_, _, found) in tried.items() if game != best), default=0)
    fits = share >= LEAST_SHARE
    if is_text:
        fits = fits and entries >= _FEWEST and entries >= _MORE_THAN * others
    if not fits and wanted is None:
        raise Refused("no-game", file=file, number=round(100 * share))
    return units, best, share, not fits


def _choose_name(book: Book, path: Path) -> str:
    """Choose what a book is called: its version, unless that is one of ours or taken; else its file."""
    there = {one.name: one for one in list_books()}
    same = next((one for one in there.values() if one.sha256 == book.sha256), None)
    if same is not None:
        return same.name
    stem = _NO_NAME.sub("-", fold(path.stem)).strip("-.")[:_LONGEST_NAME] or "book"
    ours = {edition for game in GAMES for edition in get_game(game).editions}
    wanted = [name for name in (book.version, stem) if name and name not in ours]
    numbered = (f"{stem}-{number}" for number in range(2, len(there) + 3))
    return next(name for name in (*wanted, *numbered) if name not in there)


# kept


def keep_book(book: Book) -> Path:
    """Keep a book, in place of one of that name; raise Trouble where it cannot be written."""
    shelf = books_root()
    kept = shelf / book.name / _FILE
    try:
        for left in shelf.rglob(f"{ASIDE}*"):  # by a process that was ended while it wrote
            with suppress(OSError):
                if time.time() - left.stat().st_mtime > _STALE:
                    shutil.rmtree(left) if left.is_dir() else left.unlink()
        write_private(kept, json.encode(book))
    except OSError as error:
        with suppress(OSError):  # empty if the book is new
            kept.parent.rmdir()
        raise Trouble(message("books.not-kept", name=book.name, reason=explain_os_error(error))) from error
    return kept


def remove_book(name: str) -> str:
    """Remove a book, a damaged one by its name; raise NotFound where there is none of that name."""
    kept = {file.parent.name: file for file in _list_files()}
    found = fold(name.strip()) if fold(name.strip()) in kept else find_book(name).name
    try:
        shutil.rmtree(kept[found].parent)
    except OSError as error:
        raise Trouble(message("books.not-removed", name=found, reason=explain_os_error(error))) from error
    return found


_read: dict[Path, tuple[tuple[int, int], Book]] = {}  # by file: when it was written, and how long it is


def list_books(game: str | None = None) -> list[Book]:
    """List the books that are kept, by game, newest first; one that cannot be read is left out."""
    found = []
    for file in _list_files():
        with suppress(Trouble):
            found.append(_load(file))
    order = list(GAMES)
    found.sort(key=lambda book: book.name)
    found.sort(key=lambda book: book.date, reverse=True)
    found.sort(key=lambda book: order.index(book.game))
    return [book for book in found if game in (None, book.game)]


def list_unreadable() -> list[Trouble]:
    """Say of each book that cannot be read why."""
    found = []
    for file in _list_files():
        try:
            _load(file)
        except Trouble as trouble:
            found.append(trouble)
    return found


def _list_files() -> list[Path]:
    with suppress(OSError):
        return sorted(
            folder / _FILE
            for folder in books_root().iterdir()
            if not folder.name.startswith(ASIDE) and (folder / _FILE).is_file()
        )
    return []


def _load(file: Path) -> Book:
    """Read a book that is kept, as it was read before unless it was written anew."""
    try:
        found = file.stat()
        stamp = found.st_mtime_ns, found.st_size
        if file in _read and _read[file][0] == stamp:
            return _read[file][1]
        data = read_private(file)
        schema = json.decode(data, type=_Schema).schema
        if schema > SCHEMA:
            raise Trouble(message("books.of-newer", name=sanitize(file.parent.name)))
        book = json.decode(data, type=Book)
    except OSError as error:
        name = sanitize(file.parent.name)
        raise Trouble(message("books.not-read", name=name, reason=explain_os_error(error))) from error
    except (DecodeError, ValidationError, ValueError, RecursionError) as error:
        raise Trouble(message("books.damaged", name=sanitize(file.parent.name))) from error
    if book.game not in GAMES:
        raise Trouble(message("books.damaged", name=sanitize(file.parent.name)))
    book = replace(book, name=file.parent.name)
    if book.placed_by != __version__:
        units = place_units([replace(unit, entries=(), how="", fit=0.0) for unit in book.units], book.game)
        book = replace(book, units=tuple(units), placed_by=__version__)
        with suppress(Trouble):
            keep_book(book)
    _read[file] = stamp, book
    return book


class _Schema(Struct):
    schema: int


def find_book(name: str, books: Iterable[Book] | None = None) -> Book:
    """Find a book by its name or its version; raise NotFound with the names that there are."""
    every = list(list_books() if books is None else books)
    wanted = fold(name.strip())
    for match in (
        [book for book in every if book.name == wanted],
        [book for book in every if fold(book.version) == wanted],
    ):
        if len(match) == 1:
            return match[0]
    key = "books.none-called" if every else "books.none"
    raise NotFound(message(key, name=sanitize(name)), tuple(book.name for book in every))


def find_own_edition(name: str, books: Iterable[Book]) -> Book | None:
    """Find the book of that name, or of that version where we have no such edition; None for one of ours."""
    wanted, every = fold(name.strip()), list(books)
    ours = {edition for game in GAMES for edition in get_game(game).editions}
    by_name = [book for book in every if book.name == wanted]
    by_version = [book for book in every if fold(book.version) == wanted and wanted not in ours]
    return next(iter([*by_name, *by_version]), None)
