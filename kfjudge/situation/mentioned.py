"""The names of cards in the pieces of a text, in any spelling, or with their beginning alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from kfjudge.games import get_game
from kfjudge.reference.search.common import as_spoken
from kfjudge.reference.search.lexicon import Lexicon
from kfjudge.reference.search.mentions import Mention
from kfjudge.reference.search.query import understood
from kfjudge.reference.text import words_of as plain_words
from kfjudge.words import LANGUAGES, load_searching
from kfjudge.words.shorthand import expand_word

STOPS = frozenset(".;?!")
_AT_ONCE = 40  # words in which names are sought together
_BEGUN = 4  # words of a name that stands there without its end
_PART = 3  # letters of a word that says something


class Piece(Struct, frozen=True):
    """A word as it was cut from the text; what leans on another is no part of a name."""

    word: str
    typed: str
    leans: bool
    big: bool

    @property
    def is_behind_another(self) -> bool:
        """Whether it leans on the word before it: a possessive."""
        return self.leans and self.typed[0] in "'’"


def begun(
    pieces: tuple[Piece, ...], names: list[tuple[int, int, Mention]], game: str
) -> Iterator[tuple[int, int, Mention]]:
    """The cards of names that stand there without their end: "trou de ver"."""
    taken = {at for first, behind, _ in names for at in range(first, behind)}
    beginnings = _beginnings(game)
    for at in range(len(pieces)):
        for behind in range(min(at + _BEGUN, len(pieces)), at + 1, -1):
            card = beginnings.get(tuple(piece.word for piece in pieces[at:behind]))
            if card and not taken.intersection(range(at, behind)):
                taken.update(range(at, behind))
                length = behind - at
                yield at, behind, Mention(at, length, f"{game}:card/{card}", 1.0, False, False, True)
                break


@cache
def _beginnings(game: str) -> dict[tuple[str, ...], str]:
    """What begins the name of one card and of no other, and has at least two words that say something."""
    common = frozenset(word for one in LANGUAGES for word in load_searching(one).common)
    found: dict[tuple[str, ...], set[str]] = {}
    for id, facts in get_game(game).engine.facts().items():
        for _, name in facts.names:
            words = tuple(plain_words(name))
            for length in range(2, len(words)):
                found.setdefault(words[:length], set()).add(id)
    return {
        words: next(iter(ids))
        for words, ids in found.items()
        if len(ids) == 1 and sum(len(word) >= _PART and word not in common for word in words) > 1
    }


def stretches(pieces: tuple[Piece, ...]) -> Iterator[tuple[int, int]]:
    """Sentences, as many together as names are sought in at once."""
    first = 0
    while first < len(pieces):
        behind = min(first + _AT_ONCE, len(pieces))
        if behind < len(pieces):
            stops = [
                at + 1 for at in range(first, behind) if pieces[at].word in STOPS or pieces[at].word == ","
            ]
            behind = stops[-1] if stops else behind
        yield first, behind
        first = behind


def names_in(
    pieces: tuple[Piece, ...],
    first: int,
    behind: int,
    game: str,
    lexicon: Lexicon,
    put_right: dict[str, str],
) -> Iterator[tuple[int, int, Mention]]:
    own = [at for at in range(first, behind) if not pieces[at].leans]
    typed = [pieces[at].word for at in own]
    query = understood(" ".join(typed), lexicon)
    put_right.update(query.corrected)
    # The words of the query are others than those that were typed, yet their letters come in the same order.
    _, lang = as_spoken(typed, game, lexicon.knows)
    letters = [
        at
        for at, word in zip(own, typed, strict=True)
        for _ in "".join(expand_word(word, lang, knows=lexicon.knows) if lang else (word,))
    ]
    begins = [0]
    for word in query.words:
        begins.append(begins[-1] + len(word))
    for mention in query.mentions:
        if mention.id.partition(":")[0] == game and (mention.whole or mention.sure):
            named = query.words[mention.start : mention.start + mention.length]
            if not mention.exact and any(word.isdigit() for word in named):
                continue  # numbers are counts sooner than parts of names
            span = letters[begins[mention.start] : begins[mention.start + mention.length]]
            if span:
                yield span[0], span[-1] + 1, mention
