"""Phrases found in the words of a situation: where a form fits, and what fills its places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct

from kfjudge.core.text import fold
from kfjudge.games import get_game
from kfjudge.notation.forms import FormPart
from kfjudge.notation.names import CARDS
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.reference.search.stems import singular
from kfjudge.situation.hearing import Word
from kfjudge.situation.noted import Named
from kfjudge.situation.phrases import Phrases, Wording
from kfjudge.words import load_language

Places = dict[str, Any]
THEY = "they"  # a seat or a card, as the rest of the phrase will have it


class Match(Struct, frozen=True):
    """A phrase where it was found, and how far it goes."""

    wording: Wording
    at: int
    end: int
    places: Places

    @property
    def phrase(self) -> str:
        return self.wording.phrase

    @property
    def context(self) -> str:
        return self.wording.context

    @property
    def kind(self) -> str:
        return self.phrase.partition(".")[2]


class Matching:
    """The words of one text, as one language has them."""

    def __init__(self, words: list[Word], said_so: Phrases, seats: tuple[str, ...]) -> None:
        self.words = words
        self.phrases = said_so
        self.seats = seats
        self._cards: dict[int, tuple[int, Named] | None] = {}
        self._seats: dict[int, tuple[int, str] | None] = {}

    def matches(self, at: int) -> list[Match]:
        """Every phrase that begins there, the longest first; of equals, that which leaves nothing out."""
        word = self.words[at]
        possible = [] if word.card else list(self.phrases.beginning(word.word))
        for slot in self.phrases.leading_slots:
            if any(True for _ in self._fillings(slot, at, self._width(slot))):
                possible += self.phrases.beginning_with(slot)
        found = []
        for wording in possible:
            fit = next(self._fit(wording.form.parts, at), None)
            if fit is not None and fit[0] > at:
                found.append(Match(wording, at, *fit))
        return sorted(
            found, key=lambda match: (-match.end, bool(match.wording.elided), match.context == "player")
        )

    def only(self, at: int, *contexts: str) -> Match | None:
        """The longest phrase of some contexts that begins there with a word."""
        if at >= len(self.words) or self.words[at].card:
            return None
        best: Match | None = None
        for wording in self.phrases.beginning(self.words[at].word):
            if wording.context in contexts:
                fit = next(self._fit(wording.form.parts, at), None)
                if fit is not None and fit[0] > (best.end if best else at):
                    best = Match(wording, at, *fit)
        return best

    def _width(self, slot: str) -> int:
        words = self.phrases.grammar.slots.get(slot)
        return (words.width if words else 0) or 2

    def _fit(self, parts: tuple[FormPart, ...], at: int) -> Iterator[tuple[int, Places]]:
        if not parts:
            yield at, {}
            return
        part, rest = parts[0], parts[1:]
        if part.slot:
            for end, value in self._fillings(part.slot, at, part.width):
                for behind, places in self._fit(rest, end):
                    yield behind, {part.slot: value, **places}
        elif at < len(self.words) and not self.words[at].card and self.words[at].word in part.words:
            yield from self._fit(rest, at + 1)
        if part.optional:
            yield from self._fit(rest, at)

    def _fillings(self, slot: str, at: int, width: int) -> Iterator[tuple[int, Any]]:
        """What a place may hold, and how far it goes."""
        if at >= len(self.words):
            return
        if slot in CARDS:
            found = self.card(at)
            if found:
                yield found
        elif slot == "seat":
            seat = self.seat(at)
            if seat:
                yield seat
        elif slot == "whose":
            whose = self.whose(at)
            if whose:
                yield whose
        elif slot in ("it", "its"):
            it = self.only(at, slot)
            if it:
                yield it.end, Named(at)
        elif slot == "n":
            number = self.words[at].number
            if number is not None:
                yield at + 1, number
            elif self.words[at].word in load_language(self.phrases.lang).one:
                yield at + 1, 1
            elif self.words[at].word in load_language(self.phrases.lang).none:
                yield at + 1, 0
        elif slot in self.phrases.grammar.slots:
            yield from self._named(slot, at, width)

    def _named(self, slot: str, at: int, width: int) -> Iterator[tuple[int, str]]:
        """A zone, a color …"""
        vocabulary = self.phrases.grammar.vocabulary(self.phrases.grammar.slots[slot].kind)
        for length in range(max(width, 2), 0, -1):
            words = self.words[at : at + length]
            if len(words) == length and not any(word.card for word in words):
                value = vocabulary.get(tuple(word.word for word in words))
                if value is not None:
                    yield at + length, value

    # who

    def seat(self, at: int) -> tuple[int, str] | None:
        if at not in self._seats:
            self._seats[at] = self._seat(at)
        return self._seats[at]

    def _seat(self, at: int) -> tuple[int, str] | None:
        found = self.only(at, "who")
        if found:
            return found.end, self._seat_meant(found.kind)
        seat = self.phrases.grammar.vocabulary("seat").get((self.words[at].word,))
        return (at + 1, seat) if seat in self.seats else None

    def whose(self, at: int) -> tuple[int, str] | None:
        found = self.only(at, "whose", "behind")
        if found:
            return found.end, self._seat_meant(found.kind)
        seat = self.phrases.grammar.vocabulary("seat").get((self.words[at].word,))
        is_owner = seat in self.seats and at + 1 < len(self.words)
        if is_owner and self.words[at + 1].word in load_language(self.phrases.lang).possessive:
            return at + 2, str(seat)
        return None

    def _seat_meant(self, kind: str) -> str:
        if kind == "you":
            kind = "other" if self.teller_speaks else "me"
        return {"me": self.seats[0], "other": self.seats[-1]}.get(kind, kind)

    @cached_property
    def teller_speaks(self) -> bool:
        """Whether "I" or "my" is said: who is "you" then is the other."""
        found = (self.only(at, "who", "whose") for at in range(len(self.words)))
        return any(match is not None and match.kind == "me" for match in found)

    # cards

    def card(self, at: int) -> tuple[int, Named] | None:
        """A card with what is said of it before and behind: "my tired Owl", "l’Owl adverse", "it"."""
        if at not in self._cards:
            self._cards[at] = None  # what is sought within is no card
            self._cards[at] = self._card(at)
        return self._cards[at]

    def _card(self, at: int) -> tuple[int, Named] | None:
        seat, facts, another, many = "", [], False, 1
        begin = at
        while at < len(self.words) and not self.words[at].card:
            word = self.words[at]
            before = self.only(at, "another", "kind")
            fact = self._adjective(at)
            whose = self.whose(at) if not self.only(at, "behind") else None
            if whose and (before is None or whose[0] >= before.end):
                at, seat = whose
            elif before:
                another = another or before.context == "another"
                at = before.end
            elif fact and self.phrases.facts_lead:
                facts.append(fact[1])
                at = fact[0]
            elif word.number is not None and word.number > 0 and self._is_near_a_card(at):
                many = max(word.number, 1)
                at += 1
            elif self.only(at, "pair") and self._are_many(at):
                many = 2
                at += 1
            elif word.word in self.phrases.articles:
                at += 1
            else:
                break
        if at == len(self.words) or not self.words[at].card:
            it = self.only(begin, "it")
            return (it.end, Named(begin)) if it else None
        name = at
        at += 1
        while at < len(self.words) and not self.words[at].is_sign:
            behind, fact = self.only(at, "behind"), self._adjective(at)
            if behind:
                seat = self._seat_meant(behind.kind)
                at = behind.end
            elif self._owner_behind(at):
                at, seat = self._owner_behind(at) or (at, seat)
            elif fact and not fact[1].places and not self.is_card(fact[0]) and not self.only(at, "copula"):
                facts.append(fact[1])
                at = fact[0]
            else:
                break
        return at, Named(name, self.words[name].card, seat, tuple(facts), another, min(many, 9))

    def _owner_behind(self, at: int) -> tuple[int, str] | None:
        """ "of Ann"."""
        spoken = load_language(self.phrases.lang)
        of = [word.replace("'", "") for one in spoken.of for word in spoken.same.get(one, (one,))]
        return self.seat(at + 1) if self.words[at].word in of and at + 1 < len(self.words) else None

    def is_card(self, at: int) -> bool:
        return 0 <= at < len(self.words) and bool(self.words[at].card)

    def _is_near_a_card(self, at: int) -> bool:
        return any(self.is_card(near) for near in range(at + 1, at + 5))

    def _are_many(self, at: int) -> bool:
        """Whether the card that is named next is named as several: "both my Owls"."""
        name = next((word for word in self.words[at : at + 5] if word.card), None)
        if name is None:
            return False
        titles = {fold(title) for _, title in get_game(self.phrases.game).engine.facts()[name.card].names}
        typed = fold(name.typed)
        return typed not in titles and singular(typed) in titles

    def _adjective(self, at: int) -> tuple[int, Phrase] | None:
        """A fact in words without other places than a number: "tired", "2 years old"."""
        found = self.only(at, "fact", "some")
        if found is None and self.words[at].number is not None:
            found = self._counted(at)
        return (
            (found.end, make_phrase(found.phrase, **found.places))
            if found and found.places.keys() <= {"n"}
            else None
        )

    def _counted(self, at: int) -> Match | None:
        for wording in self.phrases.beginning_with("n"):
            fit = next(self._fit(wording.form.parts, at), None) if wording.context == "fact" else None
            if fit is not None and fit[1].keys() == {"n"} and self.is_card(fit[0]):
                return Match(wording, at, *fit)
        return None
