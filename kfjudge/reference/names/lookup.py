"""Looking up by name or identifier: exact, but for case, accents and punctuation. A name that fits several
entries gives them all, a name that fits none gives the nearest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from kfjudge.reference.arguments import check_asked
from kfjudge.reference.model import BOARD
from kfjudge.reference.names.boards import board_meant, boards_called, nearest_boards
from kfjudge.reference.names.identifiers import find_id, misspelt_id, without_kind
from kfjudge.reference.names.names import TIERS, Name, all_names, named
from kfjudge.reference.shelves import named_before, shelves
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import fold, name_key, words_of
from kfjudge.words import LANGUAGES, beside, default, language

LONGEST = 160  # letters of a name; no title of a board is longer
_SHORTEST_PART = 3
_CHOICES = 8
_NEAREST = 6
_NEAR_ENOUGH = 0.65  # a name less like what was typed would only be noise
_BEGUN = 0.8  # how near a name is that begins as typed
_HAS = 0.7  # how near a name is that has the word typed
_LETTERS_A_SLIP = 6  # a name has, at least, for each letter that was put right; so no short word is guessed
_MOST_SLIPS = 3


class Near(Struct, frozen=True):
    """An entry that was nearly named: its title in the language asked, and in the one beside it."""

    id: str
    title: str
    lang: str
    other: str


class Found(Struct, frozen=True):
    """One id: that entry. Several: each of them has that name. None: `near` are those with a name like it,
    and `meant` the one that was clearly meant, if any. `also` are entries of other games called so."""

    term: str
    ids: tuple[str, ...]
    near: tuple[Near, ...] = ()
    meant: Near | None = None
    also: tuple[str, ...] = ()


def lookup(
    term: str,
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    home: str | None = None,
) -> Found:
    """The entry or entries that a term names: of the game that is asked for or that the term names, else of
    that which is at home unless only another has it."""
    lang = lang or default()
    check_asked(lang=lang, game=game, kind=kind)
    game, term = named_before(term, game)
    stores = shelves(game, home)
    for is_called in CALLED:
        for store in stores:
            if is_called is _otherwise and _is_only_outside(term, stores, store):
                continue
            ids = is_called(store, term[:LONGEST], lang, kind)
            if ids:
                return Found(term, ids, also=elsewhere(term, ids[0], stores, kind))
    asked = term[:LONGEST]
    near = nearest(asked, lang, _NEAREST, game=game, kind=kind, home=home)
    for store in stores:
        if _is_only_outside(term, stores, store):
            continue
        meant = clearly_meant(store, asked, kind)
        if meant is None and kind in (None, BOARD):
            meant = board_meant(store, asked)
        if meant:
            return Found(term, (), near, _near(meant, lang))
    return Found(term, (), near)


def exactly(
    term: str, *, lang: str, game: str | None = None, kind: str | None = None, home: str | None = None
) -> tuple[str, ...]:
    """The entries that are called so, no letter wrong."""
    check_asked(lang=lang, game=game, kind=kind)
    game, term = named_before(term, game)
    found = (
        is_called(store, term[:LONGEST], lang, kind) for is_called in CALLED for store in shelves(game, home)
    )
    return next(filter(None, found), ())


def _is_only_outside(term: str, stores: Iterable[Store], store: Store) -> bool:
    """Whether the first game knows it as something that is in none of its books: that is no name of another
    game by half."""
    first = next(iter(stores))
    return store.game != first.game and is_outside(first, term[:LONGEST])


def elsewhere(term: str, found: str, stores: Iterable[Store], kind: str | None = None) -> tuple[str, ...]:
    """The entries of other games than that of an entry found which are called just so, one of each."""
    others = (store for store in stores if not found.startswith(f"{store.game}:"))
    ids = (find_named(store, term[:LONGEST], default(), kind) for store in others)
    return tuple(called[0] for called in ids if called)


def _by_name(store: Store, asked: str, lang: str, kind: str | None) -> tuple[str, ...]:
    """The entry of that identifier, or those of that name."""
    id = find_id(store, asked)
    return (id,) if id and _fits(id, kind) else find_named(store, asked, lang, kind)


def _otherwise(store: Store, asked: str, lang: str, kind: str | None) -> tuple[str, ...]:  # noqa: ARG001
    """The entries that a number, a part of a name, or the name of a board stands for."""
    ids = find_numbered(store, asked, kind) or find_partly(store, asked, kind)
    if ids:
        return ids
    if kind in (None, BOARD):
        return boards_called(store, asked)
    slug = find_id(store, f"{kind}/{asked}") if "/" not in asked else None
    return (slug,) if slug and _fits(slug, kind) else ()


CALLED = (_by_name, _otherwise)  # what one game has by name, another need not have by half


def find_named(store: Store, asked: str, lang: str, kind: str | None = None) -> tuple[str, ...]:
    """The entries of that name: of the best sort of name, and in the language asked before others."""
    for key in _keys(asked):
        ids = _best(named(store, key), lang, kind)
        if ids:
            return ids
    said, rest = without_kind(asked)
    return find_named(store, rest, lang, said) if said and kind is None else ()


def find_numbered(store: Store, asked: str, kind: str | None) -> tuple[str, ...]:
    """The cards of that number: "296", "cota 296"."""
    if kind not in (None, "card") or not asked.strip()[-1:].isdecimal():
        return ()
    from kfjudge.reference.cards import numbered

    said, rest = without_kind(asked)
    number = rest if said == "card" else asked
    if kind != "card" and said != "card" and number.strip("# ").isdecimal():
        return ()  # of what else there is, many a thing has a number
    return tuple(f"{store.game}:card/{id}" for id in numbered(store.game, number))


def find_partly(store: Store, asked: str, kind: str | None) -> tuple[str, ...]:
    """The entries of which the words typed are a part of the title: "yxilo" is Yxilo Bolter. So many that
    nobody can choose among them are none."""
    from kfjudge.reference.search.common import little_words

    words = set(name_key(asked).split())
    if not words - little_words().common or max(map(len, words)) < _SHORTEST_PART:
        return ()
    ids = [
        name.id
        for name in all_names(store)
        if name.tier == "title" and words <= set(name.key.split()) and _fits(name.id, kind)
    ]
    ids = _things(ids)
    return tuple(ids) if len(ids) <= _CHOICES else ()


def _keys(asked: str) -> list[str]:
    """The key of what was typed, and the key without an article."""
    keys = [name_key(asked)]
    folded = fold(asked).strip()
    keys += [name_key(folded.removeprefix(article)) for article in _articles() if folded.startswith(article)]
    return [key for key in dict.fromkeys(keys) if key]


@cache
def _articles() -> tuple[str, ...]:
    """What may stand before a name, with the space that follows it."""
    return tuple(
        article if article.endswith("'") else f"{article} "
        for lang in LANGUAGES
        for article in language(lang).articles
    )


def _best(names: list[Name], lang: str, kind: str | None) -> tuple[str, ...]:
    names = [name for name in names if _fits(name.id, kind)]
    if not names:
        return ()
    best = min((TIERS.index(name.tier), name.lang != lang) for name in names)
    ids = [name.id for name in names if (TIERS.index(name.tier), name.lang != lang) == best]
    ids = list(dict.fromkeys(ids))
    # A concept and the section of the rules on it share a name; the concept lists the section.
    glossary = [id for id in ids if ":glossary/" in id]
    rules = {id.replace(":rule/", ":glossary/") for id in ids if ":rule/" in id}
    if len(glossary) == 1 and rules == set(glossary) and len(ids) == 2:
        return tuple(glossary)
    return tuple(ids)


def _fits(id: str, kind: str | None) -> bool:
    return kind is None or f":{kind}/" in id


def nearest(
    asked: str,
    lang: str,
    limit: int,
    *,
    game: str | None = None,
    kind: str | None = None,
    home: str | None = None,
) -> tuple[Near, ...]:
    """The entries whose names are nearest to what was typed, nearest first, boards after all others: of the
    first game that has any."""
    asked = asked[:LONGEST]
    for store in shelves(game, home):
        ids = [id for id, _ in _ranked(store, asked, kind)]
        if len(ids) < limit and kind in (None, BOARD):
            ids += nearest_boards(store, asked, limit - len(ids))
        if ids:
            return tuple(_near(id, lang) for id in ids[:limit])
    return ()


def _near(id: str, lang: str) -> Near:
    record = open_store(id.partition(":")[0]).record(id)
    assert record
    return Near(id, record.title(lang), lang, record.title(beside(lang)))


def clearly_meant(store: Store, asked: str, kind: str | None) -> str | None:
    """The one entry that can have been meant: a word of the rules begins so, or no other name is as near.
    What players say is no name to guess, and what is in no book is not misspelt."""
    from rapidfuzz.distance import OSA

    if "/" in asked:
        id = misspelt_id(store, asked)
        return id if id and _fits(id, kind) else None
    key = name_key(asked)
    if len(key) < _SHORTEST_PART or is_outside(store, asked):
        return None
    names = [name for name in all_names(store) if name.tier != "slang" and _fits(name.id, kind)]
    titles = [name for name in names if name.tier == "title" and ":card/" not in name.id]
    begun = _things([name.id for name in titles if name.key.startswith(key)])
    if len(begun) == 1:
        return begun[0]
    most = min(_MOST_SLIPS, len(key) // _LETTERS_A_SLIP)
    slips: dict[int, list[str]] = {}
    for name in names:
        if name.key[:1] == key[0] or name.key[:2] == key[1::-1]:
            edits = OSA.distance(key, name.key, score_cutoff=most)
            if edits <= most:
                slips.setdefault(edits, []).append(name.id)
    nearest_ones = _things(slips[min(slips)]) if slips else []
    return nearest_ones[0] if len(nearest_ones) == 1 else None


def is_outside(store: Store, asked: str) -> bool:
    """Whether it is the name of something that is in no book."""
    from kfjudge.reference.search.stems import outside_word

    words = " ".join(map(outside_word, words_of(asked, store.game)))
    return any(not following for _, following, _ in store.rows_of("outside", words))


def _things(ids: list[str]) -> list[str]:
    """The entries without those that go by the name of another: a question or an erratum by that of a card, a
    section by that of its concept."""
    things = [id for id in ids if ":faq/" not in id and ":errata/" not in id] or ids
    things = [id for id in things if (twin := id.replace(":rule/", ":glossary/")) == id or twin not in things]
    return list(dict.fromkeys(things))


def _ranked(store: Store, asked: str, kind: str | None) -> list[tuple[str, float]]:
    """The entries with a name like what was typed, or an identifier where one was typed, nearest first."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    from kfjudge.reference.search.spelling import is_slip

    is_id = "/" in asked
    key = fold(asked.partition(":")[2] or asked) if is_id else name_key(asked)
    names = _identifiers(store) if is_id else all_names(store)
    names = tuple(name for name in names if _fits(name.id, kind))
    best = _with_part(key, names)
    likely = [name for name in names if name.tier != "slang" or is_slip(key, name.key)]
    keys = [name.key for name in likely]
    similar = OSA.normalized_similarity
    for _, similarity, at in extract(key, keys, scorer=similar, score_cutoff=_NEAR_ENOUGH, limit=40):
        id = likely[at].id
        # Of a concept and the rule of the same name, one is enough.
        twin = id.replace(":rule/", ":glossary/")
        if twin == id or twin not in best:
            best[id] = max(best.get(id, 0.0), similarity)
    return sorted(best.items(), key=lambda item: (-item[1], item[0]))


def _identifiers(store: Store) -> tuple[Name, ...]:
    ids = ((id, fold(id.partition(":")[2])) for id in store.ids())
    return tuple(Name(local, "slug", "", id, local, local) for id, local in ids)


def _with_part(key: str, names: tuple[Name, ...]) -> dict[str, float]:
    """The entries with a name that begins as typed; if there is none, those with a name that has the word."""
    if len(key) < _SHORTEST_PART:
        return {}
    begun = dict.fromkeys((name.id for name in names if name.key.startswith(key)), _BEGUN)
    return begun or dict.fromkeys((name.id for name in names if f" {key} " in f" {name.words} "), _HAS)
