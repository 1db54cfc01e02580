"""The phrases that situations are told in, and where they stand in a text: which form fits, and what fills
its places.

They are those of board files, and the freer ones on the pages `phrases` of a language, its own and each
game's. The key of a freer one is that of the phrase of board files with the same meaning ("step.attack"), or
names what it says ("place.beside", "whose.other")."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.validation import MOST_COPIES
from kfjudge.games import get_game
from kfjudge.notation.grammar import BARS, WIDTH, FormPart, PhraseForm, grammar, load_lines, parse_form
from kfjudge.notation.names import CARDS
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.notation.tokens import fold
from kfjudge.reference.search.stems import singular
from kfjudge.situation.tokenizer import Token
from kfjudge.words import load_language, load_searching

_FROM_FILES = ("step", "fact", "player", "turn", "has")  # contexts of board files that people speak in, too
_ELIDED = ("step", "fact", "place")  # contexts of which the first card may go without saying
# Lines that are no forms: words that are one, types of cards, words by themselves, phrases of board files in
# which nobody speaks.
_LISTS = ("same", "types", "little", "doing", "articles", "unsaid", "aimed", "leading", "accented")
_SHORTEST_MISSPELT = 5  # letters of a word in which a slip is found
_SHORTEST_SOUND = 4  # signs of the sound of a word that is found by it


class Wording(Struct, frozen=True):
    """A form, the context of its phrase ("step"), and which place it leaves out at its beginning ("card")."""

    form: PhraseForm
    context: str
    elided: str = ""

    @property
    def key(self) -> str:
        return self.form.key


class PhraseBook:
    """All that can be said of a game in a language. `little` are words that say nothing of a board, `doing`
    verbs that cannot be left out, `names` the words that the game has for what a board can say (a color),
    `known` all words, `long` those in which a slip is found, `by_sound` the same by how they sound, `nothing`
    what may stand in a situation without being read. `has_leading_facts` says that a fact may stand before
    its card: "a stunned Troll"."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.grammar = grammar(game)
        self._lines = load_lines("phrases", lang, game)
        self.little = self._words_on("little")
        self.doing = self._words_on("doing")
        self.has_leading_facts = bool(self._words_on("leading"))
        self.articles = self._words_on("articles") | frozenset(load_language(lang).articles)
        vocabularies = map(self.grammar.vocabulary, get_game(game).engine.schema.vocabularies)
        self.names = frozenset(words[0] for one in vocabularies for words in one if len(words) == 1)
        self.known = {*self.little, *self.doing, *self.articles}
        for kind in {"seat", *(slot.kind for slot in self.grammar.slots.values())}:
            self.known.update(word for words in self.grammar.vocabulary(kind) for word in words)
        self._by_word: dict[str, list[Wording]] = {}
        self._by_slot: dict[str, list[Wording]] = {}
        self._keep_forms()
        keys = ((key.split("."), text) for key, text in self._lines.items())
        # Words that only their accents tell from others, as they are typed, and which they are.
        self.accented = {word: key[2] for key, text in keys if key[1] == "accented" for word in text.split()}
        self.long = sorted(word for word in self.known if len(word) >= _SHORTEST_MISSPELT)
        self.common = load_searching(lang).common | load_searching(lang).in_passing
        self.by_sound = self._sounds()
        self.nothing = (self.little | self.common | self.articles) - self.doing

    def is_spoken(self, word: str) -> bool:
        """Tell whether a word needs no correction: one of a phrase, or a common one."""
        return word in self.known or word in self.common

    def beginning(self, word: str) -> list[Wording]:
        """List the wordings that can begin with a word."""
        return self._by_word.get(word, [])

    def beginning_with(self, slot: str) -> list[Wording]:
        """List the wordings that can begin with a place of a kind ("card")."""
        return self._by_slot.get(slot, [])

    @property
    def leading_slots(self) -> tuple[str, ...]:
        return tuple(self._by_slot)

    def aimed_form(self, phrase: str) -> str:
        """Find what a phrase means once its target is named: "attacks" becomes "attacks Troll". Empty for a
        phrase that has no target."""
        return self._lines.get(f"phrases.aimed.{phrase}", "")

    def may_be_of_an_owner(self, fact: str) -> bool:
        """Tell whether a fact of cards may be one of a player, too: "has 3 Æmber"."""
        return f"phrases.player.{fact}" in self._lines

    def types(self, phrase: str) -> tuple[str, ...]:
        """List the types of cards that can do something; any can where none is listed."""
        return tuple(self._lines.get(f"phrases.types.{phrase}", "").split())

    def _words_on(self, kind: str) -> frozenset[str]:
        lines = (text for key, text in self._lines.items() if key.startswith(f"phrases.{kind}."))
        return frozenset(word for text in lines for word in text.split())

    def _keep_forms(self) -> None:
        """Keep every form under each word, or each kind of place, that it can begin with."""
        same = self._same()
        widths = {**WIDTH, **{slot: one.width for slot, one in self.grammar.slots.items() if one.width}}
        for phrase, text in self._texts():
            form = parse_form(phrase, self.lang, text, same, widths)
            # As it is typed by those who leave apostrophes out.
            plain = (dict.fromkeys(word.replace("'", "") for word in part.words) for part in form.parts)
            parts = zip(form.parts, plain, strict=True)
            form = replace(form, parts=tuple(replace(part, words=tuple(words)) for part, words in parts))
            self.known.update(word for part in form.parts for word in part.words)
            wordings = [Wording(form, context := phrase.partition(".")[0])]
            first, *rest = form.parts  # "{card} is stunned" is "is stunned", too
            is_target = (first.slot, context) == ("other", "step")
            leaves_out = is_target or (first.slot == "card" and context in _ELIDED)
            if leaves_out and any(part.words for part in rest):
                wordings.append(Wording(replace(form, parts=tuple(rest)), context, first.slot))
            for wording in wordings:
                for part in wording.form.parts:
                    if part.slot:
                        self._by_slot.setdefault(part.slot, []).append(wording)
                    for word in part.words:
                        self._by_word.setdefault(word, []).append(wording)
                    if not part.optional:
                        break

    def _texts(self) -> Iterator[tuple[str, str]]:
        """List every phrase with each of its forms, but a lone place, which anything could fill."""
        unsaid = self._words_on("unsaid")
        for key, text in load_lines("notation", self.lang, self.game).items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] in _FROM_FILES and phrase not in unsaid:
                yield from ((phrase, one) for one in text.split(BARS) if " " in one or "{" not in one)
        for key, text in self._lines.items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] not in _LISTS:
                yield from ((phrase, one) for one in text.split(BARS))

    def _same(self) -> dict[str, tuple[str, ...]]:
        """List the words that stand for others: of the language, of the game's files, of its situations."""
        found = dict(self.grammar.synonyms[self.lang])
        for key, text in self._lines.items():
            if key.startswith("phrases.same."):
                words = tuple(map(fold, text.split()))
                found[words[0]] = tuple(dict.fromkeys((*found.get(words[0], ()), *words)))
        return found

    def _sounds(self) -> dict[str, str]:
        """List the long words by how they sound; of those that sound alike, the shortest."""
        sound = load_searching(self.lang).sound
        ordered = sorted(self.long, key=lambda word: (-len(word), word))
        found = {sound(word): word for word in ordered if word not in self.little}
        return {heard: word for heard, word in found.items() if len(heard) >= _SHORTEST_SOUND}


