"""Whether what was found is an answer at all: the fewer words a query has, the more of them must be there."""

from __future__ import annotations

from kfjudge.reference.search.common import little_words
from kfjudge.reference.search.evidence import Evidence, Scored, Strengths, is_sure_of, merge
from kfjudge.reference.search.lexicon import SPEAKING, Lexicon
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.weights import ENOUGH, LIKELY, WEIGHTS

_LOOKED_AT = 3  # entries; one of them must have what was asked for
_MANY = 8  # words that say what a query is about; more of them tell no more
_SEVERAL = 4  # names in a query, likewise


def is_answer(evidence: Evidence, found: list[Scored], *, narrowed: bool) -> bool:
    """Whether the books say anything on this. `narrowed`: only some kind of entry is wanted."""
    query, top = evidence.query, found[:_LOOKED_AT]
    if not found:
        return False
    if _is_a_name(query, top):
        return True
    if len(query.cards_for_sure) > 1:
        return True
    if _is_on_something_else(query):
        return False
    if max(scored.alike for scored in top) >= ENOUGH.same_question:
        return True
    if _asks_for_cards(query, evidence.lexicon) or _names_several(evidence):
        return True
    if not query.content:
        return found[0].within >= ENOUGH.little_words
    return _has_enough(evidence, top, narrowed=narrowed) or _is_likely(evidence, found[0])


def _has_enough(evidence: Evidence, top: list[Scored], *, narrowed: bool) -> bool:
    """Whether enough of what says what the query is about is there."""
    query = evidence.query
    there = max(_certainty(evidence, scored.entry) for scored in top)
    words = len(_subjects(query))
    if words <= 1:
        return _has_the_word(evidence, top[0], there, narrowed=narrowed)
    if words == 2:
        return _has_both_words(evidence, top, there)
    return there >= _needed(query, top[0], words)


def _is_likely(evidence: Evidence, best: Scored) -> bool:
    """Whether all that speaks for the best entry together makes it likely that it answers."""
    query = evidence.query
    words = max(1, len(_subjects(query)))
    named = len({start for start, _, _, quality in query.phrases if quality == 1})
    likely = (
        LIKELY.score * best.score
        + LIKELY.whole * best.whole
        + LIKELY.piece * best.piece
        + LIKELY.alike * best.alike**0.5
        + LIKELY.close * evidence.close.get(best.entry, 0.0)
        + LIKELY.words * min(words, _MANY) / _MANY
        + LIKELY.few_words / words
        + LIKELY.named * min(named, _SEVERAL)
        + LIKELY.outside * bool(query.outside)
        + LIKELY.mistake * bool(query.mistake)
    )
    return bool(likely >= LIKELY.enough)


def _is_a_name(query: Query, top: list[Scored]) -> bool:
    """Whether the query as a whole is a name; a single word may be one of a longer name."""
    needed = ENOUGH.a_name if len(query.words) > 1 else ENOUGH.a_word_of_a_name
    return max(scored.name for scored in top) >= needed


def _has_the_word(evidence: Evidence, best: Scored, there: float, *, narrowed: bool) -> bool:
    """Whether the one word that tells something is what the best entry is about, not only in it."""
    query, lexicon = evidence.query, evidence.lexicon
    at = query.content[0]
    if not is_sure_of(query.words[at], query.spelled[at], query.quality[at]):
        return False
    in_name = best.best >= 0 and lexicon.unit_kind[best.best] in ("name", "question", "card")
    is_on_it = in_name or best.within >= ENOUGH.within_one_word or at in query.together or narrowed
    of_subject = sum(evidence.parts[at] for at in _subjects(query) or query.content)
    return is_on_it and there / of_subject >= ENOUGH.one_word


def _has_both_words(evidence: Evidence, top: list[Scored], there: float) -> bool:
    """Whether two words stand together somewhere. Without a sentence round them, they must mean something
    together, too."""
    query, lexicon = evidence.query, evidence.lexicon
    is_sentence = "?" in query.text or len(query.words) - len(query.content) > 1
    apart = ENOUGH.apart_in_a_sentence if is_sentence else ENOUGH.apart
    if not any(_stand_together(query, lexicon, scored.entry, apart) for scored in top):
        return False
    if is_sentence:
        return there >= ENOUGH.two_in_a_sentence
    return bool(query.phrases) and all(query.quality) and there >= ENOUGH.two_words


def _needed(query: Query, best: Scored, words: int) -> float:
    """How much of several words must be there; less where all are known and some are a name."""
    needed = {3: ENOUGH.three_words, 4: ENOUGH.four_words}.get(words, ENOUGH.more_words)
    if all(query.quality) and best.within >= ENOUGH.a_name_within:
        needed -= ENOUGH.less_of_three if words == 3 else ENOUGH.less_of_more
    return needed


def _is_on_something_else(query: Query) -> bool:
    """Whether a good part of the query is about what is in no book."""
    subjects = query.outside.union(_subjects(query))
    return len(query.outside) >= ENOUGH.elsewhere * len(subjects) > 0


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
    """Whether the query is about several things that have an entry: "dive and die", "does cover work
    against stars". What else it says must be known, and be little."""
    query = evidence.query
    named = [(start, length) for start, length, _, quality in query.phrases if quality == 1]
    covered = {at for start, length in named for at in range(start, start + length)}
    told = evidence.share(dict.fromkeys(_subjects(query), 1.0))
    about = evidence.share(dict.fromkeys(covered.intersection(query.content), 1.0))
    is_known = all(query.quality[at] for at in query.content)
    return len({start for start, _ in named}) > 1 and is_known and about >= ENOUGH.named * told


def _certainty(evidence: Evidence, entry: int) -> float:
    """How much of the query is surely there: in the best piece of an entry, and in the entry as a whole."""
    together: Strengths = {}
    best = 0.0
    for unit in evidence.lexicon.units_of[entry]:
        if unit in evidence.pieces:
            sure = evidence.pieces[unit].sure
            best = max(best, evidence.share(sure))
            merge(together, sure)
    return WEIGHTS.sure_in_a_piece * best + WEIGHTS.sure_in_all * evidence.share(together)


def _subjects(query: Query) -> list[int]:
    """The words that say what the query is about, but for numbers."""
    words, beside = query.words, little_words().beside_the_subject
    return [at for at in query.content if not words[at].isdigit() and words[at] not in beside]


def _stand_together(query: Query, lexicon: Lexicon, entry: int, apart: int) -> bool:
    """Whether some piece of an entry has the words of the query, or what they mean, side by side."""
    content = _subjects(query)
    for unit in lexicon.units_of.get(entry, ()):
        lang = lexicon.unit_lang[unit]
        if lexicon.unit_kind[unit] not in SPEAKING:
            continue
        asked = _senses([lexicon.stem(word, lang) for word in query.spelled], lang, lexicon)
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
