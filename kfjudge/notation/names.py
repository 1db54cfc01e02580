"""The names that a scenario can use: owners by their names, cards by title or label, the words of the game,
and the ids of entries, which are known by the names of their files alone; and which cards a name fits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Protocol, TypeVar

from kfjudge.core.files import find_content_root
from kfjudge.core.game import CardFacts
from kfjudge.core.message import LocalText
from kfjudge.core.text import expand_id, name_key
from kfjudge.core.validation import LARGEST_COUNT
from kfjudge.games import get_game
from kfjudge.notation.grammar import grammar, name_owner
from kfjudge.notation.scenario import CardRef, Owner
from kfjudge.notation.tokens import Span, find_alike, possessives
from kfjudge.words import LANGUAGES, load_language
from kfjudge.words.catalogue import pick_name

CARDS = ("card", "other", "third")  # places that hold a card
ShortTitles = Mapping[int, Mapping[str, str]]  # a line, and the cards that a part of their title means there
_NONE: Mapping[str, str] = {}
IN_FULL: ShortTitles = {}
_SIGNS = (":", ";", "|", "(", ")", "?")  # what no name has


@cache
def little_words(which: str) -> frozenset[str]:
    """List the little words of every language: "articles" → a, the, le, la …"""
    return frozenset(word for id in LANGUAGES for word in getattr(load_language(id), which))


@cache
def all_facts(game: str) -> Mapping[str, CardFacts]:
    """List every card of a game by id, the unknown one too."""
    unknown = get_game(game).engine.unknown_card
    return {unknown.id: unknown, **get_game(game).engine.facts()}


@cache
def index_titles(game: str) -> dict[str, str]:
    """Index every title in every language, and every id, folded: "mere" → mother."""
    found: dict[str, str] = {}
    for facts in get_game(game).engine.facts().values():
        for name in (*(pick_name(facts, lang) for lang in LANGUAGES), facts.id):
            found.setdefault(name_key(name), facts.id)
    return found


def forget_own_cards(game: str) -> None:
    """Forget the titles that are known: a user has added or removed cards of their own."""
    get_game(game).engine.forget_own_cards()
    for known in (all_facts, index_titles, _without_article, _written_titles, _titles_with_comma):
        known.cache_clear()


@cache
def _without_article(game: str) -> dict[str, str]:
    """Index titles without their article, which may have joined the word before it: "du Roi des Cimes"."""
    named = ((name_key(pick_name(facts, lang)).partition(" "), facts.id, lang)
             for facts in get_game(game).engine.facts().values() for lang in LANGUAGES)  # fmt: skip
    return {
        rest: id for (first, _, rest), id, lang in named if rest and first in load_language(lang).articles
    }


@cache
def _written_titles(game: str) -> tuple[str, ...]:
    """List every title as it is written."""
    facts = get_game(game).engine.facts().values()
    return tuple(
        dict.fromkeys(name for one in facts for name in (pick_name(one, lang) for lang in LANGUAGES))
    )


@cache
def _titles_with_comma(game: str) -> tuple[tuple[str, ...], ...]:
    """List the titles with a comma in them, in parts."""
    return tuple(
        tuple(name_key(part) for part in name.split(",")) for name in _written_titles(game) if "," in name
    )


class Names:
    """The names of one scenario: its owners, its labels (each name, and the label that it stands for), cards
    that a part of their title means on some lines, and all that its game names."""

    def __init__(
        self,
        game: str,
        owners: Iterable[Owner],
        labels: Mapping[str, str] = _NONE,
        short_titles: ShortTitles = IN_FULL,
    ) -> None:
        self.grammar = grammar(game)
        self.owners = {owner.id: owner for owner in owners}
        self.short_titles = short_titles
        self.labels = {name_key(name): label for name, label in labels.items()}
        seats = self.grammar.vocabulary("seat")
        self._called = {words: seat for words, seat in seats.items() if seat in self.owners}
        for owner in self.owners.values():
            for _, name in owner.names:
                self._called[tuple(name_key(name).split())] = owner.id
        for words, called_so in tuple(self._called.items()):  # "ligne des Rouges", of Les Rouges
            if words[0] in little_words("articles") and len(words) > 1:
                self._called.setdefault(words[1:], called_so)

    @property
    def game(self) -> str:
        return self.grammar.game

    def name_owner(self, owner: str) -> LocalText:
        """Name an owner by the name at the table, or by the seat."""
        return name_owner(owner, self.game, self.owners[owner].names)

    def resolve(self, slot: str, words: Span) -> Any:
        """Resolve words in a place of a phrase: 'Sud' as a seat → "South"; None where they mean nothing
        there."""
        if slot == "seat":
            leans = words and words.tokens[-1].word.endswith("'")  # as "d’" does, which is no player called D
            return None if leans else self._called.get(tuple(name_key(words.text).split()))
        if slot in self.grammar.slots:
            kind = self.grammar.slots[slot].kind
            if kind in self.grammar.composed:
                return get_game(self.game).notation.read_composed(kind, words, self.resolve)
            return self.grammar.vocabulary(kind).get(tuple(token.word for token in words.tokens))
        if slot == "n":
            return parse_number(words)
        if slot in CARDS:
            return self.find_card(words)
        if slot == "item":
            facts = next((at for at, token in enumerate(words.tokens) if token.word == "("), len(words))
            return words if self._is_item(words[:facts]) else None
        return words.text or None

    def _is_item(self, words: Span) -> bool:
        """Tell whether that is a card, perhaps with a label of its own: "Armageddon Cloak as First"."""
        if self.find_card(words) is not None:
            return True
        marks = (at for at in range(1, len(words)) if self.grammar.match_start(words[at:], "word.as"))
        return any(self.find_card(words[:at]) is not None for at in marks)

    def is_title(self, words: Span) -> bool:
        """Tell whether the words are a title as it is written, with its signs."""
        return name_key(words.text) in index_titles(self.game)

    def find_card(self, words: Span) -> CardRef | None:
        """Find a card by its label or title, with an article or its player's name perhaps: 'the Troll of
        North'."""
        words = self._strip_title(words)
        if not words or (any(token.word in _SIGNS for token in words.tokens) and not self.is_title(words)):
            return None
        at = words.spot
        for seat, rest in self._split_owner(words):
            found = self._find_plain(rest)
            if found is not None:
                return CardRef(found[0], found[1], seat, at)
        return None

    def _strip_title(self, words: Span) -> Span:
        """Take a labeled card as kfjudge shows it, "Big (Magpie)", by its label: 'Big'."""
        at = next((at for at, token in enumerate(words.tokens) if token.word == "("), 0)
        shown = at and words.word(len(words) - 1) == ")" and name_key(words[:at].text) in self.labels
        return words[:at] if shown and name_key(words[at + 1 : -1].text) in index_titles(self.game) else words

    def _find_plain(self, words: Span) -> tuple[str, str] | None:
        """Find the card or the label that is called so, without its articles."""
        while words:
            key = name_key(words.text)
            if key in self.labels:
                return "", self.labels[key]
            if key in index_titles(self.game):
                return index_titles(self.game)[key], ""
            if key in self.short_titles.get(words.number, ()):
                return self.short_titles[words.number][key], ""
            if key in _without_article(self.game):
                return _without_article(self.game)[key], ""
            if words.word(0) not in little_words("articles") | little_words("introducing"):
                return None
            words = words[1:]
        return None

    def _split_owner(self, words: Span) -> Iterator[tuple[str, Span]]:
        """Split "Bob’s Magpie", "Magpie of Bob", "Pie de Bob" into owner and card; first as nobody's."""
        yield "", words
        for at, token in enumerate(words.tokens):
            if at and token.word in possessives():
                seat = self.resolve("seat", words[:at])
                if seat is not None:
                    yield seat, words[at + 1 :]
            if token.word in little_words("of") and at:
                seat = self.resolve("seat", words[at + 1 :])
                if seat is not None:
                    yield seat, words[:at]

    def list_known(self, slot: str) -> list[str]:
        """List what could stand in a place of a phrase, for the nearest spelling."""
        if slot == "seat":
            every = [self.name_owner(owner) for owner in self.owners]
            return list(dict.fromkeys(dict(one.names)[lang] for lang in LANGUAGES for one in every))
        if slot in self.grammar.slots:
            every = self.grammar.list_values(self.grammar.slots[slot].kind)
            return [name for one in every for name in one]
        if slot not in (*CARDS, "item"):
            return []
        return [*self.labels.values(), *_written_titles(self.game)]

    def split_list(self, words: Span) -> list[Span]:
        """Split a list at its bars, or else at its commas, but not at those of a title."""
        bars = words.split("|")
        if len(bars) > 1:
            return bars
        parts = words.split(",")
        at = 0
        while at < len(parts) - 1:
            titles = (_count_parts(parts, at, title) for title in _titles_with_comma(self.game))
            merged = next((many for many in titles if many), None)
            if merged is not None:
                parts[at : at + merged] = [parts[at].join(parts[at + merged - 1])]
            at += 1
        return parts


