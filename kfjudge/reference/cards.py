"""Cards by what is printed on them, by their number, and by words of what they do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import Any

from msgspec import Struct

from kfjudge.core.errors import Trouble
from kfjudge.core.game import CardFacts
from kfjudge.core.message import game_message, message
from kfjudge.core.own_cards import own_cards
from kfjudge.core.text import fold, name_key, sanitize
from kfjudge.core.validation import bad_field
from kfjudge.games import get_game
from kfjudge.reference.game import CardFilter
from kfjudge.reference.model import Record
from kfjudge.reference.store.store import Store, open_store
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template, has_message, load_page, put_into_words

_NUMBERS = re.compile(r"(?P<least>\d{1,6})(?:(?P<more>\+)|\s*[-–]\s*(?P<most>\d{1,6}))?")
_LETTERS = 600  # of what a card does are read; nobody asks longer
_WORDS_OF_A_VALUE = 4
_LEGAL = 12  # values that are listed where one is not known
_ENOUGH_TOLD = 0.6  # of what the words tell
_MOST_TOLD = 3.0  # that a word can tell, also one that no card says

Values = set[str] | range
Json = dict[str, Any]


def find_cards(
    game: str, asked: Mapping[str, str | int], *, text: str | None, modeled: bool | None, lang: str
) -> list[CardFacts]:
    """Find the cards of which all of this is true ("type": "creature", "power": "3+"), by their titles in
    that language. Several values asked of one fact, as set and number, must be true of one of its
    elements."""
    wanted: dict[str, list[tuple[int, Values]]] = {}
    for name, value in asked.items():
        card_filter = _filter_called(game, name)
        wanted.setdefault(card_filter.fact, []).append(
            (card_filter.at, _parse_values(game, card_filter, value))
        )
    from kfjudge.reference.text import words_of

    words = None if text is None else dict.fromkeys(words_of(text[:_LETTERS]))

    def has(card: CardFacts, fact: str) -> bool:
        elements = _elements(getattr(card, fact))
        return any(all(_is_among(_part(one, at), values) for at, values in wanted[fact]) for one in elements)

    found = [
        card
        for card in get_game(game).reference.facts().values()
        if all(has(card, fact) for fact in wanted)
        and (modeled is None or get_game(game).is_modeled(card.id) == modeled)
        and (words is None or _does(card.id, words, game))
    ]
    return sorted(found, key=lambda card: (name_key(put_into_words(card, lang)), card.id))


def _is_among(part: Any, values: Values) -> bool:
    if isinstance(values, range):
        return part is not None and str(part).isdecimal() and int(part) in values
    return part in values


def find_own(game: str, alike: Iterable[Mapping[str, str | int]], *, text: str | None) -> list[Json]:
    """Find the user's own cards of which all of this is true, as far as they say it."""
    from kfjudge.reference.text import words_of

    wanted = []
    for name, value in (pair for asked in alike for pair in asked.items()):
        card_filter = _filter_called(game, name)
        wanted.append((card_filter, _parse_values(game, card_filter, value)))
    words = words_of(text[:_LETTERS]) if text else []
    found = []
    for card in own_cards(game):
        told = [*card["names"].values(), card.get("line", ""), *(card.get("facts") or {}).values()]
        said = words_of(" ".join(map(str, told))) if words else ()
        if all(
            any(_is_among(one, values) for one in _own_values(card, card_filter))
            for card_filter, values in wanted
        ) and all(any(one.startswith(word) for one in said) for word in words):
            found.append(card)
    return found


def _own_values(card: Json, card_filter: CardFilter) -> list[str]:
    """List what a card of the user's own says of what cards are asked for by."""
    facts = {"type": card["type"], **(card.get("facts") or {})}
    plural = f"{card_filter.name}s"
    names = (card_filter.name, card_filter.fact, plural, *(f"{plural}_{lang}" for lang in LANGUAGES))
    elements = [
        one
        for name in dict.fromkeys(names)
        for one in (facts[name] if isinstance(facts.get(name), list) else [facts.get(name)])
        if one not in (None, "")
    ]
    return [fold(str(one)).partition(":")[0] for one in elements]


