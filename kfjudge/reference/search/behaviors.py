"""Cards found by what they do and what is printed on them, where cards are what is sought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import log

from msgspec import Struct

from kfjudge.reference.model import Record
from kfjudge.reference.search.words import stem
from kfjudge.reference.store.store import Store
from kfjudge.reference.text import words_of
from kfjudge.words import LANGUAGES

_ENOUGH = 0.6  # of what the words tell
_MOST = 3.0  # that a word can tell, also one that no card says


class Doing(Struct, frozen=True):
    """A card that does what was asked: how much of it, and the words of the query that say so."""

    record: Record
    share: float
    words: tuple[str, ...]
    snippet: str


class _Said(Struct, frozen=True):
    """What one card says in one language, a set of stems a sentence."""

    record: Record
    sentences: tuple[tuple[str, frozenset[str]], ...]
    stems: frozenset[str]


def doing(store: Store, words: list[str], lang: str, edition: str | None) -> list[Doing]:
    """The cards that say these words of themselves, in whatever language they were typed, the fullest and
    shortest first; what is shown is in the language asked for."""
    best: dict[str, tuple[float, int, Doing]] = {}
    for spoken in sorted(LANGUAGES, key=lambda one: one != lang):
        wanted = {stem(word, spoken, store.game): word for word in words}
        weights = {token: _rarity(store, spoken, token) for token in wanted}
        whole = sum(weights.values())
        for said in _all(store, spoken) if whole else ():
            record = said.record
            if edition and not record.holds_in(edition):
                continue
            found = [token for token in wanted if token in said.stems]
            share = sum(weights[token] for token in found) / whole
            if share < _ENOUGH or record.id in best:
                continue
            at = max(range(len(said.sentences)), key=lambda n: len(said.sentences[n][1] & wanted.keys()))
            shown = _sentences(record, lang)
            snippet = shown[at] if at < len(shown) else " ".join(shown)
            doing = Doing(record, share, tuple(wanted[token] for token in found), snippet)
            best[record.id] = share, len(said.stems), doing
    return [one for _, _, one in sorted(best.values(), key=lambda one: (-one[0], one[1], one[2].record.id))]


@lru_cache(maxsize=4)
def _all(store: Store, lang: str) -> tuple[_Said, ...]:
    found = []
    for id in store.ids():
        record = store.record(id) if ":card/" in id else None
        if record is None:
            continue
        sentences = tuple(
            (line, frozenset(stem(word, lang, store.game) for word in words_of(line, store.game)))
            for line in _sentences(record, lang)
        )
        stems = frozenset().union(*(having for _, having in sentences))
        found.append(_Said(record, sentences, stems))
    return tuple(found)


def _sentences(record: Record, lang: str) -> list[str]:
    """What a card does in its newest edition, a sentence for each ability, then what is printed on it."""
    behaviors: Iterable[str] = record.behaviors[0].sentences.get(lang, ()) if record.behaviors else ()
    return [*behaviors, *(record.variants[0].text[one] for one in (lang,) if one in record.variants[0].text)]


@lru_cache(maxsize=4)
def _counted(store: Store, lang: str) -> Counter[str]:
    return Counter(token for said in _all(store, lang) for token in said.stems)


def _rarity(store: Store, lang: str, token: str) -> float:
    """How much a word tells: the more, the fewer cards say it."""
    saying = _counted(store, lang)[token]
    return min(log((len(_all(store, lang)) + 1) / (saying + 0.5)), _MOST) if saying else _MOST
