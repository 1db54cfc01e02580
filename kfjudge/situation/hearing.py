"""The words of a situation as they are read: cut, put as they are written, the names of cards found in them
in any spelling and each made one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from kfjudge.core.text import fold
from kfjudge.games import get_game
from kfjudge.notation.names import titles
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.search.mentions import Mention
from kfjudge.reference.store.store import open_store
from kfjudge.reference.text import words_of as plain_words
from kfjudge.situation.mentioned import STOPS, Piece, begun, names_in, stretches
from kfjudge.situation.phrases import Phrases
from kfjudge.words import LANGUAGES, load_language, load_searching
from kfjudge.words.shorthand import expand_word, parse_number

PAUSES = frozenset(",:()-–—")
MOST = 400  # words that are listened to
_PART = 3  # letters of a word that can stand for a name it is part of
_SHORT = 4  # letters of a name that may have a slip in it
_LONG = 5  # letters of a word that may have a slip in it


class Word(Struct, frozen=True):
    """A word, a sign, or the name of a card. `typed` is what stands there; `big` says that it begins with a
    capital letter, and not for standing first in its sentence; a number, where it is one."""

    word: str
    typed: str
    at: int  # which word of the text it was
    card: str = ""
    exact: bool = True
    big: bool = False
    number: int | None = None

    @property
    def is_stop(self) -> bool:
        return self.word in STOPS

    @property
    def is_sign(self) -> bool:
        return self.word in STOPS or self.word in PAUSES


class Heard(Struct, frozen=True):
    """The pieces of a text, and the cards in it: the first piece, the one behind the last, the mention;
    `known` are the words that books have, `put_right` what others were read as."""

    pieces: tuple[Piece, ...]
    names: tuple[tuple[int, int, Mention], ...]
    put_right: dict[str, str]
    known: frozenset[str]


def hear(text: str, game: str) -> Heard:
    """What stands there, whatever the language."""
    pieces = tuple(_cut(text))[:MOST]
    lexicon = lexicon_of(open_store(game))
    names: list[tuple[int, int, Mention]] = []
    put_right: dict[str, str] = {}
    for first, behind in stretches(pieces):
        names += names_in(pieces, first, behind, game, lexicon, put_right)
    names += begun(pieces, names, game)
    known = frozenset(piece.word for piece in pieces if piece.word in lexicon.words)
    return Heard(pieces, tuple(names), put_right, known)


def words_of(heard: Heard, said: Phrases) -> list[Word]:
    """The words as one language has them."""
    found: list[Word] = []
    at = 0
    names = {
        first: (behind, mention)
        for first, behind, mention in heard.names
        if not _is_plainly_said(heard.pieces[first:behind], mention, said)
    }
    while at < len(heard.pieces):
        if at in names:
            behind, mention = names[at]
            typed = " ".join(piece.typed for piece in heard.pieces[at:behind])
            found.append(Word(typed, typed, at, card=mention.id.partition("/")[2], exact=mention.exact))
            at = behind
            continue
        piece = heard.pieces[at]
        card, exact = _named_in_part(piece.word, heard, said), True
        if not card:
            card, exact = _nearly_named(piece.word, heard, said), False
        if card:
            found.append(Word(piece.word, piece.typed, at, card=card, exact=exact))
            at += 1
            continue
        found += _meant(heard.pieces[at], at, heard, said)
        at += 1
    return list(_without_labels(found))


def _without_labels(words: list[Word]) -> Iterator[Word]:
    """The words without the sign that parts a number from what it counts: "pool: 3"."""
    for at, word in enumerate(words):
        behind = words[at + 1] if at + 1 < len(words) else None
        if word.word != ":" or behind is None or behind.number is None:
            yield word


def _is_plainly_said(pieces: tuple[Piece, ...], mention: Mention, said: Phrases) -> bool:
    """Whether words that are nearly a name, or one in another order, are all spoken without it: "from left to
    right"."""
    if not mention.exact and any(piece.word in STOPS for piece in pieces):
        return True  # a name does not end one sentence and begin the next
    if len(pieces) == 1 and pieces[0].word in said.names and not mention.exact:
        return True  # a color or the like, and no part of a name
    if len(pieces) == 1 or any(piece.word not in said.known or piece.big for piece in pieces):
        return False
    return " ".join(piece.word for piece in pieces) not in _plain_titles(said.game)


