"""Who and what a scenario can speak of: the owners by their names, the cards by title or label, and what the
words of the game name; and the nearest spelling of what it cannot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from kfjudge.core.game import CardFacts
from kfjudge.core.text import name_key
from kfjudge.games import get_game
from kfjudge.notation.grammar import LocalText, grammar, name_owner
from kfjudge.notation.scenario import CardRef, Owner
from kfjudge.notation.tokens import Span, possessives
from kfjudge.words import LANGUAGES, load_language
from kfjudge.words.catalogue import pick_name

MOST = 10_000
CARDS = ("card", "other", "third")  # places that hold a card
Shortened = Mapping[int, Mapping[str, str]]  # a line, and the cards that a part of their title means there
_NONE: Mapping[str, str] = {}
IN_FULL: Shortened = {}
_SIGNS = (":", ";", "|", "(", ")", "?")  # what no name has


@cache
def little(which: str) -> frozenset[str]:
    """The little words of every language: its articles, what means none …"""
    return frozenset(word for id in LANGUAGES for word in getattr(load_language(id), which))


@cache
def all_facts(game: str) -> Mapping[str, CardFacts]:
    """Every card of a game by id, the unknown one too."""
    unknown = get_game(game).engine.unknown_card
    return {unknown.id: unknown, **get_game(game).engine.facts()}


@cache
def titles(game: str) -> dict[str, str]:
    """Every spelling of a title that counts as the same, with the card's id."""
    found: dict[str, str] = {}
    for facts in get_game(game).engine.facts().values():
        for name in (*(pick_name(facts, lang) for lang in LANGUAGES), facts.id):
            found.setdefault(name_key(name), facts.id)
    return found


@cache
def _without_article(game: str) -> dict[str, str]:
    """What is left of a title whose article has joined the word before it, "du Roi des Cimes"."""
    named = ((name_key(pick_name(facts, lang)).partition(" "), facts.id, lang)
             for facts in get_game(game).engine.facts().values() for lang in LANGUAGES)  # fmt: skip
    return {
        rest: id for (first, _, rest), id, lang in named if rest and first in load_language(lang).articles
    }


@cache
def _spelled(game: str) -> tuple[str, ...]:
    """Every title as it is written."""
    facts = get_game(game).engine.facts().values()
    return tuple(
        dict.fromkeys(name for one in facts for name in (pick_name(one, lang) for lang in LANGUAGES))
    )


@cache
def _broken_titles(game: str) -> tuple[tuple[str, ...], ...]:
    """Titles with a comma in them, in parts."""
    return tuple(tuple(name_key(part) for part in name.split(",")) for name in _spelled(game) if "," in name)


