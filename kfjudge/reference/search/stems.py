"""What the forms of a word have in common, as its language knows it."""

from __future__ import annotations

from kfjudge.words import searching

_SHORTEST = 3  # letters that must be left


def stem(word: str, lang: str) -> str:
    return searching(lang).stem(word)


def singular(word: str) -> str:
    """A word of any language without the s of many: for words that must be those and no others."""
    return word.removesuffix("s") if len(word) > _SHORTEST else word
