"""What speaks for each entry: the pieces of it that have words of the query, names that the query is or
holds, and words that stand as close as in the query."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from heapq import nlargest
from itertools import dropwhile, pairwise
from math import sqrt

from msgspec import Struct, field

from kfjudge.reference.model import Name
from kfjudge.reference.search.lexicon import Lexicon, Saying
from kfjudge.reference.search.mentions import NEARLY, SENTENCE, is_slip, most_slips
from kfjudge.reference.search.query import Clue, Query
from kfjudge.reference.search.words import Features, little_words
from kfjudge.reference.store.index import Postings
from kfjudge.words import LANGUAGES, load_language

ASKING = ("said", "question")  # pieces that put things as somebody who asks would
TELLING = 3.0  # what a term of the rules weighs, from where on a text without it is on something else
_LEAST_ALIKE = 0.25  # of the query, from where on a piece may ask the same
_FINDING = 8  # words of a query that find pieces, however little of it each of them is
_NEARLY_AS_MUCH = 0.8
_TELLS_LITTLE = 0.1  # of a query; what has nothing else of it is not looked at
_TELLS_NOTHING = 0.3  # of that little
_PIECES = 20  # the best of them are looked at closely
_LEAST_SIMILAR = 0.70
_LEAST_SIMILAR_WORDS = 0.76  # several words, or one that is short
_SIMILAR_ENOUGH = 0.88  # whatever the words are, one by one
_WRONG_LETTERS = 0.4  # of a word that is still nearly another, where the whole is similar
_FURTHER_APART = 6  # words that stand so much further apart than in the query are not as close
_LONGEST_NAME = 60
_SHORTEST_PART_MISSPELT = 6  # letters
_LONG_ENOUGH_FOR_TWO = 9
_MAY_BE_MEANT = 0.5


Strengths = dict[int, float]  # by word of the query
WholeName = tuple[float, str, str]  # how near the query is to a name, that name, and of which sort it is
EXACTLY = 1.1  # how near a name is that is the query letter by letter; 1 is a part of one
_NO_NAME: WholeName = (0.0, "", "")
Entries = frozenset[int] | None  # None: all there are


class Told(Struct):
    """What some words of a query say: by token, words that stand for it and how well; and what all of it
    weighs, and which of the words are names of entries."""

    weights: Sequence[float]
    whole: float
    names: frozenset[int]
    tokens: dict[tuple[str, str], list[tuple[frozenset[int], float]]] = field(default_factory=dict)


class Piece(Struct, gc=False):
    """What pieces of the index that the same clues lead to have of the query."""

    strengths: Strengths  # how well it has each word
    counted: int  # how many words it has that the question is about
    typed: int  # how many of those just as they were typed


class Evidence(Struct):
    """What speaks for the entries."""

    query: Query
    lexicon: Lexicon
    parts: list[float]  # of each word of the query, its part in what the query says
    told: Told  # all that it says
    found: list[tuple[Clue, Postings]] = field(default_factory=list)  # where each clue leads
    shares: dict[int, float] = field(default_factory=dict)  # how much of the query each piece has
    matches: dict[int, int] = field(default_factory=dict)  # which of those clues lead to a piece, a bit each
    often: list[Counter[int]] = field(default_factory=list)  # how many pieces each clue finds, by entry
    pieces: dict[int, Piece] = field(default_factory=dict)  # by the clues that lead there
    close_up: set[int] = field(default_factory=set)  # the pieces that were looked at closely
    names: dict[int, WholeName] = field(default_factory=dict)  # the query as a whole is that name
    within: dict[int, float] = field(default_factory=dict)  # how much of the query is a name of the entry
    close: dict[int, float] = field(default_factory=dict)
    played: dict[int, Features] = field(default_factory=dict)  # how far boards on the entry play the case
    joining: dict[int, float] = field(default_factory=dict)  # how much cards that are named speak of it
    beside: Sequence[int] = ()  # the words beside the cards that are named for sure
    terms: frozenset[int] = frozenset()  # the words that are names of entries and tell something

    def share(self, strengths: Strengths) -> float:
        """How much of what the query says is there."""
        parts = self.parts
        return sum([parts[at] * strength for at, strength in strengths.items()])


def gather(
    query: Query, lexicon: Lexicon, entries: Entries, without: frozenset[int] = frozenset()
) -> Evidence:
    """Gather what speaks for the entries. `without` are pieces that are left out."""
    total = sum(query.weight) or 1.0
    told = tell_tokens(query, frozenset(range(len(query.words))))
    evidence = Evidence(query, lexicon, [weight / total for weight in query.weight], told)
    evidence.beside = query.beside_cards if query.sure_cards else ()
    evidence.terms = frozenset(query.content).intersection(query.named)
    _find(evidence, entries, without)
    evidence.names = _whole_names(query, lexicon, entries)
    for start, length, concepts, quality in query.phrases:
        share = sum(evidence.parts[start : start + length]) * quality
        for number in (lexicon.number[concept] for concept in concepts):
            evidence.within[number] = max(evidence.within.get(number, 0.0), share)
    evidence.close = _closeness(evidence)
    return evidence


def _postings_within(lexicon: Lexicon, clue: Clue, entries: Entries, without: frozenset[int]) -> Postings:
    """The pieces that have a clue, of the entries that are asked for, without some pieces."""
    postings: Postings = lexicon.index.postings(clue.field, clue.token) or {}
    if entries is not None:
        unit_entry = lexicon.unit_entry
        postings = {unit: times for unit, times in postings.items() if unit_entry[unit] in entries}
    if without:
        postings = {unit: times for unit, times in postings.items() if unit not in without}
    return postings


def _find(evidence: Evidence, entries: Entries, without: frozenset[int]) -> None:
    """The pieces that have words of the query, and how much of it each of them has. A word counts as it is
    best there; one that tells little finds no piece that has nothing else."""
    query, lexicon, parts = evidence.query, evidence.lexicon, evidence.parts
    best: list[dict[int, float]] = [{} for _ in query.words]
    shares = evidence.shares
    # Of a long query each word is a small part.
    little = min(_TELLS_LITTLE, (nlargest(_FINDING, parts) or [0.0])[-1] * _NEARLY_AS_MUCH)
    for clue in query.clues:
        words = range(clue.start, clue.start + clue.length)
        told = clue.strength * sum(parts[at] for at in words)
        if told < little * _TELLS_NOTHING:
            continue
        postings = _postings_within(lexicon, clue, entries, without)
        if told < little:
            postings = {unit: times for unit, times in postings.items() if unit in shares}
        if not postings:
            continue
        evidence.found.append((clue, postings))
        for at in words:
            more, having, strength = parts[at] * clue.strength, best[at], clue.strength
            if having.keys().isdisjoint(postings):
                having.update(dict.fromkeys(postings, strength))
                for unit in postings:
                    shares[unit] = shares.get(unit, 0.0) + more
                continue
            for unit in postings:
                before = having.get(unit, 0.0)
                if before < strength:
                    having[unit] = strength
                    shares[unit] = shares.get(unit, 0.0) + parts[at] * (strength - before)


def match_clues(evidence: Evidence, units: Collection[int]) -> None:
    """Note which clues lead to each of some pieces, and to how many of those that speak of each entry."""
    matches = evidence.matches = dict.fromkeys(units, 0)
    for number, (_, postings) in enumerate(evidence.found):
        for unit in postings.keys() & matches.keys():
            matches[unit] |= 1 << number
    entry_of = evidence.lexicon.speaking_entry.__getitem__
    evidence.often = [Counter(map(entry_of, postings)) for _, postings in evidence.found]


def look_at(evidence: Evidence, unit: int) -> Piece:
    """A piece, looked at closely."""
    matches = evidence.matches[unit]
    evidence.close_up.add(unit)
    piece = evidence.pieces.get(matches)
    if piece is None:
        strengths = strengths_of(evidence, matches)
        content = evidence.query.content
        counted = sum([at in strengths for at in content])
        typed = sum([strengths.get(at, 0.0) >= 1 for at in content])
        piece = evidence.pieces[matches] = Piece(strengths, counted, typed)
    return piece


def strengths_of(evidence: Evidence, matches: int, *, sure: bool = False) -> Strengths:
    """How well each word is there where some clues lead; or how sure it is that it is there at all."""
    strengths: Strengths = {}
    for clue in [clue for number, (clue, _) in enumerate(evidence.found) if matches >> number & 1]:
        strength = clue.credit if sure else clue.strength
        for at in range(clue.start, clue.start + clue.length):
            if strengths.get(at, 0.0) < strength:
                strengths[at] = strength
    return strengths


class Likeness(Struct, frozen=True, gc=False):
    """How much of what a query says a text has, how much of the text the query has, how much the term of the
    rules tells that is missing in the text, and whether the text has another."""

    share: float
    back: float
    lacks: float
    has_another: bool

    @property
    def mutual(self) -> float:
        return sqrt(self.share * self.back)


def tell_tokens(query: Query, about: frozenset[int]) -> Told:
    """List the tokens that some words of a query stand for."""
    weights = query.weight
    told = Told(weights, sum(weights[at] for at in about) or 1.0, about.intersection(query.named))
    for clue in query.clues:
        places = about.intersection(range(clue.start, clue.start + clue.length))
        if places:
            told.tokens.setdefault((clue.field, clue.token), []).append((places, clue.strength))
    return told


def compare(told: Told, saying: Saying) -> Likeness:
    """Compare what some words of a query say, by their tokens, with a text in senses."""
    strengths: Strengths = {}
    has = everything = 0.0
    has_another = False
    tokens, weights = told.tokens, told.weights
    has_none = tokens.keys().isdisjoint
    for senses, tells in saying:
        everything += tells
        if has_none(senses):
            if tells >= TELLING and not has_another:
                has_another = any(field == "concept" for field, _ in senses)
            continue
        has += tells
        for places, strength in [one for token in senses if token in tokens for one in tokens[token]]:
            for at in places:
                if strengths.get(at, 0.0) < strength:
                    strengths[at] = strength
    share = sum([weights[at] * strength for at, strength in strengths.items()]) / told.whole
    lacks = max([weights[at] for at in told.names if at not in strengths], default=0.0)
    return Likeness(share, has / (everything or 1.0), lacks, has_another)


def likeness(evidence: Evidence, unit: int) -> float:
    """How far a piece that asks something asks the same as the query: how much of the query it has, and how
    much of what it says the query has; 1 for its very words. A saying on tired birds is not for who asks of
    birds."""
    query, lexicon = evidence.query, evidence.lexicon
    if evidence.shares[unit] < _LEAST_ALIKE or lexicon.unit_kind[unit] not in ASKING:
        return 0.0
    if len(query.content) < 2 and len(query.words) < SENTENCE:
        return 0.0
    if lexicon.is_question(unit, query.text):
        return 1.0
    alike = compare(evidence.told, lexicon.senses(unit))
    return alike.mutual**4


def _closeness(evidence: Evidence) -> dict[int, float]:
    """For each entry, whether words that follow each other in the query are as close in a piece of it."""
    query, lexicon, shares = evidence.query, evidence.lexicon, evidence.shares
    content = query.content
    pairs = list(pairwise(content))
    if not pairs:
        return {}
    gains: dict[int, float] = {}
    least = nlargest(_PIECES, shares.values())[-1:]
    best = [unit for unit, share in shares.items() if share >= least[0]]
    for unit in sorted(best, key=lambda unit: (-shares[unit], unit))[:_PIECES]:
        lang = lexicon.unit_lang[unit]
        if not lang or lexicon.unit_kind[unit] == "printed":
            continue
        places: dict[str, list[int]] = {}
        for place, found in enumerate(lexicon.stems_of(unit).split(" ")):
            places.setdefault(found, []).append(place)
        gained = 0.0
        for one, other in pairs:
            ones = places.get(lexicon.stem(query.spelled[one], lang), ())
            others = places.get(lexicon.stem(query.spelled[other], lang), ())
            apart = min((abs(a - b) for a in ones for b in others), default=0)
            if 0 < apart <= other - one + _FURTHER_APART:
                both = (evidence.parts[one] + evidence.parts[other]) / 2
                gained += both * min(1.0, (other - one) / apart)
        entry = lexicon.unit_entry[unit]
        gains[entry] = max(gains.get(entry, 0.0), gained)
    return gains


def speaks_of(evidence: Evidence, entry: int) -> tuple[float, float, float]:
    """How much of what the query says an entry speaks of, and how often: a word that many of its pieces have
    tells more than one that stands once."""
    lexicon = evidence.lexicon
    pieces = lexicon.speaking_of[entry]
    size = pieces / lexicon.average_pieces
    known: tuple[Strengths, Strengths, Strengths] = ({}, {}, {})
    for (clue, _), counts in zip(evidence.found, evidence.often, strict=True):
        number = counts.get(entry)
        if number is None:
            continue
        three = (
            clue.strength * number / (number + 6),
            clue.strength * number / (number + 0.3 + 0.9 * size),
            clue.strength * number / pieces,
        )
        for strengths, strength in zip(known, three, strict=True):
            for at in range(clue.start, clue.start + clue.length):
                if strengths.get(at, 0.0) < strength:
                    strengths[at] = strength
    often, weighed, dense = map(evidence.share, known)
    return often, weighed, dense


def _whole_names(query: Query, lexicon: Lexicon, entries: Entries) -> dict[int, WholeName]:
    """Find the entries that are called what the query as a whole says, or nearly so."""
    names: dict[int, WholeName] = {}

    def note(name: Name, worth: float, tier: str) -> None:
        entry = lexicon.number[name.id]
        if (entries is None or entry in entries) and worth > names.get(entry, _NO_NAME)[0]:
            names[entry] = worth, name.shown, tier

    for name in lexicon.names_called(query.key):
        note(name, EXACTLY, name.tier)
    for kind, key in _of_a_kind(query.key):
        for name in lexicon.names_called(key):
            if lexicon.kinds[lexicon.number[name.id]] == kind:
                note(name, EXACTLY, "kind")
    if names or query.outside or not 3 <= len(query.key) <= _LONGEST_NAME:
        return names
    part = _part_of_a_card(query, lexicon)
    if part and query.words == query.spelled:
        note(*part, "part")
    is_known = all(quality == 1 for quality in query.quality)
    typed = len(query.key.split(" "))  # "quen" is one word, and no "qu'en"
    if names or (is_known and (typed == 1 or typed >= SENTENCE)):
        return names
    for name, similarity in _similar_names(query, lexicon):
        note(name, similarity, "near")
    if part and not names:
        note(*part, "part")
    return names


def _similar_names(query: Query, lexicon: Lexicon) -> Iterator[tuple[Name, float]]:
    """List the names that are spelled nearly as the query as a whole, and how nearly."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    least = _LEAST_SIMILAR if len(query.words) == 1 and len(query.key) > 5 else _LEAST_SIMILAR_WORDS
    keys = lexicon.name_keys(int(len(query.key) * least), int(len(query.key) / least))
    similar = extract(query.key, keys, scorer=OSA.normalized_similarity, score_cutoff=least, limit=12)
    for key, similarity, _ in similar:
        if is_slip(query.key, key) and (len(query.words) > 1 or _is_near(query.key, key)):
            for name in lexicon.by_key[key]:
                if similarity >= _SIMILAR_ENOUGH or _is_word_for_word(query.words, name.words.split()):
                    yield name, similarity


