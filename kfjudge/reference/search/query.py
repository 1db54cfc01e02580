"""What a query asks: its words put right, how much each of them tells, which concepts and meanings they stand
for, and which cards they name, however they are spelled."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct, field

from kfjudge.reference.search.lexicon import PHRASE, Lexicon
from kfjudge.reference.search.mentions import (
    NEARLY,
    Mention,
    ReadQuery,
    cards_named,
    corrections,
    corrections_by_sound,
    names_begun,
    run_together,
)
from kfjudge.reference.search.words import (
    as_spoken,
    little_words,
    load_weights,
    mistaken,
    of_a_card,
    outside_word,
)
from kfjudge.reference.text import card_token, name_key, words_of
from kfjudge.words import LANGUAGES, load_searching
from kfjudge.words.shorthand import list_number_words, parse_number

LETTERS = 600  # of a query are read; nobody asks longer
WORDS = 48
_SENTENCE = 3  # words that tell something, from where on "before" and "may" are said in passing
_PLAINLY = 2  # little words more than of any other language
_GAP = 4  # words between two that belong together
_SURE_OF_A_CONCEPT = 0.95  # that the books have it, whatever that is worth: weighed again for an answer
_SURE_OF_A_MEANING = 0.7
_A_SLIP = 0.14  # less for each letter put right: how cards are recognized compares with it (NEARLY)
LETTERS_A_SLIP = 4  # a word has, at least, for each that was put right


class Clue(Struct, frozen=True, gc=False):
    """A token to look for in the index, for some words of the query."""

    start: int
    length: int
    field: str
    token: str
    strength: float  # what it is worth when ranking
    credit: float  # how sure it is that the words are in the books at all


class Query(Struct):
    """A query, understood as far as the books go."""

    text: str
    key: str
    words: list[str]
    lang: str | None
    content: list[int]  # the words that a question is about
    of_a_card: frozenset[str] = frozenset()  # words that say what is printed on cards
    spelled: list[str] = field(default_factory=list)  # each word as it should have been
    quality: list[float] = field(default_factory=list)  # 1: as typed; 0: unknown
    weight: list[float] = field(default_factory=list)
    clues: list[Clue] = field(default_factory=list)
    phrases: list[tuple[int, int, tuple[str, ...], float]] = field(default_factory=list)  # names within
    mentions: list[Mention] = field(default_factory=list)
    outside: set[int] = field(default_factory=set)  # words of things that are in no book
    later: tuple[str, ...] = ()  # things among them that came with later sets
    mistake: frozenset[int] = frozenset()  # words that tell of a mistake at the table

    @property
    def together(self) -> set[int]:
        """The words that mean something together with others."""
        spans = (range(clue.start, clue.start + clue.length) for clue in self.clues if clue.length > 1)
        return {at for span in spans for at in span}

    @property
    def named(self) -> set[int]:
        """The words that are names of entries."""
        return {at for start, length, _, _ in self.phrases for at in range(start, start + length)}

    @property
    def sure_cards(self) -> list[Mention]:
        return [mention for mention in self.mentions if mention.sure]

    @property
    def cards_for_sure(self) -> set[str]:
        """The cards that are named for sure, as they are written in the index."""
        return {card_token(card.id.partition("/")[2]) for card in self.sure_cards}

    @property
    def cards_beyond_doubt(self) -> list[Mention]:
        """The cards that are named in full; a lone word may be a common one, unless a card is asked for."""
        return [card for card in self.mentions if card.whole and (card.length > 1 or self.asks_of_a_card)]

    @property
    def beside_cards(self) -> list[int]:
        """The words that are about something else than the cards that are named for sure; "versus" is not."""
        sure = {card.id for card in self.sure_cards}
        spans = (range(card.start, card.start + card.length) for card in self.mentions if card.id in sure)
        named = {at for span in spans for at in span}
        little = self.of_a_card | little_words().comparing
        return [at for at in self.content if at not in named and self.words[at] not in little]

    @property
    def is_a_sentence_on_cards(self) -> bool:
        """Whether words enough stand beside the names of cards to ask something of them."""
        spans = (range(card.start, card.start + card.length) for card in self.sure_cards)
        return len(self.words) - len({at for span in spans for at in span}) > _SENTENCE

    @property
    def asks_of_a_card(self) -> bool:
        """Whether it has a word for what is printed on a card."""
        return not self.of_a_card.isdisjoint(self.words)

    def is_plainly_in(self, lang: str) -> bool:
        """Whether it is a sentence of that language and of no other."""
        told = sorted(
            (sum(word in load_searching(one).telling for word in self.words), one) for one in LANGUAGES
        )
        most, of = told[-1]
        return of == lang and most - told[-2][0] >= _PLAINLY

    @property
    def kinds_asked(self) -> set[str]:
        kinds = little_words().kinds
        return {kinds[word] for word in self.words if word in kinds}

    @property
    def compares(self) -> bool:
        """Whether it asks what sets the things apart that it names."""
        return not little_words().comparing.isdisjoint(self.words)

    @property
    def names_alone(self) -> bool:
        """Whether it says nothing but the names of several things, with a word between them perhaps."""
        named = self.named
        is_all = named.issuperset(self.content) and len(self.words) - len(named) <= 1
        return is_all and len({start for start, *_ in self.phrases}) > 1

    @property
    def corrected(self) -> list[tuple[str, str]]:
        pairs = zip(self.words, self.spelled, self.quality, strict=True)
        return [(word, spelled) for word, spelled, quality in pairs if word != spelled and quality]


@lru_cache(maxsize=4)
def understood(text: str, lexicon: Lexicon) -> Query:
    """A query, understood once: after the entry that answers it, its passage is sought by the same words."""
    text = text[:LETTERS]
    typed = words_of(text, lexicon.game)[:WORDS]
    spoken, lang = as_spoken(typed, lexicon.game, lambda word: bool(corrections_by_sound(word, lexicon)))
    words = run_together(spoken, lexicon)[:WORDS]
    little, numbers = little_words(), load_weights()["words"]
    mistake = _mistake(words)
    content = [at for at, word in enumerate(words) if word not in little.common and at not in mistake]
    query = Query(text, name_key(text), words, lang, content, of_a_card(lexicon.game), mistake=mistake)
    query.outside, later = _outside(words, lexicon)
    for at, word in enumerate(words):
        _weigh(query, at, word, lexicon)
    for lang in LANGUAGES:
        _find_phrases(query, lang, lexicon)
    together = query.together
    for at, word in enumerate(words):
        if word in little.common or at in mistake:
            query.weight[at] *= numbers["common_in_a_phrase" if at in together else "common"]
        elif word in little.beside_the_subject:
            query.weight[at] *= numbers["beside"]
        elif word in little.in_passing:
            query.weight[at] *= numbers["in_passing"]
    query.mentions = cards_named(ReadQuery(words, query.spelled, query.quality), lexicon)
    for card in query.mentions:
        _take_as_a_card(query, card, lexicon)
    whole = [card for card in query.mentions if card.whole and card.length > 1]
    query.later = _longest(words, [span for span in later if not any(_is_within(span, one) for one in whole)])
    # "Card" is the same concept in all languages. What tells most comes first.
    query.clues = sorted(
        dict.fromkeys(query.clues),
        key=lambda clue: -clue.strength * sum(query.weight[clue.start : clue.start + clue.length]),
    )
    return query


def _take_as_a_card(query: Query, card: Mention, lexicon: Lexicon) -> None:
    """Put right the words of a card's name, and look for what names the card."""
    _read_as(query, card, lexicon)
    if card.length > 1 or card.exact:
        query.outside.difference_update(range(card.start, card.start + card.length))
        # Who painted a card is in no book, yet the card is what was asked for.
        query.outside -= {at for at in query.outside if card.whole and query.words[at] in query.of_a_card}
        if card.whole and card.length > 1:
            # "A Fair Game" asks nothing of a game.
            query.phrases = [one for one in query.phrases if not _is_within((one[0], one[0] + one[1]), card)]
            query.clues = [
                clue
                for clue in query.clues
                if clue.field in LANGUAGES or not _is_within((clue.start, clue.start + clue.length), card)
            ]
    token = card_token(card.id.partition("/")[2])
    query.clues.append(Clue(card.start, card.length, "card", token, card.share, card.share))


