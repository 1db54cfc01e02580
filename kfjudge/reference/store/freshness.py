"""Whether what was built of a game is still what the content says. Sizes and times of the files settle it on
an ordinary start; only when they changed are the files themselves read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from zlib import crc32

from kfjudge import __version__
from kfjudge.core.ownership import PRIVATE_FILE, make_private_folder, read_private
from kfjudge.games import GAMES
from kfjudge.words import LANGUAGES

STAMPS = "stamps"
_NAME = re.compile("[0-9a-f]{32}")
_ENDINGS = (".yaml", ".yml", ".csv", ".kf")
_CODE = (".py", ".csv")
_LAYERS = ("core", "notation", "reference")
_NAME_OF = attrgetter("name")
_PACKAGE = Path(__file__).resolve().parents[2]

Source = tuple[str, os.stat_result]  # a file, and what there is to know of it without reading it


def cache_root() -> Path:
    """Where built things are kept: KFJUDGE_CACHE, or the user's cache directory."""
    place = os.environ.get("KFJUDGE_CACHE")
    if place:
        return Path(place).absolute()
    from platformdirs import user_cache_path

    path = user_cache_path("kfjudge", appauthor=False)
    # Who has no home has no cache either, and must not get a folder called "~" where they stand.
    return path if path.is_absolute() else Path(os.devnull) / "kfjudge"


def listing(root: Path, game: str) -> str:
    """Every file that the store of a game is made from, with its size and time; the code that makes it is one
    of them."""
    lines = [f"{root}\t{game}\t{__version__}"]
    lines += [f"{path}\t{found.st_size}\t{found.st_mtime_ns}" for path, found in _sources(root, game)]
    return "\n".join(lines)


def content_hash(root: Path, game: str) -> str:
    """What names a built store: the same files give the same name, wherever they are."""
    from hashlib import blake2b

    digest = blake2b(f"{game} {__version__}".encode(), digest_size=16)
    for path, found in _sources(root, game):
        name = os.path.relpath(path, root if path.startswith(f"{root}{os.sep}") else _PACKAGE)
        digest.update(f"\0{name}\0{found.st_size}\0".encode())
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()


def stamped(root: Path, cache: Path, game: str) -> str | None:
    """The name of the store that was built from exactly these files; None when anything changed."""
    try:
        name, told = _read(_stamp(root, cache, game))
    except (OSError, ValueError):
        return None
    return name if told == listing(root, game) else None


def stamp(root: Path, cache: Path, game: str, name: str, told: str) -> None:
    """Note which store belongs to the files as they were listed."""
    path = _stamp(root, cache, game)
    make_private_folder(path.parent)
    aside = path.with_name(f"{path.name}.{os.getpid()}")
    aside.write_text(f"{name}\n{told}", encoding="utf-8")
    aside.chmod(PRIVATE_FILE)
    aside.replace(path)


def stamped_names(cache: Path) -> set[str]:
    """The stores that some content on this machine belongs to; stamps of content that is gone are dropped."""
    names = set()
    for path in (cache / STAMPS).iterdir():
        try:
            name, told = _read(path)
        except (OSError, ValueError):
            name, told = "", ""
        if told and Path(told.partition("\t")[0]).is_dir():
            names.add(name)
        else:
            path.unlink(missing_ok=True)
    return names


def is_name(text: str) -> bool:
    """Whether a store may be called so."""
    return bool(_NAME.fullmatch(text))


def _read(stamp: Path) -> tuple[str, str]:
    """The name of a store, and the files that it was built from. ValueError for what is no stamp."""
    name, _, told = read_private(stamp).decode().partition("\n")
    if not is_name(name):
        raise ValueError(name[:40])
    return name, told


def _stamp(root: Path, cache: Path, game: str) -> Path:
    return cache / STAMPS / f"{game}-{crc32(str(root).encode()):08x}"


def _sources(root: Path, game: str) -> list[Source]:
    folders = [str(root / folder / game) for folder in ("faq", "glossary", "scenarios")]
    # How words are compared is code, and what a card does is printed from how it is written.
    return [
        *_walked(folders, _ENDINGS),
        *_of_every_game(),
        *_walked(import_module(GAMES[game]).__path__, _CODE),
    ]


@cache
def _of_every_game() -> list[Source]:
    """The code that all stores are made with, looked at once in a process: it runs as it was loaded."""
    folders = [str(_PACKAGE / layer) for layer in _LAYERS]
    folders += [place for package in LANGUAGES.values() for place in import_module(package).__path__]
    return _walked(folders, _CODE)


def _walked(folders: Iterable[str], endings: tuple[str, ...]) -> list[Source]:
    """The files under some folders in a fixed order. Every start comes through here, so without pathlib."""
    found: list[Source] = []
    for folder in folders:
        _walk(folder, endings, found)
    return found


def _walk(folder: str, endings: tuple[str, ...], found: list[Source]) -> None:
    try:
        with os.scandir(folder) as listed:
            entries = sorted(listed, key=_NAME_OF)
    except OSError:
        return
    for entry in entries:
        if entry.name.endswith(endings) and entry.is_file():
            found.append((entry.path, entry.stat()))
        elif entry.name != "__pycache__" and entry.is_dir():
            _walk(entry.path, endings, found)
