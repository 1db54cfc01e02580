"""The words of a text, for whatever indexes and searches: folded as everything is, without what French and
English lean on them."""

from __future__ import annotations

import re

from kfjudge.core.fold import fold, name_key

__all__ = ["fold", "name_key", "words_of"]

_WORD = re.compile(r"[a-z0-9]+")
# What French joins to the next word: "l'armure", "qu'elle", "jusqu'au".
_ELISION = re.compile(r"\b(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)'(?=[a-z])")
_POSSESSIVE = re.compile(r"'s\b")
_CONTRACTION = re.compile(r"(?<=[a-z])'(?=(?:t|re|ve|ll|d|m)\b)")


def words_of(text: str) -> list[str]:
    """The words of a text, folded: elided articles and the possessive s are no part of a word."""
    folded = fold(text)
    if "'" in folded:
        folded = _POSSESSIVE.sub("", _CONTRACTION.sub("", _ELISION.sub("", folded)))
    return _WORD.findall(folded)
