"""The phrases, cards and owners that stand in a text: which form fits at a token, what fills its places, and
which card is meant by its name or without one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.validation import MOST_COPIES
from kfjudge.games import get_game
from kfjudge.notation.grammar import FormPart
from kfjudge.notation.names import CARDS
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.notation.tokens import fold
from kfjudge.reference.search.words import singular
from kfjudge.situation.phrases import PhraseBook, Wording
from kfjudge.situation.tokenizer import Token
from kfjudge.words import load_language

Places = dict[str, Any]
ROLES = ("card", "other", "seat", "whose", "it", "its")  # places that say who does what to whom
BESIDE = "beside"  # of words for a card without a name: one next to the card that is spoken of
THEY = "they"  # a seat or a card, as the rest of the phrase decides
_NEAR = 5  # tokens after a number or "both" among which the card stands


class CardMention(Struct, frozen=True):
    """A card as it is mentioned at a place of the text: "my two stunned Trolls". Without a card: "it",
    "them". One without a name ("an enemy creature") has its type in `nameless` and for a card a plain one;
    it may be one that was told of (`is_known`), stands next to another where it `is_beside` (to `near`, where
    that is named), and `is_any` of
    several ("one of his creatures")."""

    at: int
    card: str = ""
    seat: str = ""
    facts: tuple[Phrase, ...] = ()
    another: bool = False
    many: int = 1
    nameless: str = ""
    is_known: bool = False
    is_beside: bool = False
    is_any: bool = False
    near: CardMention | None = None


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


class PhraseMatcher:
    """The tokens of one text, with the phrases, cards and owners that begin at each."""

    def __init__(self, tokens: list[Token], phrases: PhraseBook, seats: tuple[str, ...]) -> None:
        self.tokens = tokens
        self.phrases = phrases
        self.seats = seats
        self.language = load_language(phrases.lang)
        of = (word for one in self.language.of for word in self.language.same.get(one, (one,)))
        self._of = frozenset(word.replace("'", "") for word in of)
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
            self._seats[at] = (found.end, self._seat_of(found.kind)) if found else known
        return self._seats[at]

    def possessor(self, at: int) -> tuple[int, str] | None:
        """Find whose something is: "my", "his", "North's"."""
        found = self.match(at, "whose", "behind")
        if found:
            return found.end, self._seat_of(found.kind)
        seat = self._seat_named(at)
        if not seat or at + 1 == len(self.tokens):
            return None
        is_possessive = self.tokens[at + 1].word in self.language.possessive
        return (at + 2, seat) if is_possessive else None

    def _seat_named(self, at: int) -> str:
        word = self.tokens[at].word if at < len(self.tokens) else ""
        seat = self.phrases.grammar.vocabulary("seat").get((word,), "")
        return seat if seat in self.seats else ""

    def seat_behind(self, match: PhraseMatch) -> str:
        """Find whose a card is by what stands behind it: "of mine"."""
        return self._seat_of(match.kind)

    def _seat_of(self, kind: str) -> str:
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
            self._cards[at] = self._card(at)
        return self._cards[at]

    def named_card(self, at: int) -> tuple[int, CardMention] | None:
        """Find a card that is named: not "it"."""
        found = self.card(at)
        return found if found is not None and found[1].card else None

    def _card(self, begin: int) -> tuple[int, CardMention] | None:
        at, seat, facts, another, many = begin, "", list[Phrase](), False, 1
        has_noun = False
        while at < len(self.tokens) and not self.tokens[at].card:
            token = self.tokens[at]
            before = self.match(at, "another", "kind")
            fact = self._adjective(at)
            possessor = self.possessor(at) if not self.match(at, "behind") else None
            if possessor and has_noun:
                break  # "another creature my Troll" is two
            if possessor and (before is None or possessor[0] >= before.end):
                at, seat = possessor
            elif before:
                another = another or before.context == "another"
                has_noun = has_noun or token.word in self.phrases.nameless
                at = before.end
            elif fact and self.phrases.has_leading_facts:
                facts.append(fact[1])
                at = fact[0]
            elif copies := self._count_copies(at):
                many = copies
                at += 1
            elif token.word in self.phrases.articles:
                at += 1
            else:
                break
        if not self.is_card(at):
            copy, it = self._copy(begin), self.match(begin, "it")
            if copy is not None and (it is None or copy[0] >= it.end):
                return copy
            nameless = self._nameless(begin)
            own = self.match(begin, "own")
            if own is not None:
                return own.end, CardMention(begin, seat=self._seat_of(own.kind))
            if it is not None and (nameless is None or it.end >= nameless[0]):
                return it.end, CardMention(begin)
            return nameless
        end, behind_seat, behind_facts = self._behind_card(at + 1)
        facts += behind_facts
        return end, CardMention(at, self.tokens[at].card, behind_seat or seat, tuple(facts), another, many)

    def _copy(self, begin: int) -> tuple[int, CardMention] | None:
        """Find "another copy": of the card that was named last."""
        more = self.match(begin, "more") if begin and self.match(begin - 1, "then") else None
        found = more if more and self._is_in_a_zone(more.end) else self.match(begin, "copy")
        named = next((token.card for token in reversed(self.tokens[:begin]) if token.card), "")
        return (found.end, CardMention(begin, named, another=True)) if found is not None and named else None

    def _is_in_a_zone(self, at: int) -> bool:
        """Tell whether a zone follows: "one in my hand"."""
        found = self.match(at, "place")
        return found is not None and "zone" in found.places

    def _nameless(self, begin: int) -> tuple[int, CardMention] | None:
        """Find a card without a name: "an enemy creature of 3 power", "un voisin sonné"."""
        before = self._before_noun(begin)
        if before is None:
            return None
        noun, mention, size, is_one = before
        word = self.tokens[noun].word
        at, seat, facts, behind = self._behind_noun(noun + 1)
        is_new = is_one or mention.another or mention.many > 1
        is_several = mention.many > 1
        is_some = is_new or seat or mention.seat or self.tokens[begin].word in self.phrases.articles
        if not is_some or (word in self.phrases.plural_nouns) != (is_several or mention.is_any):
            return None
        type = self.phrases.nameless[word]
        near = self.named_card(at + 1) if type == BESIDE and self._is_of(at) else None
        at = near[0] if near is not None else at
        says_more = any(token.word in self.phrases.keywords for token in self.tokens[at : at + 2])
        is_of_a_card = self._is_of(at) and self.named_card(at + 1)
        if (
            is_of_a_card
            or self._is_named_behind(at)
            or (is_several and self._lists_cards(at))
            or (says_more and not self.tokens[at].is_sign)
        ):
            return None  # "three creatures: Troll, Urchin and Krump"; "a creature with taunt" does something
        is_beside = type == BESIDE
        type = self.phrases.types(BESIDE)[0] if is_beside else type
        plain = get_game(self.phrases.game).situations.find_plain_card(
            type, size if behind is None else behind, {token.card for token in self.tokens}
        )
        if plain is None:
            return None
        facts = [*mention.facts, *facts, *plain[1]]
        return at, CardMention(
            noun, plain[0], seat or mention.seat, tuple(facts), mention.another, mention.many,
            type, is_known=not is_new, is_beside=is_beside, is_any=mention.is_any,
            near=near[1] if near is not None else None,
        )  # fmt: skip

    def _before_noun(self, begin: int) -> tuple[int, CardMention, int | None, bool] | None:
        """Read what stands before the noun of a card without a name: whose it is, facts, how many, its size;
        and whether it is "a" one. None where there is no such noun."""
        at, mention, size, is_one = begin, CardMention(begin), None, False
        while at < len(self.tokens) and self.tokens[at].word not in self.phrases.nameless:
            token, of_size, fact = self.tokens[at], self._size(at), self._adjective(at)
            another, owner = self.match(at, "another"), self.possessor(at)
            if token.card or token.is_sign:
                return None
            if owner:
                is_any = mention.is_any or (token.word in self.language.one and self._is_of(at + 1))
                at, mention = owner[0], replace(mention, seat=owner[1], is_any=is_any)
                is_one = is_one or is_any
            elif token.word in self.language.one and self._is_of(at + 1):
                at, mention, is_one = at + 2, replace(mention, is_any=True), True
            elif another:
                at, mention = another.end, replace(mention, another=True)
            elif of_size:
                at, size = of_size.end, of_size.places["n"]
            elif fact and self.phrases.has_leading_facts:
                at, mention = fact[0], replace(mention, facts=(*mention.facts, fact[1]))
            elif mention.is_any and token.word in self.phrases.edges:
                at += 1
            elif token.word in self.phrases.articles or token.word in self.language.one:
                at, is_one = at + 1, is_one or token.word in self.language.one
            elif token.number is not None and 0 < token.number <= MOST_COPIES:
                at, mention = at + 1, replace(mention, many=token.number)
            else:
                return None
        return (at, mention, size, is_one) if at < len(self.tokens) else None

    def _is_of(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].word in self._of

    def _is_named_behind(self, at: int) -> bool:
        """Tell whether the name of a card stands behind what stands for it: "an enemy creature, Troll," """
        card = self.named_card(at + 1) if at + 1 < len(self.tokens) and self.tokens[at].word == "," else None
        return card is not None and (card[0] == len(self.tokens) or self.tokens[card[0]].is_sign)

    def _lists_cards(self, at: int) -> bool:
        """Tell whether cards are listed by name behind a sign: ": Troll, Urchin and Krump"."""
        passed = self.match(at, "passing")
        at = passed.end if passed is not None else at
        return at + 1 < len(self.tokens) and self.tokens[at].is_sign and self.named_card(at + 1) is not None

    def _behind_noun(self, at: int) -> tuple[int, str, list[Phrase], int | None]:
        """Read what is said of a card behind what stands for its name: whose it is, facts, its size."""
        before = self._size(at)
        end, seat, facts = self._behind_card(before.end if before is not None else at)
        after = self._size(end) if before is None else None
        size = before or after
        end = after.end if after else end
        plain = self.match(end, "plain")  # "without armor", which no such card has
        end = plain.end if plain else end
        return end, seat, facts, size.places["n"] if size is not None else None

    def _size(self, at: int) -> PhraseMatch | None:
        """Find how large a card without a name is: "of 3 power", "3 power"."""
        counted = (wording for wording in self.phrases.beginning_with("n") if wording.context == "size")
        fits = ((wording, next(self._fit(wording.form.parts, at), None)) for wording in counted)
        found = next((PhraseMatch(wording, at, *fit) for wording, fit in fits if fit is not None), None)
        return found or self.match(at, "size")

    def _count_copies(self, at: int) -> int:
        """Count how many of a card are meant by a word before it: "two Urchins", "both Urchins"; 0 for a word
        that counts none."""
        number = self.tokens[at].number
        if number and number <= MOST_COPIES and any(map(self.is_card, range(at + 1, at + _NEAR))):
            return number
        return 2 if self.match(at, "pair") and self._is_in_the_plural(at) else 0

    def _behind_card(self, at: int) -> tuple[int, str, list[Phrase]]:
        """Read what is said of a card behind its name: "of North", "of mine", "stunned"."""
        seat, facts = "", list[Phrase]()
        while at < len(self.tokens) and not self.tokens[at].is_sign:
            behind, fact = self.match(at, "behind"), self._adjective(at)
            owner = self.seat(at + 1) if self._is_of(at) and at + 1 < len(self.tokens) else None
            if behind and not self.is_card(behind.end):
                at, seat = behind.end, self._seat_of(behind.kind)
            elif owner:
                at, seat = owner
            elif fact and not fact[1].get("n") and not self.is_card(fact[0]) and not self.match(at, "copula"):
                facts.append(fact[1])
                at = fact[0]
            else:
                break
        return at, seat, facts

    def _is_in_the_plural(self, at: int) -> bool:
        """Tell whether the next card is named as several: "both my Urchins"."""
        name = next((token for token in self.tokens[at : at + _NEAR] if token.card), None)
        if name is None:
            return False
        titles = {fold(title) for _, title in get_game(self.phrases.game).engine.facts()[name.card].names}
        typed = fold(name.typed)
        return typed not in titles and singular(typed) in titles

    def _adjective(self, at: int) -> tuple[int, Phrase] | None:
        """Find a fact without other places than a number: "stunned", "3 damage"."""
        found = self.match(at, "fact", "some", "none")
        if found is None and self.tokens[at].number is not None:
            found = self._counted_fact(at)
        if found is None or not found.places.keys() <= {"n"}:
            return None
        if found.context == "none":
            return found.end, make_phrase(f"fact.{found.kind}", n=0)
        return found.end, make_phrase(found.key, **found.places)

    def _counted_fact(self, at: int) -> PhraseMatch | None:
        """Find a fact that begins with a number and stands right before a card: "3 damage Troll"."""
        for wording in self.phrases.beginning_with("n"):
            fit = next(self._fit(wording.form.parts, at), None) if wording.context == "fact" else None
            if fit is not None and fit[1].keys() == {"n"} and self.is_card(fit[0]):
                return PhraseMatch(wording, at, *fit)
        return None
