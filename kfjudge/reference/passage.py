"""Which paragraphs of an entry a question is about: those that have most of what it says, in its words or in
others that mean the same."""

from __future__ import annotations

from kfjudge.reference.fold import words_of
from kfjudge.reference.lexicon import Lexicon, lexicon_of, stem
from kfjudge.reference.model import LANGUAGES, Record
from kfjudge.reference.query import Query, phrases_in, understand
from kfjudge.reference.store import open_store

Token = tuple[str, str]  # the field of the index, and what stands there


def by_relevance(question: str, record: Record, edition: str) -> list[int]:
    """The numbers of an entry's paragraphs, that which has most of the question first. Of two that have as
    much, the one that comes first in the text."""
    lexicon = lexicon_of(open_store())
    query = understand(question, lexicon)
    texts = record.variant(edition).text
    in_languages = [
        [_share(query, part, lang, lexicon) for part in _parts(texts[lang])] for lang in LANGUAGES
    ]
    number = max(map(len, in_languages))
    # What a question in one language says is found by its words in the paragraph of that language.
    shares = [max(shares[at] for shares in in_languages if at < len(shares)) for at in range(number)]
    return sorted(range(number), key=lambda at: (-round(shares[at], 6), at))


def _parts(text: str) -> list[str]:
    return text.split("\n\n")


def _share(query: Query, paragraph: str, lang: str, lexicon: Lexicon) -> float:
    """How much of what the query says the paragraph has."""
    tokens = _tokens(paragraph, lang, lexicon)
    strengths: dict[int, float] = {}
    for clue in query.clues:
        if (clue.field, clue.token) in tokens:
            for at in range(clue.start, clue.start + clue.length):
                strengths[at] = max(strengths.get(at, 0.0), clue.strength)
    return sum(query.weight[at] * strength for at, strength in strengths.items())


def _tokens(paragraph: str, lang: str, lexicon: Lexicon) -> set[Token]:
    stems = [stem(word, lang) for word in words_of(paragraph)]
    tokens = {(lang, found) for found in stems}
    for _, _, concepts, meanings in phrases_in(stems, lang, lexicon):
        tokens.update(("concept", concept) for concept in concepts)
        tokens.update(("meaning", meaning) for meaning in meanings)
    return tokens
