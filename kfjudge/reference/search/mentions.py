"""What words were meant to be, and which cards a query names: in any language, with words missing, out of
order, run together, in another form or misspelt. A word that exists is never touched: "steal" must not become
"seal"."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from kfjudge.reference.search.lexicon import CardName, Lexicon
from kfjudge.reference.search.words import beside_a_name, little_words, singular
from kfjudge.words import LANGUAGES

LEAST_SHARE = 0.5  # of its name a card must have, to be meant
LEAST_SHARE_BY_ONE_WORD = 0.42
NEARLY = 0.85  # how well a name is spelled in which a letter is wrong
SENTENCE = 3  # words, all of them spelled as they should be, that are no name with a slip in it
SHORT_NAME = 6  # letters; with two mistakes in it, it may be another word
_LONG_WORD = 6  # letters of a word in which two may be wrong
_LONGEST_CORE = 6  # words
_ALIKE = 0.8
MOST = 3  # spellings that are tried for one word
_SHORTEST = 4
_SHORTEST_FOR_TWO = 6
_SHORTEST_FOR_THREE = 12
_BEGINNING = 4  # letters that are enough of a name
_SHORT = 5
_LONG = 8  # letters of a word that is known again, whatever is wrong with it
_TINY = 4
_LAST = "~"  # comes after every letter
_VOWELS = frozenset("aeiouy")
_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn")
_BESIDE = {
    key: "".join(row[max(0, row.index(key) - 1) : row.index(key) + 2] for row in _ROWS if key in row)
    for key in "abcdefghijklmnopqrstuvwxyz"
}


class Mention(Struct, frozen=True, gc=False):
    """A card that the query names."""

    start: int
    length: int
    id: str
    share: float  # how much of the name is there, and how well it is spelled
    whole: bool
    exact: bool
    sure: bool  # whether nothing else can have been meant
    words: tuple[str, ...] = ()  # of the name, where the query has each of them in its place, but misspelt
    forms: tuple[tuple[int, str], ...] = ()  # of the name, where the query has them in the other number


class ReadQuery(Struct, frozen=True):
    """The words of a query as they were typed and as they were read, and how sure that is."""

    words: Sequence[str]
    spelled: Sequence[str]
    quality: Sequence[float]


def cards_named(reading: ReadQuery, lexicon: Lexicon) -> list[Mention]:
    """The cards named in a sentence: those whose names are there most completely come first, and no word
    names two cards."""
    possible = [*_by_words(reading, lexicon)]
    is_a_sentence = len(reading.words) >= SENTENCE and all(quality == 1 for quality in reading.quality)
    if not is_a_sentence and not any(mention.whole for _, mention in possible):
        possible += _by_the_whole(reading, lexicon)
    taken: set[int] = set()
    meant = []
    for _, mention in sorted(possible, key=lambda item: (-item[0], item[1].id)):
        places = range(mention.start, mention.start + mention.length)
        if not taken.intersection(places):
            taken.update(places)
            meant.append(mention)
    return sorted(meant, key=lambda mention: mention.start)


def run_together(words: list[str], lexicon: Lexicon) -> list[str]:
    """The words with the names of cards set as they are printed: "mind warper", "badpenny"."""
    for start in range(len(words)):
        for end in range(start + 1, min(start + 3, len(words)) + 1):
            printed = lexicon.cards.apart.get("".join(words[start:end]))
            is_known = end - start == 1 and words[start] in lexicon.words
            if printed and not is_known and list(printed) != words[start:end]:
                return [*words[:start], *printed, *run_together(words[end:], lexicon)]
    return words


def _by_words(reading: ReadQuery, lexicon: Lexicon) -> Iterator[tuple[float, Mention]]:
    """The cards of which words are there, exactly or as the words that are meant."""
    places: dict[CardName, dict[int, str]] = {}
    in_many = []
    for at, word in enumerate(reading.spelled):
        other = singular(word) if singular(word) != word else f"{word}s"
        is_common = not little_words().common.isdisjoint((word, other))
        for form in [word] if is_common else [word, other]:  # "monkey", "monkeys"
            if lexicon.cards.is_in_many(form):
                in_many.append((at, form))
                continue
            for card in lexicon.cards.having(form):
                places.setdefault(card, {}).setdefault(at, form)
    for at, form in in_many:
        for card, where in places.items():
            if form in card.words:
                where.setdefault(at, form)
    for card, where in places.items():
        if _begins_a_question(card, reading):
            continue
        for first in where:
            near = {at: form for at, form in where.items() if first <= at <= first + len(card.words)}
            mention = _of_card(card, near, reading, lexicon)
            if mention:
                yield mention.share * len(set(near.values())), mention
        for at, form in where.items():
            misspelt = _with_a_slip(card, at - card.words.index(form), reading)
            if misspelt:
                yield misspelt.share * misspelt.length, misspelt


def _of_card(card: CardName, where: dict[int, str], reading: ReadQuery, lexicon: Lexicon) -> Mention | None:
    matched: dict[str, int] = {}
    for at, form in sorted(where.items()):
        matched.setdefault(form, at)
    share = sum(lexicon.cards.told(word) for word in card.words if word in matched) / card.weight
    if not _is_meant(card, list(matched), share, lexicon):
        return None
    start, end = min(matched.values()), max(matched.values()) + 1
    quality = min(reading.quality[at] for at in matched.values())
    whole = len(matched) == len(set(card.words))
    exact = whole and all(reading.words[at] == word for word, at in matched.items())
    common = little_words().common
    sure = _is_sure([word for word in matched if word not in common], whole, quality, lexicon)
    forms = tuple((at, word) for word, at in matched.items() if word != reading.spelled[at])
    return Mention(start, end - start, card.id, min(1.0, share) * quality, whole, exact, sure, forms=forms)


def _is_meant(card: CardName, matched: list[str], share: float, lexicon: Lexicon) -> bool:
    common = little_words().common
    telling = [word for word in matched if word not in common]
    if len(telling) > 1 or len(matched) == len(set(card.words)) > 1:
        return share >= LEAST_SHARE
    if not telling or len(telling[0]) < 3 or share < LEAST_SHARE_BY_ONE_WORD:
        return False
    if len(set(card.words)) == 1:
        return True
    word = telling[0]
    # One word of a longer name is the card only if it is no word of the rules, nor of every day.
    return word not in little_words().plain and all(
        lexicon.frequency(lang, lexicon.stem(word, lang)) <= 8 for lang in LANGUAGES
    )


def _begins_a_question(card: CardName, reading: ReadQuery) -> bool:
    """Tell whether a name is how everybody begins a question: "que se passe-t-il si…"."""
    little, length = little_words(), len(card.words)
    if length < SENTENCE or tuple(reading.words[:length]) != tuple(card.words):
        return False
    telling = [word for word in card.words if word not in little.common]
    asked = {*reading.words[length:]} - little.common
    return len(telling) <= 1 and all(word in little.plain for word in telling) and bool(asked)


def _is_sure(matched: list[str], whole: bool, quality: float, lexicon: Lexicon) -> bool:
    """Whether words name a card beyond doubt: two do; one does if it is the name, or a word that no other
    card has."""
    if len(matched) != 1:
        return bool(matched) or whole
    if whole:
        return quality >= NEARLY or len(matched[0]) > SHORT_NAME
    is_only_one = len({card.id for card in lexicon.cards.having(matched[0])}) == 1
    return quality == 1 and is_only_one and not lexicon.is_of_the_rules(matched[0])


def _with_a_slip(card: CardName, start: int, reading: ReadQuery) -> Mention | None:
    """The card, if the words that stand where its name has others are those, misspelt: "smiling euth". Where
    nothing else is asked, one of them may even be another: "oui-oui le voleur"."""
    end = start + len(card.words)
    if start < 0 or end > len(reading.words) or len(card.words) < 2:
        return None
    common = little_words().common
    exact = other = 0
    for typed, spelled, word in zip(
        reading.words[start:end], reading.spelled[start:end], card.words, strict=True
    ):
        if word in (typed, spelled):
            exact += word not in common
        elif typed in common or not _is_nearly(typed, word):
            other += 1
    is_all = len(card.words) == len(reading.words)
    return (
        _misspelt(card.id, card.words, start)
        if exact and (not other or (is_all and exact > other == 1))
        else None
    )


def _is_nearly(typed: str, word: str) -> bool:
    if word.isdigit():
        return typed == word
    most = 1 + (len(word) >= _LONG_WORD)
    # A slip brings in one letter at most, and leaves one out: mostly that settles it.
    shared = sum(min(typed.count(letter), word.count(letter)) for letter in set(typed))
    if max(len(typed), len(word)) - shared > most:
        return False
    from rapidfuzz.distance import OSA

    return OSA.distance(typed, word, score_cutoff=most) <= most


def _by_the_whole(reading: ReadQuery, lexicon: Lexicon) -> Iterator[tuple[float, Mention]]:
    """The card whose name the query is nearly, but for what is asked of it: "what is shard of hae"."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    words = reading.words
    beside = beside_a_name(lexicon.game)
    about = [at for at, word in enumerate(words) if word not in beside] or [0, -1]
    first, last = about[0], about[-1] + 1  # without the little words around
    if not 0 < last - first <= _LONGEST_CORE:
        return
    best = (0.0, "", 0)
    for start in range(first + 1):
        for end in range(last, len(words) + 1):
            typed = " ".join(words[start:end])
            if len(typed) < SHORT_NAME or end - start > _LONGEST_CORE or typed in lexicon.words:
                continue
            slack = 1 + len(typed) // 8
            names = lexicon.card_names_of(len(typed) - slack, len(typed) + slack)
            found = extractOne(typed, names, scorer=OSA.normalized_similarity, score_cutoff=_ALIKE)
            if found and found[1] > best[0] and _is_misspelt(typed, found[0]):
                best = (found[1], found[0], start)
    alike, name, start = best
    if name:
        yield alike * len(name.split()), _misspelt(lexicon.cards.called[name], tuple(name.split()), start)


