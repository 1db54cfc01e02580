"""The words that some entry has, or that stand for something in one: spelled as they should be, in both
languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from kfjudge.words import LANGUAGES, searching


class Word(Struct, frozen=True):
    """A word, and how many pieces of entries have it."""

    spelled: str
    count: int
    is_name: bool  # whether an entry or a card is called so
    is_slang: bool  # whether only players call it so
    langs: tuple[str, ...]


class Vocabulary(Mapping[str, Word]):
    """The words by their spelling. Each is put together when it is asked for: a query has few of them."""

    def __init__(self, rows: list[list[str]]) -> None:
        self._rows = rows
        self._first: dict[str, int] = {}  # row of a word; those of its other languages follow
        for number, row in enumerate(rows):
            self._first.setdefault(row[0], number)
        self._words: dict[str, Word] = {}

    def __getitem__(self, spelled: str) -> Word:
        word = self._words.get(spelled)
        if word is None:
            word = self._words[spelled] = _word(self._rows_of(spelled))
        return word

    def __contains__(self, spelled: object) -> bool:
        return spelled in self._first

    def __iter__(self) -> Iterator[str]:
        return iter(self._first)

    def __len__(self) -> int:
        return len(self._first)

    def _rows_of(self, spelled: str) -> list[list[str]]:
        first = last = self._first[spelled]
        while last < len(self._rows) and self._rows[last][0] == spelled:
            last += 1
        return self._rows[first:last]

    def sounding(self, word: str) -> list[str]:
        """The words that sound like that one in their language, the most used first."""
        found: dict[str, int] = {}
        for lang in LANGUAGES:
            for number in self._by_sound.get((lang, searching(lang).sound(word)), ()):
                row = self._rows[number]
                found[row[0]] = max(found.get(row[0], 0), int(row[2]))
        return sorted(found, key=lambda spelled: (-found[spelled], spelled))

    @cached_property
    def _by_sound(self) -> dict[tuple[str, str], list[int]]:
        rows: dict[tuple[str, str], list[int]] = {}
        for number, row in enumerate(self._rows):
            if row[5]:
                rows.setdefault((row[1], row[5]), []).append(number)
        return rows

    @cached_property
    def stems(self) -> frozenset[tuple[str, str]]:
        """The languages and stems of all of them."""
        return frozenset((row[1], row[4]) for row in self._rows)


def _word(rows: list[list[str]]) -> Word:
    """One word, from a row for each language that has it: spelling, language, count, star, stem."""
    stars = [row[3] for row in rows]
    return Word(
        spelled=rows[0][0],
        count=sum(int(row[2]) for row in rows),
        is_name=any(stars),
        is_slang=all(star == "~" for star in stars),
        langs=tuple(row[1] for row in rows),
    )
