"""Words as people type them: run together for want of an apostrophe, shortened, numbers in words. What a
language knows of them stands in the module `typed.py` of its folder, what a game adds in the same module of
the game's folder of that language, each as a `Typed` named `TYPED`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import cast

from msgspec import Struct, field

from kfjudge.games import GAMES
from kfjudge.words import LANGUAGES, language

_VOWELS = tuple("aeiouyh")
_SHORTEST = 3  # letters of a word that another may lean on without its sign


class Typed(Struct, frozen=True):
    """All of it folded."""

    meant: Mapping[str, str] = field(default_factory=dict)  # a word, and the words that it stands for
    numbers: Mapping[str, int] = field(default_factory=dict)  # by their words


def as_meant(
    words: Iterable[str], lang: str, game: str = "", *, knows: Callable[[str], bool] | None = None
) -> list[str]:
    """Folded words with those that are typed for others put as they are written. `knows` tells which words
    there are; with it, words that lean on the next are parted from it where it alone is known."""
    return [one for word in words for one in meant_by(word, lang, game, knows=knows)]


def meant_by(
    word: str, lang: str, game: str = "", *, knows: Callable[[str], bool] | None = None
) -> tuple[str, ...]:
    """The words that one word stands for: mostly itself."""
    for typed in _of(lang, game):
        if word in typed.meant:
            return tuple(typed.meant[word].split())
    if knows is None or knows(word):
        return (word,)
    return next(_parted(word, lang, knows), (word,))


def number_in(word: str, lang: str) -> int | None:
    """The number that a word is, in digits or not."""
    if word.isascii() and word.isdigit():
        return int(word)
    return next((typed.numbers[word] for typed in _of(lang, "") if word in typed.numbers), None)


def _parted(word: str, lang: str, knows: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    for leaning in language(lang).elided:
        rest = word.removeprefix(leaning)
        if len(word) > len(rest) >= _SHORTEST and rest.startswith(_VOWELS) and knows(rest):
            yield leaning, rest


@cache
def _of(lang: str, game: str) -> tuple[Typed, ...]:
    """What the game says of it, and what is said in any."""
    packages = [f"{GAMES[game]}.words.{lang}"] if game else []
    return tuple(_in_folder(package) for package in (*packages, LANGUAGES[lang]))


def _in_folder(package: str) -> Typed:
    path = f"{package}.typed"
    try:
        return cast("Typed", import_module(path).TYPED)
    except ModuleNotFoundError as missing:
        if missing.name not in (path, package):
            raise
    return Typed()
