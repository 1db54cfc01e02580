"""The stem of a French word, folded: what "purger", "purgée" and "purges" have in common. It takes off
endings and no more, because a stemmer that goes further makes one word of two rules."""

from __future__ import annotations

from functools import lru_cache

_ENDINGS = """issements issement ements ement eraient erait erions eront erons erai eras erez era antes ants
    ante ant aient ait ions iez ees ee ent es er ez re ue us ues e s x"""
_LONGEST_FIRST = tuple(sorted(_ENDINGS.split(), key=len, reverse=True))
_SHORTEST = 3  # letters that must be left


@lru_cache(maxsize=65536)
def french_stem(word: str) -> str:
    if len(word) <= _SHORTEST or word.isdigit():
        return word
    for ending in _LONGEST_FIRST:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word.removesuffix(ending)
            break
    # "moissonner" and "moisson", "combattre" and "combat"
    return word[:-1] if len(word) > _SHORTEST + 1 and word[-1] == word[-2] else word


def singular(word: str) -> str:
    """A word of either language without the s of many: for words that must be those and no others."""
    return word.removesuffix("s") if len(word) > _SHORTEST else word