def _is_within(span: tuple[int, int], card: Mention) -> bool:
    return card.start <= span[0] and span[1] <= card.start + card.length


def _read_as(query: Query, card: Mention, lexicon: Lexicon) -> None:
    """Put right the words of a card that was recognized as a whole. Those of a name in the other number are
    looked for as they are in it, too: not all stems of one and of many are the same."""
    meant = list(card.forms)
    for at, word in enumerate(card.words, start=card.start):
        if word not in (query.words[at], query.spelled[at]):
            query.spelled[at], query.quality[at] = word, NEARLY
            meant.append((at, word))
    for at, word in meant:
        tokens = [(lang, lexicon.stem(word, lang)) for lang in LANGUAGES]
        query.clues += [Clue(at, 1, lang, token, NEARLY, NEARLY) for lang, token in tokens]


def _outside(words: list[str], lexicon: Lexicon) -> tuple[set[int], list[tuple[int, int]]]:
    """The words of things that are in no book: "drew … too many" is one, whatever was drawn; and where those
    stand that came with later sets."""
    stems = [outside_word(word) for word in words]
    found: set[int] = set()
    later = []
    starts = range(len(stems))
    runs = [(start, end) for start in starts for end in range(start + 1, min(start + PHRASE, len(stems)) + 1)]
    for start, end in runs:
        for following, is_later in lexicon.outside.get(" ".join(stems[start:end]), {}).items():
            if not following:
                found.update(range(start, end))
                later += [(start, end)] * is_later
                continue
            tail = following.split(" ")
            for at in range(end, min(end + _GAP, len(stems)) + 1):
                if stems[at : at + len(tail)] == tail:
                    found.update(range(start, end), range(at, at + len(tail)))
    return found, later


