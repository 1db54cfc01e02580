"""Looking up by name or identifier: exact, but for case, accents and punctuation. A name that fits several
entries gives them all, a name that fits none gives the nearest."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kfjudge.reference.asked import check_asked
from kfjudge.reference.common import COMMON
from kfjudge.reference.fold import fold, name_key
from kfjudge.reference.model import EDITIONS, GAME
from kfjudge.reference.names import TIERS, Name, all_names, named
from kfjudge.reference.store import Store, open_store

LONGEST = 120  # letters of a name; no name is half as long
_SHORTEST_PART = 3
_CHOICES = 8
_NEAR_ENOUGH = 0.65  # a name less like what was typed would only be noise
_BEGUN = 0.8  # how near a name is that begins as typed
_QUESTION = re.compile(
    r"(?:(?:faq|question|q)\s*)?(?:(?P<before>\d\.\d)[\s/]+)?(?:(?:faq|question|q)[\s/]*)?"
    r"(?:(?P<edition>\d\.\d)[\s/]+)?(?:n[o°]?\.?\s*|#\s*)?(?P<number>\d{1,3})(?:\s*\(?(?P<after>\d\.\d)\)?)?"
)
_KIND_WORDS = {
    "errata": "errata",
    "erratum": "errata",
    "card": "card",
    "carte": "card",
    "rule": "rule",
    "regle": "rule",
    "glossary": "glossary",
    "glossaire": "glossary",
    "edition": "edition",
    "rulebook": "edition",
    "livret": "edition",
}
_ARTICLES = ("the ", "a ", "an ", "le ", "la ", "les ", "un ", "une ", "l'")


@dataclass(frozen=True, slots=True)
class Near:
    """An entry that was nearly named: its title in the language asked, and in the other."""

    id: str
    title: str
    lang: str
    other: str


@dataclass(frozen=True, slots=True)
class Found:
    """One id: that entry. Several: each of them has that name. None: `near` are those with a name like it."""

    term: str
    ids: tuple[str, ...]
    near: tuple[Near, ...] = ()


def lookup(term: str, *, lang: str = "en", game: str | None = None, kind: str | None = None) -> Found:
    """The entry or entries that a term names."""
    check_asked(lang=lang, game=game, kind=kind)
    store = open_store()
    asked = term[:LONGEST]
    id = find_id(store, asked)
    if id and _fits(id, game, kind):
        return Found(term, (id,))
    ids = find_named(store, asked, lang, game, kind) or find_partly(store, asked, game, kind)
    if ids:
        return Found(term, ids)
    return Found(term, (), nearest(asked, lang, 6, game=game, kind=kind))


def find_id(store: Store, asked: str) -> str | None:
    """The entry that an identifier stands for, written in any of the ways people write them."""
    folded = " ".join(fold(asked).split())
    if "/" in folded or ":" in folded:
        id = store.find_id(folded)
        if id:
            return id
    question = _QUESTION.fullmatch(folded)
    if question and ("faq" in folded or "question" in folded or not folded.isdecimal()):
        edition = question["before"] or question["edition"] or question["after"]
        number = int(question["number"])
        for printed in (edition,) if edition else reversed(EDITIONS[GAME]):
            id = store.find_id(f"faq/{printed}/{number}")
            if id:
                return id
    return store.find_id(f"edition/{folded}") if folded in EDITIONS[GAME] else None


def find_named(
    store: Store, asked: str, lang: str, game: str | None = None, kind: str | None = None
) -> tuple[str, ...]:
    """The entries of that name: of the best sort of name, and in the language asked before the other."""
    for key in _keys(asked):
        ids = _best(named(store, key), lang, game, kind)
        if ids:
            return ids
    first, _, rest = fold(asked).strip().partition(" ")
    if first in _KIND_WORDS and rest and kind is None:
        return find_named(store, rest, lang, game, _KIND_WORDS[first])
    return ()


def find_partly(store: Store, asked: str, game: str | None, kind: str | None) -> tuple[str, ...]:
    """The entries of which the words typed are a part of the title: "yxilo" is Yxilo Bolter. So many that
    nobody can choose among them are none."""
    words = set(name_key(asked).split())
    if not words - COMMON or max(map(len, words)) < _SHORTEST_PART:
        return ()
    ids = [
        name.id
        for name in all_names(store)
        if name.tier == "title" and words <= set(name.key.split()) and _fits(name.id, game, kind)
    ]
    # Questions and errata are titled by the cards they are on; it is the card that was named.
    things = [id for id in ids if ":faq/" not in id and ":errata/" not in id]
    ids = list(dict.fromkeys(things or ids))
    return tuple(ids) if len(ids) <= _CHOICES else ()


def _keys(asked: str) -> list[str]:
    """The key of what was typed, and the key without an article."""
    keys = [name_key(asked)]
    folded = fold(asked).strip()
    keys += [name_key(folded.removeprefix(article)) for article in _ARTICLES if folded.startswith(article)]
    return [key for key in dict.fromkeys(keys) if key]


def _best(names: list[Name], lang: str, game: str | None, kind: str | None) -> tuple[str, ...]:
    names = [name for name in names if _fits(name.id, game, kind)]
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


def _fits(id: str, game: str | None, kind: str | None) -> bool:
    return (game is None or id.startswith(f"{game}:")) and (kind is None or f":{kind}/" in id)


def nearest(
    asked: str, lang: str, limit: int, *, game: str | None = None, kind: str | None = None
) -> tuple[Near, ...]:
    """The entries whose names are nearest to what was typed, nearest first."""
    store = open_store()
    near = []
    for id, _ in _ranked(asked, game, kind)[:limit]:
        record = store.record(id)
        assert record
        other = "en" if lang == "fr" else "fr"
        near.append(Near(id, record.titles[lang], lang, record.titles[other]))
    return tuple(near)


def _ranked(asked: str, game: str | None, kind: str | None) -> list[tuple[str, float]]:
    """The entries with a name like what was typed, or an identifier where one was typed, nearest first."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    store = open_store()
    if "/" in asked:
        called = [(fold(id.partition(":")[2]), id) for id in store.ids()]
        key = fold(asked[:LONGEST].partition(":")[2] or asked[:LONGEST])
    else:
        called = [(name.key, name.id) for name in all_names(store)]
        key = name_key(asked[:LONGEST])
    called = [(name, id) for name, id in called if _fits(id, game, kind)]
    names = [name for name, _ in called]
    similar = OSA.normalized_similarity
    best = {id: _BEGUN for name, id in called if len(key) >= _SHORTEST_PART and name.startswith(key)}
    for _, similarity, at in extract(key, names, scorer=similar, score_cutoff=_NEAR_ENOUGH, limit=40):
        id = called[at][1]
        # Of a concept and the rule of the same name, one is enough.
        twin = id.replace(":rule/", ":glossary/")
        if twin == id or twin not in best:
            best[id] = max(best.get(id, 0.0), similarity)
    return sorted(best.items(), key=lambda item: (-item[1], item[0]))
