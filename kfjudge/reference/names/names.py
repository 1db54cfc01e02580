"""Everything that entries are called: found exactly, found by how it begins, and the nearest to what was
typed."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from kfjudge.reference.store.store import Store
from kfjudge.reference.text import name_key

TIERS = ("title", "alias", "term", "slang", "slug")  # how much a name is the name
MOST_COMPLETIONS = 200


class Name(Struct, frozen=True):
    """One thing that an entry is called."""

    key: str
    tier: str
    lang: str
    id: str
    words: str  # folded, with a space between them
    shown: str


def named(store: Store, key: str) -> list[Name]:
    """The names with this key."""
    return [Name(*row) for row in store.rows_of("names", key)]


@lru_cache(maxsize=4)
def all_names(store: Store) -> tuple[Name, ...]:
    return tuple(Name(*row) for row in store.rows("names"))


def completions(
    prefix: str,
    lang: str,
    *,
    kind: str | None = None,
    slugs: set[str] | None = None,
    game: str | None = None,
    home: str | None = None,
) -> list[str]:
    """Titles, card names and aliases that begin so, wherever a space or a sign was put, titles first; for the
    shell: of a game, or of the first that has any, that at home before others. Where there are `slugs`, only
    those."""
    from kfjudge.reference.shelves import shelves

    found = (_begun(store, prefix, lang, kind, slugs) for store in shelves(game, home))
    return next(filter(None, found), [])


def _begun(store: Store, prefix: str, lang: str, kind: str | None, slugs: set[str] | None) -> list[str]:
    key = name_key(prefix[:100]).replace(" ", "")
    begun = [
        name
        for name in all_names(store)
        if name.tier in ("title", "alias")
        and name.lang == lang
        and name.key.replace(" ", "").startswith(key)
        and (slugs is None or name.id.partition("/")[2] in slugs)
    ]
    wanted = [name for name in begun if kind is None or f":{kind}/" in name.id]
    wanted.sort(key=lambda name: (TIERS.index(name.tier), name.key))
    return list(dict.fromkeys(name.shown for name in wanted))[:MOST_COMPLETIONS]
