"""What a word was meant to be. A word that exists is never touched: "steal" must not become "seal"."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from kfjudge.reference.search.lexicon import Lexicon

MOST = 3  # spellings that are tried for one word
_SHORTEST = 4
_SHORTEST_FOR_TWO = 6
_SHORTEST_FOR_THREE = 12
_BEGINNING = 4  # letters that are enough of a name
_SHORT = 5
_LONG = 8
_TINY = 4
_LAST = "~"  # comes after every letter
_VOWELS = frozenset("aeiouy")
_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn")
_BESIDE = {
    key: "".join(row[max(0, row.index(key) - 1) : row.index(key) + 2] for row in _ROWS if key in row)
    for key in "abcdefghijklmnopqrstuvwxyz"
}


@lru_cache(maxsize=4096)
def corrections(word: str, lexicon: Lexicon) -> list[tuple[str, int]]:
    """The spellings that a word may stand for, each with the number of letters put right: the word itself if
    it exists; else the nearest, those of names first, then the most used. A name that it begins is as near as
    one with a single mistake."""
    if lexicon.knows(word):
        return [(word, 0)]
    if len(word) < _SHORTEST or word.isdigit():
        return []
    sounding = lexicon.words.sounding(word)
    if sounding:
        return [(spelled, 1) for spelled in sounding[:MOST]]
    return _nearest(word, lexicon)


def _nearest(word: str, lexicon: Lexicon) -> list[tuple[str, int]]:
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    most = most_slips(word)
    spellings = lexicon.spellings(len(word) - most, len(word) + most)
    found = extract(word, spellings, scorer=OSA.distance, score_cutoff=most, limit=40)
    near = {spelled: int(edits) for spelled, edits, _ in found if _is_likely(word, spelled, int(edits))}
    if len(word) >= _BEGINNING:
        near |= dict.fromkeys(names_begun(word, lexicon), 1)
    known = lexicon.words
    ranked = sorted(
        (edits, not known[spelled].is_name, -known[spelled].count, spelled) for spelled, edits in near.items()
    )
    return [(spelled, edits) for edits, _, _, spelled in ranked if edits == ranked[0][0]][:MOST]


def _is_likely(word: str, spelled: str, edits: int) -> bool:
    """People seldom get the first letter wrong; and another letter in a short word makes another word."""
    if len(spelled) < _SHORTEST - 1 or not is_slip(word, spelled):
        return False
    if spelled[0] == word[0] or spelled[:2] == word[1::-1]:
        return True
    return edits == 1 and len(word) >= _SHORTEST_FOR_TWO


def most_slips(word: str) -> int:
    """How many letters of a word may be wrong before it is another."""
    return 1 + (len(word) >= _SHORTEST_FOR_TWO) + (len(word) >= _SHORTEST_FOR_THREE)


def is_slip(word: str, spelled: str) -> bool:
    """Whether a word was mistyped, not meant: letters of it may be doubled, forgotten or out of place, but
    another letter stands there only if its key is beside, or if both are vowels. A longer word may have a
    strange one, if nothing else is wrong with it; and a very long one is always known again."""
    if len(word) != len(spelled) or len(word) > _LONG or sorted(word) == sorted(spelled):
        return True
    wrong = strange = at = 0
    while at < len(word):
        typed, meant = word[at], spelled[at]
        is_turned = typed != meant and word[at : at + 2] == spelled[at : at + 2][::-1]
        if typed != meant:
            wrong += 1
            strange += not (is_turned or {typed, meant} <= _VOWELS or _is_beside(typed, meant, word))
        at += 1 + is_turned
    return not strange or (wrong == 1 and len(word) > _SHORT)


def _is_beside(typed: str, meant: str, word: str) -> bool:
    """Whether a finger may have missed the key; in a tiny word, that makes another word."""
    return len(word) > _TINY and typed in _BESIDE.get(meant, "")


def names_begun(word: str, lexicon: Lexicon) -> list[str]:
    """The words of names that begin with a word."""
    names = lexicon.name_words
    start = bisect_left(names, word)
    return names[start : bisect_left(names, f"{word}{_LAST}")]
