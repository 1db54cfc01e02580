"""The one way letters are made comparable: lower case, no accents, ligatures opened, one apostrophe.
Everything that compares names or words goes through here: what a file says, what a search asks."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import combining, normalize

# What Unicode leaves whole though a keyboard without it writes two letters or another sign.
_OPENED = str.maketrans(
    {"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'"}
)
_NAME_BREAK = re.compile(r"[^a-z0-9+]+")


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