def _of_a_kind(key: str) -> Iterator[tuple[str, str]]:
    """What is left of a name without the word beside it that says of which kind the thing is, and that kind:
    "charge card", "la carte charge"."""
    for lang in LANGUAGES:
        words = key.split(" ")
        named = words[words[0] in load_language(lang).articles :]
        behind = list(dropwhile(little_words().common.__contains__, named[1:]))  # "regle des chaines"
        of_a_kind = ((named[0], named[1:]), (named[0], behind), (named[-1], named[:-1])) if named else ()
        for word, rest in of_a_kind:
            if rest and word in load_language(lang).kinds:
                yield load_language(lang).kinds[word], " ".join(rest)


def _is_near(word: str, name: str) -> bool:
    """Whether few enough letters of a word are wrong: it may be long, and still another."""
    from rapidfuzz.distance import OSA

    most = most_slips(word)
    return OSA.distance(word, name, score_cutoff=most) <= most


def is_sure_of(word: str, spelled: str, quality: float) -> bool:
    """Whether a lone word can be read as another that is a part of a name: nothing around it says so too."""
    if word == spelled:
        return True
    few = quality >= NEARLY or len(word) >= _LONG_ENOUGH_FOR_TWO
    return few and (len(word) >= _SHORTEST_PART_MISSPELT or sorted(word) == sorted(spelled))


def _part_of_a_card(query: Query, lexicon: Lexicon) -> tuple[Name, float] | None:
    """The card, when the query is a part of the name of one and of no other. A word of the rules is none, and
    one of every day may well be meant otherwise."""
    words, spelled = query.words, query.spelled
    cards = lexicon.cards.with_run(" ".join(spelled))
    if len({name.id for name in cards}) != 1:
        return None
    worth = min(query.quality)
    if len(words) == 1:
        if lexicon.stands_for(spelled[0], "concept") or not is_sure_of(words[0], spelled[0], worth):
            return None
        if lexicon.stands_for(spelled[0], "meaning"):
            worth *= _MAY_BE_MEANT
    return cards[0], worth


def _is_word_for_word(words: list[str], of_name: list[str]) -> bool:
    """Whether each word of the query is nearly one of the name: letters that merely add up are not enough."""
    from rapidfuzz.distance import OSA

    def is_nearly(word: str, other: str) -> bool:
        return OSA.distance(word, other) <= max(1, round(max(len(word), len(other)) * _WRONG_LETTERS))

    common = little_words().common
    return all(word in common or any(is_nearly(word, other) for other in of_name) for word in words)
