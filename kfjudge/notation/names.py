"""Who and what a scenario can speak of: the players by their names, the cards by title or label, houses,
keys, zones; and the nearest spelling of what it cannot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from kfjudge.core.fold import name_key
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.notation.forms import forms, forms_of, starts
from kfjudge.notation.letters import Words
from kfjudge.notation.model import Ref

CLOSED = {"house": "house", "color": "color", "zone": "zone", "phase": "phase", "keyword": "keyword",
          "header": "header"}  # fmt: skip
MOST = 10_000
_ONE = ("a", "an", "one", "un", "une")
_NO = ("no", "aucun", "aucune", "pas", "zero", "sans")
_SIGNS = (":", ";", "|", "(", ")", "?")  # what no name has
_ARTICLES = ("the", "a", "an", "le", "la", "les", "l'", "un", "une", "card", "carte")


@cache
def titles() -> dict[str, str]:
    """Every spelling of a title that counts as the same, with the card's id."""
    found: dict[str, str] = {}
    for facts in all_facts().values():
        if facts is not UNKNOWN:
            for name in (facts.name_en, facts.name_fr, facts.id):
                found.setdefault(name_key(name), facts.id)
    return found


@cache
def _broken_titles() -> tuple[tuple[str, ...], ...]:
    """Titles with a comma in them, in parts."""
    names = [name for facts in all_facts().values() for name in (facts.name_en, facts.name_fr)]
    return tuple(tuple(name_key(part) for part in name.split(",")) for name in names if "," in name)


@cache
def vocabulary(kind: str) -> dict[tuple[str, ...], str]:
    """What a kind of place may hold, both languages: the folded words and the value."""
    return {
        tuple(part.words[0] for part in form.parts): form.phrase.partition(".")[2] for form in forms(kind)
    }


@dataclass(frozen=True, slots=True)
class Called:
    """What is called differently in the two languages, for a place of a message."""

    name_en: str
    name_fr: str


@cache
def called(kind: str, value: str) -> Called:
    """A house, a seat, a zone … by its names."""
    english, french = (
        " ".join(
            part.shown[0]
            for part in next(form for form in forms_of(f"{kind}.{value}") if form.lang == lang).parts
        )
        for lang in ("en", "fr")
    )
    return Called(english, french)


