"""The words of a text, for whatever indexes and searches: folded as everything is, without what a
language leans on them."""

from __future__ import annotations

import re
from functools import cache
from unicodedata import normalize

from kfjudge.core.text import fold, name_key
from kfjudge.words import LANGUAGES, language
from kfjudge.words.typed import accented

__all__ = ["card_token", "fold", "name_key", "words_of"]

_WORD = re.compile(r"[a-z0-9]+")


def words_of(text: str, game: str = "") -> list[str]:
    """The words of a text, folded: elided articles and the possessive s are no part of a word. A word of
    a game that only its accent tells from a little one keeps it."""
    kept = _accented(game)
    if kept is None or text.isascii():
        return _folded(text)
    parts = kept.split(normalize("NFC", text))
    return [word for at, part in enumerate(parts) for word in ([part.lower()] if at % 2 else _folded(part))]


def _folded(text: str) -> list[str]:
    folded = fold(text)
    if "'" in folded:
        for leaning in _leaning():
            folded = leaning.sub("", folded)
    return _WORD.findall(folded)


def card_token(slug: str) -> str:
    """How a card is written in the tables and the index."""
    return "-".join(words_of(slug))


@cache
def _accented(game: str) -> re.Pattern[str] | None:
    kept = "|".join(word for lang in LANGUAGES for word in accented(lang, game))
    return re.compile(rf"\b({kept})\b", re.IGNORECASE) if kept else None


@cache
def _leaning() -> tuple[re.Pattern[str], ...]:
    """What is left out of words: "l'armure", "qu'elle"; the sign in "don't"; "Orphelin's"."""
    spoken = [language(lang) for lang in LANGUAGES]
    elided = "|".join(word for one in spoken for word in one.elided)
    endings = "|".join(word for one in spoken for word in one.endings)
    possessive = "|".join(word for one in spoken for word in one.possessive)
    return (
        re.compile(rf"\b(?:{elided})'(?=[a-z])"),
        re.compile(rf"(?<=[a-z])'(?=(?:{endings})\b)"),
        re.compile(rf"'(?:{possessive})\b"),
    )
