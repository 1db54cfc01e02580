"""The words of a text, for the index and for searching: folded, without elided articles and possessives."""

from __future__ import annotations

import re
from functools import cache
from unicodedata import normalize

from kfjudge.core.text import fold, name_key
from kfjudge.words import LANGUAGES, load_language
from kfjudge.words.shorthand import list_accented

__all__ = ["card_token", "fold", "name_key", "words_of"]

_WORD = re.compile(r"[a-z0-9]+")


def words_of(text: str, game: str = "") -> list[str]:
    """Cut a text into words, folded: "L'armure", "Troll's" → armure, troll. A word of a game that only its
    accent tells from a little one keeps it."""
    kept = _accented(game)
    if kept is None or text.isascii():
        return _folded_words(text)
    parts = kept.split(normalize("NFC", text))
    return [
        word for at, part in enumerate(parts) for word in ([part.lower()] if at % 2 else _folded_words(part))
    ]


def _folded_words(text: str) -> list[str]:
    folded = fold(text)
    if "'" in folded:
        for pattern in _left_out():
            folded = pattern.sub("", folded)
    return _WORD.findall(folded)


def card_token(slug: str) -> str:
    """Write a card as the tables and the index have it."""
    return "-".join(words_of(slug))


@cache
def _accented(game: str) -> re.Pattern[str] | None:
    """Match the words of a game that keep their accents."""
    kept = "|".join(word for lang in LANGUAGES for word in list_accented(lang, game))
    return re.compile(rf"\b({kept})\b", re.IGNORECASE) if kept else None


@cache
def _left_out() -> tuple[re.Pattern[str], ...]:
    """Match what is left out of words: "l'" and "qu'", the apostrophe of "don't", the "'s" of
    "Orphelin's"."""
    spoken = [load_language(lang) for lang in LANGUAGES]
    elided = "|".join(word for one in spoken for word in one.elided)
    endings = "|".join(word for one in spoken for word in one.endings)
    possessive = "|".join(word for one in spoken for word in one.possessive)
    return (
        re.compile(rf"\b(?:{elided})'(?=[a-z])"),
        re.compile(rf"(?<=[a-z])'(?=(?:{endings})\b)"),
        re.compile(rf"'(?:{possessive})\b"),
    )
