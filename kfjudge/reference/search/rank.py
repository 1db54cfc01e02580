"""Which entries a query is about, and whether the best of them answers it: what speaks for each of them, as
named numbers, weighed by those of `weights.json`, which `python -m tests.search.train` finds."""

from __future__ import annotations

from collections.abc import Container, Mapping
from heapq import nlargest

from msgspec import Struct, field

from kfjudge.games import get_game
from kfjudge.reference.model import RULING
from kfjudge.reference.search.evidence import (
    ASKING,
    Entries,
    Evidence,
    Strengths,
    gather,
    likeness,
    look_at,
    match_clues,
    speaks_of,
    strengths_of,
)
from kfjudge.reference.search.lexicon import Lexicon
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.words import Features, little_words, weigh
from kfjudge.reference.text import card_token

_SIZES = ("none", "one", "two", "three", "four", "more")  # how many words say what a query is about
_LONG = 0.0008  # less for each word of a paragraph: which is its best has to be known before it is weighed
_CLOSELY = 24  # pieces of an entry that are looked at: what bounds the time of a query


class Candidate(Struct, gc=False):
    """An entry, what speaks for it, and what that makes together."""

    entry: int
    features: Features = field(default_factory=dict)
    score: float = 0.0
    share: float = 0.0  # how near it is to the first, of 1
    best: int = -1  # the piece that has most of the query, -1 if none
    having: frozenset[int] = frozenset()  # the words of the query that it has
    name: float = 0.0  # how well the query as a whole is a name of it, above 1 letter by letter
    named: str = ""  # that name

    @property
    def within(self) -> float:
        """How much of the query is a name of the entry."""
        return self.features.get("within", 0.0)

    @property
    def alike(self) -> float:
        """How far some piece of it asks the same."""
        return self.features.get("alike", 0.0)

    @property
    def whole(self) -> float:
        """How much of the query the entry has."""
        return self.features.get("whole", 0.0)

    @property
    def piece(self) -> float:
        """How much of it its best piece has."""
        return self.features.get("best", 0.0)


def describe_entry(evidence: Evidence, entry: int, units: list[int]) -> Candidate:
    """Describe what speaks for an entry."""
    lexicon, query = evidence.lexicon, evidence.query
    found: Features = {}
    several = len(query.cards_for_sure) > 1
    best, together = _describe_pieces(evidence, units, found)
    within = evidence.within.get(entry, 0.0)
    if within:
        found["within"] = within
        found["named"] = 1.0
        if query.compares or query.names_alone:
            found["compared"] = 1.0
        if evidence.beside:
            found["named_beside_cards" if several else "named_beside_a_card"] = 1.0
    found["close"] = evidence.close.get(entry, 0.0)
    found["often"], found["bm25"], found["dense"] = speaks_of(evidence, entry)
    for sort, score in evidence.played.get(entry, {}).items():
        found[f"{sort}_of_cards" if several else sort] = score
    if entry in evidence.joining:
        found["joining" if several else "of_the_card"] = evidence.joining[entry]
    _describe_kind(evidence, entry, found)
    candidate = Candidate(entry, found, best=best, having=frozenset(together))
    if entry in evidence.names:
        candidate.name, candidate.named, tier = evidence.names[entry]
        found[f"name_{tier}"] = min(1.0, candidate.name)
        if candidate.name > 1:
            found[f"called_{lexicon.kinds[entry]}"] = 1.0
    return candidate


