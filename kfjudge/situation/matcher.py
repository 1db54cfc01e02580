"""The phrases and owners that stand in a text: which form fits at a token, and what fills its places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.notation.grammar import FormPart
from kfjudge.notation.names import CARDS
from kfjudge.situation.mentions import CardMention, MentionFinder
from kfjudge.situation.phrases import PhraseBook, Wording
from kfjudge.situation.tokenizer import Token
from kfjudge.words import load_language

Places = dict[str, Any]
ROLES = ("card", "other", "seat", "whose", "it", "its")  # places that say who does what to whom
THEY = "they"  # a seat or a card, as the rest of the phrase decides


class PhraseMatch(Struct, frozen=True):
    """A phrase where it was found, up to which token (exclusive), and what fills its places."""

    wording: Wording
    at: int
    end: int
    places: Places

    @property
    def key(self) -> str:
        return self.wording.key

    @property
    def context(self) -> str:
        return self.wording.context

    @property
    def kind(self) -> str:
        return self.key.partition(".")[2]

    @property
    def details(self) -> Places:
        """What fills its places, but for who does it to whom."""
        return {name: value for name, value in self.places.items() if name not in ROLES}

    @property
    def elided(self) -> str:
        return self.wording.elided

    def mean(self, key: str) -> PhraseMatch:
        """Take the phrase for another one, with the same places."""
        form = replace(self.wording.form, key=key)
        return replace(self, wording=replace(self.wording, form=form, context=key.partition(".")[0]))


class PhraseMatcher:
    """The tokens of one text, with the phrases, cards and owners that begin at each."""

    def __init__(self, tokens: list[Token], phrases: PhraseBook, seats: tuple[str, ...]) -> None:
        self.tokens = tokens
        self.phrases = phrases
        self.seats = seats
        self.language = load_language(phrases.lang)
        self._finder = MentionFinder(self)
        self._cards: dict[int, tuple[int, CardMention] | None] = {}
        self._seats: dict[int, tuple[int, str] | None] = {}

    # phrases

    def matches(self, at: int) -> list[PhraseMatch]:
        """List every phrase that begins at a token, the longest first; of equals, what leaves nothing out
        first."""
        token = self.tokens[at]
        possible = [] if token.card else list(self.phrases.beginning(token.word))
        for slot in self.phrases.leading_slots:
            words = self.phrases.grammar.slots.get(slot)
            if any(True for _ in self._fillings(slot, at, (words.width if words else 0) or 2)):
                possible += self.phrases.beginning_with(slot)
        found = []
        for wording in possible:
            fit = next(self._fit(wording.form.parts, at), None)
            if fit is not None and fit[0] > at:
                found.append(PhraseMatch(wording, at, *fit))
        return sorted(found, key=lambda match: (-match.end, bool(match.elided), match.context == "player"))

    def match(self, at: int, *contexts: str) -> PhraseMatch | None:
        """Find the longest phrase of some contexts that begins at a token with a word."""
        if at >= len(self.tokens) or self.tokens[at].card:
            return None
        best: PhraseMatch | None = None
        for wording in self.phrases.beginning(self.tokens[at].word):
            if wording.context in contexts:
                fit = next(self._fit(wording.form.parts, at), None)
                if fit is not None and fit[0] > (best.end if best else at):
                    best = PhraseMatch(wording, at, *fit)
        return best

    def find_counted(self, context: str, at: int) -> PhraseMatch | None:
        """Find a phrase of a context that begins with a number and has no other places: "3 power"."""
        counted = [one for one in self.phrases.beginning_with("n") if one.context == context]
        fits = ((wording, next(self._fit(wording.form.parts, at), None)) for wording in counted)
        found = (PhraseMatch(one, at, *fit) for one, fit in fits if fit and fit[1].keys() == {"n"})
        return next(found, None)

    def match_within(self, context: str, start: int, end: int) -> bool:
        """Tell whether a phrase of a context begins between two tokens."""
        return any(self.match(at, context) for at in range(start, end))

    def _fit(self, parts: tuple[FormPart, ...], at: int) -> Iterator[tuple[int, Places]]:
        """Find the ways in which the parts of a form fit from a token on: the token behind them, and the
        places."""
        if not parts:
            yield at, {}
            return
        part, rest = parts[0], parts[1:]
        if part.slot:
            for end, value in self._fillings(part.slot, at, part.width):
                for behind, places in self._fit(rest, end):
                    yield behind, {part.slot: value, **places}
        elif at < len(self.tokens) and not self.tokens[at].card and self.tokens[at].word in part.words:
            yield from self._fit(rest, at + 1)
        if part.optional:
            yield from self._fit(rest, at)

    def _fillings(self, slot: str, at: int, width: int) -> Iterator[tuple[int, Any]]:
        """Find what may fill a place from a token on, and the token behind it."""
        if at >= len(self.tokens):
            return
        found: tuple[int, Any] | None = None
        if slot in CARDS:
            found = self.card(at)
        elif slot == "seat":
            found = self.seat(at)
        elif slot == "whose":
            found = self.possessor(at)
        elif slot in ("it", "its"):
            it = self.match(at, slot)
            found = (it.end, CardMention(at)) if it else None
        elif slot == "n":
            number = self._number(at)
            found = (at + 1, number) if number is not None else None
        elif slot in self.phrases.grammar.slots:  # a zone, a color …
            vocabulary = self.phrases.grammar.vocabulary(self.phrases.grammar.slots[slot].kind)
            for length in range(max(width, 2), 0, -1):
                tokens = self.tokens[at : at + length]
                if len(tokens) == length and not any(token.card for token in tokens):
                    value = vocabulary.get(tuple(token.word for token in tokens))
                    if value is not None:
                        yield at + length, value
        if found is not None:
            yield found

    def _number(self, at: int) -> int | None:
        token, spoken = self.tokens[at], self.language
        if token.number is not None:
            return token.number
        return 1 if token.word in spoken.one else 0 if token.word in spoken.none else None

    # owners

    def seat(self, at: int) -> tuple[int, str] | None:
        """Find an owner: "North", "my opponent" → North, "he" → THEY."""
        if at not in self._seats:
            found = self.match(at, "who")
            seat = self._seat_named(at)
            known = (at + 1, seat) if seat else None
            self._seats[at] = (found.end, self.seat_of(found.kind)) if found else known
        return self._seats[at]

    def possessor(self, at: int) -> tuple[int, str] | None:
        """Find whose something is: "my", "his", "North's"."""
        found = self.match(at, "whose", "behind")
        if found:
            return found.end, self.seat_of(found.kind)
        seat = self._seat_named(at)
        if not seat or at + 1 == len(self.tokens):
            return None
        is_possessive = self.tokens[at + 1].word in self.language.possessive
        return (at + 2, seat) if is_possessive else None

    def _seat_named(self, at: int) -> str:
        word = self.tokens[at].word if at < len(self.tokens) else ""
        seat = self.phrases.grammar.vocabulary("seat").get((word,), "")
        return seat if seat in self.seats else ""

    def seat_of(self, kind: str) -> str:
        """Find the seat of whom a phrase names: "me", "other", "they"."""
        if kind == "you":
            kind = "other" if self.speaks_of_me else "me"
        return {"me": self.seats[0], "other": self.seats[-1]}.get(kind, kind)

    @cached_property
    def speaks_of_me(self) -> bool:
        """Tell whether "I" or "my" stands in the text: "you" is the opponent then."""
        found = (self.match(at, "who", "whose") for at in range(len(self.tokens)))
        return any(match is not None and match.kind == "me" for match in found)

    # cards

    def is_card(self, at: int) -> bool:
        return 0 <= at < len(self.tokens) and bool(self.tokens[at].card)

    def card(self, at: int) -> tuple[int, CardMention] | None:
        """Find a card with what stands before and behind its name: "my stunned Troll", "le Troll adverse",
        "it"."""
        if at not in self._cards:
            self._cards[at] = None  # what is looked for within is no card
            self._cards[at] = self._finder.find(at)
        return self._cards[at]

    def named_card(self, at: int) -> tuple[int, CardMention] | None:
        """Find a card that is named: not "it"."""
        found = self.card(at)
        return found if found is not None and found[1].card else None
