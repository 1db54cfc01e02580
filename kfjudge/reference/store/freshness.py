"""Whether a store still belongs to the content of its game. Sizes and times of the files settle it on an
ordinary start; only when they changed are the files themselves read."""

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
from kfjudge.games import package_of
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
    """Choose where stores are kept: KFJUDGE_CACHE, or the user's cache directory."""
    place = os.environ.get("KFJUDGE_CACHE")
    if place:
        return Path(place).absolute()
    from platformdirs import user_cache_path

    path = user_cache_path("kfjudge", appauthor=False)
    # A user without a home has no cache either, and must not get a folder called "~" where they stand.
    return path if path.is_absolute() else Path(os.devnull) / "kfjudge"


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
    for path, found in _sources(root, game):
        name = os.path.relpath(path, root if path.startswith(f"{root}{os.sep}") else _PACKAGE)
        digest.update(f"\0{name}\0{found.st_size}\0".encode())
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()


def read_stamp(root: Path, cache: Path, game: str) -> str | None:
    """Read the name of the store that was built from exactly these files; None when anything changed."""
    try:
        name, sources = _parse_stamp(_stamp_path(root, cache, game))
    except (OSError, ValueError):
        return None
    return name if sources == list_sources(root, game) else None


def write_stamp(root: Path, cache: Path, game: str, name: str, sources: str) -> None:
    """Note which store belongs to the files as they were listed."""
    path = _stamp_path(root, cache, game)
    make_private_folder(path.parent)
    aside = path.with_name(f"{path.name}.{os.getpid()}")
    aside.write_text(f"{name}\n{sources}", encoding="utf-8")
    aside.chmod(PRIVATE_FILE)
    aside.replace(path)


def clean_stamps(cache: Path) -> set[str]:
    """Remove the stamps of content that is gone; name the stores that belong to the content that is there."""
    names = set()
    for path in (cache / STAMPS).iterdir():
        try:
            name, sources = _parse_stamp(path)
        except (OSError, ValueError):
            name, sources = "", ""
        if sources and Path(sources.partition("\t")[0]).is_dir():
            names.add(name)
        else:
            path.unlink(missing_ok=True)
    return names


def is_store_name(text: str) -> bool:
    """Tell whether a store may be called so."""
    return bool(_NAME.fullmatch(text))


def _parse_stamp(stamp: Path) -> tuple[str, str]:
    """Read the name of a store, and the files that it was built from; raise ValueError for what is no
    stamp."""
    name, _, sources = read_private(stamp).decode().partition("\n")
    if not is_store_name(name):
        raise ValueError(name[:40])
    return name, sources


def _stamp_path(root: Path, cache: Path, game: str) -> Path:
    return cache / STAMPS / f"{game}-{crc32(str(root).encode()):08x}"


def _sources(root: Path, game: str) -> list[Source]:
    folders = [str(root / folder / game) for folder in ("faq", "glossary", "scenarios")]
    # How words are compared is code, and what a card does is printed from how it is written.
    return [
        *_list_files(folders, _ENDINGS),
        *_shared_code(),
        *_list_files(import_module(package_of(game)).__path__, _CODE),
    ]


@cache
def _shared_code() -> list[Source]:
    """List the code that all stores are made with, once in a process: it runs as it was loaded."""
    folders = [str(_PACKAGE / layer) for layer in _LAYERS]
    folders += [place for package in LANGUAGES.values() for place in import_module(package).__path__]
    return _list_files(folders, _CODE)


def _list_files(folders: Iterable[str], endings: tuple[str, ...]) -> list[Source]:
    """List the files under some folders in a fixed order. Every start comes through here, so without
    pathlib."""
    found: list[Source] = []
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
