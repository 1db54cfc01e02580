"""What a query asks: its words put right, how much each of them tells, which concepts and meanings they stand
for, and which cards they name, however they are spelled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kfjudge.reference.common import BESIDE_THE_SUBJECT, COMMON, IN_PASSING, OF_A_CARD, language_of
from kfjudge.reference.fold import name_key, words_of
from kfjudge.reference.lexicon import PHRASE, CardName, Lexicon, card_token, stem
from kfjudge.reference.spelling import corrections
from kfjudge.reference.stems import singular

LETTERS = 600  # of a query are read; nobody asks longer
WORDS = 48
_GAP = 4  # words between two that belong together
LETTERS_A_SLIP = 4  # a word has, at least, for each that was put right
SHORT_NAME = 6  # letters; with two mistakes in it, it may be another word


@dataclass(frozen=True, slots=True)
class Weights:
    """How much the words of a query count."""

    common: float = 0.10
    beside: float = 0.30  # "rule", "question"
    in_passing: float = 0.75
    number: float = 0.30
    unknown: float = 0.67  # of the most that a word can tell
    concept: float = 0.82  # a concept meant, beside the very word
    meaning: float = 0.47
    misspelt: tuple[float, ...] = (1.0, 0.85, 0.72, 0.6)  # by the number of letters put right
    least_card: float = 0.5  # how much of its name a card must have, to be meant
    least_card_by_one_word: float = 0.42


WEIGHTS = Weights()


@dataclass(frozen=True, slots=True)
class Clue:
    """A token to look for in the index, for some words of the query."""

    start: int
    length: int
    field: str
    token: str
    strength: float  # what it is worth when ranking
    credit: float  # how sure it is that the words are in the books at all


@dataclass(frozen=True, slots=True)
class Mention:
    """A card that the query names."""

    start: int
    length: int
    id: str
    share: float  # how much of the name is there, and how well it is spelled
    whole: bool
    exact: bool
    sure: bool  # whether nothing else can have been meant


@dataclass(slots=True)
class Query:
    """A query, understood as far as the books go."""

    text: str
    key: str
    words: list[str]
    lang: str | None
    spelled: list[str] = field(default_factory=list)  # each word as it should have been
    quality: list[float] = field(default_factory=list)  # 1: as typed; 0: unknown
    weight: list[float] = field(default_factory=list)
    clues: list[Clue] = field(default_factory=list)
    phrases: list[tuple[int, int, tuple[str, ...], float]] = field(default_factory=list)  # names within
    mentions: list[Mention] = field(default_factory=list)
    outside: set[int] = field(default_factory=set)  # words of things that are in no book

    @property
    def sure_cards(self) -> list[Mention]:
        return [mention for mention in self.mentions if mention.sure]

    @property
    def beside_cards(self) -> list[int]:
        """The words that are about something else than the cards that are named for sure."""
        sure = {card.id for card in self.sure_cards}
        spans = (range(card.start, card.start + card.length) for card in self.mentions if card.id in sure)
        named = {at for span in spans for at in span}
        return [at for at in self.content if at not in named and self.words[at] not in OF_A_CARD]

    @property
    def asks_of_a_card(self) -> bool:
        """Whether it has a word for what is printed on a card."""
        return not OF_A_CARD.isdisjoint(self.words)

    @property
    def content(self) -> list[int]:
        """The words that a question is about."""
        return [at for at, word in enumerate(self.words) if word not in COMMON]

    @property
    def corrected(self) -> list[tuple[str, str]]:
        pairs = zip(self.words, self.spelled, self.quality, strict=True)
        return [(word, spelled) for word, spelled, quality in pairs if word != spelled and quality]


def understand(text: str, lexicon: Lexicon) -> Query:
    text = text[:LETTERS]
    words = words_of(text)[:WORDS]
    query = Query(text, name_key(text), words, language_of(words))
    query.outside = _outside(words, lexicon)
    for at, word in enumerate(words):
        _weigh(query, at, word, lexicon)
    for lang in ("en", "fr"):
        _find_phrases(query, lang, lexicon)
    for at, word in enumerate(words):
        if word in COMMON:
            query.weight[at] *= WEIGHTS.common
        elif word in BESIDE_THE_SUBJECT:
            query.weight[at] *= WEIGHTS.beside
        elif word in IN_PASSING:
            query.weight[at] *= WEIGHTS.in_passing
    query.mentions = _cards_meant(query, lexicon)
    for card in query.mentions:
        if card.length > 1 or card.exact:
            query.outside.difference_update(range(card.start, card.start + card.length))
        token = card_token(card.id.partition("/")[2])
        query.clues.append(Clue(card.start, card.length, "card", token, card.share, card.share))
    query.clues = list(dict.fromkeys(query.clues))  # "creature" is the same concept in both languages
    return query


def _outside(words: list[str], lexicon: Lexicon) -> set[int]:
    """The words of things that are in no book: "drew … too many" is one, whatever was drawn."""
    stems = [singular(word) for word in words]
    found: set[int] = set()
    for start, end in _runs(len(stems)):
        for following in lexicon.outside.get(" ".join(stems[start:end]), ()):
            if not following:
                found.update(range(start, end))
                continue
            tail = following.split(" ")
            for at in range(end, min(end + _GAP, len(stems)) + 1):
                if stems[at : at + len(tail)] == tail:
                    found.update(range(start, end), range(at, at + len(tail)))
    return found


def _runs(words: int) -> Iterator[tuple[int, int]]:
    for start in range(words):
        for end in range(start + 1, min(start + PHRASE, words) + 1):
            yield start, end


def _weigh(query: Query, at: int, word: str, lexicon: Lexicon) -> None:
    """One word: as it is, or put right where the books do not know it."""
    most = lexicon.surprise(0) * WEIGHTS.unknown
    if word in COMMON or word in IN_PASSING:
        spellings = [(word, 0)]
    elif at in query.outside and not lexicon.knows(word):
        spellings = []
    else:
        spellings = corrections(word, lexicon)
    query.spelled.append(spellings[0][0] if spellings else word)
    query.quality.append(WEIGHTS.misspelt[spellings[0][1]] if spellings else 0.0)
    told = []
    for spelled, edits in spellings:
        tokens = [(lang, stem(spelled, lang)) for lang in ("en", "fr")]
        told += [rarity for token in tokens if (rarity := lexicon.rarity(*token))]
        if word in COMMON:
            continue
        quality = WEIGHTS.misspelt[edits]
        known = lexicon.words.get(spelled)
        is_slip = known and known.is_name and len(word) >= LETTERS_A_SLIP * edits
        sure = quality if not edits or is_slip else quality / 2
        query.clues += [Clue(at, 1, lang, token, quality, sure) for lang, token in tokens]
    weight = min(told, default=most)
    query.weight.append(min(weight, most) * (WEIGHTS.number if word.isdigit() else 1.0))


def _find_phrases(query: Query, lang: str, lexicon: Lexicon) -> None:
    """The concepts, and the everyday meanings, that runs of words stand for in a language."""
    stems = [stem(word, lang) for word in query.spelled]
    for start, length, concepts, meanings in lexicon.phrases_in(stems, lang):
        only_word = length == 1 and query.words[start] in COMMON
        quality = min(query.quality[start : start + length])
        if concepts and (not only_word or len(query.words) == 1):
            query.phrases.append((start, length, concepts, quality))
            for concept in concepts:
                strength, credit = quality * WEIGHTS.concept, quality * 0.95
                query.clues.append(Clue(start, length, "concept", concept, strength, credit))
                if length == 1:
                    _no_rarer(query, start, lexicon.rarity("concept", concept) + 0.7)
        # "sort" is another word in the other language, so a sentence is read in its own.
        if query.lang in (None, lang) and not only_word:
            for meaning in meanings:
                strength, credit = quality * WEIGHTS.meaning, quality * 0.7
                query.clues.append(Clue(start, length, "meaning", meaning, strength, credit))
                rarity = lexicon.rarity("meaning", meaning)
                if rarity and length == 1:
                    _no_rarer(query, start, rarity + 1.5)


def _no_rarer(query: Query, at: int, rarity: float) -> None:
    """A rare word for a common thing tells no more than the thing."""
    query.weight[at] = min(query.weight[at], rarity)


def _cards_meant(query: Query, lexicon: Lexicon) -> list[Mention]:
    """The cards named in a sentence, in either language: those whose names are there most completely come
    first, and no word names two cards."""
    found = sorted(_cards_possible(query, lexicon), key=lambda item: (-item[0], item[1].id))
    taken: set[int] = set()
    meant = []
    for _, mention in found:
        places = range(mention.start, mention.start + mention.length)
        if not taken.intersection(places):
            taken.update(places)
            meant.append(mention)
    return sorted(meant, key=lambda mention: mention.start)


def _cards_possible(query: Query, lexicon: Lexicon) -> Iterator[tuple[float, Mention]]:
    places: dict[CardName, list[int]] = {}
    for at, word in enumerate(query.spelled):
        for card in lexicon.cards_named.get(word, ()):
            places.setdefault(card, []).append(at)
    for card, where in places.items():
        for first in where:
            matched: dict[str, int] = {}
            for at in where:
                if first <= at <= first + len(card.words):
                    matched.setdefault(query.spelled[at], at)
            share = sum(lexicon.card_words[word] for word in card.words if word in matched) / card.weight
            start, end = min(matched.values()), max(matched.values()) + 1
            if not _is_meant(card, list(matched), share, lexicon):
                continue
            quality = min(query.quality[at] for at in matched.values())
            share = min(1.0, share) * quality
            whole = len(matched) == len(set(card.words))
            exact = whole and all(query.words[at] == word for word, at in matched.items())
            sure = _is_sure([word for word in matched if word not in COMMON], whole, quality, lexicon)
            mention = Mention(start, end - start, card.id, share, whole, exact, sure)
            yield share * len(matched), mention


def _is_meant(card: CardName, matched: list[str], share: float, lexicon: Lexicon) -> bool:
    if len(matched) > 1:
        return share >= WEIGHTS.least_card
    word = matched[0]
    if word in COMMON or len(word) < 3 or share < WEIGHTS.least_card_by_one_word:
        return False
    if len(set(card.words)) == 1:
        return True
    # One word of a longer name is the card only if it is no word of the rules.
    return all(lexicon.frequency(lang, stem(word, lang)) <= 8 for lang in ("en", "fr"))


def _is_sure(matched: list[str], whole: bool, quality: float, lexicon: Lexicon) -> bool:
    """Whether words name a card beyond doubt: two do; one does if it is the name, or a word that no other
    card has."""
    if len(matched) != 1:
        return bool(matched) or whole
    if whole:
        return quality >= WEIGHTS.misspelt[1] or len(matched[0]) > SHORT_NAME
    is_only_one = len({card.id for card in lexicon.cards_named[matched[0]]}) == 1
    return quality == 1 and is_only_one and not lexicon.is_of_the_rules(matched[0])
