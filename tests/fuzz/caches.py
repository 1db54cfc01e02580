"""Caches that somebody tampered with: files of a built store cut, flipped, swapped or written by a stranger,
mostly with sums made to fit. Whatever stands in them, nothing of it runs, and no question ends in an error;
where a sum does not fit, the answer is right. (Whoever writes other words into a file and makes the sums fit
is believed, as who edits the books is: they are data.)"""

from __future__ import annotations

import random
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from unittest.mock import patch
from zlib import crc32

from kfjudge import api
from kfjudge.games import GAMES
from kfjudge.games.keyforge import reference as keyforge_reference
from kfjudge.games.keyforge.facts import known_facts
from kfjudge.reference.store import build, store
from tests.reference.samples import QUESTION, REAP, STUN, TERMS
from tests.registry import only_games

LIBRARY = {
    "glossary/keyforge/glossary/stun.yaml": STUN,
    "glossary/keyforge/rule/reap.yaml": REAP,
    "faq/keyforge/1.3/11.yaml": QUESTION,
    "glossary/keyforge/terms.csv": TERMS,
}
FEW = {id: known_facts()[id] for id in ("anger", "bad-penny")}
PLANTED = "kfjudge_planted"  # a module; importing it is running what a stranger wrote
PICKLE = f"c{PLANTED}\nx\n.".encode()  # names a thing of that module
_SMALL = PICKLE.replace(PLANTED.encode(), b"kfx")  # for where there is little room
_IDS = ("glossary/stun", "rule/reap", "faq/1.3/11", "card/anger")
_QUERIES = ("stun", "stuned creature", "anger", "can a stunned creature reap?", "gain 1 æmber")


@contextmanager
def small_library(folder: Path) -> Iterator[Path]:
    """A library of three entries in a folder, with a cache beside it, which is handed over."""
    for name, text in LIBRARY.items():
        path = folder / "content" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    cache = folder / "cache"
    with (
        patch.object(store, "content_root", lambda: folder / "content"),
        patch.object(store, "cache_root", lambda: cache),
        only_games({"keyforge": GAMES["keyforge"]}),  # each game has a store
        patch.object(keyforge_reference, "known_facts", lambda: FEW),  # every card takes a second
    ):
        store._open.clear()
        try:
            yield cache
        finally:
            store._open.clear()


@contextmanager
def stranger(folder: Path) -> Iterator[Callable[[], bool]]:
    """What a stranger would have run: modules that can be imported. Handed over is whether one was."""
    names = (PLANTED, "kfx")
    for name in names:
        (folder / f"{name}.py").write_text("x = print\n", encoding="utf-8")
    with patch.object(sys, "path", [str(folder), *sys.path]):
        yield lambda: any(name in sys.modules for name in names)
    for name in names:
        sys.modules.pop(name, None)


def answers() -> list[object]:
    """What a new process would answer, from every table and all of the index."""
    store._open.clear()
    asked: list[Callable[[], object]] = [partial(api.entry, id) for id in _IDS]
    for query in _QUERIES:
        asked += [partial(api.search, query), partial(api.ask, query)]
    return list(map(_said, asked))


def _said(asked: Callable[[], object]) -> object:
    try:
        return asked()
    except api.NotFound as nothing:
        return str(nothing)


def built_in(cache: Path) -> Path:
    """The one store of a cache."""
    [place] = (path for path in cache.iterdir() if (path / build.MANIFEST).is_file())
    return place


def fit_sums(place: Path) -> None:
    """Make the manifest say of the files what they are."""
    head, *rows = (place / build.MANIFEST).read_text(encoding="utf-8").splitlines()
    fitting = [head]
    for row in rows:
        name = row.split("\t")[0]
        data = (place / name).read_bytes()
        fitting.append(f"{name}\t{len(data)}\t{crc32(data)}")
    (place / build.MANIFEST).write_text("\n".join(fitting) + "\n", encoding="utf-8")


def plant(place: Path, name: str) -> None:
    """Write what would run, were it unpickled or imported, into a file, before the first of its lines and
    after each tab of it."""
    data = (place / name).read_bytes()
    (place / name).write_bytes(PICKLE + data.replace(b"\t", b"\t" + _SMALL, 100))
    fit_sums(place)


# at random


def run(seed: int, seconds: float) -> int:
    """Tamper with caches for so long; how many there were."""
    rng = random.Random(seed)
    tried, until = 0, monotonic() + seconds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        whole = folder / "whole"
        with small_library(folder) as cache, stranger(folder) as has_run:
            right = answers()
            shutil.copytree(cache, whole)
            while monotonic() < until:
                shutil.rmtree(cache)
                shutil.copytree(whole, cache)
                what, must_be_right = _tamper(rng, built_in(cache))
                try:
                    said = answers()
                except Exception as error:
                    raise AssertionError(f"seed {seed}, case {tried}, {what}: {error!r}") from error
                assert not has_run(), f"seed {seed}, case {tried}, {what}: something ran"
                assert said == right or not must_be_right, (
                    f"seed {seed}, case {tried}, {what}: another answer"
                )
                tried += 1
    return tried


def _tamper(rng: random.Random, place: Path) -> tuple[str, bool]:
    """Do something to a store; what, and whether it must be found out."""
    way = rng.choice(("plant", "flip", "flip", "cut", "swap", "swap", "lines", "numbers"))
    files = sorted(path for path in place.iterdir() if path.name != build.MANIFEST)
    if way == "plant":
        where = rng.choice(files).name
        plant(place, where)
        return f"a plant in {where}", False
    path, other = rng.sample(files, 2)
    data = bytearray(path.read_bytes())
    if way == "flip":
        for _ in range(rng.choice((1, 1, 3, 30))):
            if data:
                data[rng.randrange(len(data))] = rng.randrange(256)
    elif way == "cut":
        del data[rng.randrange(len(data) + 1) :]
    elif way == "swap":
        data = bytearray(other.read_bytes())
    elif way == "lines":
        lines = data.split(b"\n")
        rng.shuffle(lines)
        data = bytearray(b"\n".join(lines[: rng.randrange(len(lines) + 1)]))
    else:
        data = bytearray(
            re.sub(rb"\d+", lambda _: rng.choice((b"-1", b"", b"9" * 18, b"9" * 5000, b"x")), data)
        )
    path.write_bytes(bytes(data))
    fits = rng.random() < 0.8
    if fits:
        fit_sums(place)
    return f"{way} of {path.relative_to(place)}, sums {'made to fit' if fits else 'as they were'}", not fits
