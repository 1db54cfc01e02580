"""Write out what people type for short: "jattaque" → "je attaque", "deux" → 2, "sonne" → "sonné".

What a language knows of it stands on its page `typed`, and what a game adds on its own page of that name, folded:
"typed.…" a word and the words it stands for, "number.…" a number by its word, "many.…" an ending of plurals that
forms of verbs have too, and that of the singular, "accented.…" a word that only its accent tells from a little one,
with the words behind which it is meant when the accent is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from kfjudge.core.text import fold
from kfjudge.words import load_language
from kfjudge.words.catalogue import load_page

_VOWELS = tuple("aeiouyh")
_MOST_DIGITS = 9
_SHORTEST = 3  # letters of a word on which another may lean without its apostrophe


def expand_words(
    words: Iterable[str], lang: str, game: str = "", *, knows: Callable[[str], bool] | None = None
) -> list[str]:
    """Write out each of some folded words."""
    return [one for word in words for one in expand_word(word, lang, game, knows=knows)]


def expand_word(
    word: str, lang: str, game: str = "", *, knows: Callable[[str], bool] | None = None
) -> tuple[str, ...]:
    """Write out one folded word: mostly as it is. `knows` tells which words there are; with it, "larmure" is split
    into "l" and "armure", where the second part alone is known."""
    written_out = _lines("typed", lang, game).get(word)
    if written_out is not None:
        return tuple(written_out.split())
    if knows is None or knows(word):
        return (word,)
    first, *rest = next(_split(word, lang, knows), (word,))
    return (first, *(one for part in rest for one in expand_word(part, lang, game, knows=knows)))


def list_accented(lang: str, game: str) -> dict[str, str]:
    """List the words of a game that only their accents tell from little ones, with the words before them."""
    return _lines("accented", lang, game)


def restore_accents(words: list[str], lang: str, game: str) -> list[str]:
    """Put back the accents that were left out, where no other word can be meant: behind "mes", or at the end
    behind a number."""
    written = list(words)
    for accented, before in list_accented(lang, game).items():
        for at in range(1, len(words)):
            is_last_of_some = at == len(words) - 1 and (parse_number(words[at - 1], lang) or 0) > 1
            if words[at] == fold(accented) and (words[at - 1] in before.split() or is_last_of_some):
                written[at] = accented
    return written


def list_plural_endings(lang: str, game: str) -> dict[str, str]:
    """List the endings of plurals that forms of verbs have too, each with that of the singular."""
    return _lines("many", lang, game)


def parse_number(word: str, lang: str) -> int | None:
    """Read a number in digits or as a word; None if it is none, or larger than any that is counted."""
    digits = _lines("number", lang, "").get(word, word)
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS else None


def list_number_words(number: int, lang: str) -> list[str]:
    """List the words for a number, without "un" and "a", which are articles too."""
    language = load_language(lang)
    return [
        word
        for word, digits in _lines("number", lang, "").items()
        if digits == str(number) and word not in language.articles and word not in language.one
    ]


def _split(word: str, lang: str, knows: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Split off a little word that leans on the next: "larmure" → "l", "armure"; "jattaque" → "je", "attaque"."""
    for leaning in load_language(lang).elided:
        rest = word.removeprefix(leaning)
        if len(word) > len(rest) >= _SHORTEST and rest.startswith(_VOWELS) and knows(rest):
            yield leaning, rest
    for clipped, whole in load_language(lang).clipped.items():
        rest = word.removeprefix(clipped)
        if len(word) > len(rest) >= _SHORTEST - 1 and not rest.startswith(_VOWELS):
            yield whole, rest


@cache
def _lines(kind: str, lang: str, game: str) -> dict[str, str]:
    """List the lines of a kind on the pages `typed`: those of all games, then what the game says instead."""
    lines = {
        key: text for of in dict.fromkeys(("", game)) for key, text in load_page("typed", lang, of).items()
    }
    parted = ((key.partition("."), text) for key, text in lines.items())
    return {word: text for (first, _, word), text in parted if first == kind}
