"""English, as sentences and files are written in it."""

from __future__ import annotations

from kfjudge.words.languages import Language

LANGUAGE = Language(
    id="en",
    name="English",
    conjunction="and",
    disjunction="or",
    owned="{owner}’s {thing}",
    of=("of",),
    articles=("the", "a", "an", "card"),
    one=("a", "an", "one"),
    none=("no", "zero"),
    joined=("’s", ":", ")"),
    possessive=("s",),
    endings=("t", "re", "ve", "ll", "d", "m"),
)
