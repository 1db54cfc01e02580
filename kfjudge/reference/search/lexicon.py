"""What searching knows of the words: which exist, which concepts and everyday meanings they stand for, which
cards they name, and where the pieces of the index belong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import repeat
from math import log
from sys import intern
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.games import get_game
from kfjudge.reference.model import RULING, Name, holds_in
from kfjudge.reference.names import all_names, card_names, find_names
from kfjudge.reference.search.words import Vocabulary, little_words, stem
from kfjudge.reference.store.index import Index
from kfjudge.reference.text import name_key, words_of
from kfjudge.words import LANGUAGES

if TYPE_CHECKING:
    from kfjudge.reference.store.store import Store


_COMMON_WORD = 0.2  # tells so much less in a name
_NAMES = 600  # of cards, about: what they are rare among
MANY = 1_000  # cards with a word in their name: what bounds the time of a query, however many there are


class CardName(Struct, frozen=True, gc=False):
    words: tuple[str, ...]
    lang: str
    id: str
    weight: float  # how much its words say together


class CardNames:
    """All of them. What leads to a card is worked out for the words that a query has."""

    def __init__(self, names: Sequence[Name]) -> None:
        self._names = names
        self._having: dict[str, list[int]] = {}
        for number, name in enumerate(names):
            for word in set(name.words.split()):
                self._having.setdefault(word, []).append(number)
        self._told: dict[str, float] = {}
        self._cards: dict[int, CardName] = {}
        self._found: dict[str, list[CardName]] = {}

    def __contains__(self, word: str) -> bool:
        """Whether some card has the word in its name."""
        return word in self._having

    def told(self, word: str) -> float:
        """How much a word of a name tells: the fewer names have it, the more."""
        known = self._told.get(word)
        if known is None:
            rare = log(1 + _NAMES / (1 + len(self._having[word])))
            known = self._told[word] = rare * (_COMMON_WORD if word in little_words().common else 1.0)
        return known

    def is_in_many(self, word: str) -> bool:
        """Whether so many cards have the word in their name that it finds none of them by itself."""
        return len(self._having.get(word, ())) > MANY

    def having(self, word: str) -> list[CardName]:
        """The cards that have a word in their name."""
        known = self._found.get(word)
        if known is None:
            known = self._found[word] = [self._card(number) for number in self._having.get(word, ())]
        return known

    def _card(self, number: int) -> CardName:
        known = self._cards.get(number)
        if known is None:
            name = self._names[number]
            words = tuple(name.words.split())
            weight = sum(self.told(word) for word in words)
            known = self._cards[number] = CardName(words, name.lang, name.id, weight)
        return known

    def with_run(self, run: str) -> list[Name]:
        """The names that have words in a row, or have them so but for little words."""
        common = little_words().common
        if run in common:
            return []
        possible = [self._names[number] for number in self._having.get(run.partition(" ")[0], ())]
        return [
            name
            for name in possible
            if _is_in(run, name.words)
            or _is_in(run, " ".join(word for word in name.words.split() if word not in common))
        ]

    @cached_property
    def called(self) -> dict[str, str]:
        """The cards by name, with a space between the words."""
        return {name.words: name.id for name in self._names}

    @cached_property
    def apart(self) -> dict[str, tuple[str, ...]]:
        """The words of the names, by the same without a space."""
        return {name.replace(" ", ""): tuple(name.split()) for name in self.called}


def _is_in(run: str, words: str) -> bool:
    return f" {run} " in f" {words} "


PHRASE = 5  # words, at most
SPEAKING = ("name", "question", "body", "said")  # pieces that say something of their entry
_MOST_KEPT = 32_768  # pieces whose senses are kept: a few words each, most of them shared
_MOST_MEANT = 8  # things that a run of words leads to; what stands for more of them tells none apart
# Words are rare among so many entries at least, about as many as the smallest game has on which the weights
# were found: that three entries of six roll a die does not make it a word that tells nothing.
_FEWEST_ENTRIES = 160
_PHRASE_FIELDS = ("concept", "meaning")
Token = tuple[str, str]  # a field, and a word in it
# What a word leads to, and how much it tells. Tuples of words alone, so Python need not search the many that
# are kept for cycles, again and again.
Saying = tuple[tuple[tuple[Token, ...], float], ...]


class _SensesOfWords(dict[Token, tuple[tuple[Token, ...], float] | None]):
    """By language and stem, what leads to a word that stands alone, and how much it tells; None for a word
    that tells nothing. Texts say the same words again and again."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def __missing__(self, word: Token) -> tuple[tuple[Token, ...], float] | None:
        lexicon = self._lexicon
        known = None
        if word not in lexicon.common_stems:
            tokens = tuple(dict.fromkeys((word, *_tokens_of(*lexicon.phrases.get(word, ("", ""))))))
            known = tokens, min([lexicon.rarity(*token) for token in tokens])
        self[word] = known
        return known


