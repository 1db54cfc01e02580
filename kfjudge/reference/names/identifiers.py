"""Identifiers as people type them again: in capitals, with spaces for hyphens, the name for the slug, the
kind in any language, before or behind, and a stop or a slash too many."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from kfjudge.games import GAMES, called, editions
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.reference.names.boards import boards_called
from kfjudge.reference.names.names import all_names
from kfjudge.reference.store.store import Store
from kfjudge.reference.text import fold, name_key
from kfjudge.words import LANGUAGES, language

_KIND_BEHIND = ("errata", "faq", "glossary")  # "the golden rule" is no rule called "the golden"
_NAMES = ("title", "alias", "term", "slug")
_LETTERS_A_SLIP = 5  # an identifier has, at least, for each letter that was put right
_AROUND = " \t\n\"'`()[]{}<>«»“”.,;:!?/\\"
_KIND_BEFORE = re.compile(r"(?P<kind>[a-z]+)(?P<mark>\s*[/:]\s*|[\s_-]+)(?P<rest>.+)", re.DOTALL)


def find_id(store: Store, asked: str) -> str | None:
    """The entry that an identifier stands for, however it is written; but not if it is misspelt, nor if it
    names another game."""
    named, text = _bare(asked)
    return _find_in(store, text, store.game) if named in (None, store.game) else None


def game_before(asked: str) -> tuple[str | None, str]:
    """The game that is named before an identifier, or before a name, and what is asked of it."""
    game, rest = _bare(asked)
    if game is None or "/" in rest:
        return game, asked
    return game, re.split("[:/]", asked, maxsplit=1)[-1].strip()


def _find_in(store: Store, text: str, game: str) -> str | None:
    if "/" in text or ":" in text:
        id = store.find_id(f"{game}:{text}")
        if id:
            return id
    id = _of_a_question(store, text, game)
    if id:
        return id
    if text in editions(game):
        return store.find_id(f"{game}:edition/{text}")
    kind, mark, rest = _parts(text)
    if kind == BOARD:
        called = boards_called(store, rest)
        return called[0] if len(called) == 1 else None
    # "card/magpie" is the card; "card magpie" may be a question on it.
    if not kind or (kind == "card" and "/" not in mark and ":" not in mark):
        return None
    ids = _entries_called(store, game).get(kind, {}).get(_squeezed(rest), ())
    if not ids and mark:
        part = "-".join(("", *name_key(rest).split(), ""))
        of_kind = (id for id in store.ids() if id.startswith(f"{game}:{kind}/"))
        ids = tuple(id for id in of_kind if part in f"-{id.partition('/')[2]}-")
    return ids[0] if len(ids) == 1 else None


def misspelt_id(store: Store, asked: str) -> str | None:
    """The one entry that an identifier was meant for, when letters of it are wrong, or its kind is."""
    named, text = _bare(asked)
    return _misspelt_in(store, text, store.game) if named in (None, store.game) else None


def _misspelt_in(store: Store, text: str, game: str) -> str | None:
    match = _KIND_BEFORE.fullmatch(text)
    if not match or not ("/" in match["mark"] or ":" in match["mark"]):
        return None
    from rapidfuzz.distance import OSA

    kind, key = _kind_meant(match["kind"]), _squeezed(match["rest"])
    most = len(key) // _LETTERS_A_SLIP
    if not kind or not key:
        return None
    entries = _entries_called(store, game)
    of_other_kinds = {id for of_kind in entries.values() for id in of_kind.get(key, ())}
    near: dict[int, set[str]] = {}
    for name, ids in entries.get(kind, {}).items():
        edits = OSA.distance(key, name, score_cutoff=most)
        if edits <= most:
            near.setdefault(edits, set()).update(ids)
    found = near[min(near)] if near else of_other_kinds
    return found.pop() if len(found) == 1 else None


def without_kind(asked: str) -> tuple[str | None, str]:
    """A name with what kind of entry it should be of, where that is said before it."""
    first, _, rest = fold(asked).strip().partition(" ")
    kind = _kind_words().get(first)
    return (kind, rest) if kind and rest else (None, asked)


def _bare(asked: str) -> tuple[str | None, str]:
    """The game that an identifier names, if it does, and the rest."""
    text = " ".join(fold(asked).replace("\\", "/").strip(_AROUND).split())
    for game in GAMES:
        named = _game_named(called(game)).match(text)
        if named:
            return game, text[named.end() :]
    return None, text


@cache
def _game_named(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, names))})\s*[:/]\s*")


@cache
def _question(editions: tuple[str, ...]) -> re.Pattern[str]:
    """ "faq 1.3 10", "1.3/10", "question 10 (1.3)"."""
    edition = "|".join(re.escape(_spaced(one)) for one in editions)
    spaced = edition.replace(r"\.", "[. ]")
    asked = "faq|question|q"
    return re.compile(
        rf"(?:(?P<kind>{asked}) ?)?(?:(?P<before>{spaced}) )?(?:(?:{asked}) ?)?"
        rf"(?:(?P<edition>{edition}) )?(?:n[o°]?\.? ?)?(?P<number>\d{{1,3}})(?: \(?(?P<after>{edition})\)?)?"
    )


def _spaced(text: str) -> str:
    """With a space for each sign that may stand between words and numbers."""
    return re.sub(r"[\s/_#-]+", " ", text).strip()


def _of_a_question(store: Store, text: str, game: str) -> str | None:
    spaced = _spaced(text.replace("f.a.q.", "faq"))
    match = _question(editions(game)).fullmatch(spaced)
    if not match or (spaced.isdecimal() and not match["kind"]):
        return None
    edition = match["before"] or match["edition"] or match["after"]
    written = {_spaced(one).replace(".", " "): one for one in editions(game)}
    named = written[edition.replace(".", " ")] if edition else None
    if named and named not in text and not match["kind"]:
        return None  # "1 3 10" may be anything
    number = int(match["number"])
    for printed in (named,) if named else reversed(editions(game)):
        id = store.find_id(f"{game}:faq/{printed}/{number}")
        if id:
            return id
    return None


def _parts(text: str) -> tuple[str | None, str, str]:
    """The kind, the mark that sets it off if it comes first, and what it is called."""
    match = _KIND_BEFORE.fullmatch(text)
    if match and (kind := _kind(match["kind"])):
        return kind, match["mark"], match["rest"]
    rest, _, last = text.rpartition(" ")
    kind = _kind_words().get(last)
    return (kind, "", rest) if kind in _KIND_BEHIND else (None, "", text)


def _kind(word: str) -> str | None:
    return _kind_words().get(word) or _kind_words().get(word.removesuffix("s"))


@cache
def _kind_words() -> dict[str, str]:
    """The kinds of entries by what identifiers may call them: in any language, and as they are written."""
    said = {word: kind for lang in LANGUAGES for word, kind in language(lang).kinds.items()}
    return said | {kind: kind for kind in KINDS}


def _kind_meant(word: str) -> str | None:
    from rapidfuzz.distance import OSA

    near = {kind for known, kind in _kind_words().items() if OSA.distance(word, known, score_cutoff=1) <= 1}
    return _kind(word) or (near.pop() if len(near) == 1 else None)


@lru_cache(maxsize=4)
def _entries_called(store: Store, game: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """The entries of each kind by their slugs and names, with nothing between the letters."""
    called: dict[str, dict[str, list[str]]] = {}
    slugs = ((id.partition("/")[2], id) for id in store.ids())
    names = ((name.key, name.id) for name in all_names(store) if name.tier in _NAMES)
    for name, id in (*slugs, *names):
        if not id.startswith(f"{game}:"):
            continue
        kind = id.partition(":")[2].partition("/")[0]
        ids = called.setdefault(kind, {}).setdefault(_squeezed(name), [])
        if id not in ids:
            ids.append(id)
    return {kind: {name: tuple(ids) for name, ids in of_kind.items()} for kind, of_kind in called.items()}


def _squeezed(name: str) -> str:
    return name_key(name).replace(" ", "")
