"""What the forms of a word have in common, as its language knows it."""

from __future__ import annotations

from kfjudge.words import LANGUAGES, load_language, load_searching
from kfjudge.words.shorthand import list_plural_endings, parse_number

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