def _describe_pieces(evidence: Evidence, units: list[int], found: Features) -> tuple[int, Strengths]:
    """Describe what the pieces of an entry have of the query; return the best of them, and which words they
    all have together."""
    lexicon, content = evidence.lexicon, evidence.query.content
    together = speaking = 0  # the clues that lead there
    shares: list[tuple[float, int]] = []
    likenesses: list[float] = []
    most = 0
    for unit in units:
        piece = look_at(evidence, unit)
        kind = lexicon.unit_kind[unit]
        together |= evidence.matches[unit]
        share = evidence.shares[unit]
        if kind == "name":
            covered = min(1.0, len(piece.strengths) / lexicon.length_of(unit))
            if covered == 1:
                found["name_full"] = max(found.get("name_full", 0.0), share)
            share *= covered**0.5
        elif kind == "body":
            typed = piece.typed / max(1, len(content))
            found["typed_in_one"] = max(found.get("typed_in_one", 0.0), typed * typed)
            share /= 1 + _LONG * lexicon.length_of(unit)
        if kind not in ("note", "printed"):
            shares.append((share, -unit))
            speaking |= evidence.matches[unit]
        found[kind] = max(found.get(kind, 0.0), share)
        most = max(most, piece.counted)
        if kind in ASKING:
            likenesses.append(likeness(evidence, unit))
    having = strengths_of(evidence, together)
    spoken = having if speaking == together else strengths_of(evidence, speaking)
    shares.sort(reverse=True)
    found["best"] = shares[0][0] if shares else 0.0
    found["further"] = sum(share for share, _ in shares[1:3]) / 2
    found["whole"] = evidence.share(having)
    found["spoken"] = evidence.share(spoken)
    _describe_what_is_asked(evidence, spoken, found)
    likenesses.sort(reverse=True)
    found["alike"] = alike = likenesses[0] if likenesses else 0.0
    found["alike_root"] = alike**0.5
    found["alike_three"] = sum(one**0.5 for one in likenesses[:3]) / 3
    found["alike_all"] = min(1.0, sum(likenesses))
    telling = sorted(evidence.query.content, key=lambda at: -evidence.parts[at])[:3]
    for place, at in zip(("rarest", "second", "third"), telling, strict=False):
        found[place] = spoken.get(at, 0.0)
    if content:
        found["counted"] = sum(at in having for at in content) / len(content)
        found["counted_in_one"] = most / len(content)
    return -shares[0][1] if shares else -1, having


def _describe_what_is_asked(evidence: Evidence, spoken: Strengths, found: Features) -> None:
    """Describe how much an entry has of what is asked of cards, beside their names; and how much the term of
    the rules tells that it lacks."""
    parts, weights = evidence.parts, evidence.query.weight
    asked = sum(parts[at] for at in evidence.beside)
    if asked:
        found["beside"] = sum(parts[at] * spoken.get(at, 0.0) for at in evidence.beside) / asked
    lacking = [weights[at] for at in evidence.terms if at not in spoken]
    if lacking:
        found["lacks"] = max(lacking) / 4
        found["lacks_all"] = min(3.0, sum(lacking) / 4)


def _describe_kind(evidence: Evidence, entry: int, found: Features) -> None:
    query, lexicon = evidence.query, evidence.lexicon
    kind = lexicon.kinds[entry]
    found[f"is_{kind}"] = 1.0
    if kind in query.kinds_asked:
        found["kind_asked"] = found["whole"]
    sure = query.cards_for_sure
    if kind in ("faq", RULING, "errata"):
        cards = lexicon.cards_of.get(entry, ())
        if cards:
            meant = {card_token(card.id.partition("/")[2]) for card in query.mentions}
            named = sum(card in meant for card in cards)
            found["its_cards"] = named / len(cards)
            found["not_its_cards"] = found["whole"] * (1 - named / len(cards))
            found["kind_asked_of_its_cards"] = float(bool(named) and kind in query.kinds_asked)
        if kind == "faq" and sum(word in little_words().first_person for word in query.words) > 1:
            found["own_case"] = 1.0
        if kind == "faq" and not lexicon.holds_in(entry, get_game(lexicon.game).newest):
            found["old_question"] = 1.0
    elif kind == "card":
        if lexicon.ids[entry] in {mention.id for mention in query.mentions}:
            _describe_card(evidence, lexicon.ids[entry], found)
    elif sure:
        found["rule_beside_cards" if evidence.beside else "rule_beside_names_alone"] = 1.0
        found["rule_beside_cards_whole"] = found["spoken"]


def _describe_card(evidence: Evidence, id: str, found: Features) -> None:
    """Describe what speaks for a card that is named: how much else is asked, with terms of the rules or
    without; whether it is the first of several."""
    query, lexicon = evidence.query, evidence.lexicon
    sure, beside = query.cards_for_sure, len(query.beside_cards)
    terms = len(evidence.terms.intersection(evidence.beside))
    if terms:
        found["beside_a_term" if len(sure) == 1 else "cards_beside_a_term"] = 1.0
        found["beside_terms" if len(sure) == 1 else "cards_beside_terms"] = min(2, terms) / 2
    found["mentioned"] = 1.0
    found["mentioned_as_a_card"] = float(query.asks_of_a_card)
    if len(sure) > 1:
        together = any(
            len(sure.intersection(named)) > 1 and lexicon.kinds[entry] != RULING
            for entry, named in lexicon.cards_of.items()
        )
        if together:
            found["cards_together"] = 1.0
        elif beside < 2 and not query.is_a_sentence_on_cards:
            found["only_cards"] = 1.0
        found["first_of_cards"] = float(min(query.sure_cards, key=lambda card: card.start).id == id)
    elif len(sure) == 1:
        found["one_card"] = 1.0
        if not beside:
            found["only_card"] = 1.0
        found["card_and_words"] = min(beside, 5) / 5


