"""Looking up by name or identifier: exact, but for case, accents and punctuation. A name that fits several
entries gives them all, a name that fits none gives the nearest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from kfjudge.games import id_to_type
from kfjudge.reference.arguments import check_arguments, games_to_ask
from kfjudge.reference.model import BOARD, NAME_TIERS, RULING, Name
from kfjudge.reference.names import (
    all_names,
    find_boards,
    find_boards_by_beginning,
    find_id,
    find_misspelt,
    find_names,
    guess_board,
    is_identifier,
    nearest_boards,
    split_game,
    split_kind,
)
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import fold, name_key, words_of
from kfjudge.words import LANGUAGES, default_language, load_language, other_language

LONGEST = 160  # letters of a name; no title of a board is longer
_SHORTEST_PART = 3
_CHOICES = 8
_NEAREST = 6
_NEAREST_IDS = 3
_NEAR_ENOUGH = 0.65  # a name less like what was typed would only be noise
_BEGUN = 0.8  # how near a name is that begins as typed
_HAS = 0.7  # how near a name is that has the word typed
_LETTERS_A_SLIP = 6  # a name has, at least, for each letter that was put right
_MOST_SLIPS = 3
_SHORTEST_MISSPELT = 4  # letters of a card's name with a slip in it
_SHORTEST_WITH_ANY_SLIP = 6  # letters of a word of a name, of which any may be wrong
_CARD = "card"

Rank = tuple[
    int, bool
]  # of a name: its tier, and whether it is in another language than that asked; the least is best
_TITLE, _FOREIGN_TITLE, _LEAST = (0, False), (0, True), (len(NAME_TIERS) - 1, True)


class NearEntry(Struct, frozen=True):
    """An entry that was nearly named: its title in the language asked, and in the one beside it."""

    id: str
    title: str
    lang: str
    other: str


class LookupResult(Struct, frozen=True):
    """One id: that entry. Several: each of them has that name. None: `near` are those with a name like it,
    and `guess` the one that was clearly misspelt, if any. `also` are entries of other games called so."""

    term: str
    ids: tuple[str, ...]
    near: tuple[NearEntry, ...] = ()
    guess: NearEntry | None = None
    also: tuple[str, ...] = ()


def lookup(
    term: str,
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    home: str | None = None,
) -> LookupResult:
    """Look up the entry or entries that a term names: of the game that is asked for or that the term names,
    else of that which is at home unless only another has it."""
    lang = lang or default_language()
    check_arguments(lang=lang, game=game, kind=kind)
    game, term = split_game(term, game)
    games, typed = games_to_ask(game, home), term[:LONGEST]
    if is_identifier(typed):
        ids = _find_identified(open_store(games[0]), typed, kind)
        return LookupResult(term, ids, () if ids else _near_ids(typed, games, lang, kind))
    ids = _find_called(games, typed, lang, kind)
    # What players ask about that is in no book at home is not half the name of something in another game.
    is_foreign = not ids and len(games) > 1 and is_out_of_scope(open_store(games[0]), typed)
    likely = games[:1] if is_foreign else games
    ids = ids or _first(_find_partly_called(open_store(one), typed, kind) for one in likely)
    if ids:
        return LookupResult(term, ids, also=find_in_other_games(term, ids[0], games, kind))
    near = nearest_entries(typed, lang, _NEAREST, game=game, kind=kind, home=home)
    if kind == _CARD and len(near) == 1 and _is_likely_misspelt(near[0].id, typed):
        return LookupResult(term, (), near, near[0])
    for store in map(open_store, likely):
        # A name at home that is near goes before one of another game that begins so.
        is_nearest = not near or near[0].id.startswith(f"{store.game}:")
        id = guess_entry(store, typed, kind, begun=is_nearest)
        if id is None and kind in (None, BOARD):
            id = guess_board(store, typed)
        if id:
            return LookupResult(term, (), near, _near_entry(id, lang))
    return LookupResult(term, (), near)


def find_exactly(
    term: str, *, lang: str, game: str | None = None, kind: str | None = None, home: str | None = None
) -> tuple[str, ...]:
    """Find the entries that are called so, no letter wrong."""
    check_arguments(lang=lang, game=game, kind=kind)
    game, term = split_game(term, game)
    games, typed = games_to_ask(game, home), term[:LONGEST]
    if is_identifier(typed):
        return _find_identified(open_store(games[0]), typed, kind)
    return _find_called(games, typed, lang, kind) or _first(
        _find_partly_called(open_store(one), typed, kind) for one in games
    )


def find_identified(typed: str, *, game: str | None = None, home: str | None = None) -> str | None:
    """Find the entry that an identifier stands for, in the first game that has it: "faq 8"."""
    found = (find_id(open_store(one), typed) for one in games_to_ask(game, home))
    return next(filter(None, found), None)


def _find_identified(store: Store, typed: str, kind: str | None) -> tuple[str, ...]:
    """Find the entry of that identifier, or the board of that name, in the game alone that is meant."""
    id = find_id(store, typed)
    if id is not None:
        return (id,) if _is_of_kind(id, kind) else ()
    return find_boards(store, typed) if kind in (None, BOARD) else ()


def _near_ids(typed: str, games: Sequence[str], lang: str, kind: str | None) -> tuple[NearEntry, ...]:
    """Find the entries that may be meant by an identifier of none: those that other games call so, else the
    most alike at home."""
    others = (find_id(open_store(game), typed) for game in games[1:])
    same = [id for id in others if id and _is_of_kind(id, kind)]
    home = open_store(games[0])
    name = name_key(typed.rpartition("/")[2]).replace(" ", "-")
    of_other_kinds = (id for id in home.ids() if id.endswith(f"/{name}") and _is_of_kind(id, kind))
    alike = [] if same else _rank_by_likeness(home, typed, kind)
    ids = dict.fromkeys((*same, *[*of_other_kinds, *alike][:_NEAREST_IDS]))
    return tuple(_near_entry(id, lang) for id in ids)


def nearest_ids(typed: str, game: str | None, home: str | None) -> tuple[str, ...]:
    """Find the identifiers that may be meant by one of no entry, as they are typed."""
    near = _near_ids(typed[:LONGEST], games_to_ask(game, home), default_language(), None)
    return tuple(id_to_type(entry.id) for entry in near)


def find_in_other_games(term: str, id: str, games: Iterable[str], kind: str | None = None) -> tuple[str, ...]:
    """Find the entries of other games than that of an entry which have just that name, one of each game."""
    others = (game for game in games if not id.startswith(f"{game}:"))
    found = (_find_with_rank(open_store(game), term[:LONGEST], default_language(), kind) for game in others)
    return tuple(ids[0] for _, ids in found if ids)


def _find_with_rank(store: Store, typed: str, lang: str, kind: str | None) -> tuple[Rank, tuple[str, ...]]:
    """Find the entries of that name, with or without an article or the kind before it, and how good a name it
    is of them: those of which it is the best sort of name, in the language asked before others."""
    folded = fold(typed).strip()
    keys = [name_key(typed)]
    keys += [name_key(folded.removeprefix(article)) for article in _articles() if folded.startswith(article)]
    for key in dict.fromkeys(filter(None, keys)):
        ranks: dict[Rank, dict[str, None]] = {}
        for name in find_names(store, key):
            if _is_of_kind(name.id, kind):
                rank = NAME_TIERS.index(name.tier), name.lang != lang
                ranks.setdefault(rank, {})[name.id] = None
        if ranks:
            best = min(ranks)
            ids = tuple(ranks[best])
            # A concept and the section of the rules on it share a name; the concept lists the section.
            concepts = {id.replace(":rule/", ":glossary/") for id in ids}
            return best, tuple(concepts) if len(ids) == 2 and len(concepts) == 1 else ids
    said_kind, rest = split_kind(typed)
    return _find_with_rank(store, rest, lang, said_kind) if said_kind and kind is None else (_LEAST, ())


def _first(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return next(filter(None, found), ())


def _find_called(games: Sequence[str], typed: str, lang: str, kind: str | None) -> tuple[str, ...]:
    """Find the entry of that identifier, or those of that name, of the first game that has any. A title of
    another game goes before what only players call so there, unless it is that of a card, and before a title
    in a language that was not asked for."""
    for at, game in enumerate(games):
        id = find_id(open_store(game), typed)
        if id and _is_of_kind(id, kind):
            return (id,)
        rank, ids = _find_with_rank(open_store(game), typed, lang, kind)
        if NAME_TIERS[rank[0]] == "slang" or rank == _FOREIGN_TITLE:
            for other in games[at + 1 :]:
                better, titled = _find_with_rank(open_store(other), typed, lang, kind)
                if better == _TITLE and (rank == _FOREIGN_TITLE or ":card/" not in titled[0]):
                    return titled
        if ids:
            return ids
    return ()


def _find_partly_called(store: Store, typed: str, kind: str | None) -> tuple[str, ...]:
    """Find the entries that a number, a part of a name, or the name of a board stands for."""
    ids = _find_cards_numbered(store, typed, kind) or find_by_part_of_title(store, typed, kind)
    if ids:
        return ids
    if kind in (None, BOARD):
        return find_boards_by_beginning(store, typed)
    id = find_id(store, f"{kind}/{typed}") if "/" not in typed else None
    return (id,) if id and _is_of_kind(id, kind) else ()


def _find_cards_numbered(store: Store, typed: str, kind: str | None) -> tuple[str, ...]:
    """Find the cards of a number: "296", "cota 296"."""
    if kind not in (None, "card") or not typed.strip()[-1:].isdecimal():
        return ()
    from kfjudge.reference.cards import find_by_number

    said_kind, rest = split_kind(typed)
    number = rest if said_kind == "card" else typed
    if kind != "card" and said_kind != "card" and number.strip("# ").isdecimal():
        return ()  # of what else there is, many a thing has a number
    return tuple(f"{store.game}:card/{id}" for id in find_by_number(store.game, number))


def find_by_part_of_title(store: Store, typed: str, kind: str | None) -> tuple[str, ...]:
    """Find the entries of which the words typed are a part of the title: "yxilo" is Yxilo Bolter. So many
    that nobody can choose among them are none."""
    from kfjudge.reference.search.words import little_words

    words = set(name_key(typed).split())
    is_half_an_identifier = typed.rstrip().endswith("/")  # "rule/"
    if is_half_an_identifier or not words - little_words().common or max(map(len, words)) < _SHORTEST_PART:
        return ()
    ids = _without_namesakes([
        name.id
        for name in all_names(store)
        if name.tier == "title" and words <= set(name.key.split()) and _is_of_kind(name.id, kind)
    ])  # fmt: skip
    return tuple(ids) if len(ids) <= _CHOICES else ()


def _is_likely_misspelt(id: str, typed: str) -> bool:
    """Tell whether the name of an entry begins so ("bad pen"), or is a letter off, two or three if it is long
    ("urchn"), or whether one of its words is a letter off ("peny")."""
    store, key = open_store(id.partition(":")[0]), name_key(typed)
    if len(key) < _SHORTEST_MISSPELT or is_out_of_scope(store, typed):
        return False
    names = [(one.key, one.id) for one in all_names(store) if one.id == id]
    if any(name.startswith(key) for name, _ in names):
        return True
    if id in find_misspelt(key, names, max(1, min(_MOST_SLIPS, len(key) // _LETTERS_A_SLIP))):
        return True
    return bool(_find_word_off(key, [(word, id) for name, _ in names for word in name.split()]))


def _find_word_off(key: str, words: Iterable[tuple[str, str]]) -> list[str]:
    """List the ids with a word that is a letter off: "yxillo"; of a short one a letter is missing: "peny"."""
    if len(key) < _SHORTEST_MISSPELT:
        return []
    is_short = len(key) < _SHORTEST_WITH_ANY_SLIP
    likely = (
        (word, id) for word, id in words if word[0] == key[0] and (len(word) > len(key) or not is_short)
    )
    return find_misspelt(key, likely, 1)


@cache
def _articles() -> tuple[str, ...]:
    """List what may stand before a name, with the space that follows it."""
    return tuple(
        article if article.endswith("'") else f"{article} "
        for lang in LANGUAGES
        for article in load_language(lang).articles
    )


def _is_of_kind(id: str, kind: str | None) -> bool:
    return kind is None or f":{kind}/" in id


def nearest_entries(
    typed: str,
    lang: str,
    limit: int,
    *,
    game: str | None = None,
    kind: str | None = None,
    home: str | None = None,
) -> tuple[NearEntry, ...]:
    """Find the entries whose names are nearest to what was typed, nearest first, boards after all others: of
    the first game that has any."""
    typed = typed[:LONGEST]
    for store in map(open_store, games_to_ask(game, home)):
        ids = _rank_by_likeness(store, typed, kind)
        if len(ids) < limit and kind in (None, BOARD):
            ids += nearest_boards(store, typed, limit - len(ids))
        if ids:
            return tuple(_near_entry(id, lang) for id in ids[:limit])
    return ()


def _near_entry(id: str, lang: str) -> NearEntry:
    record = open_store(id.partition(":")[0]).record(id)
    assert record
    return NearEntry(id, record.title(lang), lang, record.title(other_language(lang)))


def guess_entry(store: Store, typed: str, kind: str | None, *, begun: bool = True) -> str | None:
    """Find the one entry that can have been meant: a word of the rules begins so (if `begun`), or no other
    name is as near. What players say is no name to guess, and what is in no book is not misspelt."""
    key = name_key(typed)
    if "/" in typed or len(key) < _SHORTEST_PART or is_out_of_scope(store, typed):
        return None
    names = [name for name in all_names(store) if name.tier != "slang" and _is_of_kind(name.id, kind)]
    titles = [one for one in names if one.tier == "title" and ":card/" not in one.id]
    going_on = _without_namesakes([one.id for one in titles if one.key.startswith(key)])
    if begun and len(going_on) == 1:
        return going_on[0]
    nearest = _without_namesakes(_find_nearly_typed(key, names))
    return nearest[0] if len(nearest) == 1 else None


def _find_nearly_typed(key: str, names: Iterable[Name]) -> list[str]:
    """Find the entries with the names that were most nearly typed. A short name has its letters out of place;
    "chair" is a word of its own, and not Chain."""
    from kfjudge.reference.search.words import little_words

    # The first letter is right, or the first two are swapped.
    alike = [(one.key, one.id) for one in names if one.key.startswith((key[0], key[1::-1]))]
    most, little = min(_MOST_SLIPS, len(key) // _LETTERS_A_SLIP), little_words()
    if not most and key not in little.not_misspelled | little.common | little.plain:
        most, alike = 1, [(name, id) for name, id in alike if _has_letters_out_of_place(key, name)]
    return find_misspelt(key, alike, most)


def _has_letters_out_of_place(key: str, name: str) -> bool:
    """Tell whether a short name was typed with its letters, two of them swapped ("atunt" is Taunt) or one of
    them twice ("stunn"), or without one ("urchn"): with no letter that is another."""
    if len(key) < _SHORTEST_MISSPELT or not set(key) <= set(name):
        return False
    return sorted(key) == sorted(name) or (len(key) > _SHORTEST_MISSPELT and len(key) != len(name))


def is_out_of_scope(store: Store, typed: str) -> bool:
    """Tell whether it is the name of something that is in no book."""
    return bool(_stars_outside(store, typed))


def came_later(typed: str, game: str) -> bool:
    """Tell whether it is the name of something that came with a later set than the books of a game."""
    return any(_stars_outside(open_store(game), typed))


def _stars_outside(store: Store, typed: str) -> list[str]:
    """List, of what is in no book and is called so, the marks of what came later."""
    from kfjudge.reference.search.words import outside_word

    words = " ".join(map(outside_word, words_of(typed, store.game)))
    return [star for _, following, star in store.rows_of("outside", words) if not following]


def _without_namesakes(ids: list[str]) -> list[str]:
    """Drop the entries that go by the name of another: a question, a ruling or an erratum by that of a card,
    a section by that of its concept."""
    printed = [id for id in ids if f":{RULING}/" not in id] or ids
    things = [id for id in printed if ":faq/" not in id and ":errata/" not in id] or printed
    things = [id for id in things if (twin := id.replace(":rule/", ":glossary/")) == id or twin not in things]
    return list(dict.fromkeys(things))


def _find_begun(names: Iterable[Name], key: str) -> dict[str, float]:
    """Find the entries whose names begin so; where none does, those that have the word."""
    if len(key) < _SHORTEST_PART:
        return {}
    begun = dict.fromkeys((name.id for name in names if name.key.startswith(key)), _BEGUN)
    return begun or dict.fromkeys((one.id for one in names if f" {key} " in f" {one.words} "), _HAS)


def _rank_by_likeness(store: Store, typed: str, kind: str | None) -> list[str]:
    """Rank the entries with a name like what was typed, or an identifier where one was typed: first those
    that begin so or have the word, or are as near."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    from kfjudge.reference.search.mentions import is_slip

    names = all_names(store)
    key = name_key(typed)
    if "/" in typed:
        key = fold(typed.partition(":")[2] or typed)
        slugs = ((id, fold(id.partition(":")[2])) for id in store.ids())
        names = tuple(Name(slug, "slug", "", id, slug, slug) for id, slug in slugs)
    names = tuple(name for name in names if _is_of_kind(name.id, kind))
    best = _find_begun(names, key)
    if not best and "/" not in typed:
        words = [(word, one.id) for one in names if one.tier == "title" for word in one.key.split()]
        best = dict.fromkeys(_find_word_off(key, words), _NEAR_ENOUGH)
    likely = [name for name in names if name.tier != "slang" or is_slip(key, name.key)]
    keys = [name.key for name in likely]
    similar = OSA.normalized_similarity
    for _, similarity, at in extract(key, keys, scorer=similar, score_cutoff=_NEAR_ENOUGH, limit=40):
        id = likely[at].id
        # Of a concept and the rule of the same name, one is enough.
        twin = id.replace(":rule/", ":glossary/")
        if twin == id or twin not in best:
            best[id] = max(best.get(id, 0.0), similarity)
    return sorted(best, key=lambda id: (-best[id], id))
