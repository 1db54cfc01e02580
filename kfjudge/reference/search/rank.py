"""Which entries a query is about: how much of what it says each of them accounts for, as a whole and in its
best piece; and whether that is enough to answer at all."""

from __future__ import annotations

from heapq import nlargest

from msgspec import Struct

from kfjudge.games import newest
from kfjudge.reference.search.common import little_words
from kfjudge.reference.search.evidence import (
    WEIGHTS,
    Entries,
    Evidence,
    Strengths,
    gather,
    is_sure_of,
    likeness,
)
from kfjudge.reference.search.lexicon import Lexicon, card_token
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.stems import stem

_APART = 4  # words between which three others stand still belong together
_APART_IN_SENTENCE = 6
_ON_IT = 0.4  # from this score on, an entry is about what was asked
_LIKELY = 16  # entries that are looked at as a whole
_ELSEWHERE = 1 / 6  # of the words, from where on a query is about something else
_MOSTLY = 0.65  # of what is said
_SAME_QUESTION = 0.5  # how alike two ways of asking are that ask the same
_SAID_IN_FULL = 0.4  # of a query, for little words that are a name: "up to you"
_A_WORD_OF_A_NAME = 0.4
SURE = 0.7  # from here on, the query as a whole is a name


class Scored(Struct):
    """An entry, how well it fits, and what speaks for it."""

    entry: int
    score: float
    name: float  # how well the query as a whole is a name of it
    named: str  # that name
    best: int  # its best piece, -1 if none
    within: float  # how much of the query is a name of it
    alike: float  # how far some piece of it asks the same
    having: frozenset[int]  # the words of the query that it has


class Ranking(Struct):
    found: list[Scored]
    is_answer: bool


def rank(query: Query, lexicon: Lexicon, entries: Entries, *, narrowed: bool) -> Ranking:
    """The entries that a query may be about, best first. `narrowed`: only some kind of entry is wanted, so
    less must speak for it."""
    evidence = gather(query, lexicon, entries)
    units: dict[int, list[int]] = {}
    for unit in evidence.pieces:
        units.setdefault(lexicon.unit_entry[unit], []).append(unit)
    named = {lexicon.number[card.id] for card in query.mentions} & units.keys()
    likely = evidence.names.keys() | named | _most_likely(evidence, units)
    found = [_scored(evidence, entry, units.get(entry, [])) for entry in likely]
    found.sort(key=lambda scored: (-scored.score, lexicon.ids[scored.entry]))
    return Ranking(found, is_answer(evidence, found, narrowed=narrowed))


def _most_likely(evidence: Evidence, units: dict[int, list[int]]) -> set[int]:
    """The entries worth scoring: those whose best piece has most of the query."""
    pieces = evidence.pieces
    best = {entry: max(pieces[unit].share for unit in having) for entry, having in units.items()}
    return set(nlargest(_LIKELY, best, key=lambda entry: best[entry]))


def _scored(evidence: Evidence, entry: int, units: list[int]) -> Scored:
    lexicon = evidence.lexicon
    together: Strengths = {}
    shares = []
    for unit in units:
        piece = evidence.pieces[unit]
        shares.append((piece.share * _fitting(evidence, unit), -unit))
        _merge(together, piece.strengths)
    shares.sort(reverse=True)
    best_share, best = shares[0] if shares else (0.0, 1)
    within = evidence.within.get(entry, 0.0)
    score = WEIGHTS.whole * evidence.share(together) + (1 - WEIGHTS.whole) * best_share
    score += WEIGHTS.further * sum(share for share, _ in shares[1:3]) / 2
    score += WEIGHTS.counted * _counted(evidence, together, units)
    score += WEIGHTS.name_within * within + WEIGHTS.close * evidence.close.get(entry, 0.0)
    if within and evidence.query.compares:
        score += WEIGHTS.compared
    alike = max((likeness(evidence, unit) for unit in units), default=0.0)
    score += WEIGHTS.alike * alike
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


def _merge(gathered: Strengths, strengths: Strengths) -> None:
    for at, strength in strengths.items():
        if gathered.get(at, 0.0) < strength:
            gathered[at] = strength


def _fitting(evidence: Evidence, unit: int) -> float:
    """A name of which the query has a part fits less, and so does a long piece."""
    length = evidence.lexicon.unit_length[unit]
    if evidence.lexicon.unit_kind[unit] == "name":
        return 1 - WEIGHTS.part_of_name * (1 - min(1.0, len(evidence.pieces[unit].strengths) / length))
    return 1 - WEIGHTS.long * min(120, max(0, length - 25))