class Names:
    """The names of one scenario."""

    def __init__(self, seats: dict[str, str], labels: Iterable[str] = ()) -> None:
        self.seats = dict(seats)
        self.labels = {name_key(label): label for label in labels}
        self._players = {words: seat for words, seat in vocabulary("seat").items() if seat in SEATS}
        for seat, name in seats.items():
            if name:
                self._players[tuple(name_key(name).split())] = seat

    def player(self, seat: str, lang: str) -> str:
        """A player by the name at the table, or by the seat."""
        seated = called("seat", seat)
        return self.seats[seat] or (seated.name_fr if lang == "fr" else seated.name_en)

    def called(self, seat: str) -> Called:
        return Called(self.player(seat, "en"), self.player(seat, "fr"))

    def value(self, slot: str, words: Words) -> Any:
        """What words mean in a place; None when they mean nothing there."""
        if slot == "seat":
            return self._players.get(tuple(name_key(words.text).split()))
        if slot in CLOSED:
            return vocabulary(CLOSED[slot]).get(tuple(token.word for token in words.tokens))
        if slot == "n":
            return number(words)
        if slot in ("card", "other", "third"):
            return self.card(words)
        if slot == "item":
            return words if self._is_an_item(_before_facts(words)) else None
        return words.text or None

    def _is_an_item(self, words: Words) -> bool:
        """Whether that is a card, perhaps with a label of its own: "Armageddon Cloak as First"."""
        if self.card(words) is not None:
            return True
        marks = (at for at in range(1, len(words)) if starts(words[at:], "word.as"))
        return any(self.card(words[:at]) is not None for at in marks)

    def card(self, words: Words) -> Ref | None:
        """A card by its label or title, with an article or its player's name perhaps."""
        words = self._as_shown(words)
        if not words or any(token.word in _SIGNS for token in words.tokens):
            return None
        at = words.spot
        found = self._plain(words)
        if found is not None:
            return Ref(found[0], found[1], "", at)
        for seat, rest in self._owners(words):
            found = self._plain(rest)
            if found is not None:
                return Ref(found[0], found[1], seat, at)
        return None

    def _as_shown(self, words: Words) -> Words:
        """A labeled card as kfjudge shows it, "Big (Troll)", is meant by its label."""
        at = next((at for at, token in enumerate(words.tokens) if token.word == "("), 0)
        shown = at and words.word(len(words) - 1) == ")" and name_key(words[:at].text) in self.labels
        return words[:at] if shown and name_key(words[at + 1 : -1].text) in titles() else words

    def _plain(self, words: Words) -> tuple[str, str] | None:
        while words:
            key = name_key(words.text)
            if key in self.labels:
                return "", self.labels[key]
            if key in titles():
                return titles()[key], ""
            if words.word(0) not in _ARTICLES:
                return None
            words = words[1:]
        return None

    def _owners(self, words: Words) -> Iterable[tuple[str, Words]]:
        """Readings of "North’s Urchin", "Urchin of North", "Orphelin de Nord"."""
        for at, token in enumerate(words.tokens):
            if token.word == "'s" and at:
                seat = self.value("seat", words[:at])
                if seat is not None:
                    yield seat, words[at + 1 :]
            if token.word in ("of", "de", "d'") and at:
                seat = self.value("seat", words[at + 1 :])
                if seat is not None:
                    yield seat, words[:at]

    def known(self, slot: str) -> list[str]:
        """What could stand in such a place, for the nearest spelling."""
        if slot == "seat":
            return list(
                dict.fromkeys(self.player(seat, lang) for lang in ("en", "fr") for seat in self.seats)
            )
        if slot in CLOSED:
            values = dict.fromkeys(vocabulary(CLOSED[slot]).values())
            both = (called(CLOSED[slot], value) for value in values)
            return [name for one in both for name in dict.fromkeys((one.name_en, one.name_fr))]
        if slot not in ("card", "other", "third", "item"):
            return []
        names = [name for facts in all_facts().values() if facts is not UNKNOWN
                 for name in (facts.name_en, facts.name_fr)]  # fmt: skip
        return [*self.labels.values(), *dict.fromkeys(names)]


def _before_facts(words: Words) -> Words:
    at = next((at for at, token in enumerate(words.tokens) if token.word == "("), len(words))
    return words[:at]


def number(words: Words) -> int | None:
    """A count, in digits or "a", "no"."""
    if len(words) != 1:
        return None
    word = words.word(0)
    if word.isascii() and word.isdigit() and len(word) <= 6 and int(word) <= MOST:
        return int(word)
    if word in _ONE:
        return 1
    return 0 if word in _NO else None


def split_list(words: Words) -> list[Words]:
    """The parts of a list: at bars where there are some, otherwise at commas, but not at those of a title."""
    bars = words.split("|")
    if len(bars) > 1:
        return bars
    parts = words.split(",")
    at = 0
    while at < len(parts) - 1:
        merged = next((m for m in (_one_title(parts, at, t) for t in _broken_titles()) if m), None)
        if merged is not None:
            parts[at : at + merged] = [parts[at].joined(parts[at + merged - 1])]
        at += 1
    return parts


def _one_title(parts: list[Words], at: int, title: tuple[str, ...]) -> int | None:
    """How many parts from here belong to that title."""
    here = parts[at : at + len(title)]
    if len(here) < len(title) or not all(here):
        return None
    keys = [name_key(part.text) for part in here]
    middle = keys[1:-1] == list(title[1:-1])
    ends = keys[0].endswith(title[0]) and (keys[-1] == title[-1] or keys[-1].startswith(f"{title[-1]} "))
    return len(title) if middle and ends else None