def _longest(words: list[str], spans: list[tuple[int, int]]) -> tuple[str, ...]:
    """What is said there; of what is part of something longer, the longer."""
    kept = [
        (start, end)
        for start, end in spans
        if not any(a <= start and end <= b and (a, b) != (start, end) for a, b in spans)
    ]
    return tuple(dict.fromkeys(" ".join(words[start:end]) for start, end in kept))


def _mistake(words: list[str]) -> frozenset[int]:
    """The words that tell of a mistake: what was forgotten, what should have been done."""
    return frozenset(
        place
        for at, word in enumerate(words)
        for run in mistaken().get(word, ())
        if words[at : at + len(run)] == run
        for place in range(at, at + len(run))
    )


def _weigh(query: Query, at: int, word: str, lexicon: Lexicon) -> None:
    """Read one word: as it is, or put right where the books do not know it; and how much it tells."""
    numbers = load_weights()["words"]
    spellings = _spellings(query, at, word, lexicon)
    qualities = [1 - _A_SLIP * edits for _, edits in spellings]
    query.spelled.append(spellings[0][0] if spellings else word)
    query.quality.append(qualities[0] if spellings else 0.0)
    told = []
    for (spelled, edits), quality in zip(spellings, qualities, strict=True):
        tokens = [(lang, lexicon.stem(spelled, lang)) for lang in LANGUAGES]
        told += [rarity for token in tokens if (rarity := lexicon.rarity(*token))]
        if word in little_words().common:
            continue
        known = lexicon.words.get(spelled)
        slips = len(word) // LETTERS_A_SLIP
        is_slip = known and known.is_name and edits <= (min(slips, 1) if known.is_slang else slips)
        sure = quality if not edits or is_slip else quality / 2
        query.clues += [Clue(at, 1, lang, token, quality, sure) for lang, token in tokens]
        if not edits:
            query.clues += _clues_of_number(at, word, lexicon)
    most = lexicon.surprise(0) * numbers["unknown"]
    query.weight.append(min(min(told, default=most), most))
    if word.isdigit():
        query.weight[at] *= numbers["number"]