@cache
def phrase_book(game: str, lang: str) -> PhraseBook:
    """Gather the phrases of a game in a language, once in a process."""
    return PhraseBook(game, lang)


Places = dict[str, Any]
ROLES = ("card", "other", "seat", "whose", "it", "its")  # places that say who does what to whom
THEY = "they"  # a seat or a card, as the rest of the phrase decides
_NEAR = 5  # tokens after a number or "both" among which the card stands


class CardMention(Struct, frozen=True):
    """A card as it is mentioned at a place of the text: "my two stunned Trolls". Without a card: "it",
    "them"."""

    at: int
    card: str = ""
    seat: str = ""
    facts: tuple[Phrase, ...] = ()
    another: bool = False
    many: int = 1


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
        while at < len(self.tokens) and not self.tokens[at].card:
            token = self.tokens[at]
            before = self.match(at, "another", "kind")
            fact = self._adjective(at)
            possessor = self.possessor(at) if not self.match(at, "behind") else None
            if possessor and (before is None or possessor[0] >= before.end):
                at, seat = possessor
            elif before:
                another = another or before.context == "another"
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
            it = self.match(begin, "it")
            return (it.end, CardMention(begin)) if it else None
        end, behind_seat, behind_facts = self._behind_card(at + 1)
        facts += behind_facts
        return end, CardMention(at, self.tokens[at].card, behind_seat or seat, tuple(facts), another, many)

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
            is_of = self.tokens[at].word in self._of and at + 1 < len(self.tokens)
            owner = self.seat(at + 1) if is_of else None
            if behind:
                at, seat = behind.end, self._seat_of(behind.kind)
            elif owner:
                at, seat = owner
            elif fact and not fact[1].places and not self.is_card(fact[0]) and not self.match(at, "copula"):
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
        found = self.match(at, "fact", "some")
        if found is None and self.tokens[at].number is not None:
            found = self._counted_fact(at)
        if found is None or not found.places.keys() <= {"n"}:
            return None
        return found.end, make_phrase(found.key, **found.places)

    def _counted_fact(self, at: int) -> PhraseMatch | None:
        """Find a fact that begins with a number and stands right before a card: "3 damage Troll"."""
        for wording in self.phrases.beginning_with("n"):
            fit = next(self._fit(wording.form.parts, at), None) if wording.context == "fact" else None
            if fit is not None and fit[1].keys() == {"n"} and self.is_card(fit[0]):
                return PhraseMatch(wording, at, *fit)
        return None