def _is_misspelt(typed: str, name: str) -> bool:
    ours, theirs = typed.split(), name.split()
    if len(ours) != len(theirs):
        return False
    if len(theirs) == 1:
        return len(typed) > SHORT_NAME - 1 and is_slip(typed, name) and _is_nearly(typed, name)
    return all(one == other or _is_nearly(one, other) for one, other in zip(ours, theirs, strict=True))


def _misspelt(id: str, words: tuple[str, ...], start: int) -> Mention:
    return Mention(start, len(words), id, NEARLY, whole=True, exact=False, sure=True, words=words)


# what a word was meant to be


@lru_cache(maxsize=4096)
def corrections(word: str, lexicon: Lexicon) -> list[tuple[str, int]]:
    """The spellings that a word may stand for, each with the number of letters put right: the word itself if
    it exists; else the nearest, those of names first, then the most used. A name that it begins is as near as
    one with a single mistake."""
    if len(word) < _SHORTEST or word.isdigit():
        return [(word, 0)] if lexicon.knows(word) else []
    return corrections_by_sound(word, lexicon) or _nearest(word, lexicon)


@lru_cache(maxsize=4096)
def corrections_by_sound(word: str, lexicon: Lexicon) -> list[tuple[str, int]]:
    """The word itself if it exists; else those that sound like it."""
    if lexicon.knows(word):
        return [(word, 0)]
    sounding = lexicon.words.sounding(word) if len(word) >= _SHORTEST else ()
    return [(spelled, 1) for spelled in sounding[:MOST]]


