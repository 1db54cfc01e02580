"""The names of cards, by the words that they have: which cards have a word, how much it tells, and which have
words in a row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import log

from msgspec import Struct

from kfjudge.reference.model import Name
from kfjudge.reference.search.common import little_words

_COMMON_WORD = 0.2  # tells so much less in a name
_NAMES = 600  # of cards, about: what they are rare among
MANY = 1_000  # cards with a word in their name: what bounds the time of a query, however many there are


class CardName(Struct, frozen=True):
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
