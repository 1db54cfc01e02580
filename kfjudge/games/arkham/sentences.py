"""The words of a sentence, reduced to what their spellings share, and found in every language."""

from __future__ import annotations

import re

from kfjudge.core.text import fold
from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.facts import all_facts
from kfjudge.notation.grammar import BARS
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

SCENARIO_CARD = "scenario"


def plain(text: str) -> str:
    """Reduce a sentence to what its spellings share, with its numbers and signs."""
    return " ".join(re.sub(r"['“”«»\"]", " ", re.sub("[−–]", "-", fold(text))).split())


def forms(key: str) -> tuple[str, ...]:
    """List the words of a message in every language, folded."""
    return tuple(plain(form) for lang in LANGUAGES for form in find_raw_template(key, lang, GAME).split(BARS))


def alternatives(key: str) -> str:
    """Make a pattern of the words of a message."""
    return f"(?:{'|'.join(map(re.escape, sorted(forms(key), key=len, reverse=True)))})"


def names_of(type: str) -> dict[str, tuple[str, ...]]:
    """List the names of the cards of a type, the longest first, as well without an article, and the first
    names of investigators."""
    found = {}
    for facts in all_facts().values():
        if facts.type == type:
            whole = {plain(name) for _, name in facts.names}
            if type == SCENARIO_CARD:
                whole |= {re.sub("^(the|le|les) ", "", name) for name in whole}
            else:
                whole |= {name.split()[0] for name in whole}
            found[facts.id] = tuple(sorted(whole, key=len, reverse=True))
    return found