def _spellings(query: Query, at: int, word: str, lexicon: Lexicon) -> list[tuple[str, int]]:
    """List what a word may be meant for, with the letters put right."""
    little = little_words()
    if word in little.common or word in little.in_passing:
        return [(word, 0)]
    if at in query.outside and not lexicon.knows(word):
        return []
    if word in little.not_misspelled and not lexicon.knows(word):
        # No slip, but the beginning of a name perhaps, of who types no sentence.
        return [(begun, 1) for begun in names_begun(word, lexicon) if len(query.words) <= _SENTENCE]
    return [
        (spelled, edits)
        for spelled, edits in corrections(word, lexicon)
        if not _is_foreign(spelled, edits, query.lang, lexicon)
    ]


def _clues_of_number(at: int, word: str, lexicon: Lexicon) -> list[Clue]:
    """The other ways of writing a number: "8" is "eight", and "huit"."""
    numbers = {number for lang in LANGUAGES if (number := parse_number(word, lang)) is not None}
    return [
        Clue(at, 1, lang, lexicon.stem(written, lang), NEARLY, NEARLY)
        for number in numbers
        for lang in LANGUAGES
        for written in (str(number), *list_number_words(number, lang))
        if written != word
    ]


def _is_foreign(word: str, edits: int, lang: str | None, lexicon: Lexicon) -> bool:
    """Whether a word of a sentence was read as one of another language, though it is not that very word.
    Cards go by their names in all."""
    known = lexicon.words.get(word)
    if lang is None or word in lexicon.cards or (known and not edits):
        return False
    return not (known and lang in known.langs) and (lang, lexicon.stem(word, lang)) not in lexicon.words.stems


def _find_phrases(query: Query, lang: str, lexicon: Lexicon) -> None:
    """The concepts, and the everyday meanings, that runs of words stand for in a language."""
    stems = [lexicon.stem(word, lang) for word in query.spelled]
    little, numbers = little_words(), load_weights()["words"]
    is_sentence = sum(query.words[at] not in little.in_passing for at in query.content) >= _SENTENCE
    for start, length, concepts, meanings in lexicon.phrases_in(stems, lang):
        only_word = length == 1 and query.words[start] in little.common
        quality = min(query.quality[start : start + length])
        if concepts and (not only_word or len(query.words) == 1):
            if length > 1 or not is_sentence or query.words[start] not in little.in_passing:
                query.phrases.append((start, length, concepts, quality))
            for concept in concepts:
                strength, credit = quality * numbers["concept"], quality * _SURE_OF_A_CONCEPT
                query.clues.append(Clue(start, length, "concept", concept, strength, credit))
                if length == 1:
                    _no_rarer(
                        query, start, lexicon.rarity("concept", concept) + numbers["rarer_than_a_concept"]
                    )
        # "sort" is another word in another language, so a sentence is read in its own.
        if query.lang in (None, lang) and not only_word:
            for meaning in meanings:
                strength = quality * numbers["meaning"]
                credit = quality * _SURE_OF_A_MEANING
                query.clues.append(Clue(start, length, "meaning", meaning, strength, credit))
                rarity = lexicon.rarity("meaning", meaning)
                if rarity and length == 1:
                    _no_rarer(query, start, rarity + numbers["rarer_than_a_meaning"])


def _no_rarer(query: Query, at: int, rarity: float) -> None:
    """A rare word for a common thing tells no more than the thing."""
    query.weight[at] = min(query.weight[at], rarity)