def parse_number(words: Span) -> int | None:
    """Parse '3' → 3, 'a' → 1, 'no' → 0; None where the words are no number."""
    if len(words) != 1:
        return None
    word = words.word(0)
    if word.isascii() and word.isdigit() and len(word) <= 6 and int(word) <= LARGEST_COUNT:
        return int(word)
    if word in little_words("one"):
        return 1
    return 0 if word in little_words("none") else None


def _count_parts(parts: list[Span], at: int, title: tuple[str, ...]) -> int | None:
    """Count how many parts of a list, from that one on, belong to the title."""
    here = parts[at : at + len(title)]
    if len(here) < len(title) or not all(here):
        return None
    keys = [name_key(part.text) for part in here]
    middle = keys[1:-1] == list(title[1:-1])
    last = here[-1]  # "Anga’s Reap", of Panpaca, Anga
    ends = any(name_key(last[:length].text) == title[-1] for length in range(1, len(last) + 1))
    return len(title) if middle and keys[0].endswith(title[0]) and ends else None


class NamedCard(Protocol):
    """A card that can be spoken of: on the board, or on its way there."""

    @property
    def label(self) -> str: ...
    @property
    def facts(self) -> CardFacts: ...
    @property
    def controller(self) -> str: ...
    @property
    def owner(self) -> str: ...