class Lexicon:
    """The tables of the store of a game, loaded for searching."""

    def __init__(self, store: Store) -> None:
        self.game = store.game
        self.shortest_form = get_game(store.game).reference.shortest_form
        places = store.rows("places")
        self.ids = [row[1] for row in places]
        self.kinds = [id.partition(":")[2].partition("/")[0] for id in self.ids]
        self.editions = [tuple(row[2].split(",")) for row in places]
        self.number = {id: number for number, id in enumerate(self.ids)}
        # Units of an entry, a kind and a language that follow each other, and how many.
        entries, kinds, unit_langs, many = store.columns("units", "entry", "kind", "lang", "many")
        lengths = list(map(int, many))
        self._runs = list(zip(map(int, entries), map(intern, kinds), lengths, strict=True))
        # A few words, thousands of times: each is kept once.
        self.unit_entry: list[int] = _repeat(map(int, entries), lengths)
        self.unit_kind: list[str] = _repeat(map(intern, kinds), lengths)
        self.unit_lang: list[str] = _repeat(map(intern, unit_langs), lengths)
        self._unit_stems = store.lines("stems")
        if len(self._unit_stems) != len(self.unit_entry):
            raise ValueError("as many units as there are lines of their words")
        langs, runs, concepts, meanings = store.columns("phrases", "lang", "run", "concepts", "meanings")
        meant = zip(concepts, meanings, strict=True)
        self.phrases = dict(zip(zip(map(intern, langs), runs, strict=True), meant, strict=True))
        self.cards = CardNames(card_names(store))
        self.index = Index(store.text("postings"), len(self.unit_entry))
        self._narrowed_to = lru_cache(maxsize=64)(self._list_narrowed)
        self.asked = lru_cache(maxsize=256)(self._asked)
        self.senses = lru_cache(maxsize=_MOST_KEPT)(self._senses)
        self._stems_of = lru_cache(maxsize=8)(
            lambda text, lang: " ".join(self.stem(word, lang) for word in words_of(text, self.game))
        )
        self._alone = _SensesOfWords(self)
        self._store = store

    def stem(self, word: str, lang: str) -> str:
        return stem(word, lang, self.game)

    def stems_of(self, unit: int) -> str:
        """The stems of a piece, with a space between."""
        return self._unit_stems[unit].decode()

    def length_of(self, unit: int) -> int:
        """How many words a piece has."""
        return self._unit_stems[unit].count(b" ") + 1

    @cached_property
    def units_of(self) -> dict[int, tuple[int, ...]]:
        units: list[list[int]] = [[] for _ in self.ids]
        start = 0
        for entry, _, length in self._runs:
            units[entry] += self.index.numbers[start : start + length]
            start += length
        return {
            entry: tuple(of_entry) for entry, of_entry in enumerate(units)
        }  # tuples are not searched for cycles

    @cached_property
    def speaking_entry(self) -> list[int]:
        """Of each piece its entry, -1 of one that says nothing of it."""
        entries = (entry if kind in SPEAKING else -1 for entry, kind, _ in self._runs)
        return _repeat(entries, (length for *_, length in self._runs))

    @cached_property
    def speaking_of(self) -> Counter[int]:
        """How many pieces of each entry say something of it."""
        speaking: Counter[int] = Counter()
        for entry, kind, length in self._runs:
            if kind in SPEAKING:
                speaking[entry] += length
        return speaking

    @cached_property
    def average_pieces(self) -> float:
        return self.speaking_of.total() / max(1, len(self.speaking_of))

    def paragraph_of(self, unit: int) -> int:
        """Which paragraph of its entry a piece of text is: its pieces stand in their order."""
        first = unit
        while first and self._is_beside(first - 1, unit):
            first -= 1
        return unit - first

    def _is_beside(self, unit: int, other: int) -> bool:
        return (
            self.unit_kind[unit] == self.unit_kind[other]
            and self.unit_entry[unit] == self.unit_entry[other]
            and self.unit_lang[unit] == self.unit_lang[other]
        )

    def phrases_in(
        self, stems: list[str], lang: str
    ) -> Iterator[tuple[int, int, tuple[str, ...], tuple[str, ...]]]:
        """Where runs of words stand for concepts or everyday meanings: start, length, and which."""
        phrases, longest = self.phrases, self._longest[lang]
        for start, first in enumerate(stems):
            for length in range(1, min(longest.get(first, 1), len(stems) - start) + 1):
                run = " ".join(stems[start : start + length]) if length > 1 else first
                tokens = phrases.get((lang, run))
                if tokens:
                    concepts, meanings = tokens
                    yield start, length, _cut(concepts), _cut(meanings)

    @cached_property
    def _longest(self) -> dict[str, dict[str, int]]:
        """The most words of a run that begins with a word, where it is more than that word, by language."""
        longest: dict[str, dict[str, int]] = {lang: {} for lang in LANGUAGES}
        for lang, run in self.phrases:
            first, _, rest = run.partition(" ")
            if rest:
                longest[lang][first] = max(longest[lang].get(first, 0), rest.count(" ") + 2)
        return longest

    def is_question(self, unit: int, text: str) -> bool:
        """Whether a piece is the question of its entry, and that is what a query says, word by word."""
        lang, stems = self.unit_lang[unit], self.stems_of(unit)
        if self.unit_kind[unit] != "question" or not stems.startswith(self._stems_of(text, lang)):
            return False
        record = self._store.record(self.ids[self.unit_entry[unit]])
        questions = record.questions if record else None
        return questions is not None and name_key(questions[lang]) == name_key(text)

    def _senses(self, unit: int) -> Saying:
        """Of each word of a piece that says what it is about, everything that leads to it (its stem, and the
        concepts and meanings that it stands for, each with its field), and how much it tells."""
        return self.senses_of(self.stems_of(unit).split(" "), self.unit_lang[unit])

    def _asked(self, id: str) -> dict[int, list[Saying]]:
        """How people ask for what each paragraph of an entry says, in senses."""
        asked: dict[int, list[Saying]] = {}
        for _, lang, paragraph, stems in self._store.rows_of("asked", id):
            asked.setdefault(int(paragraph), []).append(self.senses_of(stems.split(" "), lang))
        return asked

    def senses_of(self, stems: list[str], lang: str) -> Saying:
        senses = [self._alone[lang, stem] for stem in stems]
        longest = self._longest[lang]
        joined: dict[int, list[Token]] = {}
        for start, first in enumerate(stems):
            for length in range(2, min(longest.get(first, 1), len(stems) - start) + 1):
                run = self.phrases.get((lang, " ".join(stems[start : start + length])))
                if run is not None:
                    for at in range(start, start + length):
                        joined.setdefault(at, []).extend(_tokens_of(*run))
        for at, more in joined.items():
            alone = senses[at]
            if alone is not None:
                tokens = tuple(dict.fromkeys((*alone[0], *more)))
                senses[at] = tokens, min([self.rarity(*token) for token in tokens])
        return tuple(filter(None, senses))

    @cached_property
    def common_stems(self) -> frozenset[tuple[str, str]]:
        langs, stems = self._store.columns("common", "lang", "stem")
        return frozenset(zip(map(intern, langs), stems, strict=True))

    @cached_property
    def cards_of(self) -> dict[int, list[str]]:
        """The cards that an entry names, as they are written in the index."""
        cards: dict[int, list[str]] = {}
        for unit, kind in enumerate(self.unit_kind):
            if kind == "card":
                cards.setdefault(self.unit_entry[unit], []).append(self.stems_of(unit))
        return cards

    def does(self, card: str) -> list[tuple[str, float]]:
        """The rules that what a card does speaks of, and how much each of them tells: the fewer cards speak
        of it, the more; 1 for one that no other does. A card goes by its token."""
        _, cards = self._speaking
        return [(id, self.telling_of(id)) for id in cards.get(card, ())]

    def telling_of(self, id: str) -> float:
        """How much it tells that a rule is spoken of: the fewer cards do, the more."""
        speaking, cards = self._speaking
        return 1 - log(speaking.get(id, len(cards) ** 0.5)) / log(len(cards))

    @cached_property
    def _speaking(self) -> tuple[dict[str, int], dict[str, tuple[str, ...]]]:
        """How many cards speak of each rule, and of which each card does."""
        cards = {token: tuple(ids.split()) for token, ids in self._store.rows("doing")}
        speaking: dict[str, int] = {}
        for ids in cards.values():
            for id in ids:
                speaking[id] = speaking.get(id, 0) + 1
        return speaking, cards

    @cached_property
    def outside(self) -> dict[str, dict[str, bool]]:
        """What is in no book, in the singular: a run of words, and the runs of which one has to follow it
        closely, an empty one where it is enough by itself; with each, whether it came with a later set."""
        outside: dict[str, dict[str, bool]] = {}
        for run, following, star in self._store.rows("outside"):
            outside.setdefault(run, {})[following] = bool(star)
        return outside

    @cached_property
    def words(self) -> Vocabulary:
        return Vocabulary(self._store)

    @cached_property
    def name_words(self) -> list[str]:
        """The words of names, in their order."""
        return [word for word, _, is_name in self.words.count_all() if is_name]

    def spellings(self, shortest: int, longest: int) -> list[str]:
        """The words of about a length: no other can be near."""
        return _between(self._words_by_length, shortest, longest)

    def name_keys(self, shortest: int, longest: int) -> list[str]:
        """The names of about a length."""
        return _between(self._names_by_length, shortest, longest)

    @cached_property
    def _words_by_length(self) -> dict[int, list[str]]:
        return _by_length(word for word, count, _ in self.words.count_all() if count)

    @cached_property
    def _names_by_length(self) -> dict[int, list[str]]:
        return _by_length(self.by_key)

    def names_called(self, key: str) -> Sequence[Name]:
        """The names with a key, without those that are no names but slugs."""
        if "by_key" in vars(self):
            return self.by_key.get(key, ())
        return [name for name in find_names(self._store, key) if name.tier != "slug"]

    @cached_property
    def by_key(self) -> dict[str, tuple[Name, ...]]:
        keys: dict[str, tuple[Name, ...]] = {}  # tuples of names are not searched for cycles
        for name in all_names(self._store):
            if name.tier != "slug":
                keys[name.key] = (*keys.get(name.key, ()), name)
        return keys

    def card_names_of(self, shortest: int, longest: int) -> list[str]:
        """The names of cards of about a length."""
        return _between(self._card_names_by_length, shortest, longest)

    @cached_property
    def _card_names_by_length(self) -> dict[int, list[str]]:
        return _by_length(self.cards.called)

    def knows(self, word: str) -> bool:
        """Whether the word, or another form of it, is in the books. Of little words there is no other: "soné"
        is none of "son"."""
        return word in self.words or any(self._is_form(self.stem(word, lang), lang) for lang in LANGUAGES)

    def _is_form(self, found: str, lang: str) -> bool:
        if len(found) < self.shortest_form or (lang, found) in self.common_stems:
            return False
        return (lang, found) in self.words.stems

    def is_of_the_rules(self, word: str) -> bool:
        """Whether the word alone is a name of an entry on the rules, or stands for a word of them."""
        return any((lang, self.stem(word, lang)) in self.phrases for lang in LANGUAGES)

    def stands_for(self, word: str, field: str) -> bool:
        """Whether the word alone stands for a concept or a meaning, in a language that has the word."""
        known = self.words.get(word)
        of_field = _PHRASE_FIELDS.index(field)
        found = (self.phrases.get((lang, self.stem(word, lang))) for lang in known.langs) if known else ()
        return any(tokens and tokens[of_field] for tokens in found)

    def rarity(self, field: str, token: str) -> float:
        """How much a token tells: the fewer entries have it, the more. 0 for a token that none has."""
        entries = self._frequencies.get((field, token))
        return self._surprises[entries] if entries else 0.0

    @cached_property
    def _surprises(self) -> list[float]:
        """How much it tells that so many entries have something."""
        return [self.surprise(entries) for entries in range(len(self.ids) + 1)]

    def surprise(self, entries: int) -> float:
        among = max(self._printed, _FEWEST_ENTRIES)
        return log(1 + (among - entries + 0.5) / (entries + 0.5))

    @cached_property
    def _printed(self) -> int:
        """How many entries there are but for rulings, which are in no book and count for nothing here."""
        return sum(kind != RULING for kind in self.kinds)

    def frequency(self, field: str, token: str) -> int:
        """How many entries have a token."""
        return self._frequencies.get((field, token), 0)

    @cached_property
    def _frequencies(self) -> dict[tuple[str, str], int]:
        fields, tokens, entries = self._store.columns("frequencies", "field", "token", "entries")
        return dict(zip(zip(map(intern, fields), tokens, strict=True), map(int, entries), strict=True))

    def holds_in(self, entry: int, edition: str) -> bool:
        """Whether an entry is read in an edition."""
        return edition in get_game(self.game).editions and holds_in(self.game, self.editions[entry], edition)

    def narrowed_to(self, kind: str | None, edition: str | None) -> frozenset[int] | None:
        """The entries of a kind, of an edition, but for those that are left out; None for all there are."""
        left_out = self._store.left_out
        return self._narrowed_to(kind, edition, left_out) if kind or edition or left_out else None

    def _list_narrowed(
        self, kind: str | None, edition: str | None, left_out: frozenset[str]
    ) -> frozenset[int]:
        return frozenset(
            entry
            for entry in range(len(self.ids))
            if (kind is None or self.kinds[entry] == kind)
            and self.ids[entry] not in left_out
            and (edition is None or self.holds_in(entry, edition))
        )


def _repeat(values: Iterable[Any], many: Iterable[int]) -> list[Any]:
    found: list[Any] = []
    for value, length in zip(values, many, strict=True):
        found += repeat(value, length)
    return found


@lru_cache(maxsize=8192)
def _cut(tokens: str) -> tuple[str, ...]:
    return tuple(tokens.split(maxsplit=_MOST_MEANT)[:_MOST_MEANT])


@lru_cache(maxsize=8192)
def _tokens_of(concepts: str, meanings: str) -> tuple[Token, ...]:
    """The tokens of what a run of words stands for."""
    told = zip(_PHRASE_FIELDS, (concepts, meanings), strict=True)
    return tuple((field, one) for field, cell in told for one in _cut(cell))


def _by_length(texts: Iterable[str]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for text in texts:
        found.setdefault(len(text), []).append(text)
    return found


def _between(texts: dict[int, list[str]], shortest: int, longest: int) -> list[str]:
    return [text for length in range(shortest, longest + 1) for text in texts.get(length, ())]


@lru_cache(maxsize=4)
def lexicon_of(store: Store) -> Lexicon:
    """Load what a game has for searching, once."""
    return Lexicon(store)