def _nearest(word: str, lexicon: Lexicon) -> list[tuple[str, int]]:
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    most = most_slips(word)
    spellings = lexicon.spellings(len(word) - most, len(word) + most)
    found = extract(word, spellings, scorer=OSA.distance, score_cutoff=most, limit=40)
    near = {spelled: int(edits) for spelled, edits, _ in found if _is_likely(word, spelled, int(edits))}
    if len(word) >= _BEGINNING:
        near |= dict.fromkeys(names_begun(word, lexicon), 1)
    known = lexicon.words
    ranked = sorted(
        (edits, not known[spelled].is_name, -known[spelled].count, spelled) for spelled, edits in near.items()
    )
    return [(spelled, edits) for edits, _, _, spelled in ranked if edits == ranked[0][0]][:MOST]


def _is_likely(word: str, spelled: str, edits: int) -> bool:
    """People seldom get the first letter wrong; and another letter in a short word makes another word."""
    if len(spelled) < _SHORTEST - 1 or not is_slip(word, spelled):
        return False
    if spelled[0] == word[0] or spelled[:2] == word[1::-1]:
        return True
    return edits == 1 and len(word) >= _SHORTEST_FOR_TWO


def most_slips(word: str) -> int:
    """How many letters of a word may be wrong before it is another."""
    return 1 + (len(word) >= _SHORTEST_FOR_TWO) + (len(word) >= _SHORTEST_FOR_THREE)


def is_slip(word: str, spelled: str) -> bool:
    """Whether a word was mistyped, not meant: letters of it may be doubled, forgotten or out of place, but
    another letter stands there only if its key is beside, or if both are vowels. A longer word may have a
    strange one, if nothing else is wrong with it; and a very long one is always known again."""
    if len(word) != len(spelled) or len(word) > _LONG or sorted(word) == sorted(spelled):
        return True
    wrong = strange = at = 0
    while at < len(word):
        typed, meant = word[at], spelled[at]
        is_turned = typed != meant and word[at : at + 2] == spelled[at : at + 2][::-1]
        if typed != meant:
            wrong += 1
            # A finger may have missed the key; in a tiny word, that makes another word.
            is_beside = len(word) > _TINY and typed in _BESIDE.get(meant, "")
            strange += not (is_turned or {typed, meant} <= _VOWELS or is_beside)
        at += 1 + is_turned
    return not strange or (wrong == 1 and len(word) > _SHORT)


def names_begun(word: str, lexicon: Lexicon) -> list[str]:
    """The words of names that begin with a word."""
    names = lexicon.name_words
    start = bisect_left(names, word)
    return names[start : bisect_left(names, f"{word}{_LAST}")]