def describe_answer(evidence: Evidence, found: list[Candidate], *, narrowed: bool) -> Features:
    """Describe what makes it likely that the best of what was found answers the query at all."""
    query, lexicon, best = evidence.query, evidence.lexicon, found[0]
    subjects = _subjects(query)
    words = len(subjects)
    size = _SIZES[min(words, len(_SIZES) - 1)]
    about = evidence.share(dict.fromkeys(query.content, 1.0)) or 1.0
    sure_piece, sure_all = _certainty(evidence, best.entry)
    features = best.features
    told: Features = {
        "score": best.score,
        "margin": best.score - found[1].score if len(found) > 1 else 1.0,
        "alike": best.alike,
        "whole": best.whole,
        "within": best.within,
        "close": features["close"],
        "unknown": sum(evidence.parts[at] for at in query.content if not query.quality[at]) / about,
        "misspelt": sum(evidence.parts[at] for at in query.content if 0 < query.quality[at] < 1) / about,
        "outside": len(query.outside) / max(1, len(query.outside.union(subjects))),
        "is_outside": float(bool(query.outside)),
        "later": float(bool(query.later)),
        "mistake": float(bool(query.mistake)),
        "sentence": float(len(query.words) - len(query.content) > 1),
    }
    tier = evidence.names[best.entry][2] if best.entry in evidence.names else ""
    if tier:
        told["several_words_of_a_name"] = min(1.0, best.name) * (len(query.words) > 1)
        told["name" if tier not in ("near", "part") else tier] = min(1.0, best.name)
    for name, value in (
        ("", 1.0),
        ("sure_piece", sure_piece / about),
        ("sure_all", sure_all / about),
        ("whole", best.whole),
        ("alike", best.alike**0.5),
        ("within", best.within),
        ("close", features["close"]),
        ("question", features.get("question", 0.0)),
        ("body", features.get("body", 0.0)),
        ("name", features.get("name", 0.0)),
        ("said", features.get("said", 0.0)),
        ("printed", features.get("printed", 0.0)),
        ("narrowed", float(narrowed)),
    ):
        if value:
            told[f"{size}_{name}"] = value
    _describe_cards(query, lexicon, told)
    named = [(start, length) for start, length, _, quality in query.phrases if quality == 1]
    covered = {at for start, length in named for at in range(start, start + length)}
    if named:
        told["things"] = min(len({start for start, _ in named}), 4) / 4
        told["covered"] = evidence.share(dict.fromkeys(covered.intersection(query.content), 1.0)) / about
        told["several_things"] = float(len({start for start, _ in named}) > 1) * told["covered"]
    return told


def _describe_cards(query: Query, lexicon: Lexicon, told: Features) -> None:
    cards, beside = query.sure_cards, query.beside_cards
    if not cards:
        return
    spans = (range(card.start, card.start + card.length) for card in cards)
    naming = sum(at in query.content for span in spans for at in span)
    unknown = sum(not query.quality[at] or at in query.outside for at in beside) / max(1, len(beside))
    told["cards"] = 1.0
    told["several_cards"] = float(len(cards) > 1)
    told["long_names"] = float(naming > 1)
    told["card_alone"] = float(not beside)
    told["card_whole"] = float(any(card.whole for card in cards))
    told["card_proper"] = float(
        any(card.whole and not lexicon.is_of_the_rules(query.words[card.start]) for card in cards)
    )
    told["card_asked"] = float(query.asks_of_a_card)
    told["unknown_beside_cards"] = unknown
    told["words_beside_cards"] = min(len(beside), 6) / 6


def _certainty(evidence: Evidence, entry: int) -> tuple[float, float]:
    """How much of the query is surely there: in the best piece of an entry, and in the entry as a whole."""
    together = 0
    best = 0.0
    for unit in evidence.lexicon.units_of[entry]:
        if unit in evidence.close_up:
            together |= evidence.matches[unit]
            best = max(best, evidence.share(strengths_of(evidence, evidence.matches[unit], sure=True)))
    return best, evidence.share(strengths_of(evidence, together, sure=True))