class Names:
    """The names of one scenario: of its owners, of its cards with a label (what a card is called so in any
    language, and the label), and of all that its game names."""

    def __init__(
        self,
        game: str,
        owners: Iterable[Owner],
        labels: Mapping[str, str] = _NONE,
        shortened: Shortened = IN_FULL,
    ) -> None:
        self.grammar = grammar(game)
        self.owners = {owner.id: owner for owner in owners}
        self.shortened = shortened
        self.labels = {name_key(name): label for name, label in labels.items()}
        seats = self.grammar.vocabulary("seat")
        self._called = {words: seat for words, seat in seats.items() if seat in self.owners}
        for owner in self.owners.values():
            if owner.name:
                self._called[tuple(name_key(owner.name).split())] = owner.id
        for words, called_so in tuple(self._called.items()):  # "ligne des Rouges", of Les Rouges
            if words[0] in little("articles") and len(words) > 1:
                self._called.setdefault(words[1:], called_so)

    @property
    def game(self) -> str:
        return self.grammar.game

    def called(self, owner: str) -> LocalText:
        """An owner by the name at the table, or by the seat."""
        return name_owner(owner, self.game, self.owners[owner].name)

    def value(self, slot: str, words: Span) -> Any:
        """What words mean in a place; None when they mean nothing there."""
        if slot == "seat":
            leans = words and words.tokens[-1].word.endswith("'")  # as "d’" does, which is no player called D
            return None if leans else self._called.get(tuple(name_key(words.text).split()))
        if slot in self.grammar.slots:
            kind = self.grammar.slots[slot].kind
            return self.grammar.vocabulary(kind).get(tuple(token.word for token in words.tokens))
        if slot == "n":
            return number(words)
        if slot in CARDS:
            return self.card(words)
        if slot == "item":
            return words if self._is_an_item(_before_facts(words)) else None
        return words.text or None

    def _is_an_item(self, words: Span) -> bool:
        """Whether that is a card, perhaps with a label of its own: "Armageddon Cloak as First"."""
        if self.card(words) is not None:
            return True
        marks = (at for at in range(1, len(words)) if self.grammar.starts(words[at:], "word.as"))
        return any(self.card(words[:at]) is not None for at in marks)

    def card(self, words: Span) -> CardRef | None:
        """A card by its label or title, with an article or its player's name perhaps."""
        words = self._as_shown(words)
        if not words or any(token.word in _SIGNS for token in words.tokens):
            return None
        at = words.spot
        found = self._plain(words)
        if found is not None:
            return CardRef(found[0], found[1], "", at)
        for seat, rest in self._owners(words):
            found = self._plain(rest)
            if found is not None:
                return CardRef(found[0], found[1], seat, at)
        return None

    def _as_shown(self, words: Span) -> Span:
        """A labeled card as kfjudge shows it, "Big (Magpie)", is meant by its label."""
        at = next((at for at, token in enumerate(words.tokens) if token.word == "("), 0)
        shown = at and words.word(len(words) - 1) == ")" and name_key(words[:at].text) in self.labels
        return words[:at] if shown and name_key(words[at + 1 : -1].text) in titles(self.game) else words

    def _plain(self, words: Span) -> tuple[str, str] | None:
        while words:
            key = name_key(words.text)
            if key in self.labels:
                return "", self.labels[key]
            if key in titles(self.game):
                return titles(self.game)[key], ""
            if key in self.shortened.get(words.number, ()):
                return self.shortened[words.number][key], ""
            if key in _without_article(self.game):
                return _without_article(self.game)[key], ""
            if words.word(0) not in little("articles") | little("introducing"):
                return None
            words = words[1:]
        return None

    def _owners(self, words: Span) -> Iterable[tuple[str, Span]]:
        """Readings of "Bob’s Magpie", "Magpie of Bob", "Pie de Bob"."""
        for at, token in enumerate(words.tokens):
            if at and token.word in possessives():
                seat = self.value("seat", words[:at])
                if seat is not None:
                    yield seat, words[at + 1 :]
            if token.word in little("of") and at:
                seat = self.value("seat", words[at + 1 :])
                if seat is not None:
                    yield seat, words[:at]

    def known(self, slot: str) -> list[str]:
        """What could stand in such a place, for the nearest spelling."""
        if slot == "seat":
            every = [self.called(owner) for owner in self.owners]
            return list(dict.fromkeys(dict(one.names)[lang] for lang in LANGUAGES for one in every))
        if slot in self.grammar.slots:
            every = self.grammar.values(self.grammar.slots[slot].kind)
            return [name for one in every for name in one]
        if slot not in (*CARDS, "item"):
            return []
        return [*self.labels.values(), *_spelled(self.game)]

    def split_list(self, words: Span) -> list[Span]:
        """The parts of a list: at bars where there are some, otherwise at commas but those of a title."""
        bars = words.split("|")
        if len(bars) > 1:
            return bars
        parts = words.split(",")
        at = 0
        while at < len(parts) - 1:
            broken = (_one_title(parts, at, title) for title in _broken_titles(self.game))
            merged = next((many for many in broken if many), None)
            if merged is not None:
                parts[at : at + merged] = [parts[at].joined(parts[at + merged - 1])]
            at += 1
        return parts


def _before_facts(words: Span) -> Span:
    at = next((at for at, token in enumerate(words.tokens) if token.word == "("), len(words))
    return words[:at]


def number(words: Span) -> int | None:
    """A count, in digits or "a", "no"."""
    if len(words) != 1:
        return None
    word = words.word(0)
    if word.isascii() and word.isdigit() and len(word) <= 6 and int(word) <= MOST:
        return int(word)
    if word in little("one"):
        return 1
    return 0 if word in little("none") else None


def _one_title(parts: list[Span], at: int, title: tuple[str, ...]) -> int | None:
    """How many parts from here belong to that title."""
    here = parts[at : at + len(title)]
    if len(here) < len(title) or not all(here):
        return None
    keys = [name_key(part.text) for part in here]
    middle = keys[1:-1] == list(title[1:-1])
    ends = keys[0].endswith(title[0]) and (keys[-1] == title[-1] or keys[-1].startswith(f"{title[-1]} "))
    return len(title) if middle and ends else None