def find_by_number(game: str, number: str) -> list[str]:
    """Find the ids of the cards with that number, in any set ("296") or in the one named before it, in any
    language or by its id ("cota 296")."""
    match = re.fullmatch(r"(?P<set>.*?)[\s,#]*(?:\bn[o°]?\.?\s*)?(?P<number>\d{1,4})", fold(number).strip())
    if match is None or not {"set", "number"} <= {
        card_filter.name for card_filter in get_game(game).reference.card_filters
    }:
        return []
    asked: dict[str, str | int] = {"number": int(match["number"])}
    if match["set"]:
        if not _values_called(game, _filter_called(game, "set"), match["set"]):
            return []
        asked["set"] = match["set"]
    return [card.id for card in find_cards(game, asked, text=None, modeled=None, lang=next(iter(LANGUAGES)))]


def list_values(game: str, name: str, lang: str) -> list[str]:
    """List the values by which cards may be asked for under that name ("type"), in words; nothing where it is
    a number."""
    card_filter = next((one for one in get_game(game).reference.card_filters if one.name == name), None)
    if card_filter is None or card_filter.words is None:
        return []
    keys = ((value, f"{card_filter.words}.{value}") for value in _vocabulary(game, card_filter))
    return sorted(
        find_raw_template(key, lang, game) if has_message(key, game) else value for value, key in keys
    )


class ReadWords(Struct, frozen=True):
    """Cards asked for in words, "mars creatures that stun": of which game, what is printed on them, and the
    words that are left, of what they do."""

    game: str
    printed: tuple[tuple[str, str], ...]
    left: tuple[str, ...]


def read_words(words: Sequence[str], games: Sequence[str]) -> ReadWords:
    """Read which cards are asked for in words: of the first game to which every word means something that is
    printed on cards, else of that to which most do."""
    return min((_read_words_of(game, words) for game in games), key=lambda read: len(read.left))


def _read_words_of(game: str, words: Sequence[str]) -> ReadWords:
    from kfjudge.reference.search.words import little_words, singular

    filters = [one for one in get_game(game).reference.card_filters if one.words is not None]
    printed: list[tuple[str, str]] = []
    left: list[str] = []
    at = 0
    while at < len(words):
        for end in range(min(len(words), at + _WORDS_OF_A_VALUE), at, -1):
            run = fold(" ".join(words[at:end]))
            called = (
                (one.name, values)
                for one in filters
                for form in (run, singular(run))
                if (values := _values_called(game, one, form))
            )
            name, values = next(called, ("", set()))
            if values:
                printed.append((name, min(values)))
                at = end
                break
        else:
            left.append(words[at])
            at += 1
    telling = (word for word in left if fold(word) not in little_words().common)
    return ReadWords(game, tuple(printed), tuple(telling))


class CardsCounted(Struct, frozen=True):
    """How many cards have some values of their facts, and how they are asked for ("--trait shard")."""

    number: int
    options: str


def count_cards_called(game: str, words: Collection[str], beside: Collection[str]) -> CardsCounted | None:
    """Count the cards that are what all these words say, but for those `beside`: "Brobnar creatures". None
    where a word is no value that is printed on cards."""
    from kfjudge.reference.search.words import singular

    asked: dict[str, str | int] = {}
    filters = [one for one in get_game(game).reference.card_filters if one.words is not None]
    for word in words:
        called = (
            (one.name, _values_called(game, one, form)) for one in filters for form in (word, singular(word))
        )
        name, values = next(((name, values) for name, values in called if values), ("", set()))
        if name:
            asked[name] = min(values)
        elif word not in beside:
            return None
    if not asked.keys() - {"type"}:  # of all creatures anything may be asked
        return None
    cards = find_cards(game, asked, text=None, modeled=None, lang=next(iter(LANGUAGES)))
    number = len(cards) + len(find_own(game, [asked], text=None))
    return CardsCounted(number, " ".join(f"--{name} {value}" for name, value in asked.items()))


class GroupOfCards(Struct, frozen=True):
    """The cards that have a value of one fact, as a set: the value as it is asked for, its name, how many."""

    value: str
    name: str
    cards: int


def group_cards(game: str, lang: str) -> tuple[str, tuple[GroupOfCards, ...]]:
    """Count the cards of a game by set, or by the first other fact that is told in words; return what that is
    called, too. A card of several sets is in each of them."""
    in_words = [one for one in get_game(game).reference.card_filters if one.words is not None]
    by = next((one for one in in_words if one.name == "set"), None) or next(iter(in_words), None)
    if by is None:
        return "", ()
    values = Counter(
        str(value)
        for card in get_game(game).reference.facts().values()
        for value in {_part(element, by.at): None for element in _elements(getattr(card, by.fact))}
    )
    keys = {value: f"{by.words}.{value}" for value in values}
    names = {
        value: find_raw_template(key, lang, game) for value, key in keys.items() if has_message(key, game)
    }
    return by.name, tuple(
        GroupOfCards(value, names.get(value, value), number) for value, number in values.items()
    )


