"""The units of a book placed beside the entries of a game: by the heading that our books print, by title,
alias and number; a question by its cards and its words; a card by its whole name, never by a part of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log, sqrt

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.books.units import ERRATUM, QUESTION, RULE, TERM, Unit, any_of, split_sentences
from kfjudge.core.text import fold, name_key, short_id
from kfjudge.games import get_game
from kfjudge.reference.model import Record, find_same_question
from kfjudge.reference.names import all_names
from kfjudge.reference.search.words import little_words
from kfjudge.reference.store.store import Store, open_store
from kfjudge.words import LANGUAGES, default_language, load_searching

HEADING, TITLE, ALIAS, NUMBER = "heading", "title", "alias", "number"
BY_NAME = (HEADING, TITLE, NUMBER)  # placed so, a unit can be compared with its entry
LEAST_SHARE = 0.5  # of the units that have a heading, for a game to be that of the book
_LONGEST_NAME = 8  # words of a card
_LONGEST_TERM = 3  # words of a term that tell something
_LEAST_COMMON = 0.45  # of the words that tell something, for two questions to be one
_LONG = 150  # letters of a text that can be compared
_ALIKE = 0.12  # how like our entry it is, at least, where players alone call the entry so
_PLACES = {TERM: ("glossary", "rule"), RULE: ("rule", "glossary"), ERRATUM: ("glossary", "rule")}
_ASIDE = re.compile(r"\s*[\[(][^\])]*[\])]")
_SENTENCE = re.compile(r"[.!;]\s|[a-zà-ÿ]\.$|[«»–—]")
_STEP = re.compile(r"^[^:–—]{1,24}[:–—]\s+")
_POSSESSIVE = re.compile(r"[’'](?:s)?$")
_LINKED = re.compile(rf"\s(?:{any_of('linking')})\s")
_WORD = re.compile(r"[^\W_]+(?:[’'.-][^\W_]+)*[’']?")


class Names(Struct, frozen=True):
    """What a game calls its entries and cards: short ids by key, and how good a name each key is of them."""

    entries: dict[str, dict[str, str]]
    cards: dict[str, tuple[str, ...]]
    numbers: dict[str, str]
    questions: dict[str, tuple[frozenset[str], Counter[str]]]
    texts: dict[str, Counter[str]]  # the stems of what an entry says
    in_how_many: Counter[str]  # entries each of those stems stands
    printed: frozenset[str]  # the keys of whole headings and titles
    titles: frozenset[tuple[str, str]]  # entries with the keys of their titles

    def is_name(self, text: str) -> bool:
        """Tell whether an entry is called so in a book, in just these words."""
        return name_key(text) in self.printed and not _SENTENCE.search(text) and text[:1].isupper()

    def is_like_name(self, text: str) -> bool:
        """Tell whether an entry is called so, in a heading that is set off from the text anyway."""
        return any(key in self.entries for key in spell_heading(text))

    def find_entries(self, heading: str, kind: str) -> tuple[tuple[str, ...], str]:
        """Find the entries of that heading, that of the part of the book where it stands first, and what sort
        of name it is of them."""
        order, grades = _PLACES.get(kind, _PLACES[TERM]), (HEADING, TITLE, ALIAS)
        for key in spell_heading(heading):
            found = self.entries.get(key, {})
            kinds = {id: id.partition("/")[0] for id in found}
            ids = sorted(found, key=lambda id: (order.index(kinds[id]), grades.index(found[id])))
            best = [id for id in ids if kinds[id] == kinds[ids[0]] and found[id] == found[ids[0]]]
            if len(best) > 1:
                best = [id for id in best if (id, key) in self.titles] or best
            if len(best) > 1:
                slug = name_key(heading).replace(" ", "-")
                best = [id for id in best if slug.startswith(id.partition("/")[2])]
            if len(best) == 1:
                others = (id for id in ids if kinds[id] != kinds[best[0]])
                return tuple(dict.fromkeys((best[0], *others))), found[best[0]]
        return (), ""

    def find_card(self, heading: str) -> str:
        """Find the card whose whole name a heading is, beside its set and number."""
        for key in (name_key(heading), name_key(_ASIDE.sub("", heading))):
            found = self.cards.get(key, ())
            if len(found) == 1:
                return found[0]
        return ""

    def find_cards(self, text: str) -> list[str]:
        """Find the cards that a text names whole: written as names are, no other capital beside them."""
        words = list(_WORD.finditer(text))
        found: list[str] = []
        at = 0
        while at < len(words):
            for end in range(min(len(words), at + _LONGEST_NAME), at, -1):
                written = text[words[at].start() : words[end - 1].end()]
                ids = self.cards.get(name_key(written), ()) or self.cards.get(
                    name_key(_POSSESSIVE.sub("", written)), ()
                )
                if len(ids) == 1 and self._is_written_as_name(text, words, at, end):
                    found.append(ids[0])
                    at = end - 1
                    break
            at += 1
        return list(dict.fromkeys(found))

    @staticmethod
    def _is_written_as_name(text: str, words: Sequence[re.Match[str]], at: int, end: int) -> bool:
        """Tell whether some words of a text are a name by themselves, and no part of a longer one."""
        common = little_words().common

        def is_name(word: re.Match[str]) -> bool:
            return (word[0][0].isupper() or word[0][0].isdigit()) and word[0].casefold() not in common

        first, last = words[at], words[end - 1]
        if not first[0][0].isupper() and not first[0][0].isdigit():
            return False
        is_numbered = bool(re.match(r"\s*\([\w ’'-]{2,30} ?#?\d", text[last.end() :]))  # of its set
        begins = bool(re.search(r"(?:^|[.?!:•])\s*[“\"«]?\s*$", text[: first.start()]))
        before = words[at - 1] if at and not begins else None
        after = words[end] if end < len(words) else None
        if before is not None and is_name(before) and not text[before.end() : first.start()].strip(" -"):
            return False
        if after is not None and is_name(after) and not text[last.end() : after.start()].strip(" -"):
            return False
        beyond = words[end + 1] if end + 1 < len(words) else None
        if beyond is not None and is_name(beyond) and _LINKED.fullmatch(text[last.end() : beyond.start()]):
            return False  # "Krump the Second"
        ordinary = little_words().plain | little_words().not_misspelled
        is_plain = end - at == 1 and begins and first[0].casefold() in ordinary
        return is_numbered or not is_plain

    def find_question(self, heading: str, cards: Sequence[str]) -> str:
        """Find our question that a question is: on the same cards, with most of its words."""
        asked = Counter(_stems(heading))
        in_how_many = Counter(word for _, words in self.questions.values() for word in words)
        many = max(1, len(self.questions))

        def weigh(words: Iterable[str]) -> float:
            return sum(log(1 + many / (1 + in_how_many[word])) for word in words)

        best, score = "", 0.0
        for id, (own, words) in self.questions.items():
            if cards and own and not set(cards) & own:
                continue
            common = weigh(set(asked) & set(words))
            likeness = common / max(1e-9, weigh(asked))
            likeness += 0.3 if cards and set(cards) == set(own) else 0.0
            if likeness > score:
                best, score = id, likeness
        return best if score >= _LEAST_COMMON else ""

    def measure_likeness(self, text: str, id: str) -> float:
        """Measure how like an entry a text is, from 0 to 1: by the words that both have, rare ones first."""
        in_how_many, many = self.in_how_many, len(self.texts)

        def weigh(words: Counter[str]) -> dict[str, float]:
            return {word: (1 + log(n)) * log(1 + many / (1 + in_how_many[word])) for word, n in words.items()}

        one, other = weigh(Counter(_stems(text))), weigh(self.texts.get(id, Counter()))
        both = sum(weight * other.get(word, 0.0) for word, weight in one.items())
        norm = sqrt(sum(w * w for w in one.values()) * sum(w * w for w in other.values()))
        return both / norm if norm else 0.0


def spell_heading(heading: str) -> Iterator[str]:
    """Go through the keys that a heading may have, the most exact first: "Assault (X)" → assault x, assault;
    "Chain, chains" → chain chains, chain, chains."""
    bare = _ASIDE.sub("", heading)
    step = _STEP.sub("", bare)
    parts = re.split(r"\s*[,/;]\s*|\s+–\s+", bare)
    seen = dict.fromkeys(map(name_key, (heading, bare, *(parts if len(parts) > 1 else ()), step)))
    yield from filter(None, seen)
    for key in [key for key in seen if key]:
        for lang in LANGUAGES:
            stems = " ".join(map(load_searching(lang).stem, key.split()))
            if stems != key:
                yield f"~{lang} {stems}"


@lru_cache(maxsize=4)
def names_of(game: str) -> Names:
    """Gather what the entries of a game are called."""
    store = open_store(game)
    every = [record for id in store.ids() if ":card/" not in id and (record := store.record(id))]
    entries, printed, titles = _name_entries(
        store, [one for one in every if one.kind in ("glossary", "rule")]
    )
    questions, texts = {}, {}
    for record in every:
        id = short_id(record.id)
        if record.kind in ("glossary", "rule"):
            told_in = (variant.text.values() for variant in record.variants)
            texts[id] = Counter(word for told in told_in for text in told for word in _stems(text))
        elif record.kind == "faq" and record.questions:
            words = Counter(word for text in record.questions.values() for word in _stems(text))
            questions[id] = (frozenset(record.cards), words)
    numbers, cards = _name_numbers_and_cards(texts, game)
    in_how_many = Counter(word for text in texts.values() for word in text)
    return Names(entries, cards, numbers, questions, texts, in_how_many, printed, titles)


def _name_entries(
    store: Store, records: Sequence[Record]
) -> tuple[dict[str, dict[str, str]], frozenset[str], frozenset[tuple[str, str]]]:
    """Map what entries are called to them, the headings in print before titles, those before what players
    alone say; and gather the headings and titles that are whole, and the titles with their entries."""
    entries: dict[str, dict[str, str]] = {}
    printed = set[str]()
    headings = [
        (short_id(record.id), heading)
        for record in records
        for source in record.sources.values()
        for heading in {source.heading, *source.headings.values()}
    ]
    titles = [(short_id(record.id), title) for record in records for title in record.titles.values()]
    for how, named in ((HEADING, headings), (TITLE, titles)):
        for id, heading in named:
            printed |= {name_key(heading), name_key(_ASIDE.sub("", heading))}
            for key in spell_heading(heading):
                entries.setdefault(key, {}).setdefault(id, how)
    for name in all_names(store):
        if name.tier == ALIAS and short_id(name.id).startswith(("glossary/", "rule/")):
            entries.setdefault(name.key, {}).setdefault(short_id(name.id), ALIAS)
    return (
        entries,
        frozenset(printed),
        frozenset((id, key) for id, title in titles for key in spell_heading(title)),
    )


def _name_numbers_and_cards(
    ids: Iterable[str], game: str
) -> tuple[dict[str, str], dict[str, tuple[str, ...]]]:
    """Map the numbers that rules begin with to those rules, and the whole names of cards to the cards."""
    numbers = {}
    for id in ids:  # "st 2" → rule/st-2-commit-cards
        number = re.match(r"rule/((?:[a-z]{2}-)?\d+(?:-\d+)*)-(?=[a-z])", id)
        if number:
            numbers[number[1].replace("-", " ")] = id
    cards: dict[str, tuple[str, ...]] = {}
    for id, card in get_game(game).reference.facts().items():
        for _, shown in card.names:
            key = name_key(shown)
            cards[key] = tuple(dict.fromkeys((*cards.get(key, ()), id)))
    return numbers, cards


def place_units(units: Sequence[Unit], game: str) -> list[Unit]:
    """Place the units of a book beside the entries of a game. A sentence there is unknown that speaks of a
    term that the book explains and no entry of ours has a word for."""
    names = names_of(game)
    placed = []
    for unit in units:
        entries, how = _place(unit, names, open_store(game))
        fit = names.measure_likeness(unit.text, entries[0]) if entries and unit.text else 0.0
        placed.append(replace(unit, entries=entries, how=how, fit=round(fit, 2)))
    headings = (
        _stems(_ASIDE.sub("", unit.heading)) for unit in placed if unit.is_headed and not unit.entries
    )
    terms = {
        f" {' '.join(stems)} "
        for stems in headings
        if len(stems) <= _LONGEST_TERM and any(not names.in_how_many[stem] for stem in stems)
    }
    for at, unit in enumerate(placed):
        if unit.how in BY_NAME:
            unknown = (
                sentence
                for sentence in split_sentences(unit.text)
                if any(term in f" {' '.join(_stems(sentence))} " for term in terms)
            )
            placed[at] = replace(unit, unknown=tuple(unknown))
    return placed


def _place(unit: Unit, names: Names, store: Store) -> tuple[tuple[str, ...], str]:
    if not unit.heading:
        return (), ""
    cards = names.find_cards(unit.heading)
    if unit.kind == QUESTION:
        own = names.find_question(unit.heading, cards)
        asked = store.record(f"{store.game}:{own}") if own else None
        twin = find_same_question(asked.id, asked.see) if asked else None
        topic = next(iter(names.find_entries(unit.section[-1], TERM)[0]), "") if unit.section else ""
        ids = (own, short_id(twin or ""), *(f"card/{card}" for card in cards), topic)
        return tuple(dict.fromkeys(filter(None, ids))), "question"
    if unit.kind == ERRATUM:
        card = names.find_card(unit.heading)
        if card:
            corrected = store.find_id(f"{store.game}:errata/{card}")
            return (*([short_id(corrected)] if corrected else []), f"card/{card}"), "card"
    if unit.number:
        numbered = names.numbers.get(name_key(unit.number))
        if numbered and set(_stems(f"{numbered}".replace("-", " "))) & set(_stems(unit.heading)):
            return (numbered,), NUMBER
    entries, how = names.find_entries(unit.heading, unit.kind)
    if how == ALIAS and len(unit.text) > _LONG and names.measure_likeness(unit.text, entries[0]) < _ALIKE:
        return (), ""
    return entries, how


def _stems(text: str) -> list[str]:
    """Cut a text into the stems of the words that tell something."""
    words = re.findall(r"[a-z0-9]+", fold(text))
    common = little_words().common
    return [load_searching(default_language()).stem(word) for word in words if word not in common]