@cache
def _plain_titles(game: str) -> frozenset[str]:
    return frozenset(" ".join(plain_words(name)) for name in titles(game))


def _meant(piece: Piece, at: int, heard: Heard, said: Phrases) -> Iterator[Word]:
    if piece.word in STOPS or piece.word in PAUSES:
        yield Word(piece.word, piece.typed, at)
        return
    known = said.known

    def is_word(word: str) -> bool:
        return word in known or (word not in heard.known and _by_ear(word, said) != word)

    accented = said.accented.get(piece.typed.lower())
    if accented is not None:
        yield Word(accented, piece.typed, at, big=piece.big)
        return
    words = (piece.word,) if piece.leans else expand_word(piece.word, said.lang, said.game, knows=is_word)
    for word in words:
        number = parse_number(word, said.lang)
        if word not in known and number is None:
            word = _spelled(word, heard, said)
        yield Word(word, piece.typed, at, big=piece.big, number=number)


def _named_in_part(word: str, heard: Heard, said: Phrases) -> str:
    """The card, already named in full, that one word of its name stands for: "the magpie"."""
    if len(word) < _PART or word in said.known or word in said.common:
        return ""
    cards = {mention.id.partition("/")[2] for _, _, mention in heard.names}
    having = [card for card in cards if word in _words_of_name(said.game, card)]
    return having[0] if len(having) == 1 else ""


def _nearly_named(word: str, heard: Heard, said: Phrases) -> str:
    """The card of a name in one short word, which only a slip keeps a word from being."""
    if len(word) < _SHORT or word in said.known or word in said.common or word in heard.known:
        return ""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    names = _short_names(said.game)
    near = {names[name] for name, _, _ in extract(word, list(names), scorer=OSA.distance, score_cutoff=1)}
    return near.pop() if len(near) == 1 and word not in said.long else ""


@cache
def _short_names(game: str) -> dict[str, str]:
    return {name: card for name, card in titles(game).items() if " " not in name and len(name) >= _SHORT}


@cache
def _words_of_name(game: str, card: str) -> frozenset[str]:
    facts = get_game(game).engine.facts()[card]
    return frozenset(word for _, name in facts.names for word in plain_words(name))


def _spelled(word: str, heard: Heard, said: Phrases) -> str:
    """A word put right, where only a slip keeps it from being one of those that are spoken."""
    right = heard.put_right.get(word, "")
    if right in said.known and _is_sure(word, right, said):
        return right
    if word in said.common or word in heard.known:
        return word
    if len(word) < _LONG:
        return _by_ear(word, said)
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    near = extractOne(word, said.long, scorer=OSA.distance, score_cutoff=1)
    return near[0] if near and _is_sure(word, near[0], said) else _by_ear(word, said)


def _by_ear(word: str, said: Phrases) -> str:
    """The word that one stands for which is spelled as it sounds; else itself."""
    sound = load_searching(said.lang).sound(word)
    return said.heard_as.get(sound, word) if sound and word not in said.common else word


def _is_sure(word: str, right: str, said: Phrases) -> bool:
    """A short word is not taken for one that says nothing: it may have said something."""
    return len(word) > _LONG or right not in said.little


def _cut(text: str) -> Iterator[Piece]:
    begins = True
    for found in _pieces().finditer(text):
        typed = found[0]
        word = fold(typed)
        if word in STOPS or word in PAUSES:
            begins = begins or word in STOPS
            yield Piece(word, typed, leans=True, big=False)
            continue
        bare = word.rstrip("'").lstrip("'").replace("'", "")
        leans = word.endswith("'") or word.startswith("'")
        yield Piece(bare, typed, leans, big=typed[:1].isupper() and not begins)
        begins = begins and leans


@cache
def _pieces() -> re.Pattern[str]:
    spoken = [load_language(id) for id in LANGUAGES]
    elided = "|".join(sorted({word for one in spoken for word in one.elided}, key=len, reverse=True))
    possessive = "|".join(sorted({word for one in spoken for word in one.possessive}))
    return re.compile(
        rf"\b(?:{elided})['’](?=\w)|['’](?:{possessive})\b"
        rf"|[^\W_]+(?:['’](?!(?:{possessive})\b)[^\W_]+)*|[.;:?!,()–—]|(?<=\s)-(?=\s)",
        re.IGNORECASE,
    )
