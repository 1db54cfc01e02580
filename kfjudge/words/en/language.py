"""English, as sentences and board files are written in it."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.words.language import Affirmed, Language


def _drop_negation(words: Sequence[str]) -> Affirmed | None:
    """Affirm what a sentence denies: "is not tired" → "is tired", "does not dive" → "dives"."""
    every = list(enumerate(words))
    for at, word in every[:-1]:
        following = words[at + 1]
        if word in ("is", "are") and following in ("not", "never"):
            return every[: at + 1] + every[at + 2 :]
        if word == "does" and following == "not" and at + 2 < len(words):
            return [*every[:at], (at + 2, f"{words[at + 2]}s"), *every[at + 3 :]]
    return None


LANGUAGE = Language(
    id="en",
    name="English",
    conjunction="and",
    disjunction="or",
    # one thing, or several: "is~are destroyed"
    agree=lambda forms, nouns: " ".join(
        word.split("~")[-1 if len(nouns) > 1 else 0] for word in forms.split(" ")
    ),
    owned="{owner}’s {thing}",
    of=("of",),
    articles=("the", "a", "an"),
    introducing=("card",),
    one=("a", "an", "one"),
    none=("no", "zero"),
    copulas=("is", "has", "are"),
    drop_negation=_drop_negation,
    joined=("’s", ":", ")"),
    possessive=("s",),
    verb_endings=("es", "s", "ed", "d", "ing"),
    endings=("t", "re", "ve", "ll", "d", "m"),
    kinds={
        "board": "board",
        "card": "card",
        "edition": "edition",
        "errata": "errata",
        "erratum": "errata",
        "faq": "faq",
        "glossary": "glossary",
        "question": "faq",
        "rule": "rule",
        "rulebook": "edition",
    },
)
