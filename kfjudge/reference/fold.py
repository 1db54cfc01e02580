"""The one way words are made comparable: lower case, no accents, ligatures opened, one apostrophe.
Everything that compares names or words, when indexing and when searching, goes through here."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import combining, normalize

# What Unicode leaves whole though a keyboard without it writes two letters or another sign.
_OPENED = str.maketrans(
    {"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'"}
)
_WORD = re.compile(r"[a-z0-9]+")
_NAME_BREAK = re.compile(r"[^a-z0-9+]+")
# What French joins to the next word: "l'armure", "qu'elle", "jusqu'au".
_ELISION = re.compile(r"\b(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)'(?=[a-z])")
_POSSESSIVE = re.compile(r"'s\b")
_CONTRACTION = re.compile(r"(?<=[a-z])'(?=(?:t|re|ve|ll|d|m)\b)")


def fold(text: str) -> str:
    """The text in lower case, without accents, with ligatures opened and straight apostrophes."""
    if text.isascii():
        return text.lower()
    # Taken apart before and after, since either can bring out what the other changes.
    opened = normalize("NFKD", normalize("NFKD", text).casefold()).casefold().translate(_OPENED)
    return "".join(letter for letter in opened if not combining(letter))


@lru_cache(maxsize=8192)
def name_key(text: str) -> str:
    """What two spellings of one name have in common: "Champion’s Challenge" and "champions challenge"."""
    return " ".join(_NAME_BREAK.sub(" ", fold(text).replace("'", "")).split())


def words_of(text: str) -> list[str]:
    """The words of a text, folded: elided articles and the possessive s are no part of a word."""
    folded = fold(text)
    if "'" in folded:
        folded = _POSSESSIVE.sub("", _CONTRACTION.sub("", _ELISION.sub("", folded)))
    return _WORD.findall(folded)
