"""Words as people type them: run together for want of an apostrophe, shortened, numbers in words. What a
language knows of them stands on its page `typed`, what a game adds on its own page of that name: all folded,
"typed.…" a word and the words that it stands for, "number.…" a number by its word, "many.…" an ending of nouns in
the plural that forms of verbs have too, and that of the singular. But for "accented.…", a word that only its accent
tells from a little one, and the words behind which that is meant when it has none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from kfjudge.core.text import fold
from kfjudge.words import load_language
from kfjudge.words.catalogue import load_page

_VOWELS = tuple("aeiouyh")
_SHORTEST = 3  # letters of a word that another may lean on without its sign


def expand_words(
    words: Iterable[str], lang: str, game: str = "", *, knows: Callable[[str], bool] | None = None
) -> list[str]:
    """Folded words with those that are typed for others put as they are written. `knows` tells which words
    there are; with it, words that lean on the next are parted from it where it alone is known, and those that
    are clipped are parted from any."""
    return [one for word in words for one in expand_word(word, lang, game, knows=knows)]


def expand_word(
    word: str, lang: str, game: str = "", *, knows: Callable[[str], bool] | None = None
) -> tuple[str, ...]:
    """The words that one word stands for: mostly itself."""
    meant = _listed("typed", lang, game).get(word)
    if meant is not None:
        return tuple(meant.split())
    if knows is None or knows(word):
        return (word,)
    leaning, *rest = next(_parted(word, lang, knows), (word,))
    return (leaning, *(one for part in rest for one in expand_word(part, lang, game)))


def list_accented(lang: str, game: str) -> dict[str, str]:
    """The words of a game that only their accents tell from little ones, with those that tell them, too."""
    return _listed("accented", lang, game)


def restore_accents(words: list[str], lang: str, game: str) -> list[str]:
    """The words with the accents that they were typed without: no other word can stand behind "mes", nor at
    the end behind a number."""
    written = list(words)
    for meant, telling in list_accented(lang, game).items():
        for at in range(1, len(words)):
            is_last_of_some = at == len(words) - 1 and (parse_number(words[at - 1], lang) or 0) > 1
            if words[at] == fold(meant) and (words[at - 1] in telling.split() or is_last_of_some):
                written[at] = meant
    return written


def plural_endings(lang: str, game: str) -> dict[str, str]:
    """The endings by which nouns of a game are several, with that of one."""
    return _listed("many", lang, game)


def parse_number(word: str, lang: str) -> int | None:
    """The number that a word is, in digits or not."""
    digits = _listed("number", lang, "").get(word, word)
    return int(digits) if digits.isascii() and digits.isdigit() else None


def number_words(number: int, lang: str) -> list[str]:
    """The words of a number in a language, but for that which is an article too."""
    articles = load_language(lang).articles
    return [
        word
        for word, digits in _listed("number", lang, "").items()
        if digits == str(number) and word not in articles and word not in load_language(lang).one
    ]


def _parted(word: str, lang: str, knows: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    for leaning in load_language(lang).elided:
        rest = word.removeprefix(leaning)
        if len(word) > len(rest) >= _SHORTEST and rest.startswith(_VOWELS) and knows(rest):
            yield leaning, rest
    for clipped, whole in load_language(lang).clipped.items():
        rest = word.removeprefix(clipped)
        if len(word) > len(rest) >= _SHORTEST - 1 and not rest.startswith(_VOWELS):
            yield whole, rest


@cache
def _listed(what: str, lang: str, game: str) -> dict[str, str]:
    """What is said in any game, and what the game says of it instead."""
    lines = {
        key: text for of in dict.fromkeys(("", game)) for key, text in load_page("typed", lang, of).items()
    }
    parted = ((key.partition("."), text) for key, text in lines.items())
    return {word: text for (kind, _, word), text in parted if kind == what}
