"""Which paragraphs of an entry a question is about: those that have most of what it says, in its words or in
others that mean the same."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kfjudge.games import newest
from kfjudge.reference.model import Record
from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.query import Clue, Query, understood
from kfjudge.reference.search.stems import stem
from kfjudge.reference.store.store import open_store
from kfjudge.reference.text import words_of

Token = tuple[str, str]  # the field of the index, and what stands there
_RANGE = re.compile(r"(\d{1,3}) (?:to|à) (\d{1,3})")
_DIGITS = 3
_IN_A_TABLE = 5.0  # as much as a rare word
_AS_ASKED = 1.0  # what a saying that is all of the question counts, beside the words of the paragraph
_LONG = 0.001  # less for each letter of a long paragraph


def by_relevance(question: str, record: Record, edition: str) -> list[int]:
    """The numbers of an entry's paragraphs, that which has most of the question first. Of two that have as
    much, the one that comes first in the text."""
    lexicon = lexicon_of(open_store())
    query = understood(question, lexicon)
    subject = _subject(query, record)
    texts = record.variant(edition).text
    in_languages = [
        [_share(query, part, lang, lexicon, subject) for part in _parts(text)] for lang, text in texts.items()
    ]
    number = max(map(len, in_languages))
    # What a question in one language says is found by its words in the paragraph of that language.
    shares = [max(shares[at] for shares in in_languages if at < len(shares)) for at in range(number)]
    if record.variant(edition) is record.variant(record.nearest(newest(record.game))):
        for paragraph, alike in _asked_alike(query, record, lexicon).items():
            if paragraph <= number:
                shares[paragraph - 1] += _AS_ASKED * alike
    return sorted(range(number), key=lambda at: (-round(shares[at], 6), at))


def _asked_alike(query: Query, record: Record, lexicon: Lexicon) -> dict[int, float]:
    """For each paragraph, how far the question is like one that the tables say it answers."""
    told = {(clue.field, clue.token): clue for clue in query.clues}
    found: dict[int, float] = {}
    for unit in lexicon.units_of.get(lexicon.number[record.id], ()):
        paragraph = lexicon.unit_paragraph[unit]
        if paragraph:
            found[paragraph] = max(found.get(paragraph, 0.0), _alike(query, told, unit, lexicon))
    return found


def _alike(query: Query, told: Mapping[Token, Clue], unit: int, lexicon: Lexicon) -> float:
    """How much of what the query says a saying has, and how much of what that says the query has."""
    strengths: dict[int, float] = {}
    has = all_of_it = 0.0
    for senses, tells in lexicon.senses(unit):
        clues = [told[token] for token in senses if token in told]
        has += tells if clues else 0.0
        all_of_it += tells
        for clue in clues:
            for at in range(clue.start, clue.start + clue.length):
                strengths[at] = max(strengths.get(at, 0.0), clue.strength)
    share = sum(query.weight[at] * strength for at, strength in strengths.items())
    return share * has / all_of_it if all_of_it else 0.0


def _subject(query: Query, record: Record) -> set[int]:
    """The words that name the entry: every paragraph is about it, whether it says so or says "it"."""
    named = record.id.replace(":rule/", ":glossary/")
    return {
        at
        for start, length, concepts, _ in query.phrases
        if any(concept.replace(":rule/", ":glossary/") == named for concept in concepts)
        for at in range(start, start + length)
    }


def _parts(text: str) -> list[str]:
    return text.split("\n\n")


def _share(query: Query, paragraph: str, lang: str, lexicon: Lexicon, subject: set[int]) -> float:
    """How much the paragraph has of what the query says of its subject. A long one has more by chance."""
    tokens = _tokens(paragraph, lang, lexicon)
    strengths: dict[int, float] = {}
    for clue in query.clues:
        if (clue.field, clue.token) in tokens:
            for at in set(range(clue.start, clue.start + clue.length)) - subject:
                strengths[at] = max(strengths.get(at, 0.0), clue.strength)
    share = sum(query.weight[at] * strength for at, strength in strengths.items())
    share += _IN_A_TABLE * sum(_has_in_a_range(paragraph, word) for word in query.words)
    return share / (1 + _LONG * len(paragraph))


def _has_in_a_range(paragraph: str, word: str) -> bool:
    """Whether a number is in one of the ranges of a table: 10 is in "7 to 12"."""
    if not word.isdecimal() or len(word) > _DIGITS:
        return False
    return any(int(least) <= int(word) <= int(most) for least, most in _RANGE.findall(paragraph))


def _tokens(paragraph: str, lang: str, lexicon: Lexicon) -> set[Token]:
    stems = [stem(word, lang) for word in words_of(paragraph)]
    tokens = {(lang, found) for found in stems}
    for _, _, concepts, meanings in lexicon.phrases_in(stems, lang):
        tokens.update(("concept", concept) for concept in concepts)
        tokens.update(("meaning", meaning) for meaning in meanings)
    return tokens
