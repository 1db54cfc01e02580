"""Boards by name: the full one, the last part of it, a title, or an identifier; and the nearest to what was
typed. They are sought where nothing else is called so."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from kfjudge.reference.model import BOARD
from kfjudge.reference.store.store import Store
from kfjudge.reference.text import name_key

_LEAST_WORDS = 3  # of a title of which only a part is typed
_MOST = 8  # boards that anyone could choose among
_SUFFIX = ".kf"
_LETTERS_A_SLIP = 8  # a name has, at least, for each letter that was put right
_NEAR_ENOUGH = 0.7


def boards_called(store: Store, asked: str) -> tuple[str, ...]:
    """The boards of that name or title, or the few whose title begins so."""
    ids, key = boards_named(store, asked), _key(store, asked)
    if ids or len(key.split()) < _LEAST_WORDS:
        return ids
    begun = _once((id for name, id in _named(store) if name.startswith(f"{key} ")))
    return begun if len(begun) <= _MOST else ()


def boards_named(store: Store, asked: str) -> tuple[str, ...]:
    """The boards of exactly that name or title."""
    key = _key(store, asked)
    return _once(row[1] for row in store.rows_of("board-names", key)) if key else ()


def nearest_boards(store: Store, asked: str, limit: int) -> tuple[str, ...]:
    """The boards with a name or a title like what was typed, nearest first."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    key, named = _key(store, asked), _named(store)
    keys = [name for name, _ in named]
    near = extract(key, keys, scorer=OSA.normalized_similarity, score_cutoff=_NEAR_ENOUGH, limit=limit)
    return _once((named[at][1] for _, _, at in near))


def board_meant(store: Store, asked: str) -> str | None:
    """The one board whose name was misspelt."""
    from rapidfuzz.distance import OSA

    key = _key(store, asked)
    most = len(key) // _LETTERS_A_SLIP
    near: dict[int, set[str]] = {}
    for name, id in _named(store):
        slips = OSA.distance(key, name, score_cutoff=most)
        if slips <= most:
            near.setdefault(slips, set()).add(id)
    found = near[min(near)] if near else set()
    return found.pop() if len(found) == 1 else None


def _key(store: Store, asked: str) -> str:
    """A name as it is compared, without the game and the kind that an identifier says before it."""
    text = asked.strip().removesuffix(_SUFFIX).removeprefix(f"{store.game}:")
    return name_key(text.removeprefix(f"{BOARD}/"))


def _once(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ids))


@lru_cache(maxsize=4)
def _named(store: Store) -> tuple[tuple[str, str], ...]:
    return tuple((row[0], row[1]) for row in store.rows("board-names"))
