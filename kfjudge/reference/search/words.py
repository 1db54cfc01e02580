"""Words that most questions have, whatever they are about, of all languages at once; the words of a game; and
the numbers that searching weighs by. `python -m tests.search.train --write` finds them and writes them to
`weights.json`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from sys import intern
from typing import TYPE_CHECKING

from msgspec import Struct, json

from kfjudge.core.files import read_packaged
from kfjudge.games import get_game
from kfjudge.words import LANGUAGES, load_language, load_searching
from kfjudge.words.shorthand import expand_words, list_plural_endings, parse_number, restore_accents

if TYPE_CHECKING:
    from kfjudge.reference.store.store import Store

_MOST_KEPT = 1_024  # words that were looked up, there or not
_CELLS = 6  # of the row of a word: itself, language, pieces that have it, star, stem, sound


class LittleWords(Struct, frozen=True):
    """What `words.Searching` says, of all languages; and no name of an entry is quite common."""

    common: frozenset[str]
    in_passing: frozenset[str]
    beside_the_subject: frozenset[str]
    comparing: frozenset[str]
    alternative: frozenset[str]
    first_person: frozenset[str]
    not_misspelled: frozenset[str]
    plain: frozenset[str]
    kinds: Mapping[str, str]


@cache
def little_words() -> LittleWords:
    spoken = [load_searching(lang) for lang in LANGUAGES]
    in_passing = _all(one.in_passing for one in spoken)
    common = _all(one.common for one in spoken) - in_passing
    beside_the_subject = _all(one.beside_the_subject for one in spoken)
    return LittleWords(
        common=common,
        in_passing=in_passing,
        beside_the_subject=beside_the_subject,
        comparing=_all(one.comparing for one in spoken),
        alternative=_all(one.alternative for one in spoken),
        first_person=_all(one.first_person for one in spoken),
        not_misspelled=_all(one.not_misspelled for one in spoken),
        plain=_all(one.plain for one in spoken),
        kinds={word: kind for one in spoken for word, kind in one.kinds.items()},
    )


@cache
def of_a_card(game: str) -> frozenset[str]:
    """What a question on a card of a game says beside its name."""
    spoken = _all(load_searching(lang).of_a_card for lang in LANGUAGES)
    return spoken | little_words().beside_the_subject | get_game(game).reference.card_words


@cache
def beside_a_name(game: str) -> frozenset[str]:
    return little_words().common | little_words().in_passing | of_a_card(game)


def _all(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*sets)


def as_spoken(typed: list[str], game: str, knows: Callable[[str], bool]) -> tuple[list[str], str | None]:
    """The words of a sentence as they are written in the language that its little words are of, and that
    language; as they were typed where no language has most of them. No word of every day is parted."""
    not_misspelled = little_words().not_misspelled
    readings = {
        lang: expand_words(typed, lang, knows=lambda word: knows(word) or word in not_misspelled)
        for lang in LANGUAGES
    }
    telling = {
        lang: sum(word in load_searching(lang).telling for word in words) for lang, words in readings.items()
    }
    most = max(telling.values())
    best = [lang for lang, number in telling.items() if number == most]
    return (restore_accents(readings[best[0]], best[0], game), best[0]) if len(best) == 1 else (typed, None)


@cache
def mistaken() -> Mapping[str, list[list[str]]]:
    """The runs of words that tell of a mistake, by the first of them."""
    runs: dict[str, list[list[str]]] = {}
    for lang in LANGUAGES:
        for run in load_searching(lang).mistaken:
            runs.setdefault(run.split()[0], []).append(run.split())
    return runs


_SHORTEST = 3  # letters that must be left


def stem(word: str, lang: str, game: str) -> str:
    """What the forms of a word have in common, as a game has it: of some, "actions" are nouns, and no
    form of a verb."""
    for many, one in list_plural_endings(lang, game).items():
        if word.endswith(many):
            return word.removesuffix(many) + one
    return load_searching(lang).stem(word)


def singular(word: str) -> str:
    """A word of any language without the s of many: for words that must be those and no others."""
    return word.removesuffix("s") if len(word) > _SHORTEST else word


def outside_word(word: str) -> str:
    """A word as the table of what is in no book has it: in the singular, a number in digits."""
    numbers = (parse_number(word, lang) for lang in LANGUAGES if word not in load_language(lang).one)
    number = next((number for number in numbers if number is not None), None)
    return singular(word) if number is None else str(number)


# the words of a game


class Word(Struct, frozen=True, gc=False):
    """A word, and how many pieces of entries have it."""

    spelled: str
    count: int
    is_name: bool  # whether an entry or a card is called so
    is_slang: bool  # whether only players call it so
    langs: tuple[str, ...]


class Vocabulary(Mapping[str, Word]):
    """The words by their spelling. One is found in the table of the store, which is read whole only where a
    word is not there as it is spelled."""

    def __init__(self, store: Store) -> None:
        self._store = store
        first, _, _ = store.text("words")[1:].partition(b"\n")
        if first.count(b"\t") != _CELLS - 1:
            raise ValueError("words has no such columns")
        self._find = lru_cache(maxsize=_MOST_KEPT)(self._find_word)

    def __getitem__(self, spelled: str) -> Word:
        word = self._find(spelled)
        if word is None:
            raise KeyError(spelled)
        return word

    def __contains__(self, spelled: object) -> bool:
        return self._find(str(spelled)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(self._spelled))

    def __len__(self) -> int:
        return len(set(self._spelled))

    def _find_word(self, spelled: str) -> Word | None:
        found = {lang: self._store.row_of("words", f"{spelled}\t{lang}") for lang in LANGUAGES}
        rows = {lang: row for lang, row in found.items() if row}
        stars = [star for _, star, *_ in rows.values()]
        return (
            Word(
                spelled=spelled,
                count=sum(int(count) for count, *_ in rows.values()),
                is_name=any(stars),
                is_slang=all(star == "~" for star in stars),
                langs=tuple(rows),
            )
            if rows
            else None
        )

    @cached_property
    def _columns(self) -> list[list[str]]:
        spelled, langs, counts, stars, stems, sounds = zip(*self._store.rows("words"), strict=True)
        return [[*spelled], [*map(intern, langs)], [*map(intern, counts)], [*stars], [*stems], [*sounds]]

    @property
    def _spelled(self) -> list[str]:
        return self._columns[0]

    def count_all(self) -> Iterator[tuple[str, int, bool]]:
        """Each word in its order, how many pieces have it, and whether a name has it."""
        spelled, _, counts, stars, *_ = self._columns
        rows = zip(spelled, map(int, counts), map(bool, stars), strict=True)
        for word, same in groupby(rows, key=itemgetter(0)):
            numbers = list(same)
            yield word, sum(count for _, count, _ in numbers), any(is_name for *_, is_name in numbers)

    def sounding(self, word: str) -> list[str]:
        """The words that sound like that one in their language, the most used first."""
        counts = self._columns[2]
        found: dict[str, int] = {}
        for lang in LANGUAGES:
            for number in self._by_sound.get((lang, load_searching(lang).sound(word)), ()):
                spelled = self._spelled[number]
                found[spelled] = max(found.get(spelled, 0), int(counts[number]))
        return sorted(found, key=lambda spelled: (-found[spelled], spelled))

    @cached_property
    def _by_sound(self) -> dict[tuple[str, str], tuple[int, ...]]:
        rows: dict[tuple[str, str], tuple[int, ...]] = {}
        for number, (lang, sound) in enumerate(zip(self._columns[1], self._columns[5], strict=True)):
            if sound:
                rows[lang, sound] = (*rows.get((lang, sound), ()), number)
        return rows

    @cached_property
    def stems(self) -> frozenset[tuple[str, str]]:
        """The languages and stems of all of them."""
        return frozenset(zip(self._columns[1], self._columns[4], strict=True))


# the numbers that searching weighs by

Features = dict[str, float]  # what speaks for something, by name


@cache
def load_weights() -> dict[str, Features]:
    """Load the weights of each model ("rank", "rule", "answer", "paragraph", "tables", "game"), how much
    words of some sorts tell ("words"), and how far behind the first others stand that are right ("share")."""
    path = Path(__file__).with_name("weights.json")
    return json.decode(read_packaged(path), type=dict[str, Features])


def weigh(features: Mapping[str, float], model: str) -> float:
    """Weigh features by a model, with what it begins with, which has no name."""
    weights = load_weights()[model]
    return weights.get("", 0.0) + sum(weights.get(name, 0.0) * value for name, value in features.items())