def _subjects(query: Query) -> list[int]:
    """The words that say what the query is about, but for numbers."""
    words, beside = query.words, little_words().beside_the_subject
    return [at for at in query.content if not words[at].isdigit() and words[at] not in beside]


A_NAME = 0.7  # how near a name is for the query as a whole to be one: nobody judged what is shown beside
# Two that cannot be learned: in training each query is asked without the question of an entry that it is, and
# no query of ours is asked of one kind of entry alone.
_ITS_QUESTION = 4.0  # more for an entry that has just that question
_NARROWED = 3.0  # likelier to be an answer, where only some kind of entry is wanted
# When a ruling is the case: of none of our queries a ruling is what was expected, so these are set by hand.
_SAME_QUESTION = 0.5
_SAME_QUESTION_ON_A_CARD = 0.38
_OF_A_CASE = 0.6
_SHORT = 2  # words that are no sentence
_LIKELY = 16  # entries that are looked at as a whole
_LIKELY_RULINGS = 5  # the same, of which two are shown


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
        if candidate.alike == 1 and not evidence.names:
            candidate.score += _ITS_QUESTION
    called = {lexicon.ids[one.entry]: one for one in candidates if one.name > 1}
    for id, section in called.items():
        # A term and the section of the rules on it share a title; the term lists the section.
        term = called.get(id.replace(":rule/", ":glossary/"), section)
        if evidence.names[term.entry][2] == evidence.names[section.entry][2]:
            term.score = max(term.score, section.score)
    candidates.sort(key=lambda candidate: (-candidate.score, lexicon.ids[candidate.entry]))
    found = [one for one in candidates if lexicon.kinds[one.entry] != RULING] or candidates
    likely = weigh(describe_answer(evidence, found, narrowed=narrowed), "answer") if found else -1.0
    likely += _NARROWED * narrowed
    if found and found[0].alike == 1:
        likely = max(likely, 1.0)
    rulings = [one for one in candidates if len(found) < len(candidates) and _is_near(query, lexicon, one)]
    rulings.sort(key=lambda one: (one.alike < 1, not _is_the_case(query, lexicon, one)))
    is_settled = bool(rulings) and _is_the_case(query, lexicon, rulings[0])
    return Ranking(found, likely, rulings, is_settled)


def find_candidates(evidence: Evidence, entries: Entries, played: Mapping[str, Features]) -> list[Candidate]:
    """Describe the entries that anything much speaks for."""
    query, lexicon = evidence.query, evidence.lexicon
    wanted: Container[int] = range(len(lexicon.ids)) if entries is None else entries
    evidence.played = {
        lexicon.number[id]: sorts for id, sorts in played.items() if lexicon.number[id] in wanted
    }
    shares = evidence.shares
    best: dict[int, float] = {}
    for unit, share in shares.items():
        entry = lexicon.unit_entry[unit]
        if share > best.get(entry, -1.0):
            best[entry] = share
    named = {lexicon.number[card.id] for card in query.mentions} & best.keys()
    for id, tells in (rule for card in sorted(query.cards_for_sure) for rule in lexicon.does(card)):
        number = lexicon.number[id]
        if number in wanted:
            evidence.joining[number] = evidence.joining.get(number, 0.0) + tells
    likely = evidence.names.keys() | named | {entry for entry in evidence.within if entry in wanted}
    likely |= evidence.played.keys() | evidence.joining.keys()
    rulings = [entry for entry in best if lexicon.kinds[entry] == RULING]
    likely |= {*nlargest(_LIKELY, best.keys() - set(rulings), key=best.__getitem__)}
    likely |= {*nlargest(_LIKELY_RULINGS, rulings, key=best.__getitem__)}
    pieces = {
        entry: sorted(
            filter(shares.__contains__, lexicon.units_of.get(entry, ())),
            key=shares.__getitem__,
            reverse=True,
        )[:_CLOSELY]
        for entry in sorted(likely)
    }
    match_clues(evidence, {unit for units in pieces.values() for unit in units})
    return [describe_entry(evidence, entry, units) for entry, units in pieces.items()]


def settles(ranking: Ranking) -> bool:
    """Tell whether the first of the rulings answers before the books: it asks just that, or nothing in them
    is nearer."""
    if not ranking.rulings or not ranking.is_settled:
        return False
    first = ranking.rulings[0]
    return first.alike == 1 or not ranking.is_answer or first.score > ranking.found[0].score


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
