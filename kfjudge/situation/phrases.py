"""The phrases that situations are told in, and where they stand in a text: which form fits, and what fills
its places.

They are those of board files, and the freer ones on the pages `phrases` of a language, its own and each
game's. The key of a freer one is that of the phrase of board files with the same meaning ("step.attack"), or
names what it says ("place.beside", "whose.other")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.notation.grammar import BARS, WIDTH, FormParser, FormPart, PhraseForm, grammar, load_lines
from kfjudge.notation.names import CARDS
from kfjudge.notation.tokens import fold
from kfjudge.situation.mentions import CardMention, MentionFinder
from kfjudge.words import load_language, load_searching

if TYPE_CHECKING:
    from kfjudge.situation.tokenizer import Token

_FROM_FILES = ("step", "fact", "player", "turn", "has")  # contexts of board files that people speak in, too
_ELIDED = ("step", "fact", "place")  # contexts of which the first card may go without saying
# Lines that are no forms: words that are one, types of cards, words by themselves, phrases of board files in
# which nobody speaks.
_LISTS = (
    "same", "types", "little", "doing", "articles", "unsaid", "aimed", "leading", "accented", "deadly",
    "things", "linking", "pointing", "nameless", "several", "coming", "keywords", "auxiliary",
    "particles", "edges", "vague", "unmeasured", "sparing", "moving", "trailing", "origin", "comparing",
    "causing", "partitive", "passive", "leading_on", "reordering", "called", "starting",
    "inner", "pluperfect",
)  # fmt: skip
Places = dict[str, Any]
ROLES = ("card", "other", "seat", "whose", "it", "its")  # places that say who does what to whom
THEY = "they"  # a seat or a card, as the rest of the phrase decides
_SHORTEST_MISSPELT = 5  # letters of a word in which a slip is found
_SHORTEST_SOUND = 4  # signs of the sound of a word that is found by it


class Wording(Struct, frozen=True, gc=False):
    """A form, the context of its phrase ("step"), and which place it leaves out at its beginning ("card")."""

    form: PhraseForm
    context: str
    elided: str = ""

    @property
    def key(self) -> str:
        return self.form.key


_Written = tuple[str, str, str]  # the key of a phrase, a form of it, and which place that leaves out


class PhraseBook:
    """All that can be said of a game in a language. `little` are words that say nothing of a board,
    `nothing` all that may stand in a situation without being read, `names` the words that the game has
    for what a board can say (a color), `known` all words, `long` those in which a slip is found,
    `by_sound` the same by how they sound. `has_leading_facts` says that a fact may stand before its card:
    "a stunned Troll".

    Verbs: `doing` cannot be left out, `auxiliary` ask even behind what is done, `deadly` say that a
    target is destroyed, `moving` that a card goes somewhere, `causing` that another does it, `passive`
    that it is done to the card before, `sparing` that nothing is done to it; `particles` belong to their
    verb ("off"). Nouns: `things` would be on a board, `nameless` are cards without a name, each with the
    type of these, `plural_nouns` several, `vague` those that stand for anything else as well ("guy"),
    `unmeasured` say nothing before them ("big"), `keywords` what only a card with a name has, `coming`
    what a board shows at the end; `partitive` stand for one that was counted before. Of the small ones
    `linking` bring in more ("by", "with"), `trailing` count for both players where a clause ends with
    them, `pointing` stand before what was told of, `origin` before where something comes from,
    `comparing` before a number that is none ("fewer than 6"), `edges` and `inner` before a noun ("flank
    creatures"), `starting` say that a turn begins, `leading_on` from one card to the next ("into"),
    `reordering` before what was done earlier ("after"), `pluperfect` before what was done in the turn
    before ("had")."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.grammar = grammar(game)
        self.lines = load_lines("phrases", lang, game)
        self.little = self._words_on("little")
        self.doing = self._words_on("doing")
        self.deadly = self._words_on("deadly")
        self.nameless = self._meanings_on("nameless")
        # What people call a thing that board files call otherwise: "bin" for the discard pile.
        self.called = self._meanings_on("called")
        self.plural_nouns = self._words_on("several")
        self.vague = self._words_on("vague")
        self.unmeasured = self._words_on("unmeasured")
        self.keywords = self._words_on("keywords")
        self.moving = self._words_on("moving")
        self.particles = self._words_on("particles")
        self.edges = self._words_on("edges")
        self.sparing = self._words_on("sparing")
        self.trailing = self._words_on("trailing")
        self.origin = self._words_on("origin")
        self.comparing = self._words_on("comparing")
        self.causing = self._words_on("causing")
        self.partitive = self._words_on("partitive")
        self.auxiliary = self._words_on("auxiliary")
        self.coming = self._words_on("coming")
        self.passive = self._words_on("passive")
        self.leading_on = self._words_on("leading_on")
        self.reordering = self._words_on("reordering")
        self.starting = self._words_on("starting")
        self.inner = self._words_on("inner")
        self.pluperfect = self._words_on("pluperfect")
        self.things = self._words_on("things")
        self.linking = self._words_on("linking")
        self.pointing = self._words_on("pointing")
        self.has_leading_facts = bool(self._words_on("leading"))
        self.articles = self._words_on("articles") | frozenset(load_language(lang).articles)
        vocabularies = map(self.grammar.vocabulary, get_game(game).engine.schema.vocabularies)
        self.names = frozenset(words[0] for one in vocabularies for words in one if len(words) == 1)
        self.known = {*self.little, *self.doing, *self.articles, *self.things, *self.linking, *self.nameless}
        self.known.update(self.called)
        for kind in {"seat", *(slot.kind for slot in self.grammar.slots.values())}:
            self.known.update(word for words in self.grammar.vocabulary(kind) for word in words)
        widths = {**WIDTH, **{slot: one.width for slot, one in self.grammar.slots.items() if one.width}}
        # As it is typed by those who leave apostrophes out.
        self._parser = FormParser(lang, self._same(), widths, spell=lambda word: word.replace("'", ""))
        self._by_word: dict[str, list[_Written]] = {}
        self._by_slot: dict[str, list[_Written]] = {}
        self._wordings: dict[_Written, Wording] = {}
        self._index_forms()
        # Words that only their accents tell from others, as they are typed, and which they are.
        self.accented = self._meanings_on("accented")
        self.long = sorted(word for word in self.known if len(word) >= _SHORTEST_MISSPELT)
        self.common = load_searching(lang).common | load_searching(lang).in_passing
        self.by_sound = self._sounds()
        self.nothing = (self.little | self.common | self.articles) - self.doing - self.things - self.linking

    def is_spoken(self, word: str) -> bool:
        """Tell whether a word needs no correction: one of a phrase, or a common one."""
        return word in self.known or word in self.common

    def beginning(self, word: str) -> list[Wording]:
        """List the wordings that can begin with a word."""
        return list(map(self._parse, self._by_word.get(word, ())))

    def beginning_with(self, slot: str) -> list[Wording]:
        """List the wordings that can begin with a place of a kind ("card")."""
        return list(map(self._parse, self._by_slot.get(slot, ())))

    @property
    def leading_slots(self) -> tuple[str, ...]:
        return tuple(self._by_slot)

    def aimed_form(self, phrase: str) -> str:
        """Find what a phrase means once its target is named: "attacks" becomes "attacks Troll". Empty for a
        phrase that has no target."""
        return self.lines.get(f"phrases.aimed.{phrase}", "")

    def untargeted_form(self, phrase: str) -> str:
        """Find what a phrase means where its target is not named: the other way round."""
        aimed = (key.partition(".")[2] for key, meant in self.lines.items() if meant == phrase)
        plain = next((key.partition(".")[2] for key in aimed if key.startswith("aimed.step.")), "")
        return plain or phrase.removesuffix("-on")

    def may_be_of_an_owner(self, fact: str) -> bool:
        """Tell whether a fact of cards may be one of a player, too: "has 3 Æmber"."""
        return f"phrases.player.{fact}" in self.lines

    def types(self, phrase: str) -> tuple[str, ...]:
        """List the types of cards that can do something; any can where none is listed."""
        return tuple(self.lines.get(f"phrases.types.{phrase}", "").split())

    def _words_on(self, kind: str) -> frozenset[str]:
        lines = (text for key, text in self.lines.items() if key.startswith(f"phrases.{kind}."))
        return frozenset(word for text in lines for word in text.split())

    def _meanings_on(self, kind: str) -> dict[str, str]:
        """List the words on lines of a kind, each with what its line stands for."""
        lines = ((key.split("."), text) for key, text in self.lines.items())
        return {word: key[2] for key, text in lines if key[1] == kind for word in text.split()}

    def _index_forms(self) -> None:
        """Index every form by each word, or each kind of place, that it can begin with. Of thousands a text
        needs some: those are parsed when one of their words is there."""
        texts = [(key, text, text.split()) for key, text in self._texts()]
        distinct = {piece for _, _, pieces in texts for piece in pieces}
        parts = (part for one in distinct for part in self._parser.parse_piece(one))
        self.known.update(word for part in parts for word in part.words)
        for key, text, pieces in texts:
            self._index((key, text, ""), pieces)
            slot = pieces[0].strip("{}")  # "{card} is stunned" is "is stunned", too
            if pieces[0][0] != "{" or slot not in ("card", "other"):
                continue
            context = key.partition(".")[0]
            leaves_out = context == "step" if slot == "other" else context in _ELIDED
            if leaves_out and any(piece[0] != "{" for piece in pieces[1:]):
                self._index((key, text, slot), pieces[1:])

    def _index(self, written: _Written, pieces: Sequence[str]) -> None:
        for piece in pieces:
            for part in self._parser.parse_piece(piece):
                if part.slot:
                    self._by_slot.setdefault(part.slot, []).append(written)
                for word in part.words:
                    self._by_word.setdefault(word, []).append(written)
                if not part.optional:
                    return

    def _parse(self, written: _Written) -> Wording:
        """Parse a form, once."""
        found = self._wordings.get(written)
        if found is None:
            key, text, elided = written
            form = self._parser.parse(key, text)
            form = replace(form, parts=form.parts[1:]) if elided else form
            found = self._wordings[written] = Wording(form, key.partition(".")[0], elided)
        return found

    def _texts(self) -> Iterator[tuple[str, str]]:
        """List every phrase with each of its forms, but a lone place, which anything could fill."""
        unsaid = self._words_on("unsaid")
        for key, text in load_lines("notation", self.lang, self.game).items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] in _FROM_FILES and phrase not in unsaid:
                yield from ((phrase, one) for one in text.split(BARS) if " " in one or "{" not in one)
        for key, text in self.lines.items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] not in _LISTS:
                yield from ((phrase, one) for one in text.split(BARS))

    def _same(self) -> dict[str, tuple[str, ...]]:
        """List the words that stand for others: of the language, of the game's files, of its situations."""
        found = dict(self.grammar.synonyms[self.lang])
        for key, text in self.lines.items():
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


# where they stand in a text


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
                    words = (self.phrases.called.get(token.word, token.word) for token in tokens)
                    value = vocabulary.get(tuple(words))
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
