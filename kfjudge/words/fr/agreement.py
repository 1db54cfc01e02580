"""French words as they agree with names, and names as they follow a preposition. What noun a name is: m, f, mp or
fp, a masculine or a feminine, perhaps a plural."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kfjudge.core.text import fold

_PREPOSITION = re.compile(r"(?:^|(?<=[\s(«]))([Dd]e|[Àà]|[Qq]ue) $")
_WITH_ARTICLE = {"de Le": "du", "de Les": "des", "à Le": "au", "à Les": "aux"}
_VOWELS = tuple("aeiou")
_MUTE = ("hab", "hec", "heu", "his", "hom", "hor", "hum", "hy")  # words in h that elide begin so
_UNELIDED = ("oui", "onze", "ouistiti", "yo", "ya", "ye")


def agreed(forms: str, nouns: Sequence[str]) -> str:
    """ "est~sont détruit/détruite~s": one~several, masculine/feminine, and what a plural adds."""
    if nouns and nouns[0] in forms.split("/"):  # of an article, which is known
        return nouns[0]
    several = len(nouns) > 1 or any(noun.endswith("p") for noun in nouns)
    feminine = bool(nouns) and all(noun.startswith("f") for noun in nouns)
    return " ".join(_word(word, feminine, several) for word in forms.split(" "))


def _word(word: str, feminine: bool, several: bool) -> str:
    genders, _, many = word.partition("~")
    one, _, other = genders.partition("/")
    if not other:
        return many if many and several else one
    return f"{other if feminine and other == f'{one}e' else one}{many if several else ''}"


def met(sentence: str, name: str) -> str:
    """A sentence so far and the name that goes on with it: "d’Umbra", "du Roi des Cimes"."""
    found = _PREPOSITION.search(sentence)
    if not found:
        return sentence + name
    word = found[1]
    article, _, rest = name.partition(" ")
    joined = _WITH_ARTICLE.get(f"{word.lower()} {article}")
    if joined and rest:
        joined = joined.capitalize() if word[0].isupper() else joined
        return f"{sentence[: found.start(1)]}{joined} {rest}"
    if word in "àÀ" or not elides(name):
        return sentence + name
    return f"{sentence[: found.start(1)]}{word[:-1]}’{name}"


def elides(word: str) -> bool:
    """Whether a word takes "d’" before it, and not "de"."""
    word = fold(word)
    if word.startswith("y"):
        return len(word) > 1 and word[1] not in _VOWELS
    return word.startswith((*_VOWELS, *_MUTE)) and not word.startswith(_UNELIDED)
