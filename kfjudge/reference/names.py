"""What entries and boards are called, and identifiers as people type them: in capitals, with spaces for
hyphens, the name for the slug, the kind in any language, a game before, a stop or a slash too many."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from kfjudge.games import GAMES, find_games_in, get_game
from kfjudge.reference.arguments import games_to_ask
from kfjudge.reference.model import BOARD, KINDS, NAME_TIERS, Name
from kfjudge.reference.store.store import Store, open_built_store, open_store
from kfjudge.reference.text import fold, name_key
from kfjudge.words import LANGUAGES, load_language

MOST_COMPLETIONS = 200
_LEAST_WORDS = 3  # of a title of which only a part is typed
_MOST = 8  # boards that anyone could choose among
_SUFFIX = ".kf"
_LETTERS_PER_SLIP = 8  # a name has, at least, for each letter that was put right
_NEAR_ENOUGH = 0.7
_KIND_BEHIND = ("errata", "faq", "glossary")  # "the golden rule" is no rule called "the golden"
_LETTERS_PER_SLIP_OF_ID = 5  # an identifier has, at least, for each letter that was put right
_TITLES = ("title", "slug")
_TIERS = (*_TITLES, "alias", "term")
_AROUND = " \t\n\"'`()[]{}<>«»“”.,;:!?/\\"
_AROUND_A_WORD = ".,;:!?()\"'«»“”"
_KIND_BEFORE = re.compile(r"(?P<kind>[a-z]+)(?P<mark>\s*[/:]\s*|[\s_-]+)(?P<rest>.+)", re.DOTALL)


# names


def find_names(store: Store, key: str) -> list[Name]:
    """Find the names with this key."""
    return [Name(*row) for row in store.rows_of("names", key)]


def card_names(store: Store) -> list[Name]:
    """List what the cards of a game are called."""
    rows = store.text("names").decode().split("\n")
    return [Name(*row.split("\t")) for row in rows if ":card/" in row]


@lru_cache(maxsize=4)
def all_names(store: Store) -> tuple[Name, ...]:
    """List everything that the entries of a game are called, but boards."""
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
    """Complete a title, a card's name or an alias for the shell, titles first; wherever a space or a sign was
    put. The names are those of a game, or of the first that has any, and of `slugs` alone where those are
    given. Nothing is built for that: without a store they are those of the cards."""
    key = name_key(prefix[:100]).replace(" ", "")
    for asked in games_to_ask(game, home):
        names = [
            name
            for name in names_to_complete(asked)
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


def names_to_complete(game: str) -> tuple[Name, ...]:
    """List what the entries of a game are called; where no store is built, what its cards are."""
    store = open_built_store(game)
    if store:
        return all_names(store)
    return tuple(
        Name(name_key(shown), _TITLES[0], lang, f"{game}:card/{slug}", fold(shown), shown)
        for slug, card in get_game(game).reference.facts().items()
        for lang, shown in card.names
    )


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
    key = _board_key(store, typed)
    found = find_misspelt(key, _board_names(store), len(key) // _LETTERS_PER_SLIP)
    return found[0] if len(found) == 1 else None


def find_misspelt(key: str, names: Iterable[tuple[str, str]], most: int) -> list[str]:
    """List the ids, each once, whose names differ from a key in the fewest letters; none if in more than
    `most`."""
    from rapidfuzz.distance import OSA

    near: dict[int, dict[str, None]] = {}
    for name, id in names:
        slips = OSA.distance(key, name, score_cutoff=most)
        if slips <= most:
            near.setdefault(slips, {})[id] = None
    return list(near[min(near)]) if near else []


def _board_key(store: Store, typed: str) -> str:
    """Fold a name to compare it, without the game and the kind that an identifier has before it."""
    text = typed.strip().removesuffix(_SUFFIX).removeprefix(f"{store.game}:")
    return name_key(text.removeprefix(f"{BOARD}/"))


@lru_cache(maxsize=4)
def _board_names(store: Store) -> tuple[tuple[str, str], ...]:
    return tuple((row[0], row[1]) for row in store.rows("board-names"))


# identifiers


def is_identifier(typed: str) -> bool:
    """Tell whether somebody typed an identifier: a kind of entry, a letter of it wrong perhaps, a slash, and
    a name."""
    match = _KIND_BEFORE.fullmatch(_split_prefix(typed)[1])
    return match is not None and "/" in match["mark"] and _guess_kind(match["kind"]) is not None


def find_id(store: Store, typed: str) -> str | None:
    """Find the entry that an identifier stands for: of its kind, in any language, and called just so, with
    capitals or spaces perhaps. Where no slash says that it is one ("rule step 2"), a part of the name will
    do. None for what is no entry of this game."""
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
    is_set_off = "/" in mark or ":" in mark
    if not kind or (kind == "card" and not is_set_off):  # "card magpie" may be a question on the card
        return None
    tiers = _TITLES if is_set_off else _TIERS
    ids = _ids_by_kind_and_name(store, tiers).get(kind, {}).get(_join_letters(rest), ())
    if not ids and mark and not is_set_off:
        ids = _find_by_part_of_slug(store, kind, rest)
    return ids[0] if len(ids) == 1 else None


def _find_by_part_of_slug(store: Store, kind: str, name: str) -> tuple[str, ...]:
    """Find the entries of a kind whose slug has these words: "step 2" is rule/step-2-choose-a-house."""
    part = "-".join(("", *name_key(name).split(), ""))
    of_kind = (id for id in store.ids() if id.startswith(f"{store.game}:{kind}/"))
    return tuple(id for id in of_kind if part in f"-{id.partition('/')[2]}-")


def guess_id(store: Store, typed: str) -> str | None:
    """Find the one entry of that kind and game that an identifier with wrong letters must mean: it leads a
    list of what was found, and is not opened."""
    named, text = _split_prefix(typed)
    match = _KIND_BEFORE.fullmatch(text)
    kind = _guess_kind(match["kind"]) if match else None
    if named not in (None, store.game) or match is None or kind is None:
        return None
    key = _join_letters(match["rest"])
    names = _ids_by_kind_and_name(store, _TITLES).get(kind, {})
    called = ((name, id) for name, ids in names.items() for id in ids)
    found = find_misspelt(key, called, len(key) // _LETTERS_PER_SLIP_OF_ID)
    return found[0] if len(found) == 1 else None


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
    named = find_games_in(text)
    prefixed, rest = _split_prefix(text) if named else (None, text)
    if prefixed is not None:
        return prefixed, text if "/" in rest else re.split("[:/]", text, maxsplit=1)[-1].strip()
    for one in named:
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
    words = [fold(word).strip(_AROUND_A_WORD) for word in typed]
    for at in range(len(words) - len(name) + 1):
        if words[at : at + len(name)] == name:
            from kfjudge.reference.search.words import little_words

            common = little_words().common
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
        prefix = _match_prefix(get_game(game).called).match(text)
        if prefix:
            return game, text[prefix.end() :]
    return None, text


@cache
def _match_prefix(names: tuple[str, ...]) -> re.Pattern[str]:
    """Match the name of a game before an identifier: "arkham:"."""
    return re.compile(rf"(?:{'|'.join(map(re.escape, names))})\s*[:/]\s*")


@cache
def _match_question(editions: tuple[str, ...]) -> re.Pattern[str]:
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
    match = _match_question(get_game(game).editions).fullmatch(spaced)
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
    if match and (kind := _find_kind(match["kind"])):
        return kind, match["mark"], match["rest"]
    rest, _, last = text.rpartition(" ")
    kind = _kind_words().get(last)
    return (kind, "", rest) if kind in _KIND_BEHIND else (None, "", text)


def _find_kind(word: str) -> str | None:
    return _kind_words().get(word) or _kind_words().get(word.removesuffix("s"))


def _guess_kind(word: str) -> str | None:
    """Find the kind of entry that a word means, if need be with one letter wrong."""
    kind = _find_kind(word)
    if kind is not None or len(word) < _LETTERS_PER_SLIP_OF_ID - 1:
        return kind
    from rapidfuzz.distance import OSA

    kinds = {kind for known, kind in _kind_words().items() if OSA.distance(word, known, score_cutoff=1) <= 1}
    return kinds.pop() if len(kinds) == 1 else None


@cache
def _kind_words() -> dict[str, str]:
    """Map what the kinds of entries are called, in any language and as they are written, to the kinds."""
    words = {word: kind for lang in LANGUAGES for word, kind in load_language(lang).kinds.items()}
    return words | {kind: kind for kind in KINDS}


@lru_cache(maxsize=8)
def _ids_by_kind_and_name(store: Store, tiers: tuple[str, ...]) -> dict[str, dict[str, tuple[str, ...]]]:
    """Map each kind to its entries by slug and by names of these tiers, with nothing between the letters."""
    kinds: dict[str, dict[str, dict[str, None]]] = {}
    slugs = ((id.partition("/")[2], id) for id in store.ids())
    names = ((name.key, name.id) for name in all_names(store) if name.tier in tiers)
    for name, id in (*slugs, *names):
        if id.startswith(f"{store.game}:"):
            kind = id.partition(":")[2].partition("/")[0]
            kinds.setdefault(kind, {}).setdefault(_join_letters(name), {})[id] = None
    return {kind: {name: tuple(ids) for name, ids in of_kind.items()} for kind, of_kind in kinds.items()}


def _join_letters(name: str) -> str:
    return name_key(name).replace(" ", "")
