"""Which entries a query is about: how much of what it says each of them accounts for, as a whole and in its
best piece."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest

from msgspec import Struct

from kfjudge.games import get_game
from kfjudge.reference.model import RULING
from kfjudge.reference.search.answer import is_answer
from kfjudge.reference.search.common import little_words
from kfjudge.reference.search.evidence import (
    Entries,
    Evidence,
    Scored,
    Strengths,
    gather,
    likeness,
    look_at,
    merge,
)
from kfjudge.reference.search.lexicon import Lexicon
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.weights import ENOUGH, WEIGHTS
from kfjudge.reference.text import card_token

_ON_IT = 0.4  # from this score on, an entry is about what was asked
_SHORT = 2  # words that are no sentence
_LIKELY = 16  # entries that are looked at as a whole
_CLOSELY = 24  # of its pieces, the best
_LONG = range(25, 145)  # words of a piece, from where on and up to where it counts less for each


class Ranking(Struct):
    """What a query may be about, best first. `rulings`, which are in no book, stand apart: what the books say
    is found as if there were none. `is_settled`: the first of them is the very case."""

    found: list[Scored]
    is_answer: bool
    score: float  # the best, however often anything is spoken of: not every game counts that
    rulings: list[Scored]
    is_settled: bool


def rank(
    query: Query, lexicon: Lexicon, entries: Entries, played: Mapping[str, float], *, narrowed: bool
) -> Ranking:
    """The entries that a query may be about, best first. `played` is how far boards play the case on which
    an entry is. `narrowed`: only some kind of entry is wanted, so less must speak for it."""
    evidence = gather(query, lexicon, entries)
    evidence.played = {
        lexicon.number[id]: worth
        for id, worth in played.items()
        if entries is None or lexicon.number[id] in entries
    }
    units: dict[int, list[int]] = {}
    for unit in evidence.shares:
        units.setdefault(lexicon.unit_entry[unit], []).append(unit)
    named = {lexicon.number[card.id] for card in query.mentions} & units.keys()
    evidence.joining = _joining(query, lexicon, entries)
    likely = evidence.names.keys() | named | evidence.played.keys() | evidence.joining.keys()
    likely |= _most_likely(evidence, units)
    scored = [_scored(evidence, entry, units.get(entry, [])) for entry in likely]
    found = [one for one in scored if lexicon.kinds[one.entry] != RULING] or scored
    # Rulings on a card that is named for sure, and those that have most of what is asked.
    is_sentence = len(query.content) > _SHORT
    rulings = [
        one
        for one in (scored if len(found) < len(scored) else ())
        if lexicon.kinds[one.entry] == RULING
        and (
            not query.cards_for_sure.isdisjoint(lexicon.cards_of.get(one.entry, ()))
            or (is_sentence and one.piece >= ENOUGH.of_a_case)
            or _is_the_case(query, lexicon, one)
        )
    ]
    _prefer_cards(evidence, found)
    _sort(found, lexicon)
    _sort(rulings, lexicon)
    rulings.sort(key=lambda one: not _is_the_case(query, lexicon, one))
    is_found = is_answer(evidence, found, narrowed=narrowed)
    score = found[0].score if found else 0.0
    is_settled = bool(rulings) and _is_the_case(query, lexicon, rulings[0])
    ranking = Ranking(found, is_found, score, rulings, is_settled)
    if evidence.often:
        _prefer_often(evidence, found)
    return ranking


def settles(ranking: Ranking) -> bool:
    """Tell whether the first of the rulings answers before the books, because nothing in them is nearer."""
    if not ranking.rulings or not ranking.is_settled:
        return False
    return not ranking.is_answer or ranking.rulings[0].score > ranking.found[0].score


def _is_the_case(query: Query, lexicon: Lexicon, ruling: Scored) -> bool:
    """Tell whether a ruling asks the same as the query or is called so, or has most of what is asked of all
    the cards that are named. Of one card, and a word or two beside it, the card itself is what is asked."""
    if ruling.alike >= ENOUGH.same_question or ruling.name >= ENOUGH.a_name:
        return True
    cards = query.cards_for_sure
    is_a_case = len(query.beside_cards) > (0 if len(cards) > 1 else _SHORT)
    is_a_case = is_a_case or ruling.alike >= ENOUGH.same_question_on_a_card
    has_all_cards = bool(cards) and cards.issubset(lexicon.cards_of.get(ruling.entry, ()))
    return is_a_case and has_all_cards and ruling.piece >= ENOUGH.of_a_case


def _sort(found: list[Scored], lexicon: Lexicon) -> None:
    found.sort(key=lambda scored: (-scored.score, lexicon.ids[scored.entry]))


def _prefer_often(evidence: Evidence, found: list[Scored]) -> None:
    """Where something is found, what many pieces of an entry speak of tells more than what one does."""
    for scored in found:
        scored.score += evidence.lexicon.searched.often * evidence.often.get(scored.entry, 0.0)
    _sort(found, evidence.lexicon)


def _prefer_cards(evidence: Evidence, found: list[Scored]) -> None:
    """Where several cards are named and no rule is much about what is asked of them, what is printed on the
    cards tells more than any."""
    query, lexicon = evidence.query, evidence.lexicon
    if len(query.cards_for_sure) < 2:
        return
    meant = {lexicon.number[card.id] for card in query.sure_cards}
    if max((scored.score for scored in found if scored.entry not in meant), default=0.0) < ENOUGH.on_cards:
        for scored in found:
            if scored.entry in meant:
                scored.score += WEIGHTS.only_card


def _joining(query: Query, lexicon: Lexicon, entries: Entries) -> dict[int, float]:
    """The rules that the cards which are named speak of, where there are several, and how much that tells."""
    joining: dict[int, float] = {}
    if len(query.cards_for_sure) < 2:
        return joining
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


def _scored(evidence: Evidence, entry: int, units: list[int]) -> Scored:
    lexicon = evidence.lexicon
    together: Strengths = {}
    shares = []
    units = nlargest(_CLOSELY, units, key=lambda unit: (evidence.shares[unit], -unit))
    for unit in units:
        piece = look_at(evidence, unit)
        shares.append((piece.share * _fitting(evidence, unit), -unit))
        merge(together, piece.strengths)
    shares.sort(reverse=True)
    best_share, best = shares[0] if shares else (0.0, 1)
    within = evidence.within.get(entry, 0.0)
    whole = evidence.share(together)
    score = WEIGHTS.whole * whole + (1 - WEIGHTS.whole) * best_share
    score += WEIGHTS.further * sum(share for share, _ in shares[1:3]) / 2
    score += WEIGHTS.counted * _counted(evidence, together, units)
    score += WEIGHTS.name_within * within + WEIGHTS.close * evidence.close.get(entry, 0.0)
    if within and (evidence.query.compares or evidence.query.names_alone):
        score += WEIGHTS.compared
    alike = max((likeness(evidence, unit) for unit in units), default=0.0)
    score += WEIGHTS.alike * alike
    played = WEIGHTS.played_with_cards if len(evidence.query.cards_for_sure) > 1 else WEIGHTS.played
    score += played * evidence.played.get(entry, 0.0)
    score += WEIGHTS.joining * evidence.joining.get(entry, 0.0)
    score /= 1 + WEIGHTS.wordy * lexicon.wordiness.get(entry, 0.0)
    score = _by_kind(evidence.query, lexicon, entry, score)
    worth, shown = evidence.names.get(entry, (0.0, ""))
    return Scored(
        entry=entry,
        score=score + worth,
        name=worth,
        named=shown,
        best=-best,
        within=within,
        alike=alike,
        whole=whole,
        piece=best_share,
        having=frozenset(together),
    )


def _counted(evidence: Evidence, together: Strengths, units: list[int]) -> float:
    """How many words of the query an entry has, and how many of them in one piece."""
    content = set(evidence.query.content)
    if not content or not units:
        return 0.0
    having = len(content & together.keys())
    most = 0
    for unit in units:
        strengths = evidence.pieces[unit].strengths
        if len(strengths) > most:
            most = max(most, len(content & strengths.keys()))
    return (having + most) / len(content)


def _fitting(evidence: Evidence, unit: int) -> float:
    """A name of which the query has a part fits less, and so does a long piece."""
    length = evidence.lexicon.unit_length[unit]
    if evidence.lexicon.unit_kind[unit] == "name":
        return 1 - WEIGHTS.part_of_name * (1 - min(1.0, len(evidence.pieces[unit].strengths) / length))
    return 1 - WEIGHTS.long * min(len(_LONG), max(0, length - _LONG.start))


def _by_kind(query: Query, lexicon: Lexicon, entry: int, score: float) -> float:
    """A question on cards is for who names them; the description of a book, for who asks for the book."""
    kind = lexicon.kinds[entry]
    meant = {mention.id for mention in query.mentions}
    if kind in query.kinds_asked and score >= _ON_IT:
        score += WEIGHTS.of_the_kind
    if kind in ("faq", RULING, "errata"):
        cards = lexicon.cards_of.get(entry, ())
        if cards:
            tokens = {card_token(id.partition("/")[2]) for id in meant}
            named = sum(card in tokens for card in cards)
            score *= WEIGHTS.other_cards + (1 - WEIGHTS.other_cards) * named / len(cards)
            score += WEIGHTS.several_cards * (named > 1)
        if kind == "faq" and sum(word in little_words().first_person for word in query.words) > 1:
            score *= 1 + WEIGHTS.own_case
        if kind == "faq" and not lexicon.holds_in(entry, get_game(lexicon.game).newest):
            score *= WEIGHTS.old_question
    elif kind == "edition":
        score *= WEIGHTS.about_books
    elif kind == "card":
        score -= WEIGHTS.mere_card
        if lexicon.ids[entry] in meant:
            score += _asked_for_cards(query, lexicon)
    return score


def _asked_for_cards(query: Query, lexicon: Lexicon) -> float:
    """How much more a card counts where cards themselves are asked for: one and what is printed on it, or
    several that no question of the books brings together. Of what is asked of several, the rule that joins
    them tells more."""
    cards = query.cards_for_sure
    if len(cards) > 1:
        together = any(
            len(cards.intersection(named)) > 1 and lexicon.kinds[entry] != RULING
            for entry, named in lexicon.cards_of.items()
        )
        is_asked = len(query.beside_cards) > 1 or query.is_a_sentence_on_cards
        return 0.0 if together else WEIGHTS.cards_and_more if is_asked else WEIGHTS.only_card
    beside = len(query.beside_cards)
    if len(cards) == 1 and not beside:
        return WEIGHTS.only_card
    if len(cards) == beside == 1 and query.asks_of_a_card:
        return WEIGHTS.card_and_more
    return WEIGHTS.one_card if len(cards) == 1 else 0.0
