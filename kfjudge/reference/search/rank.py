"""Which entries a query is about, and whether the best of them answers it: features (`features.py`) weighed
by the numbers of `weights.json`."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest

from msgspec import Struct

from kfjudge.reference.model import RULING
from kfjudge.reference.search.evidence import Entries, Evidence, gather
from kfjudge.reference.search.features import Candidate, describe_answer, describe_entry
from kfjudge.reference.search.lexicon import Lexicon
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.weights import Features, weigh

A_NAME = 0.7  # how near a name is for the query as a whole to be one: nobody judged what is shown beside
# When a ruling is the case: of none of our queries a ruling is what was expected, so these are set by hand.
_SAME_QUESTION = 0.5
_SAME_QUESTION_ON_A_CARD = 0.38
_OF_A_CASE = 0.6
_SHORT = 2  # words that are no sentence
_LIKELY = 16  # entries that are looked at as a whole


class Ranking(Struct):
    """What a query may be about, best first. `rulings`, which are in no book, stand apart: what the books say
    is found as if there were none. `is_settled`: the first of them is the very case."""

    found: list[Candidate]
    likely: float  # how likely it is that the first answers: above 0 it does
    rulings: list[Candidate]
    is_settled: bool

    @property
    def is_answer(self) -> bool:
        return self.likely > 0


def rank(
    query: Query, lexicon: Lexicon, entries: Entries, played: Mapping[str, Features], *, narrowed: bool
) -> Ranking:
    """Rank the entries that a query may be about, best first. `played` is how far boards play the case on
    which an entry is. `narrowed`: only some kind of entry is wanted, so less must speak for it."""
    return rank_by(gather(query, lexicon, entries), entries, played, narrowed=narrowed)


def rank_by(
    evidence: Evidence, entries: Entries, played: Mapping[str, Features], *, narrowed: bool
) -> Ranking:
    query, lexicon = evidence.query, evidence.lexicon
    candidates = find_candidates(evidence, entries, played)
    for candidate in candidates:
        candidate.score = weigh(candidate.features, "rank")
    candidates.sort(key=lambda candidate: (-candidate.score, lexicon.ids[candidate.entry]))
    found = [one for one in candidates if lexicon.kinds[one.entry] != RULING] or candidates
    likely = weigh(describe_answer(evidence, found, narrowed=narrowed), "answer") if found else -1.0
    rulings = [one for one in candidates if len(found) < len(candidates) and _is_near(query, lexicon, one)]
    rulings.sort(key=lambda one: not _is_the_case(query, lexicon, one))
    is_settled = bool(rulings) and _is_the_case(query, lexicon, rulings[0])
    return Ranking(found, likely, rulings, is_settled)


def find_candidates(evidence: Evidence, entries: Entries, played: Mapping[str, Features]) -> list[Candidate]:
    """Describe the entries that anything much speaks for."""
    query, lexicon = evidence.query, evidence.lexicon
    evidence.played = {
        lexicon.number[id]: sorts
        for id, sorts in played.items()
        if entries is None or lexicon.number[id] in entries
    }
    units: dict[int, list[int]] = {}
    for unit in evidence.shares:
        units.setdefault(lexicon.unit_entry[unit], []).append(unit)
    named = {lexicon.number[card.id] for card in query.mentions} & units.keys()
    evidence.joining = _joining(query, lexicon, entries)
    likely = evidence.names.keys() | named | evidence.played.keys() | evidence.joining.keys()
    likely |= _most_likely(evidence, units)
    return [describe_entry(evidence, entry, units.get(entry, [])) for entry in sorted(likely)]


def settles(ranking: Ranking) -> bool:
    """Tell whether the first of the rulings answers before the books, because nothing in them is nearer."""
    if not ranking.rulings or not ranking.is_settled:
        return False
    return not ranking.is_answer or ranking.rulings[0].score > ranking.found[0].score


def _is_near(query: Query, lexicon: Lexicon, one: Candidate) -> bool:
    """Tell whether a ruling is on a card that is named for sure, or has most of what is asked."""
    if lexicon.kinds[one.entry] != RULING:
        return False
    if not query.cards_for_sure.isdisjoint(lexicon.cards_of.get(one.entry, ())):
        return True
    is_sentence = len(query.content) > _SHORT
    return (is_sentence and one.piece >= _OF_A_CASE) or _is_the_case(query, lexicon, one)


def _is_the_case(query: Query, lexicon: Lexicon, ruling: Candidate) -> bool:
    """Tell whether a ruling asks the same as the query or is called so, or has most of what is asked of all
    the cards that are named. Of one card, and a word or two beside it, the card itself is what is asked."""
    if ruling.alike >= _SAME_QUESTION or ruling.name >= A_NAME:
        return True
    cards = query.cards_for_sure
    is_a_case = len(query.beside_cards) > (0 if len(cards) > 1 else _SHORT)
    is_a_case = is_a_case or ruling.alike >= _SAME_QUESTION_ON_A_CARD
    has_all_cards = bool(cards) and cards.issubset(lexicon.cards_of.get(ruling.entry, ()))
    return is_a_case and has_all_cards and ruling.piece >= _OF_A_CASE


def _joining(query: Query, lexicon: Lexicon, entries: Entries) -> dict[int, float]:
    """The rules that the cards which are named speak of, where there are several, and how much that tells."""
    joining: dict[int, float] = {}
    for card in sorted(query.cards_for_sure):
        for id, tells in lexicon.does(card):
            number = lexicon.number[id]
            if entries is None or number in entries:
                joining[number] = joining.get(number, 0.0) + tells
    return joining


def _most_likely(evidence: Evidence, units: dict[int, list[int]]) -> set[int]:
    """The entries worth scoring, and the rulings: those whose best piece has most of the query."""
    shares, kinds = evidence.shares, evidence.lexicon.kinds
    best = {entry: max(shares[unit] for unit in having) for entry, having in units.items()}
    rulings = [entry for entry in best if kinds[entry] == RULING]
    printed = best.keys() - set(rulings)
    return {entry for some in (printed, rulings) for entry in nlargest(_LIKELY, some, key=best.__getitem__)}
