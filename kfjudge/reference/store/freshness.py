"""Whether what was built of a game is still what the content says. Sizes and times of the files settle it on
an ordinary start; only when they changed are the files themselves read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from zlib import crc32

from kfjudge import __version__
from kfjudge.core.ownership import PRIVATE_FILE, make_own, read_own
from kfjudge.games import GAMES
from kfjudge.words import LANGUAGES

STAMPS = "stamps"
_NAME = re.compile("[0-9a-f]{32}")
_ENDINGS = (".yaml", ".yml", ".csv", ".kf")
_CODE = (".py", ".csv")
_LAYERS = ("core", "notation", "reference")
_PACKAGE = Path(__file__).resolve().parents[2]


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
    for path, found in _sources(root, game):
        lines.append(f"{path}\t{found.st_size}\t{found.st_mtime_ns}")
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
    make_own(path.parent)
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
    name, _, told = read_own(stamp).decode().partition("\n")
    if not is_name(name):
        raise ValueError(name[:40])
    return name, told


def _stamp(root: Path, cache: Path, game: str) -> Path:
    return cache / STAMPS / f"{game}-{crc32(str(root).encode()):08x}"


def _sources(root: Path, game: str) -> Iterator[tuple[str, os.stat_result]]:
    for folder in ("faq", "glossary", "scenarios"):
        yield from _walk(str(root / folder / game), _ENDINGS)
    # How words are compared is code, and what a card does is printed from how it is written.
    yield from _of_every_game()
    for place in import_module(GAMES[game]).__path__:
        yield from _walk(place, _CODE)


@cache
def _of_every_game() -> tuple[tuple[str, os.stat_result], ...]:
    """The code that all stores are made with, looked at once in a process: it runs as it was loaded."""
    folders = [str(_PACKAGE / layer) for layer in _LAYERS]
    folders += [place for package in LANGUAGES.values() for place in import_module(package).__path__]
    return tuple(source for folder in folders for source in _walk(folder, _CODE))


def _walk(folder: str, endings: tuple[str, ...]) -> Iterator[tuple[str, os.stat_result]]:
    """The files under a folder in a fixed order. Faster than pathlib, and every start comes through here."""
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _walk(entry.path, endings)
        elif entry.name.endswith(endings):
            yield entry.path, entry.stat()
