"""Which paragraphs of an entry a question is about: those that have most of what it says, in its words or in
others that mean the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import log

from msgspec import Struct, field

from kfjudge.games import get_game
from kfjudge.reference.model import Record
from kfjudge.reference.search.evidence import compare, tell_tokens
from kfjudge.reference.search.lexicon import Lexicon, Saying, Token, lexicon_of
from kfjudge.reference.search.query import Query, understood
from kfjudge.reference.search.words import Features, weigh
from kfjudge.reference.store.store import open_store
from kfjudge.reference.text import words_of

_RANGE = re.compile(r"(\d{1,3}) (?:to|à) (\d{1,3})")
_DIGITS = 3
_LENGTH = 400  # letters of a paragraph that is neither short nor long
_EXAMPLES = ("Example", "Exemple")


def by_relevance(question: str, record: Record, edition: str) -> list[int]:
    """The numbers of an entry's paragraphs, that which answers first. Of two that answer as much, the one
    that comes first in the text; a question that says nothing but the name of the entry is answered by how it
    begins."""
    described = describe_paragraphs(question, record, edition)
    scores = [round(weigh(features, "paragraph"), 6) for features in described]
    return sorted(range(len(described)), key=lambda at: (-scores[at], at))


def describe_paragraphs(question: str, record: Record, edition: str) -> list[Features]:
    """Describe what speaks for each paragraph of an entry; nothing where the question says but its name."""
    lexicon = lexicon_of(open_store(record.game))
    query = understood(question, lexicon)
    paragraphs = _paragraphs(record.id, edition, lexicon)
    # Every paragraph is about what the entry is called, whether it says so or says "it".
    named = record.id.replace(":rule/", ":glossary/")
    subject = {
        at
        for start, length, concepts, _ in query.phrases
        if any(concept.replace(":rule/", ":glossary/") == named for concept in concepts)
        for at in range(start, start + length)
    }
    if subject.issuperset(query.content):
        return [{} for _ in paragraphs]
    telling = {}  # how much of which paragraph is meant: what all of them have tells next to nothing
    for token in {(clue.field, clue.token) for clue in query.clues}:
        having = sum(token in paragraph.tokens or token in paragraph.asked for paragraph in paragraphs)
        telling[token] = log((len(paragraphs) + 1) / (having + 0.5)) / log(len(paragraphs) + 1)
    total = sum(query.weight) or 1.0
    told = tell_tokens(query, frozenset(range(len(query.words))))
    described = []
    for number, paragraph in enumerate(paragraphs):
        text, asked = _said_by(query, paragraph, telling, subject)
        alike = (compare(told, saying) for saying in paragraph.sayings)
        length = max(map(len, paragraph.texts))
        described.append({
            "opening": float(number == 0),
            "late": number / len(paragraphs),
            "text": text / total,
            "text_for_its_length": text / total / (1 + length / _LENGTH),
            "asked": asked / total,
            "as_asked": max((one.share * one.back for one in alike), default=0.0),
            "in_a_table": float(
                any(_has_in_a_range(text, word) for word in query.words for text in paragraph.texts)
            ),
            "length": length / _LENGTH,
            "example": float(any(text.startswith(_EXAMPLES) for text in paragraph.texts)),
            "often_asked": min(1.0, len(paragraph.sayings) / 20),
        })  # fmt: skip
    return described


class _Paragraph(Struct):
    """A paragraph in all its languages, and how people ask for what it says."""

    texts: list[str] = field(default_factory=list)
    tokens: set[Token] = field(default_factory=set)
    sayings: list[Saying] = field(default_factory=list)
    asked: Counter[Token] = field(default_factory=Counter)  # in how many of those a token is


@lru_cache(maxsize=256)
def _paragraphs(id: str, edition: str, lexicon: Lexicon) -> tuple[_Paragraph, ...]:
    record = open_store(lexicon.game).record(id)
    assert record
    variant = record.variant(edition)
    texts = {lang: text.split("\n\n") for lang, text in variant.text.items()}
    paragraphs = [_Paragraph() for _ in range(max(map(len, texts.values())))]
    for lang, parts in texts.items():
        for paragraph, part in zip(paragraphs, parts, strict=False):
            paragraph.texts.append(part)
            paragraph.tokens |= _tokens(part, lang, lexicon)
    # The tables count the paragraphs of the newest text.
    if variant is record.variant(get_game(record.game).newest):
        for number, sayings in lexicon.asked(record.id).items():
            if number <= len(paragraphs):
                paragraphs[number - 1].sayings = sayings
                tokens = (token for saying in sayings for senses, _ in saying for token in senses)
                paragraphs[number - 1].asked = Counter(tokens)
    return tuple(paragraphs)


def _said_by(
    query: Query, paragraph: _Paragraph, telling: Mapping[Token, float], subject: set[int]
) -> tuple[float, float]:
    """How much of what the query says the paragraph has, and those who ask for it. What it is about it need
    not say."""
    has: dict[int, float] = {}
    asked: dict[int, float] = {}
    for clue in query.clues:
        token = (clue.field, clue.token)
        told = clue.strength * telling[token]
        often = paragraph.asked[token]
        for at in range(clue.start, clue.start + clue.length):
            if token in paragraph.tokens and at not in subject:
                has[at] = max(has.get(at, 0.0), told)
            if often:
                asked[at] = max(asked.get(at, 0.0), told * (1 - 0.5 / often))
    text, sayings = (
        sum(query.weight[at] * strength for at, strength in strengths.items()) for strengths in (has, asked)
    )
    return text, sayings


def _has_in_a_range(paragraph: str, word: str) -> bool:
    """Whether a number is in one of the ranges of a table: 10 is in "7 to 12"."""
    if not word.isdecimal() or len(word) > _DIGITS:
        return False
    return any(int(least) <= int(word) <= int(most) for least, most in _RANGE.findall(paragraph))


def _tokens(paragraph: str, lang: str, lexicon: Lexicon) -> set[Token]:
    stems = [lexicon.stem(word, lang) for word in words_of(paragraph, lexicon.game)]
    tokens = {(lang, found) for found in stems}
    for _, _, concepts, meanings in lexicon.phrases_in(stems, lang):
        tokens.update(("concept", concept) for concept in concepts)
        tokens.update(("meaning", meaning) for meaning in meanings)
    return tokens
