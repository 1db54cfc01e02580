"""Questions that set two things side by side: "owl vs crow", "difference between …", "lequel"; and the
sentence in which they part."""

from __future__ import annotations

from itertools import product

from kfjudge.reference.search.common import little_words
from kfjudge.reference.search.features import Candidate
from kfjudge.reference.search.lexicon import Lexicon
from kfjudge.reference.search.query import Query
from kfjudge.reference.store.store import Store
from kfjudge.words import LANGUAGES, load_language, pick_language

Side = tuple[int, ...]  # the entries that one of the things may be, the likeliest first


def sides(query: Query, lexicon: Lexicon, found: list[Candidate]) -> tuple[Side, Side] | None:
    """The two things that a question compares; None where it does not."""
    named = _named(query)
    if len(named) < 2 or not (query.compares or _are_alternatives(query, named)):
        return None
    score = {scored.entry: scored.score for scored in found}
    one, other = (
        tuple(sorted((lexicon.number[id] for id in ids), key=lambda entry: -score.get(entry, 0.0)))
        for _, _, ids in named[:2]
    )
    return one, other


def _are_alternatives(query: Query, named: list[tuple[int, int, tuple[str, ...]]]) -> bool:
    """Whether one or the other of two things is asked for: "which" of two that are joined; or "or" stands
    between them and nothing else is asked."""
    (first, length, _), (second, other_length, _) = named[:2]
    between = set(query.words[first + length : second])
    either = {load_language(lang).disjunction for lang in LANGUAGES}
    both = {load_language(lang).conjunction for lang in LANGUAGES}
    if not little_words().alternative.isdisjoint(query.words) and not between.isdisjoint(either | both):
        return True
    told = {*range(first, first + length), *range(second, second + other_length)}
    asks_more = any(at not in told for at in query.content if not _is_beside(query, at))
    return not between.isdisjoint(either) and not asks_more


def _is_beside(query: Query, at: int) -> bool:
    little = little_words()
    word = query.words[at]
    return word in little.beside_the_subject or word in little.comparing or word in little.in_passing


def _named(query: Query) -> list[tuple[int, int, tuple[str, ...]]]:
    """The things that are named, in their order: of names within each other the longest, and none twice."""
    named: list[tuple[int, int, tuple[str, ...]]] = []
    phrases = sorted(query.phrases, key=lambda phrase: (-phrase[1], phrase[0]))
    taken: set[int] = set()
    told: set[str] = set()
    for start, length, ids, quality in phrases:
        places = set(range(start, start + length))
        if quality and not places & taken and told.isdisjoint(ids):
            taken |= places
            told.update(ids)
            named.append((start, length, ids))
    return sorted(named)


def sentence_apart(store: Store, one: str, other: str, lang: str) -> str | None:
    """In what two entries part, where the table says it of them or of those of the same name."""
    for pair in product(_twins(one), _twins(other)):
        first, second = sorted(pair)
        found = {row[2]: row[3] for row in store.rows_of("apart", first) if row[1] == second}
        if found:
            return pick_language(found, lang)
    return None


def _twins(id: str) -> tuple[str, str]:
    """An entry, and the one of the same name that is a section of the rules instead of a term, or the other
    way round."""
    if ":rule/" in id:
        return id, id.replace(":rule/", ":glossary/")
    return id, id.replace(":glossary/", ":rule/")