def printed_facts(game: str, id: str) -> dict[str, Any]:
    """Map the names by which a card may be asked for ("type", "power") to its values."""
    card = get_game(game).reference.facts()[id]
    found = {}
    for card_filter in get_game(game).reference.card_filters:
        fact = getattr(card, card_filter.fact)
        parts = [_part(element, card_filter.at) for element in _elements(fact)]
        found[card_filter.name] = parts if isinstance(fact, tuple) else parts[0]
    return found


def boards_with(card: Record) -> tuple[str, ...]:
    """Find the boards on which a card does something: first those of its questions and errata, then those
    that show the card itself, those that are called after it, and the others."""
    from kfjudge.reference.text import card_token

    store = open_store(card.game)
    every = [(row[1].partition("/")[2], row[7].split(",")) for row in store.rows("boards")]
    having = next(store.rows_of("board-words", f"card\t{card_token(card.slug)}"), None)
    played = [every[int(number)] for number in having[2].split()] if having else []
    showing = [name for name, shown in played if card.id in shown]
    titles = [f" {name_key(title)} " for title in card.titles.values()]
    named_after = {
        id.partition("/")[2] for key, id in store.rows("board-names") if any(n in f" {key} " for n in titles)
    }
    others = sorted((name for name, _ in played), key=lambda name: name not in named_after)
    return tuple(dict.fromkeys((*card.scenarios, *showing, *others)))


def _filter_called(game: str, name: str) -> CardFilter:
    """Find what cards may be asked for by that name ("type"); raise BadState where there is no such thing."""
    for card_filter in get_game(game).reference.card_filters:
        if name in (card_filter.name, card_filter.fact):
            return card_filter
    legal = ", ".join(card_filter.name for card_filter in get_game(game).reference.card_filters)
    raise bad_field("problem.unknown-field", "cards", given=sanitize(name), legal=legal)


def _parse_values(game: str, card_filter: CardFilter, value: str | int) -> Values:
    """Parse what is asked for: words, as the facts have them, or numbers ("3", "3+", "2-4"). Raise Trouble
    with the nearest words for one that no card has."""
    if card_filter.words is None:
        match = _NUMBERS.fullmatch(str(value).strip())
        if match is None:
            raise Trouble(message("cards.no-number", option=card_filter.name, given=sanitize(str(value))))
        least = int(match["least"])
        most = 10**6 if match["more"] else int(match["most"] or least)
        return range(least, most + 1)
    values = _values_called(game, card_filter, str(value))
    if values:
        return values
    from rapidfuzz.process import extract

    every = {name: word for word, names in _vocabulary(game, card_filter).items() for name in names}
    of_a_name = {word for name, word in every.items() if fold(str(value)).strip() in name.split()}
    if len(of_a_name) == 1:  # "main" for “emplacement de main”
        return of_a_name
    near = [every[name] for name, _, _ in extract(fold(str(value)), list(every), limit=6, score_cutoff=70)]
    words = sorted(set(every.values()))
    legal = list(dict.fromkeys(near)) if len(words) > _LEGAL else words
    keys = [(word, f"{card_filter.words}.{word}") for word in legal]
    named = tuple(game_message(game, key) if has_message(key, game) else word for word, key in keys)
    meant = dict(zip(legal, named, strict=True)).get(near[0]) if near and legal is words else None
    problem = (
        "cards.no-such-value-near" if meant else "cards.no-such-value" if legal else "cards.unknown-value"
    )
    raise Trouble(
        message(problem, option=card_filter.name, given=sanitize(str(value)), legal=named, near=meant)
    )


def _values_called(game: str, card_filter: CardFilter, name: str) -> set[str]:
    """Find the values that go by that name in some language."""
    return {word for word, names in _vocabulary(game, card_filter).items() if fold(name).strip() in names}


def _vocabulary(game: str, card_filter: CardFilter) -> dict[str, list[str]]:
    """Map the values that are printed on some card to their names in every language, folded."""
    assert card_filter.words is not None
    values = dict.fromkeys(
        str(_part(element, card_filter.at))
        for card in get_game(game).reference.facts().values()
        for element in _elements(getattr(card, card_filter.fact))
    )
    values |= dict.fromkeys(value for card in own_cards(game) for value in _own_values(card, card_filter))
    names: dict[str, list[str]] = {}
    for value in values:
        key = f"{card_filter.words}.{value}"
        translated = [
            find_raw_template(key, lang, game)
            for lang in LANGUAGES
            if key in load_page(card_filter.words.partition(".")[0], lang, game)
        ]
        names[value] = [fold(name) for name in (value, *translated)]
    return names


