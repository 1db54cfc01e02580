"""Split a text into words, find the names of cards in it in any spelling, and make tokens of it as one
language writes them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, zip_longest
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.text import fold, name_key
from kfjudge.core.validation import MOST_PIECES
from kfjudge.games import get_game
from kfjudge.notation.names import index_titles
from kfjudge.reference.text import words_of
from kfjudge.words import LANGUAGES, load_language, load_searching
from kfjudge.words.shorthand import expand_word, parse_number

if TYPE_CHECKING:
    from kfjudge.reference.search.lexicon import Lexicon
    from kfjudge.situation.phrases import PhraseBook

STOPS = frozenset(".;?!")
PAUSES = frozenset(",:()-–—")
# Numbers that nothing on a board is counted in, each read whole: -3, 1.5, 1/2, 1 000, >3, 3+, 50 %.
_ODD_NUMBER = (
    r"(?P<odd>(?<!\w)[-−–<>≤≥~≈±]+\d+(?:[.,/]\d+)*|\d+(?:[.,/]\d+)+|\d+\+(?!\d)|\d+\s?%"
    r"|\b\d{1,3}(?:[ \u00a0\u202f]\d{3})+\b)"
)
_NAMES_WITHIN = 40  # words in which names are searched at once
_LONGEST_TITLE = 7  # words
_LONGEST_BEGINNING = 4  # words of a name that is typed without its end
_TELLING = 2  # words of a beginning that are not common
_SHORTEST_PART = 3  # letters of a word that stands for the name it is part of
_SHORTEST_END = 5  # letters of the end of a word that does
_SHORTEST_MISSPELT_NAME = 4  # letters
_SHORTEST_MISSPELT_WORD = 5  # letters
_SHORTEST_MISSPELT_NOTHING = 7  # letters of a word that says nothing


class RawWord(Struct, frozen=True):
    """A word or sign cut from the text. One that leans on another ("l'", "'s") is no part of a name, nor is
    an odd number ("1.5"); `capital` says that it begins with a capital letter though no sentence begins with
    it."""

    word: str
    typed: str
    leans: bool
    capital: bool

    @property
    def is_sign(self) -> bool:
        return self.word in STOPS or self.word in PAUSES

    @property
    def leans_back(self) -> bool:
        """Tell whether it leans on the word before it: a possessive."""
        return self.leans and self.typed[0] in "'’"


class NameSpan(Struct, frozen=True):
    """The name of a card in the text: from which word up to which (exclusive), and whether it is spelled
    right."""

    start: int
    end: int
    card: str
    exact: bool


class SplitText(Struct, frozen=True):
    """The words of a text and the names of cards among them, whatever its language. `corrections` are
    spellings that the search put right, `known` the words that the books have. One that `is_too_long` is not
    read to its end."""

    words: tuple[RawWord, ...]
    names: tuple[NameSpan, ...]
    corrections: Mapping[str, str]
    known: frozenset[str]
    is_too_long: bool = False


class Token(Struct, frozen=True):
    """A word as its language writes it, a sign, or the name of a card. `typed` is what stands in the text,
    `number` its value, where it is a number."""

    word: str
    typed: str
    card: str = ""
    exact: bool = True
    capital: bool = False
    number: int | None = None

    @property
    def is_stop(self) -> bool:
        return self.word in STOPS

    @property
    def is_sign(self) -> bool:
        return self.word in STOPS or self.word in PAUSES


def split_plain_text(text: str, phrases: PhraseBook) -> SplitText | None:
    """Split a text that has only titles as they are printed and words that situations are told in; None where
    the search has to say what a word means."""
    words = tuple(islice(_cut(text), MOST_PIECES + 1))
    names = list(_find_whole_titles(words, 0, len(words), phrases.game))
    taken = {at for name in names for at in range(name.start, name.end)}
    titles = index_titles(phrases.game)
    for at, word in enumerate(words):
        if at in taken or word.is_sign:
            continue
        card = "" if word.leans else titles.get(name_key(word.typed), "")
        is_spoken = phrases.is_spoken(word.word) or parse_number(word.word, phrases.lang) is not None
        if bool(card) is is_spoken or (card and not word.typed[0].isupper()):
            return None
        if card:
            names.append(NameSpan(at, at + 1, card, exact=True))
    return SplitText(words, tuple(names), {}, frozenset()) if len(words) <= MOST_PIECES else None


def split_text(text: str, game: str) -> SplitText:
    """Split a text into words, and find the names of cards, some sentences at a time."""
    from kfjudge.reference.search.lexicon import lexicon_of
    from kfjudge.reference.store.store import open_store

    words = tuple(islice(_cut(text), MOST_PIECES + 1))
    is_too_long = len(words) > MOST_PIECES
    words = words[:MOST_PIECES]
    lexicon = lexicon_of(open_store(game))
    names: list[NameSpan] = []
    corrections: dict[str, str] = {}
    start = 0
    while start < len(words):
        end = min(start + _NAMES_WITHIN, len(words))
        if end < len(words):
            pauses = (at + 1 for at in range(start, end) if words[at].word in STOPS or words[at].word == ",")
            end = max(pauses, default=end)
        names += _find_names(words, start, end, game, lexicon, corrections)
        start = end
    names += _find_beginnings_of_names(words, names, game)
    known = frozenset(word.word for word in words if word.word in lexicon.words)
    return SplitText(words, tuple(names), corrections, known, is_too_long)


class Tokenizer:
    """A text as one language has it: "I attack w/ a trol" → i, attack, with, a, Troll."""

    def __init__(self, text: SplitText, phrases: PhraseBook) -> None:
        self.text = text
        self.phrases = phrases

    def tokens(self) -> list[Token]:
        names = {span.start: span for span in self.text.names if not self._is_ordinary_speech(span)}
        tokens: list[Token] = []
        at = 0
        while at < len(self.text.words):
            raw, span = self.text.words[at], names.get(at)
            part = self._find_card_by_part(raw.word, span) if span is None or _is_one_word(span) else ""
            if span is not None and not part:
                typed = " ".join(word.typed for word in self.text.words[at : span.end])
                tokens.append(Token(typed, typed, span.card, span.exact))
                at = span.end
                if at < len(self.text.words) and self._is_sign_of_title(span, self.text.words[at].word):
                    at += 1
                continue
            at += 1
            if raw.is_sign:
                tokens.append(Token(raw.word, raw.typed))
            elif card := part or self._find_card_as_verb(raw):
                tokens.append(Token(raw.word, raw.typed, card))
            elif card := self._find_card_by_proper_name(raw) or self._find_misspelt_card(raw.word):
                tokens.append(Token(raw.word, raw.typed, card, exact=False))
            else:
                tokens += self._read_word(raw)
        # The colon that parts a number from what it counts is none: "pool: 3".
        return [
            token
            for token, behind in zip_longest(tokens, tokens[1:])
            if token.word != ":" or behind is None or behind.number is None
        ]

    # words

    def _read_word(self, raw: RawWord) -> Iterator[Token]:
        """Write a word as the language does, a clipped or run-together one as several, and put its spelling
        right."""
        known = self.phrases.known
        accented = self.phrases.accented.get(raw.typed.lower())
        if accented is not None:
            yield Token(accented, raw.typed, capital=raw.capital)
            return

        def is_word(word: str) -> bool:
            return word in known or (word not in self.text.known and self._find_by_sound(word) != word)

        lang, game = self.phrases.lang, self.phrases.game
        words = (raw.word,) if raw.leans else expand_word(raw.word, lang, game, knows=is_word)
        for word in words:
            number = parse_number(word, lang)
            if word not in known and number is None:
                word = self._correct(word)
            yield Token(word, raw.typed, capital=raw.capital, number=number)

    def _correct(self, word: str) -> str:
        """Put a word right that only a slip keeps from being one of those that situations are told in."""

        def is_sure(right: str) -> bool:
            # Only a long word is taken for one that says nothing: another may have said something.
            is_near = len(word) >= _SHORTEST_MISSPELT_NOTHING and word[0] == right[0]
            return is_near or right not in self.phrases.nothing

        right = self.text.corrections.get(word, "")
        if right in self.phrases.known and is_sure(right):
            return right
        if word in self.phrases.common or word in self.text.known:
            return word
        if len(word) >= _SHORTEST_MISSPELT_WORD:
            from rapidfuzz.distance import OSA
            from rapidfuzz.process import extractOne

            near = extractOne(word, self.phrases.long, scorer=OSA.distance, score_cutoff=1)
            if near and is_sure(near[0]):
                return near[0]
        return self._find_by_sound(word)

    def _find_by_sound(self, word: str) -> str:
        """Find the word that is spelled here as it sounds ("ataque"); the word itself where there is none."""
        sound = load_searching(self.phrases.lang).sound(word)
        return self.phrases.by_sound.get(sound, word) if sound and word not in self.phrases.common else word

    # names of cards

    def _is_ordinary_speech(self, span: NameSpan) -> bool:
        """Tell whether words that are nearly a name are none: "from left to right", a color, the end of one
        sentence with the beginning of the next."""
        words = self.text.words[span.start : span.end]
        if not span.exact and any(word.word in STOPS for word in words):
            return True
        if len(words) == 1:
            return not span.exact and words[0].word in self.phrases.names
        if any(word.word not in self.phrases.known or word.capital for word in words):
            return False
        return " ".join(word.word for word in words) not in _plain_titles(self.phrases.game)

    def _is_sign_of_title(self, span: NameSpan, sign: str) -> bool:
        """Tell whether a sign behind a name is the end of its title: "Begone!"."""
        if sign not in STOPS:
            return False
        facts = get_game(self.phrases.game).engine.facts()[span.card]
        return any(title.endswith(sign) for _, title in facts.names)

    def _find_card_by_part(self, word: str, span: NameSpan | None) -> str:
        """Find the card, already named in full, for which one word of its name stands, or the end of one:
        "the magpie", "the pie". The word may be taken for the name of another card, misspelt."""
        if len(word) < _SHORTEST_PART or self.phrases.is_spoken(word):
            return ""
        cards = {one.card for one in self.text.names if span is None or one.exact}
        names = {card: _words_of_name(self.phrases.game, card) for card in cards}
        having = [card for card, words in names.items() if word in words]
        if not having and len(word) >= _SHORTEST_END:
            having = [card for card, words in names.items() if any(one.endswith(word) for one in words)]
        return having[0] if len(having) == 1 else ""

    def _find_card_by_proper_name(self, raw: RawWord) -> str:
        """Find the card that a short word names which no other has and every language keeps: "Ra"."""
        is_short = 1 < len(raw.word) <= _SHORTEST_PART and not raw.leans
        return _proper_names(self.phrases.game).get(raw.word, "") if is_short else ""

    def _find_card_as_verb(self, raw: RawWord) -> str:
        """Find the card whose name of one word is written with a capital, or as a verb: "he Banishes it"."""
        endings = ("", *load_language(self.phrases.lang).verb_endings) if raw.capital else ()
        stems = (raw.word.removesuffix(ending) for ending in endings if raw.word.endswith(ending))
        names = _one_word_names(self.phrases.game)
        return next((names[stem] for stem in stems if stem in names), "")

    def _find_misspelt_card(self, word: str) -> str:
        """Find the card whose name of one short word is typed with a slip: "trol" → Troll."""
        if len(word) < _SHORTEST_MISSPELT_NAME or self.phrases.is_spoken(word) or word in self.text.known:
            return ""
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extract

        names = _one_word_names(self.phrases.game)
        found = extract(word, list(names), scorer=OSA.distance, score_cutoff=1)
        cards = {names[name] for name, _, _ in found}
        return cards.pop() if len(cards) == 1 else ""


def _cut(text: str) -> Iterator[RawWord]:
    begins = True
    for found in _word_pattern().finditer(text):
        typed = found[0]
        word = "," if typed == "+" else fold(typed)
        if word in STOPS or word in PAUSES:
            begins = begins or word in STOPS
            yield RawWord(word, typed, leans=True, capital=False)
            continue
        leans = word.endswith("'") or word.startswith("'")
        leans = leans or found["odd"] is not None
        yield RawWord(word.replace("'", ""), typed, leans, capital=typed[:1].isupper() and not begins)
        begins = begins and leans


@cache
def _word_pattern() -> re.Pattern[str]:
    spoken = [load_language(id) for id in LANGUAGES]
    elided = "|".join(sorted({word for one in spoken for word in one.elided}, key=len, reverse=True))
    possessive = "|".join(sorted({word for one in spoken for word in one.possessive}))
    return re.compile(
        rf"{_ODD_NUMBER}|\b(?:{elided})['’](?=\w)|['’](?:{possessive})\b"
        rf"|[^\W_]+(?:['’](?!(?:{possessive})\b)[^\W_]+)*|[.;:?!,()–—]|(?<=\s)-(?=\s)"
        r"|(?<=\s)\+(?=\s+\d|\d+\s+[aæ]o?m)",  # a list goes on: "Troll + 4 Æmber"
        re.IGNORECASE,
    )


def _find_names(
    words: tuple[RawWord, ...], start: int, end: int, game: str, lexicon: Lexicon, corrections: dict[str, str]
) -> Iterator[NameSpan]:
    """Find the names of cards as the search finds them, and note the spellings that it puts right."""
    from kfjudge.reference.search.query import understood
    from kfjudge.reference.search.words import as_spoken

    own = [at for at in range(start, end) if not words[at].leans]
    typed = [words[at].word for at in own]
    query = understood(" ".join(typed), lexicon)
    corrections.update(query.corrected)
    # The words of the query are others than those that were typed, yet their letters come in the same order.
    _, lang = as_spoken(typed, game, lexicon.knows)
    word_of_letter = [
        at
        for at, word in zip(own, typed, strict=True)
        for _ in "".join(expand_word(word, lang, knows=lexicon.knows) if lang else (word,))
    ]
    begins = [0]
    for word in query.words:
        begins.append(begins[-1] + len(word))
    titles = list(_find_whole_titles(words, start, end, game))
    yield from titles
    taken = {at for title in titles for at in range(title.start, title.end)}
    for mention in query.mentions:
        mentioned_game, _, id = mention.id.partition(":")
        if mentioned_game != game or not (mention.whole or mention.sure):
            continue
        named = query.words[mention.start : mention.start + mention.length]
        if not mention.exact and any(word.isdigit() for word in named):
            continue  # numbers are counts sooner than parts of names
        span = word_of_letter[begins[mention.start] : begins[mention.start + mention.length]]
        if span and not taken.intersection(span):
            yield NameSpan(span[0], span[-1] + 1, id.partition("/")[2], mention.exact)


def _find_whole_titles(words: tuple[RawWord, ...], start: int, end: int, game: str) -> Iterator[NameSpan]:
    """Find titles of several words as they are printed: "Ancient Bear with Way of the Bear" has two."""
    titles, at = index_titles(game), start
    while at < end:
        longest = min(at + _LONGEST_TITLE, end)
        ends = (to for to in range(longest, at + 1, -1) if not (words[at].is_sign or words[to - 1].is_sign))
        to = next((to for to in ends if _as_title(words[at:to]) in titles), 0)
        if to:
            yield NameSpan(at, to, titles[_as_title(words[at:to])], exact=True)
        at = to or at + 1


def _as_title(words: tuple[RawWord, ...]) -> str:
    """Write words as the index has titles: an elided one joins the next, a possessive the one before."""
    text = ""
    for word in words:
        joins = not text or word.leans_back or text[-1] in "'’"
        text += word.typed if joins else f" {word.typed}"
    return name_key(text)


def _find_beginnings_of_names(
    words: tuple[RawWord, ...], names: list[NameSpan], game: str
) -> Iterator[NameSpan]:
    """Find names that are typed without their end: "trou de ver" → Trou de Ver Imprévisible."""
    taken = {at for span in names for at in range(span.start, span.end)}
    for at in range(len(words)):
        for end in range(min(at + _LONGEST_BEGINNING, len(words)), at + 1, -1):
            card = "" if taken.intersection(range(at, end)) else _find_beginning(words[at:end], game)
            if card:
                taken.update(range(at, end))
                yield NameSpan(at, end, card, exact=False)
                break


def _find_beginning(words: tuple[RawWord, ...], game: str) -> str:
    """Find the card whose name, and no other, begins with some words, two of which are not common."""
    long = [one.word for one in words if len(one.word) >= _SHORTEST_PART]
    if sum(word not in _common_words() for word in long) < _TELLING:
        return ""
    beginning, titles = f"{' '.join(one.word for one in words)} ", _sorted_titles(game)
    first = bisect_left(titles, beginning)
    cards = set()
    while first < len(titles) and titles[first].startswith(beginning):
        cards.add(index_titles(game)[titles[first]])
        first += 1
    return cards.pop() if len(cards) == 1 else ""


@cache
def _sorted_titles(game: str) -> list[str]:
    return sorted(index_titles(game))


@cache
def _common_words() -> frozenset[str]:
    return frozenset(word for one in LANGUAGES for word in load_searching(one).common)


@cache
def _plain_titles(game: str) -> frozenset[str]:
    return frozenset(" ".join(words_of(name)) for name in index_titles(game))


@cache
def _words_of_name(game: str, card: str) -> frozenset[str]:
    return frozenset(word for _, name in get_game(game).engine.facts()[card].names for word in words_of(name))


def _is_one_word(span: NameSpan) -> bool:
    return not span.exact and span.end - span.start == 1


@cache
def _proper_names(game: str) -> dict[str, str]:
    """List the words that are in the name of one card alone, in each language."""
    cards: dict[str, set[str]] = {}
    kept: dict[str, str] = {}
    for id, facts in get_game(game).engine.facts().items():
        names = [set(words_of(name)) for _, name in facts.names]
        kept.update(dict.fromkeys(set.intersection(*names), id))
        for word in set.union(*names):
            cards.setdefault(word, set()).add(id)
    return {word: id for word, id in kept.items() if len(cards[word]) == 1}


@cache
def _one_word_names(game: str) -> dict[str, str]:
    return {
        name: card
        for name, card in index_titles(game).items()
        if " " not in name and len(name) >= _SHORTEST_MISSPELT_NAME
    }
