"""Identifiers as people type them: in capitals, with spaces for hyphens, the name for the slug, the kind in
any language, before or behind, a game before, and a stop or a slash too many."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from kfjudge.games import GAMES, get_game
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.reference.names.names import all_names, find_boards_by_beginning, find_names
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import fold, name_key
from kfjudge.words import LANGUAGES, load_language

_KIND_BEHIND = ("errata", "faq", "glossary")  # "the golden rule" is no rule called "the golden"
_TIERS = ("title", "alias", "term", "slug")
_LETTERS_PER_SLIP = 5  # an identifier has, at least, for each letter that was put right
_AROUND = " \t\n\"'`()[]{}<>«»“”.,;:!?/\\"
_AROUND_A_WORD = ".,;:!?()\"'«»“”"
_KIND_BEFORE = re.compile(r"(?P<kind>[a-z]+)(?P<mark>\s*[/:]\s*|[\s_-]+)(?P<rest>.+)", re.DOTALL)


def find_id(store: Store, typed: str) -> str | None:
    """Find the entry that an identifier stands for, however it is written; None where it is misspelt, or
    names another game."""
    named, text = _split_prefix(typed)
    if named not in (None, store.game):
        return None
    id = store.find_id(f"{store.game}:{text}") if "/" in text or ":" in text else None
    id = id or _find_question(store, text, store.game)
    if id:
        return id
    if text in get_game(store.game).editions:
        return store.find_id(f"{store.game}:edition/{text}")
    kind, mark, rest = _split_kind_and_mark(text)
    if kind == BOARD:
        boards = find_boards_by_beginning(store, rest)
        return boards[0] if len(boards) == 1 else None
    # "card/magpie" is the card; "card magpie" may be a question on it.
    if not kind or (kind == "card" and "/" not in mark and ":" not in mark):
        return None
    ids = _ids_by_kind_and_name(store).get(kind, {}).get(_squeezed(rest), ())
    if not ids and mark:
        part = "-".join(("", *name_key(rest).split(), ""))
        of_kind = (id for id in store.ids() if id.startswith(f"{store.game}:{kind}/"))
        ids = tuple(id for id in of_kind if part in f"-{id.partition('/')[2]}-")
    return ids[0] if len(ids) == 1 else None


def guess_id(store: Store, typed: str) -> str | None:
    """Find the one entry that a misspelt identifier was meant for: letters of it are wrong, or its kind
    is."""
    named, text = _split_prefix(typed)
    match = _KIND_BEFORE.fullmatch(text)
    if named not in (None, store.game) or not match or not ("/" in match["mark"] or ":" in match["mark"]):
        return None
    from rapidfuzz.distance import OSA

    word, key = match["kind"], _squeezed(match["rest"])
    kinds = {kind for known, kind in _kind_words().items() if OSA.distance(word, known, score_cutoff=1) <= 1}
    kind = _kind(word) or (kinds.pop() if len(kinds) == 1 else None)
    most = len(key) // _LETTERS_PER_SLIP
    if not kind or not key:
        return None
    entries = _ids_by_kind_and_name(store)
    near: dict[int, set[str]] = {}
    for name, ids in entries.get(kind, {}).items():
        edits = OSA.distance(key, name, score_cutoff=most)
        if edits <= most:
            near.setdefault(edits, set()).update(ids)
    of_other_kinds = {id for of_kind in entries.values() for id in of_kind.get(key, ())}
    found = near[min(near)] if near else of_other_kinds
    return found.pop() if len(found) == 1 else None


def split_kind(typed: str) -> tuple[str | None, str]:
    """Split off the kind of entry that is said before a name: "rule reap" → ("rule", "reap")."""
    first, _, rest = fold(typed).strip().partition(" ")
    kind = _kind_words().get(first)
    return (kind, rest) if kind and rest else (None, typed)


def split_game(text: str, game: str | None) -> tuple[str | None, str]:
    """Split off the game that a query names before or behind what it asks ("doom in arkham"); `game` is the
    one that is asked for already. A query that as a whole is a name ("Arkham Woods") names no game."""
    if game is not None:
        return game, text
    prefixed, rest = _split_prefix(text)
    if prefixed is not None:
        return prefixed, text if "/" in rest else re.split("[:/]", text, maxsplit=1)[-1].strip()
    for one in GAMES:
        for name in sorted(get_game(one).called, key=len, reverse=True):
            left = _without_name(text, name.split())
            if left is not None:
                is_a_name = bool(find_names(open_store(one), name_key(text)))
                return (None, text) if is_a_name else (one, left)
    return None, text


def _without_name(text: str, name: list[str]) -> str | None:
    """Drop the name of a game, and the little word before it; None where it is not there, or nothing else
    tells anything."""
    typed = text.split()
    if len(typed) <= len(name):
        return None
    from kfjudge.reference.search.common import little_words

    words = [fold(word).strip(_AROUND_A_WORD) for word in typed]
    common = little_words().common
    for at in range(len(words) - len(name) + 1):
        if words[at : at + len(name)] == name:
            start = at - 1 if at and words[at - 1] in common else at
            left = [*typed[:start], *typed[at + len(name) :]]
            telling = [*words[:start], *words[at + len(name) :]]
            return " ".join(left) if any(word and word not in common for word in telling) else None
    return None


def _split_prefix(typed: str) -> tuple[str | None, str]:
    """Split off the game before an identifier, and clean the rest: "Arkham: Card/Roland. " → ("arkham",
    "card/roland")."""
    text = " ".join(fold(typed).replace("\\", "/").strip(_AROUND).split())
    for game in GAMES:
        prefix = _prefix(get_game(game).called).match(text)
        if prefix:
            return game, text[prefix.end() :]
    return None, text


@cache
def _prefix(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, names))})\s*[:/]\s*")


@cache
def _question(editions: tuple[str, ...]) -> re.Pattern[str]:
    """Match "faq 1.3 10", "1.3/10", "question 10 (1.3)"."""
    edition = "|".join(re.escape(_spaced(one)) for one in editions)
    spaced = edition.replace(r"\.", "[. ]")
    kind = "faq|question|q"
    return re.compile(
        rf"(?:(?P<kind>{kind}) ?)?(?:(?P<before>{spaced}) )?(?:(?:{kind}) ?)?"
        rf"(?:(?P<edition>{edition}) )?(?:n[o°]?\.? ?)?(?P<number>\d{{1,3}})(?: \(?(?P<after>{edition})\)?)?"
    )


def _spaced(text: str) -> str:
    """Put a space for each sign that may stand between words and numbers."""
    return re.sub(r"[\s/_#-]+", " ", text).strip()


def _find_question(store: Store, text: str, game: str) -> str | None:
    """Find a question by its number and, where it is named, its edition; else in the newest that has it."""
    spaced = _spaced(text.replace("f.a.q.", "faq"))
    match = _question(get_game(game).editions).fullmatch(spaced)
    if not match or (spaced.isdecimal() and not match["kind"]):
        return None
    edition = match["before"] or match["edition"] or match["after"]
    written = {_spaced(one).replace(".", " "): one for one in get_game(game).editions}
    named = written[edition.replace(".", " ")] if edition else None
    if named and named not in text and not match["kind"]:
        return None  # "1 3 10" may be anything
    ids = (f"{game}:faq/{printed}/{int(match['number'])}" for printed in reversed(get_game(game).editions)
           if named in (None, printed))  # fmt: skip
    return next(filter(None, map(store.find_id, ids)), None)


def _split_kind_and_mark(text: str) -> tuple[str | None, str, str]:
    """Split an identifier into its kind, the mark that sets the kind off if it comes first, and the name:
    "rule/reap" → ("rule", "/", "reap"), "reap faq" → ("faq", "", "reap")."""
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
    """Map what the kinds of entries are called, in any language and as they are written, to the kinds."""
    words = {word: kind for lang in LANGUAGES for word, kind in load_language(lang).kinds.items()}
    return words | {kind: kind for kind in KINDS}


@lru_cache(maxsize=4)
def _ids_by_kind_and_name(store: Store) -> dict[str, dict[str, tuple[str, ...]]]:
    """Map each kind to its entries by slug and name, with nothing between the letters."""
    kinds: dict[str, dict[str, dict[str, None]]] = {}
    slugs = ((id.partition("/")[2], id) for id in store.ids())
    names = ((name.key, name.id) for name in all_names(store) if name.tier in _TIERS)
    for name, id in (*slugs, *names):
        if id.startswith(f"{store.game}:"):
            kind = id.partition(":")[2].partition("/")[0]
            kinds.setdefault(kind, {}).setdefault(_squeezed(name), {})[id] = None
    return {kind: {name: tuple(ids) for name, ids in of_kind.items()} for kind, of_kind in kinds.items()}


def _squeezed(name: str) -> str:
    return name_key(name).replace(" ", "")