def _by_kind(query: Query, lexicon: Lexicon, entry: int, score: float) -> float:
    """A question on cards is for who names them; the description of a book, for who asks for the book."""
    kind = lexicon.kinds[entry]
    meant = {mention.id for mention in query.mentions}
    if kind in query.kinds_asked and score >= _ON_IT:
        score += WEIGHTS.of_the_kind
    if kind in ("faq", "errata"):
        cards = lexicon.cards_of.get(entry, ())
        if cards:
            tokens = {card_token(id.partition("/")[2]) for id in meant}
            share = sum(card in tokens for card in cards) / len(cards)
            score *= WEIGHTS.other_cards + (1 - WEIGHTS.other_cards) * share
        if kind == "faq" and sum(word in little_words().first_person for word in query.words) > 1:
            score *= 1 + WEIGHTS.own_case
        if kind == "faq" and newest(lexicon.games[entry]) not in lexicon.editions[entry]:
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
    several that no question of the books brings together."""
    cards = {card_token(card.id.partition("/")[2]) for card in query.sure_cards}
    if len(cards) > 1:
        together = any(len(cards.intersection(named)) > 1 for named in lexicon.cards_of.values())
        return 0.0 if together else WEIGHTS.only_card
    beside = len(query.beside_cards)
    if len(cards) == 1 and not beside:
        return WEIGHTS.only_card
    return WEIGHTS.card_and_more if len(cards) == beside == 1 and query.asks_of_a_card else 0.0


def is_answer(evidence: Evidence, found: list[Scored], *, narrowed: bool) -> bool:
    """Whether the books say anything on this: the fewer words a query has, the more of them must be there,
    and a lone pair of words must stand together."""
    query, lexicon, top = evidence.query, evidence.lexicon, found[:3]
    if not found:
        return False
    if max(scored.name for scored in top) >= (SURE if len(query.words) > 1 else _A_WORD_OF_A_NAME):
        return True
    if _is_on_something_else(query):
        return False
    if max(scored.alike for scored in top) >= _SAME_QUESTION:
        return True
    if _asks_for_cards(query, lexicon) or _names_several(evidence):
        return True
    there = max(_certainty(evidence, scored.entry) for scored in top)
    words = len(_subjects(query))
    if not query.content:
        return found[0].within >= _SAID_IN_FULL
    if words <= 1:
        at = query.content[0]
        if not is_sure_of(query.words[at], query.spelled[at], query.quality[at]):
            return False
        in_name = found[0].best >= 0 and lexicon.unit_kind[found[0].best] in ("name", "question", "card")
        of_subject = sum(evidence.parts[at] for at in _subjects(query) or query.content)
        is_on_it = in_name or found[0].within >= 0.5 or at in query.together or narrowed
        return is_on_it and there / of_subject >= 0.85
    if words == 2:
        is_sentence = "?" in query.text or len(query.words) - len(query.content) > 1
        apart = _APART_IN_SENTENCE if is_sentence else _APART
        together = any(_stand_together(query, lexicon, scored.entry, apart) for scored in top)
        if is_sentence:
            return together and there >= 0.64
        return together and bool(query.phrases) and all(query.quality) and there >= 0.85
    needed = {3: 0.66, 4: 0.60}.get(words, 0.54)
    if all(query.quality) and found[0].within >= 0.2:
        needed -= 0.14 if words == 3 else 0.06
    return there >= needed


def _is_on_something_else(query: Query) -> bool:
    """Whether a good part of the query is about what is in no book."""
    subjects = query.outside.union(_subjects(query))
    return len(query.outside) >= _ELSEWHERE * len(subjects) > 0


def _asks_for_cards(query: Query, lexicon: Lexicon) -> bool:
    """Whether cards are named beyond doubt, and little is said of them that the books do not know."""
    cards, beside = query.sure_cards, query.beside_cards
    if not cards or not beside:
        return bool(cards)
    are_known = all(query.quality[at] for at in beside)
    spans = (range(card.start, card.start + card.length) for card in cards)
    naming = sum(at in query.content for span in spans for at in span)
    if naming > 1:
        return are_known or len(beside) <= naming
    card = cards[0]
    is_proper = card.whole and not lexicon.is_of_the_rules(query.words[card.start])
    is_asked = query.asks_of_a_card and (card.whole or len(beside) == 1)
    return are_known and (is_proper or is_asked)


def _names_several(evidence: Evidence) -> bool:
    """Whether the query is about several things that have an entry: "taunt and elusive", "does poison work
    through assault". What else it says must be known, and be little."""
    query = evidence.query
    named = [(start, length) for start, length, _, quality in query.phrases if quality == 1]
    covered = {at for start, length in named for at in range(start, start + length)}
    told = evidence.share(dict.fromkeys(_subjects(query), 1.0))
    about = evidence.share(dict.fromkeys(covered.intersection(query.content), 1.0))
    is_known = all(query.quality[at] for at in query.content)
    return len({start for start, _ in named}) > 1 and is_known and about >= _MOSTLY * told


def _certainty(evidence: Evidence, entry: int) -> float:
    """How much of the query is surely there: in the best piece of an entry, and in the entry as a whole."""
    together: Strengths = {}
    best = 0.0
    for unit in evidence.lexicon.units_of[entry]:
        if unit in evidence.pieces:
            sure = evidence.pieces[unit].sure
            best = max(best, evidence.share(sure))
            _merge(together, sure)
    return 0.6 * best + 0.4 * evidence.share(together)


def _subjects(query: Query) -> list[int]:
    """The words that say what the query is about, but for numbers."""
    words, beside = query.words, little_words().beside_the_subject
    return [at for at in query.content if not words[at].isdigit() and words[at] not in beside]


def _stand_together(query: Query, lexicon: Lexicon, entry: int, apart: int) -> bool:
    """Whether some piece of an entry has the words of the query, or what they mean, side by side."""
    content = _subjects(query)
    for unit in lexicon.units_of.get(entry, ()):
        lang = lexicon.unit_lang[unit]
        if lexicon.unit_kind[unit] not in ("name", "question", "body", "said"):
            continue
        asked = _senses([stem(word, lang) for word in query.spelled], lang, lexicon)
        there = _senses(lexicon.unit_stems[unit].split(" "), lang, lexicon)
        places = [[at for at, senses in enumerate(there) if senses & asked[word]] for word in content]
        if all(places) and any(0 < abs(a - b) <= apart for a in places[0] for b in places[-1]):
            return True
    return False


def _senses(stems: list[str], lang: str, lexicon: Lexicon) -> list[set[str]]:
    """Each word as its stem, and everything that it stands for."""
    senses = [{found} for found in stems]
    for start, length, concepts, meanings in lexicon.phrases_in(stems, lang):
        for at in range(start, start + length):
            senses[at].update(concepts, meanings)
    return senses