AnyCard = TypeVar("AnyCard", bound=NamedCard)


def match_cards(ref: CardRef, cards: Collection[AnyCard]) -> list[AnyCard]:
    """Match a reference with cards. A title alone means the copies without a label, when there are any; a
    player’s card is the one that the player controls, otherwise those that the player owns."""
    if ref.label:
        key = name_key(ref.label)
        return [card for card in cards if card.label and name_key(card.label) == key]
    copies = [card for card in cards if card.facts.id == ref.card]
    found = [card for card in copies if not card.label] or copies
    if not ref.seat:
        return found
    held = [card for card in found if card.controller == ref.seat]
    return held if len(held) == 1 else [card for card in found if card.owner == ref.seat] or held


_MOST_NEAR = 3
_RULING = "ruling"  # a kind, in the folder of the questions


def expand_entry(game: str, id: str) -> tuple[str, ...] | None:
    """Find the ids that begin so, 'rule/step-2'; an id that is one stands alone. None where the files are not
    there to tell."""
    there = _list_entries(game, id.rpartition("/")[0])
    return None if there is None else expand_id(id, there)


def suggest_entries(game: str, id: str) -> list[str]:
    """Suggest an entry for an id of none: one of another kind that is called so, else the one spelled most
    alike. A number that is not there is like no other."""
    kind, _, slug = id.rpartition("/")
    if slug.isdigit() and _list_entries(game, kind):
        return []
    every = [entry for one in _list_kinds(game) for entry in sorted(_list_entries(game, one) or ())]
    return [entry for entry in every if entry.endswith(f"/{slug}")][:1] or find_alike(id, every, 1)


def suggest_entries_for_word(game: str, given: str) -> list[str]:
    """Suggest entries for a word or a title where an id is wanted: those that are called so in any language,
    else those that begin so, else the one spelled most alike."""
    key = name_key(given)
    kinds = sorted(_list_kinds(game), key=lambda kind: kind == "card")
    every = [entry for kind in kinds for entry in sorted(_list_entries(game, kind) or ())]
    slug = key.replace(" ", "-")
    if not key or "/" in given or slug.isdigit():
        return []
    card = index_titles(game).get(key)
    named = [entry for entry in every if entry.endswith(f"/{slug}") or entry == f"card/{card}"]
    named = named or [entry for entry in every if key in _read_titles(game, entry)]
    named = named or [entry for entry in every if f"/{slug}-" in entry]
    if named:
        return named[:_MOST_NEAR]
    by_slug = {entry.rpartition("/")[2]: entry for entry in reversed(every)}
    return [by_slug[one] for one in find_alike(slug, by_slug, 1)]


@cache
def _read_titles(game: str, entry: str) -> frozenset[str]:
    """Read the titles and other names of an entry of the glossary, in any language: they stand in the first
    lines of its file."""
    root = find_content_root()
    path = root / "glossary" / game / f"{entry}.yaml" if root is not None else None
    if path is None or not path.is_file():
        return frozenset()
    head = re.split(
        r"^(?!title|aliases|  )", path.read_text(encoding="utf-8"), maxsplit=1, flags=re.MULTILINE
    )[0]
    names = re.split(r"[\[\]{},\n]|\b\w+:", head)
    return frozenset(name_key(name) for name in names if name.strip())


def _list_kinds(game: str) -> list[str]:
    """List every kind of entry: "card", "glossary", "rule", "faq/1.3", "ruling"."""
    root = find_content_root()
    if root is None:
        return ["card"]
    glossary, faq = (sorted((root / above / game).glob("*/")) for above in ("glossary", "faq"))
    asked = (kind.name if kind.name == _RULING else f"faq/{kind.name}" for kind in reversed(faq))
    return ["card", *(kind.name for kind in glossary), *asked]


@cache
def _list_entries(game: str, kind: str) -> frozenset[str] | None:
    """List the ids of a kind: "glossary", "rule", "faq/1.3", "ruling", "card"."""
    if kind == "card":
        return frozenset(f"card/{id}" for id in get_game(game).engine.facts())
    root = find_content_root()
    if root is None:
        return None
    above, _, edition = kind.partition("/")
    folder = root / "glossary" / game / above
    if above in ("faq", _RULING):
        folder = root / "faq" / game / (edition or _RULING)
    try:
        slugs = [path.stem for path in folder.iterdir() if path.suffix == ".yaml"]
    except (OSError, ValueError):
        slugs = []
    return frozenset(f"{kind}/{slug.lstrip('0') if slug.isdigit() else slug}" for slug in slugs)