def _elements(fact: Any) -> tuple[Any, ...]:
    """List the elements of a fact that may have several."""
    return fact if isinstance(fact, tuple) else (fact,)


def _part(element: Any, at: int) -> Any:
    return element[at] if isinstance(element, tuple) else element


def _does(card: str, wanted: Collection[str], game: str) -> bool:
    """Tell whether what a card does is written, in some language, in words that begin like all of these or
    have their stems."""
    from kfjudge.reference.search.words import stem
    from kfjudge.reference.text import words_of

    record = open_store(game).record(f"{game}:card/{card}")
    assert record is not None
    for lang in LANGUAGES if wanted else ():
        sentences = (line for behavior in record.behaviors for line in behavior.sentences.get(lang, ()))
        words = set(words_of(" ".join(sentences)))
        stems = {stem(word, lang, game) for word in words}
        if all(
            stem(word, lang, game) in stems or any(one.startswith(word) for one in words) for word in wanted
        ):
            return True
    return False


# cards that do what somebody says


class Doing(Struct, frozen=True):
    """A card that does what was asked: how much of it, and the words of the query that say so."""

    record: Record
    share: float
    words: tuple[str, ...]
    snippet: str


class _Said(Struct, frozen=True):
    """What one card says in one language, a set of stems a sentence."""

    record: Record
    sentences: tuple[tuple[str, frozenset[str]], ...]
    stems: frozenset[str]


def doing(store: Store, words: list[str], lang: str, edition: str | None) -> list[Doing]:
    """The cards that say these words of themselves, in whatever language they were typed, the fullest and
    shortest first; what is shown is in the language asked for."""
    from kfjudge.reference.search.words import stem

    best: dict[str, tuple[float, int, Doing]] = {}
    for spoken in sorted(LANGUAGES, key=lambda one: one != lang):
        wanted = {stem(word, spoken, store.game): word for word in words}
        weights = {}  # a word tells the more, the fewer cards say it
        for token in wanted:
            saying, every = _counted(store, spoken)[token], len(_all(store, spoken))
            weights[token] = min(log((every + 1) / (saying + 0.5)), _MOST_TOLD) if saying else _MOST_TOLD
        whole = sum(weights.values())
        for said in _all(store, spoken) if whole else ():
            record = said.record
            if edition and not record.holds_in(edition):
                continue
            found = [token for token in wanted if token in said.stems]
            share = sum(weights[token] for token in found) / whole
            if share < _ENOUGH_TOLD or record.id in best:
                continue
            at = max(range(len(said.sentences)), key=lambda n: len(said.sentences[n][1] & wanted.keys()))
            shown = _sentences(record, lang)
            snippet = shown[at] if at < len(shown) else " ".join(shown)
            doing = Doing(record, share, tuple(wanted[token] for token in found), snippet)
            best[record.id] = share, len(said.stems), doing
    return [one for _, _, one in sorted(best.values(), key=lambda one: (-one[0], one[1], one[2].record.id))]


@lru_cache(maxsize=4)
def _all(store: Store, lang: str) -> tuple[_Said, ...]:
    from kfjudge.reference.search.words import stem
    from kfjudge.reference.text import words_of

    found = []
    for id in store.ids():
        record = store.record(id) if ":card/" in id else None
        if record is None:
            continue
        sentences = tuple(
            (line, frozenset(stem(word, lang, store.game) for word in words_of(line, store.game)))
            for line in _sentences(record, lang)
        )
        stems = frozenset().union(*(having for _, having in sentences))
        found.append(_Said(record, sentences, stems))
    return tuple(found)


def _sentences(record: Record, lang: str) -> list[str]:
    """What a card does in its newest edition, a sentence for each ability, then what is printed on it."""
    behaviors: Iterable[str] = record.behaviors[0].sentences.get(lang, ()) if record.behaviors else ()
    return [*behaviors, *(record.variants[0].text[one] for one in (lang,) if one in record.variants[0].text)]


@lru_cache(maxsize=4)
def _counted(store: Store, lang: str) -> Counter[str]:
    return Counter(token for said in _all(store, lang) for token in said.stems)
