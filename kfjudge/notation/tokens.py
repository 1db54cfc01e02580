"""Split a line into tokens with their columns, compare them by folded letters, and find the nearest
spellings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct

from kfjudge.core.text import LONGEST_SHOWN, name_key
from kfjudge.core.text import fold as folded
from kfjudge.notation.scenario import Spot
from kfjudge.words import LANGUAGES, load_language

fold = lru_cache(maxsize=8192)(folded)


@cache
def _token_pattern() -> re.Pattern[str]:
    """Make the pattern of tokens: signs, words that lean on the next ("d’Orphelin", but not "D’s deck"), the
    possessive, then plain words."""
    known = [load_language(id) for id in LANGUAGES]
    elided = "|".join(sorted({word for one in known for word in one.elided}, key=len, reverse=True))
    possessive = "|".join({word for one in known for word in one.possessive})
    return re.compile(
        r"->|→|\.\.\.|…|[(),:;|?]"
        rf"|(?:{elided})['’](?!(?:{possessive})\b)(?=\w)"
        rf"|['’](?:{possessive})\b"
        rf"|(?:(?!['’](?:{possessive})\b|->|→|…)[^\s(),:;|?])+",
        re.IGNORECASE,
    )


@cache
def possessives() -> frozenset[str]:
    """List what follows an owner’s name, folded."""
    return frozenset(f"'{word}" for id in LANGUAGES for word in load_language(id).possessive)


class Token(Struct, frozen=True):
    """A word as it is compared, and where it stands in its line (from 0)."""

    word: str
    start: int
    end: int


class Span(Struct, frozen=True):
    """A part of a line: its tokens, the line as it was typed, and the line's number."""

    tokens: tuple[Token, ...]
    line: str
    number: int

    def __len__(self) -> int:
        return len(self.tokens)

    def __bool__(self) -> bool:
        return bool(self.tokens)

    def __getitem__(self, which: slice) -> Span:
        return Span(self.tokens[which], self.line, self.number)

    def word(self, at: int) -> str:
        return self.tokens[at].word

    @property
    def text(self) -> str:
        """As it was typed."""
        return self.line[self.tokens[0].start : self.tokens[-1].end] if self.tokens else ""

    @property
    def spot(self) -> Spot:
        return Spot(self.number, self.tokens[0].start + 1 if self.tokens else 1)

    def split(self, *marks: str) -> list[Span]:
        """Split at those signs, but not inside parentheses."""
        parts, begin, depth = [], 0, 0
        for at, token in enumerate(self.tokens):
            if token.word == "(":
                depth += 1
            elif token.word == ")":
                depth = max(depth - 1, 0)
            elif token.word in marks and depth == 0:
                parts.append(self[begin:at])
                begin = at + 1
        parts.append(self[begin : len(self)])
        return parts

    def split_words(self) -> list[Span]:
        """Split into single tokens."""
        return [self[at : at + 1] for at in range(len(self))]

    def join(self, other: Span) -> Span:
        """Join both spans with what stands between them."""
        return tokenize(self.line, self.number, self.tokens[0].start, other.tokens[-1].end)


def tokenize(line: str, number: int, start: int = 0, end: int | None = None) -> Span:
    """Split a line, or a part of it, into tokens."""
    stop = len(line) if end is None else end
    found = (Token(fold(m[0]), m.start(), m.end()) for m in _token_pattern().finditer(line, start, stop))
    return Span(tuple(found), line, number)


def find_nearest(wanted: str, among: Iterable[str], limit: int = 3) -> list[str]:
    """Find the names most like what was typed, best first; a part of a long name is like it too."""
    found = find_alike(wanted, among, limit)
    if found or not 4 <= len(name_key(wanted)) <= LONGEST_SHOWN:
        return found
    from rapidfuzz import fuzz, process

    by_key = _by_key(among)
    parts = process.extract(
        name_key(wanted), list(by_key), scorer=fuzz.token_set_ratio, limit=limit, score_cutoff=85
    )
    return [by_key[match] for match, _, _ in parts]


def find_alike(wanted: str, among: Iterable[str], limit: int = 3) -> list[str]:
    """Find the names that differ from what was typed by few letters; two that changed places count as one."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    if len(wanted) > LONGEST_SHOWN:
        return []
    by_key = _by_key(among)
    found = process.extract(
        name_key(wanted), list(by_key), scorer=OSA.normalized_similarity, limit=limit, score_cutoff=0.6
    )
    return [by_key[match] for match, score, _ in found if score >= found[0][1] - 0.12]


def _by_key(names: Iterable[str]) -> dict[str, str]:
    """Index names by their folded spelling; of several, keep the first."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(name_key(name), name)
    return found
