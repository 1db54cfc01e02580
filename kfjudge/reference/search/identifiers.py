"""Identifiers as people type them again: in capitals, with spaces for hyphens, the name for the slug, the
kind in either language, before or behind, and a stop or a slash too many."""

from __future__ import annotations

import re
from functools import lru_cache

from kfjudge.reference.fold import fold, name_key
from kfjudge.reference.model import EDITIONS, GAME
from kfjudge.reference.store.names import all_names
from kfjudge.reference.store.store import Store

KIND_WORDS = {
    "card": "card",
    "carte": "card",
    "edition": "edition",
    "errata": "errata",
    "erratum": "errata",
    "faq": "faq",
    "glossaire": "glossary",
    "glossary": "glossary",
    "livret": "edition",
    "question": "faq",
    "regle": "rule",
    "rule": "rule",
    "rulebook": "edition",
}
_KIND_BEHIND = ("errata", "faq", "glossary")  # "the golden rule" is no rule called "the golden"
_NAMES = ("title", "alias", "term", "slug")
_LETTERS_A_SLIP = 5  # an identifier has, at least, for each letter that was put right
_AROUND = " \t\n\"'`()[]{}<>«»“”.,;:!?/\\"
_GAME = re.compile(rf"(?:{GAME}|kf)\s*[:/]\s*")
_KIND_BEFORE = re.compile(r"(?P<kind>[a-z]+)(?P<mark>\s*[/:]\s*|[\s_-]+)(?P<rest>.+)", re.DOTALL)
_QUESTION = re.compile(
    r"(?:(?P<kind>faq|question|q) ?)?(?:(?P<before>\d[. ]\d) )?(?:(?:faq|question|q) ?)?"
    r"(?:(?P<edition>\d\.\d) )?(?:n[o°]?\.? ?)?(?P<number>\d{1,3})(?: \(?(?P<after>\d\.\d)\)?)?"
)


def find_id(store: Store, asked: str) -> str | None:
    """The entry that an identifier stands for, however it is written; but not if it is misspelt."""
    text = _bare(asked)
    if "/" in text or ":" in text:
        id = store.find_id(text)
        if id:
            return id
    id = _of_a_question(store, text)
    if id:
        return id
    if text in EDITIONS[GAME]:
        return store.find_id(f"edition/{text}")
    kind, mark, rest = _parts(text)
    # "card/troll" is the card; "card troll" may be a question on it.
    if not kind or (kind == "card" and "/" not in mark and ":" not in mark):
        return None
    called = _called(store).get(kind, {})
    ids = called.get(_squeezed(rest), ())
    if not ids and mark:
        part = "-".join(("", *name_key(rest).split(), ""))
        of_kind = (id for id in store.ids() if id.startswith(f"{GAME}:{kind}/"))
        ids = tuple(id for id in of_kind if part in f"-{id.partition('/')[2]}-")
    return ids[0] if len(ids) == 1 else None


def misspelt_id(store: Store, asked: str) -> str | None:
    """The one entry that an identifier was meant for, when letters of it are wrong, or its kind is."""
    match = _KIND_BEFORE.fullmatch(_bare(asked))
    if not match or not ("/" in match["mark"] or ":" in match["mark"]):
        return None
    from rapidfuzz.distance import OSA

    kind, key = _kind_meant(match["kind"]), _squeezed(match["rest"])
    most = len(key) // _LETTERS_A_SLIP
    if not kind or not key:
        return None
    of_other_kinds = {id for called in _called(store).values() for id in called.get(key, ())}
    near: dict[int, set[str]] = {}
    for name, ids in _called(store).get(kind, {}).items():
        edits = OSA.distance(key, name, score_cutoff=most)
        if edits <= most:
            near.setdefault(edits, set()).update(ids)
    found = near[min(near)] if near else of_other_kinds
    return found.pop() if len(found) == 1 else None


def without_kind(asked: str) -> tuple[str | None, str]:
    """A name with what kind of entry it should be of, where that is said before it."""
    first, _, rest = fold(asked).strip().partition(" ")
    kind = KIND_WORDS.get(first)
    return (kind, rest) if kind and rest else (None, asked)


def _bare(asked: str) -> str:
    text = " ".join(fold(asked).replace("\\", "/").strip(_AROUND).split())
    return _GAME.sub("", text, count=1) if _GAME.match(text) else text


def _of_a_question(store: Store, text: str) -> str | None:
    spaced = " ".join(re.sub(r"[\s/_#-]+", " ", text.replace("f.a.q.", "faq")).split())
    match = _QUESTION.fullmatch(spaced)
    if not match or (spaced.isdecimal() and not match["kind"]):
        return None
    edition = match["before"] or match["edition"] or match["after"]
    if edition and " " in edition and not match["kind"]:
        return None
    number = int(match["number"])
    for printed in (edition.replace(" ", "."),) if edition else reversed(EDITIONS[GAME]):
        id = store.find_id(f"faq/{printed}/{number}")
        if id:
            return id
    return None


def _parts(text: str) -> tuple[str | None, str, str]:
    """The kind, the mark that sets it off if it comes first, and what it is called."""
    match = _KIND_BEFORE.fullmatch(text)
    if match and (kind := _kind(match["kind"])):
        return kind, match["mark"], match["rest"]
    rest, _, last = text.rpartition(" ")
    kind = KIND_WORDS.get(last)
    return (kind, "", rest) if kind in _KIND_BEHIND else (None, "", text)


def _kind(word: str) -> str | None:
    return KIND_WORDS.get(word) or KIND_WORDS.get(word.removesuffix("s"))


def _kind_meant(word: str) -> str | None:
    from rapidfuzz.distance import OSA

    near = {kind for known, kind in KIND_WORDS.items() if OSA.distance(word, known, score_cutoff=1) <= 1}
    return _kind(word) or (near.pop() if len(near) == 1 else None)


@lru_cache(maxsize=2)
def _called(store: Store) -> dict[str, dict[str, tuple[str, ...]]]:
    """The entries of each kind by their slugs and names, with nothing between the letters."""
    called: dict[str, dict[str, list[str]]] = {}
    slugs = ((id.partition("/")[2], id) for id in store.ids())
    names = ((name.key, name.id) for name in all_names(store) if name.tier in _NAMES)
    for name, id in (*slugs, *names):
        kind = id.partition(":")[2].partition("/")[0]
        ids = called.setdefault(kind, {}).setdefault(_squeezed(name), [])
        if id not in ids:
            ids.append(id)
    return {kind: {name: tuple(ids) for name, ids in of_kind.items()} for kind, of_kind in called.items()}


def _squeezed(name: str) -> str:
    return name_key(name).replace(" ", "")
