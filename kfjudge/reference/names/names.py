"""What entries and boards are called, as the store has it: found exactly, or by how it begins, and boards
also by the nearest to what was typed. Boards are sought where nothing else is called so."""

from __future__ import annotations

from functools import lru_cache

from kfjudge.reference.arguments import games_to_ask
from kfjudge.reference.model import BOARD, NAME_TIERS, Name
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import name_key

MOST_COMPLETIONS = 200
_WORDS = 48  # of a query
_RUN = 5  # words of a name
_LEAST_WORDS = 3  # of a title of which only a part is typed
_MOST = 8  # boards that anyone could choose among
_SUFFIX = ".kf"
_LETTERS_PER_SLIP = 8  # a name has, at least, for each letter that was put right
_NEAR_ENOUGH = 0.7


def find_names(store: Store, key: str) -> list[Name]:
    """Find the names with this key."""
    return [Name(*row) for row in store.rows_of("names", key)]


@lru_cache(maxsize=4)
def all_names(store: Store) -> tuple[Name, ...]:
    """List everything that the entries of a game are called, but boards."""
    return tuple(Name(*row) for row in store.rows("names"))


def has_name_in(store: Store, text: str) -> bool:
    """Tell whether several words of a query, or all of it, are a name in this game. Only with such a name can
    another game answer better than a clear answer at home; the names alone are read for that, not all that
    searching knows."""
    words = name_key(text).split()[:_WORDS]
    runs = {
        " ".join(words[start:end])
        for start in range(len(words))
        for end in range(start + 2, min(start + _RUN, len(words)) + 1)
    }
    return any(find_names(store, run) for run in {*runs, " ".join(words)})


def completions(
    prefix: str,
    lang: str,
    *,
    kind: str | None = None,
    slugs: set[str] | None = None,
    game: str | None = None,
    home: str | None = None,
) -> list[str]:
    """Complete a title, a card's name or an alias for the shell, titles first; wherever a space or a sign was
    put. The names are those of a game, or of the first that has any, and of `slugs` alone where those are
    given."""
    key = name_key(prefix[:100]).replace(" ", "")
    for store in map(open_store, games_to_ask(game, home)):
        names = [
            name
            for name in all_names(store)
            if name.tier in ("title", "alias")
            and name.lang == lang
            and name.key.replace(" ", "").startswith(key)
            and (slugs is None or name.id.partition("/")[2] in slugs)
            and (kind is None or f":{kind}/" in name.id)
        ]
        if names:
            names.sort(key=lambda name: (NAME_TIERS.index(name.tier), name.key))
            return list(dict.fromkeys(name.shown for name in names))[:MOST_COMPLETIONS]
    return []


def find_boards(store: Store, typed: str) -> tuple[str, ...]:
    """Find the boards of exactly that name or title; the name may be the last part of it alone."""
    key = _board_key(store, typed)
    return tuple(dict.fromkeys(row[1] for row in store.rows_of("board-names", key))) if key else ()


def find_boards_by_beginning(store: Store, typed: str) -> tuple[str, ...]:
    """Find the boards of that name or title, or the few whose title begins so."""
    ids, key = find_boards(store, typed), _board_key(store, typed)
    if ids or len(key.split()) < _LEAST_WORDS:
        return ids
    begun = dict.fromkeys(id for name, id in _board_names(store) if name.startswith(f"{key} "))
    return tuple(begun) if len(begun) <= _MOST else ()


def nearest_boards(store: Store, typed: str, limit: int) -> tuple[str, ...]:
    """Find the boards with a name or a title like what was typed, nearest first."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    names = _board_names(store)
    keys = [key for key, _ in names]
    similar = OSA.normalized_similarity
    near = extract(_board_key(store, typed), keys, scorer=similar, score_cutoff=_NEAR_ENOUGH, limit=limit)
    return tuple(dict.fromkeys(names[at][1] for _, _, at in near))


def guess_board(store: Store, typed: str) -> str | None:
    """Find the one board whose name was misspelt."""
    from rapidfuzz.distance import OSA

    key = _board_key(store, typed)
    most = len(key) // _LETTERS_PER_SLIP
    near: dict[int, set[str]] = {}
    for name, id in _board_names(store):
        slips = OSA.distance(key, name, score_cutoff=most)
        if slips <= most:
            near.setdefault(slips, set()).add(id)
    found = near[min(near)] if near else set()
    return found.pop() if len(found) == 1 else None


def _board_key(store: Store, typed: str) -> str:
    """Fold a name to compare it, without the game and the kind that an identifier has before it."""
    text = typed.strip().removesuffix(_SUFFIX).removeprefix(f"{store.game}:")
    return name_key(text.removeprefix(f"{BOARD}/"))


@lru_cache(maxsize=4)
def _board_names(store: Store) -> tuple[tuple[str, str], ...]:
    return tuple((row[0], row[1]) for row in store.rows("board-names"))
