"""The words that some entry has, or that stand for something in one: spelled as they should be, in both
languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from kfjudge.words import LANGUAGES, load_searching


class Word(Struct, frozen=True):
    """A word, and how many pieces of entries have it."""

    spelled: str
    count: int
    is_name: bool  # whether an entry or a card is called so
    is_slang: bool  # whether only players call it so
    langs: tuple[str, ...]


class Vocabulary(Mapping[str, Word]):
    """The words by their spelling. Each is put together when it is asked for: a query has few of them."""

    def __init__(
        self,
        spelled: list[str],
        langs: list[str],
        counts: list[str],
        stars: list[str],
        stems: list[str],
        sounds: list[str],
    ) -> None:
        self._spelled, self._langs, self._counts, self._stars = spelled, langs, counts, stars
        self._stems, self._sounds = stems, sounds
        # The row of a word; those of its other languages follow.
        self._first = dict.fromkeys(spelled, 0)
        self._first.update(zip(reversed(spelled), reversed(range(len(spelled))), strict=True))
        self._words: dict[str, Word] = {}

    def __getitem__(self, spelled: str) -> Word:
        word = self._words.get(spelled)
        if word is None:
            word = self._words[spelled] = self._word(spelled)
        return word

    def __contains__(self, spelled: object) -> bool:
        return spelled in self._first

    def __iter__(self) -> Iterator[str]:
        return iter(self._first)

    def __len__(self) -> int:
        return len(self._first)

    def _word(self, spelled: str) -> Word:
        first = last = self._first[spelled]
        while last < len(self._spelled) and self._spelled[last] == spelled:
            last += 1
        stars = self._stars[first:last]
        return Word(
            spelled=spelled,
            count=sum(map(int, self._counts[first:last])),
            is_name=any(stars),
            is_slang=all(star == "~" for star in stars),
            langs=tuple(self._langs[first:last]),
        )

    def sounding(self, word: str) -> list[str]:
        """The words that sound like that one in their language, the most used first."""
        found: dict[str, int] = {}
        for lang in LANGUAGES:
            for number in self._by_sound.get((lang, load_searching(lang).sound(word)), ()):
                spelled = self._spelled[number]
                found[spelled] = max(found.get(spelled, 0), int(self._counts[number]))
        return sorted(found, key=lambda spelled: (-found[spelled], spelled))

    @cached_property
    def _by_sound(self) -> dict[tuple[str, str], list[int]]:
        rows: dict[tuple[str, str], list[int]] = {}
        for number, (lang, sound) in enumerate(zip(self._langs, self._sounds, strict=True)):
            if sound:
                rows.setdefault((lang, sound), []).append(number)
        return rows

    @cached_property
    def stems(self) -> frozenset[tuple[str, str]]:
        """The languages and stems of all of them."""
        return frozenset(zip(self._langs, self._stems, strict=True))
