"""The cards that are mentioned in a text: by name, with what stands around it ("my stunned Troll"), as "it",
and without a name ("an enemy creature of 3 power")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from kfjudge.core.validation import MOST_COPIES
from kfjudge.games import get_game
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.notation.tokens import fold
from kfjudge.reference.search.words import singular

if TYPE_CHECKING:
    from kfjudge.situation.phrases import PhraseMatch, PhraseMatcher
    from kfjudge.situation.tokenizer import Token

BESIDE = "beside"  # of words for a card without a name: one next to the card that is spoken of
_NEAR = 5  # tokens after a number or "both" among which the card stands


class CardMention(Struct, frozen=True):
    """A card as it is mentioned at a place of the text: "my two stunned Trolls". Without a card: "it",
    "them". One without a name ("an enemy creature") has its type in `nameless`, what was said of its size in
    `sizes`, and for a card a plain one; it may be one that was told of (`is_known`), stands next to another
    where it `is_beside` (to `near`, where that is named), and `is_any` of several ("one of his creatures").
    `place` is where it stands among several that were told of: "the middle one"; one that `begins_row` is the
    middle one of those that are named behind it. `end` says that it is at one of the row: "flank Troll"."""

    at: int
    card: str = ""
    seat: str = ""
    facts: tuple[Phrase, ...] = ()
    another: bool = False
    many: int = 1
    nameless: str = ""
    sizes: Mapping[str, int] = {}
    is_known: bool = False
    is_beside: bool = False
    is_any: bool = False
    near: CardMention | None = None
    place: str = ""
    begins_row: bool = False
    end: str = ""


class _Description(Struct):
    """What is said of a card around its name, or around the noun that stands for it, as far as it was read:
    up to the token `at`."""

    at: int
    seat: str = ""
    facts: list[Phrase] = field(default_factory=list)
    sizes: dict[str, int] = field(default_factory=dict)
    another: bool = False
    many: int = 1
    end: str = ""
    has_noun: bool = False
    is_any: bool = False
    is_one: bool = False  # "a", "one": a card of which nothing was told before


class MentionFinder:
    """Finds the cards that are mentioned in the tokens of a text."""

    def __init__(self, matcher: PhraseMatcher) -> None:
        self.matcher = matcher
        self.tokens, self.phrases, self.language = matcher.tokens, matcher.phrases, matcher.language
        of = (word for one in self.language.of for word in self.language.same.get(one, (one,)))
        self._of = frozenset(word.replace("'", "") for word in of)

    def find(self, begin: int) -> tuple[int, CardMention] | None:
        """Find the card that is mentioned from a token on, and the token behind it."""
        said = _Description(begin)
        while said.at < len(self.tokens) and not self.tokens[said.at].card:
            if not self._read_before_name(said):
                break
        at = said.at
        if not self.matcher.is_card(at):
            return self._find_without_name(begin)
        behind = _Description(at + 1)
        self._read_behind(behind)
        facts = (*said.facts, *behind.facts)
        card, seat = self.tokens[at].card, behind.seat or said.seat
        return behind.at, CardMention(at, card, seat, facts, said.another, said.many, end=said.end)

    # by name

    def _read_before_name(self, said: _Description) -> bool:
        """Read one thing that stands before the name of a card; False where there is none."""
        at, token = said.at, self.tokens[said.at]
        before = self.matcher.match(at, "another", "kind")
        owner = self.matcher.possessor(at) if not self.matcher.match(at, "behind") else None
        if owner and said.has_noun:
            return False  # "another creature my Troll" is two
        if owner and (before is None or owner[0] >= before.end):
            said.at, said.seat = owner
        elif before:
            said.another = said.another or before.context == "another"
            said.has_noun = said.has_noun or token.word in self.phrases.nameless
            said.at = before.end
        elif self._read_leading_fact(said):
            pass
        elif copies := self._count_copies(at):
            said.many, said.at = copies, at + 1
        elif token.word in self.phrases.articles:
            said.at += 1
        elif token.word in self.phrases.edges:
            said.at, said.end = at + 1, "either"
        elif token.word in self.phrases.inner and self.matcher.is_card(at + 1):
            said.at, said.end = at + 1, "inside"
        else:
            return False
        return True

    def _read_leading_fact(self, said: _Description) -> bool:
        """Read a fact before what it is said of, where the language has them there: "stunned Troll"."""
        fact = self._find_adjective(said.at) if self.phrases.has_leading_facts else None
        if fact is not None:
            said.at = fact[0]
            said.facts.append(fact[1])
        return fact is not None

    def _read_behind(self, said: _Description) -> None:
        """Read what is said of a card behind its name: "of North", "of mine", "stunned"."""
        while said.at < len(self.tokens) and not self.tokens[said.at].is_sign:
            at = said.at
            behind, fact = self.matcher.match(at, "behind"), self._find_adjective(at)
            owner = self.matcher.seat(at + 1) if self._is_of(at) and at + 1 < len(self.tokens) else None
            if behind is None and self.matcher.match(at, "who") is None:  # "Owl his"
                inside = self.matcher.match(at, "inside")
                behind = inside if inside is not None and self._ends_mention(inside.end) else None
            if behind and not self._begins_list(behind):
                said.at, said.seat = behind.end, self.matcher.seat_of(behind.kind)
            elif owner:
                said.at, said.seat = owner
            elif fact and self._is_said_behind(at, *fact):
                said.at = fact[0]
                said.facts.append(fact[1])
            else:
                break

    def _begins_list(self, behind: PhraseMatch) -> bool:
        """Tell whether what says whose a card is says it of what follows: « Hibou, en face il y a Pie »."""
        holds = self.matcher.match(behind.at, "holds")
        goes_on = holds is not None and holds.end > behind.end
        is_sign = behind.end < len(self.tokens) and self.tokens[behind.end].word == ":"
        lists = is_sign and any(map(self.matcher.is_card, (behind.end + 1, behind.end + 2)))
        return goes_on or lists or self.matcher.is_card(behind.end)

    def _is_said_behind(self, at: int, end: int, fact: Phrase) -> bool:
        """Tell whether a fact is one of the card before it, and begins no clause of its own."""
        return not fact.get("n") and not self.matcher.is_card(end) and not self.matcher.match(at, "copula")

    def _count_copies(self, at: int) -> int:
        """Count how many of a card are meant by a word before it: "two Urchins", "both Urchins"; 0 for a word
        that counts none."""
        number = self.tokens[at].number
        if number and number <= MOST_COPIES and any(map(self.matcher.is_card, range(at + 1, at + _NEAR))):
            return number
        return 2 if self.matcher.match(at, "pair") and self._is_in_the_plural(at) else 0

    def _is_in_the_plural(self, at: int) -> bool:
        """Tell whether the next card is named as several: "both my Urchins"."""
        name = next((token for token in self.tokens[at : at + _NEAR] if token.card), None)
        if name is None:
            return False
        titles = {fold(title) for _, title in get_game(self.phrases.game).engine.facts()[name.card].names}
        typed = fold(name.typed)
        return typed not in titles and singular(typed) in titles

    def _find_adjective(self, at: int) -> tuple[int, Phrase] | None:
        """Find a fact without other places than a number: "stunned", "3 damage"."""
        found = self.matcher.match(at, "fact", "some", "none")
        if found is None and self.tokens[at].number is not None:  # right before a card: "3 damage Troll"
            counted = self.matcher.find_counted("fact", at)
            found = counted if counted is not None and self.matcher.is_card(counted.end) else None
        if found is None or not found.places.keys() <= {"n"}:
            return None
        if found.context == "none":
            return found.end, make_phrase(f"fact.{found.kind}", n=0)
        return found.end, make_phrase(found.key, **found.places)

    # without a name

    def _find_without_name(self, begin: int) -> tuple[int, CardMention] | None:
        """Find "another copy", "it", "the middle one", or a card that is told of without a name."""
        copy, it = self._find_copy(begin), self.matcher.match(begin, "it")
        if copy is not None and (it is None or copy[0] >= it.end):
            return copy
        placed = self._find_placed(begin)
        if placed is not None:
            return placed
        own, nameless = self.matcher.match(begin, "own"), self._find_nameless(begin)
        if own is not None:
            return own.end, CardMention(begin, seat=self.matcher.seat_of(own.kind))
        if it is not None and (nameless is None or it.end >= nameless[0]):
            return it.end, CardMention(begin)
        return nameless

    def _find_copy(self, begin: int) -> tuple[int, CardMention] | None:
        """Find "another copy": of the card that was named last."""
        more = self.matcher.match(begin, "more") if begin and self.matcher.match(begin - 1, "then") else None
        place = self.matcher.match(more.end, "place") if more is not None else None
        is_in_a_zone = place is not None and "zone" in place.places  # "one in my hand"
        found = more if is_in_a_zone else self.matcher.match(begin, "copy")
        named = next((token.card for token in reversed(self.tokens[:begin]) if token.card), "")
        return (found.end, CardMention(begin, named, another=True)) if found is not None and named else None

    def _find_placed(self, begin: int) -> tuple[int, CardMention] | None:
        """Find "the middle one", of those that were told of or that follow: "the middle one of his three
        creatures", "the middle of his line Troll, Krump, Urchin"."""
        placed = self.matcher.match(begin, "placed")
        if placed is None:
            return None
        is_whole = self.matcher.match(begin, "row") is None and placed.end - begin > 1
        whole = (placed.end, CardMention(begin, place=placed.kind)) if is_whole else None
        is_named_behind = placed.end < len(self.tokens) and self.tokens[placed.end].word in (",", ":")
        if not (self._is_of(placed.end) or (is_whole and is_named_behind)):
            return whole
        owner, of = self.matcher.possessor(placed.end + 1), self.matcher.card(placed.end + 1)
        seat, at = (owner[1], owner[0]) if owner is not None else ("", placed.end + 1)
        are_counted = of is not None and bool(of[1].nameless) and of[1].many > 1
        named = self._find_row(of[0] if of is not None and are_counted else at)
        if len(named) % 2 and len(named) > 1:
            middle = named[{"left": 0, "right": -1}.get(placed.kind, len(named) // 2)]
            return named[0], CardMention(middle, self.tokens[middle].card, seat, begins_row=True)
        if of is not None and are_counted:
            return of[0], CardMention(begin, seat=seat, near=of[1], place=placed.kind)
        return whole if is_named_behind else None

    def _find_row(self, at: int) -> list[int]:
        """Find the tokens that name the cards of a row, behind what it is called: "line: Troll, Krump and
        Urchin"."""
        while at < len(self.tokens) and (self._is_noun(at) or self._is_passed_in_a_row(self.tokens[at])):
            at += 1
        row, named = self.matcher.match(at, "rows", "relative"), list[int]()
        at = row.end if row is not None else at
        while at < len(self.tokens) and self._is_passed_in_a_row(self.tokens[at], at):
            at += 1
        while at < len(self.tokens):
            joins = self.matcher.match(at, "then")
            if self.matcher.is_card(at):
                named.append(at)
            elif not named or (joins is None and self.tokens[at].word != ","):
                break
            at = joins.end if joins is not None else at + 1
        return named

    def _is_passed_in_a_row(self, token: Token, at: int = -1) -> bool:
        is_verb = at >= 0 and self.matcher.match(at, "copula", "plural", "relative") is not None
        return is_verb or token.number is not None or token.word in (",", ":")

    def _find_nameless(self, begin: int) -> tuple[int, CardMention] | None:
        """Find a card without a name: "an enemy creature of 3 power", "a 5 power dude", "un voisin sonné"."""
        said = _Description(begin)
        while said.at < len(self.tokens) and not self._is_noun(said.at) and self._read_before_noun(said):
            pass
        has_noun = self._is_noun(said.at)
        noun, player = self._find_noun(said), self.matcher.seat(begin)
        if noun is None or (player is not None and player[0] > noun):
            return None  # "the other guy" is a player
        said.at = noun + 1
        self._read_behind_noun(said)
        if not self._can_stand_for_a_card(begin, noun, said, has_noun=has_noun):
            return None
        type = self.phrases.nameless[self.tokens[noun].word] if has_noun else self.phrases.types("size")[0]
        is_beside, of = type == BESIDE, self._is_of(said.at)
        near = self.matcher.named_card(said.at + 1) if is_beside and of else None
        end = near[0] if near is not None else said.at
        type = self.phrases.types(BESIDE)[0] if is_beside else type
        named = {token.card for token in self.tokens}
        plain = get_game(self.phrases.game).situations.find_plain_card(type, said.sizes, named)
        if plain is None or self._goes_on(end, said.many > 1):
            return None
        return end, CardMention(
            noun, plain[0], said.seat, (*said.facts, *plain[1]), said.another, said.many,
            type, said.sizes, is_known=not (said.is_one or said.another or said.many > 1),
            is_beside=is_beside, is_any=said.is_any, near=near[1] if near is not None else None,
            end=said.end,
        )  # fmt: skip

    def _find_noun(self, said: _Description) -> int | None:
        """Find the noun behind what was said before it: one that stands for a card; whatever stands behind a
        size ("a 4 power mook"), or the size itself ("a power 3")."""
        if self._is_noun(said.at):
            owner = self.matcher.possessor(said.at)
            said.seat = owner[1] if owner is not None else said.seat  # "an enemy"
            return said.at
        if said.sizes and said.is_one and self._is_unknown(said.at):
            return said.at
        is_size = said.sizes and (said.is_one or said.seat) and self._ends_mention(said.at)
        return said.at - 1 if is_size else None

    def _is_unknown(self, at: int) -> bool:
        """Tell whether a word is none that anything is told in."""
        token = self.tokens[at] if at < len(self.tokens) else None
        if token is None or token.card or token.is_sign or token.capital or token.number is not None:
            return False
        return not (self.phrases.is_spoken(token.word) or token.word in self.phrases.nothing)

    def _is_noun(self, at: int) -> bool:
        """Tell whether a word stands for a card without a name; "enemy" only where no other noun follows."""
        if at >= len(self.tokens) or self.tokens[at].word not in self.phrases.nameless:
            return False
        owner = self.matcher.possessor(at)
        behind = self.tokens[owner[0]] if owner is not None and owner[0] < len(self.tokens) else None
        if behind is None or owner is None:
            return True
        is_noun = bool(behind.card) or behind.word in self.phrases.nameless or self._is_unknown(owner[0])
        is_more = behind.number is not None or behind.word in self.phrases.edges | self.phrases.unmeasured
        return not (is_noun or is_more or self._find_adjective(owner[0]) is not None)

    def _can_stand_for_a_card(self, begin: int, noun: int, said: _Description, *, has_noun: bool) -> bool:
        """Tell whether some cards are meant, as many as the noun says: no "creatures" in general; a word that
        may stand for anything ("guy") needs more that is said of it."""
        first, word = self.tokens[begin].word, self.tokens[noun].word
        is_new = said.is_one or said.another or said.many > 1
        if not (is_new or said.seat or first in self.phrases.articles):
            return False
        if word in self.phrases.vague and has_noun and not (said.sizes or said.seat or said.facts):
            return False
        return (has_noun and word in self.phrases.plural_nouns) == (said.many > 1 or said.is_any)

    def _goes_on(self, at: int, is_several: bool) -> bool:
        """Tell whether it is another card that is meant: "three creatures: Troll, Urchin and Krump", "an
        enemy creature, Troll,"; or one that does something: "a creature with taunt"."""
        keywords = (token.word in self.phrases.keywords for token in self.tokens[at : at + 2])
        says_more = any(keywords) and not self.tokens[at].is_sign
        is_of_a_card = self._is_of(at) and self.matcher.named_card(at + 1) is not None
        return (
            says_more or is_of_a_card or self._is_named_behind(at) or (is_several and self._lists_cards(at))
        )

    def _read_before_noun(self, said: _Description) -> bool:
        """Read one thing before the noun of a card without a name: whose it is, a fact, how many, its size;
        False where there is no such thing."""
        at, token = said.at, self.tokens[said.at]
        if token.card or token.is_sign:
            return False
        size, another = self._find_size(at), self.matcher.match(at, "another")
        owner, is_of = self.matcher.possessor(at), self._is_of(at + 1)
        if owner:
            said.is_any = said.is_any or (token.word in self.language.one and is_of)
            said.is_one = said.is_one or said.is_any
            said.at, said.seat = owner
        elif token.word in self.language.one and is_of:
            said.at, said.is_any, said.is_one = at + 2, True, True
        elif another:
            said.at, said.another = another.end, True
        elif size:
            said.at = size.end
            said.sizes[size.kind] = size.places["n"]
        elif self._read_leading_fact(said):
            pass
        elif self._is_said_of_a_noun(token, said):
            said.at += 1
            said.is_one = said.is_one or token.word in self.language.one
        elif token.number is not None and 0 < token.number <= MOST_COPIES:
            said.at, said.many = at + 1, token.number
        else:
            return False
        return True

    def _is_said_of_a_noun(self, token: Token, said: _Description) -> bool:
        """Tell whether a word before a noun says nothing by itself: an article, "big", "flank" of several."""
        if token.word in self.phrases.edges:
            said.end = "" if said.is_any else "either"
            return True
        is_article = token.word in self.phrases.articles or token.word in self.language.one
        return is_article or token.word in self.phrases.unmeasured

    def _read_behind_noun(self, said: _Description) -> None:
        """Read what is said of a card behind what stands for its name: whose it is, facts, its sizes, and
        "without armor", which no such card has."""
        begin = -1
        while begin != said.at:
            begin = said.at
            self._read_behind(said)
            joined = self._pass_joints(said.at)
            size = self._find_size(said.at) or self._find_size(joined)
            plain = self.matcher.match(said.at, "plain") or self.matcher.match(joined, "plain")
            if size is not None and size.kind not in said.sizes:
                said.at = size.end
                said.sizes[size.kind] = size.places["n"]
            elif plain is not None:
                said.at = plain.end

    def _pass_joints(self, at: int) -> int:
        """Pass by a comma and "and", behind which more may be said of a card without a name."""
        if at < len(self.tokens) and self.tokens[at].word == ",":
            at += 1
        joins = self.matcher.match(at, "then")
        return joins.end if joins is not None and joins.kind == "then" else at

    def _find_size(self, at: int) -> PhraseMatch | None:
        """Find how large a card without a name is: "of 3 power", "3 power", "1 armor"; not "3 power
        counters"."""
        if at >= len(self.tokens):
            return None
        counted = self.tokens[at].number is not None  # and no article: "a power 3"
        found = self.matcher.find_counted("size", at) if counted else self.matcher.match(at, "size")
        behind = self.tokens[found.end] if found is not None and found.end < len(self.tokens) else None
        things = self.phrases.things - self.phrases.nameless.keys()
        return None if behind is not None and behind.word in things else found

    def _ends_mention(self, at: int) -> bool:
        """Tell whether no noun follows: "a power 3" ends where something else begins."""
        if at >= len(self.tokens) or self.tokens[at].is_sign:
            return True
        goes_on = self.matcher.match(at, "then", "if", "plain", "behind", "place", "asks") is not None
        return goes_on or self._find_size(at) is not None or self.tokens[at].word in self.phrases.linking

    def _is_of(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].word in self._of

    def _is_named_behind(self, at: int) -> bool:
        """Tell whether the name of a card stands behind what stands for it: "an enemy creature, Troll," """
        placed = self.matcher.match(at, "place")  # "his flank creature, Troll"
        at = placed.end if placed is not None and not placed.places else at
        is_comma = at + 1 < len(self.tokens) and self.tokens[at].word == ","
        card = self.matcher.named_card(at + 1) if is_comma else None
        if card is None or card[1].nameless:
            return False
        return card[0] == len(self.tokens) or self.tokens[card[0]].is_sign

    def _lists_cards(self, at: int) -> bool:
        """Tell whether cards are listed by name behind a sign: ": Troll, Urchin and Krump"."""
        passed = self.matcher.match(at, "passing")
        at = passed.end if passed is not None else at
        if at + 1 >= len(self.tokens) or not self.tokens[at].is_sign:
            return False
        return self.matcher.named_card(at + 1) is not None
