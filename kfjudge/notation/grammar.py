"""The phrases that board files of a game are made of, in every language, and the forms that each can take:
those of every game and the game's own; and what a place holds where that is one of a few words: a zone, a
step, a color."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.message import LocalText
from kfjudge.games import get_game
from kfjudge.notation.scenario import LocalNames
from kfjudge.notation.tokens import Span, fold, tokenize
from kfjudge.words import LANGUAGES, default_language, load_language, pick_language
from kfjudge.words.catalogue import load_page

BARS = " | "  # between the forms of a phrase
# How many words may fill a place that every game has. Titles of cards run to nine; an item carries facts in
# parentheses.
WIDTH = {"card": 14, "other": 14, "third": 14, "item": 400, "seat": 5, "zone": 3, "event": 1, "n": 1}
USUAL_WIDTH = 2

Synonyms = Mapping[str, tuple[str, ...]]  # a word, and all that stand for it
Bound = tuple[tuple[str, int, int], ...]  # places, and which words fill them: from, to


# forms


class FormPart(Struct, frozen=True, gc=False):
    """A word of a form (folded, with its alternatives) or a place to fill with at most `width` words. `shown`
    is what is written: for one thing, and for several; of `either` it is what agrees with a noun."""

    words: tuple[str, ...] = ()
    slot: str = ""
    width: int = 0
    optional: bool = False
    shown: tuple[str, str] = ("", "")
    either: str = ""


class PhraseForm(Struct, frozen=True, gc=False):  # there are thousands, of words alone
    """A way to write a phrase in a language; `needed` are the words that it cannot do without."""

    key: str
    lang: str
    parts: tuple[FormPart, ...]
    needed: tuple[frozenset[str], ...]

    @property
    def slots(self) -> tuple[str, ...]:
        return tuple(part.slot for part in self.parts if part.slot)

    @property
    def shown(self) -> str:
        """What is written of a form without places."""
        return " ".join(part.shown[0] for part in self.parts if not part.optional).replace("’ ", "’")

    @property
    def noun(self) -> str:
        """What noun a form without places is: the article that may stand before it."""
        return next((part.shown[0] for part in self.parts if part.optional), "")


class FormParser:
    """Parses the forms of a language. The same words and places stand in many forms: each is read once."""

    def __init__(
        self,
        lang: str,
        synonyms: Synonyms,
        widths: Mapping[str, int],
        spell: Callable[[str], str] = str,
    ) -> None:
        self._lang = lang
        self._synonyms = synonyms
        self._widths = widths
        self._spell = spell  # how a word is typed
        self._parts: dict[tuple[str, bool], tuple[FormPart, ...]] = {}
        self._needed: dict[tuple[str, bool], tuple[frozenset[str], ...]] = {}

    def parse(self, key: str, text: str) -> PhraseForm:
        """Parse a form as the page of a language writes it: "{seat} rolls [the] die". A word in both numbers
        ("chip~chips") goes with the number before it, and without one with what is spoken of."""
        parts: list[FormPart] = []
        needed: list[frozenset[str]] = []
        is_counted = False
        for written in text.split():
            piece = written, is_counted
            found = self.parse_piece(*piece)
            if piece not in self._needed:
                words = (part.words for part in found if part.words and not part.optional)
                self._needed[piece] = tuple(map(frozenset, words))
            parts += found
            needed += self._needed[piece]
            is_counted = is_counted or written == "{n}"
        return PhraseForm(key, self._lang, tuple(parts), tuple(needed))

    def parse_piece(self, piece: str, is_counted: bool = False) -> tuple[FormPart, ...]:
        """Parse a word or a place of a form, once; `is_counted` is one that stands behind a number."""
        found = self._parts.get((piece, is_counted))
        if found is None:
            found = self._parts[piece, is_counted] = tuple(self._parse_piece(piece, is_counted))
        return found

    def _parse_piece(self, piece: str, is_counted: bool) -> Iterator[FormPart]:
        if piece.startswith("{"):
            slot = piece.strip("{}")
            yield FormPart(slot=slot, width=self._widths.get(slot, USUAL_WIDTH))
            return
        optional, bare = piece.startswith("["), piece.strip("[]")
        if "/" in bare or bare.partition("~")[2]:
            part = replace(self._parse_alternatives(bare), optional=optional)
            yield replace(part, either="") if is_counted and "~" in bare else part
            return
        if bare.isalpha():  # as most are: it is one token
            yield FormPart(self._list_words([fold(bare)]), optional=optional, shown=(bare, bare))
            return
        for token in tokenize(bare, 0).tokens:
            shown = bare[token.start : token.end]
            yield FormPart(self._list_words([token.word]), optional=optional, shown=(shown, shown))

    def _parse_alternatives(self, text: str) -> FormPart:
        """Parse 'chip~chips' in both numbers, 'read/write' as either word, 'prêt/prête~s' in genders and
        numbers."""
        one, _, many = text.partition("~")
        choices = one.split("/")
        if len(choices) > 1 and many:
            choices += [f"{word}{many}" for word in choices]
        else:
            choices += filter(None, many.split("/"))
        shown = one.split("/")[0], (many or one).split("/")[0]
        return FormPart(self._list_words(map(fold, choices)), shown=shown, either=text)

    def _list_words(self, choices: Iterable[str]) -> tuple[str, ...]:
        """List the words that may stand for some, each once."""
        words = (word for choice in choices for word in self._synonyms.get(choice, (choice,)))
        return tuple(dict.fromkeys(map(self._spell, words)))


def find_bindings(
    form: PhraseForm, words: Span, at: int = 0, token: int = 0, bound: Bound = ()
) -> Iterator[Bound]:
    """Find every way in which the words can be that form: which of them fill which place. `bound` are the
    places that the parts before `at` and the words before `token` have filled."""
    parts, tokens = form.parts, words.tokens
    if at == len(parts):
        if token == len(tokens):
            yield bound
        return
    part = parts[at]
    if part.slot:
        last = at == len(parts) - 1
        longest = min(part.width, len(tokens) - token)
        for length in (longest,) if last else range(1, longest + 1):
            place = (part.slot, token, token + length)
            yield from find_bindings(form, words, at + 1, token + length, (*bound, place))
        return
    if token < len(tokens) and tokens[token].word in part.words:
        yield from find_bindings(form, words, at + 1, token + 1, bound)
    if part.optional:
        yield from find_bindings(form, words, at + 1, token, bound)


def fill_form(form: PhraseForm, words: Span, resolve: Callable[[str, Span], Any]) -> dict[str, Any] | None:
    """Match the words with a form; return what fills its places, or None where one of them means nothing.
    `resolve` says what the words in a place mean."""
    for bound in find_bindings(form, words):
        filled: dict[str, Any] = {}
        for slot, begin, end in bound:
            filled[slot] = resolve(slot, words[begin:end])
            if filled[slot] is None:
                break
        else:
            return filled
    return None


def write_form(
    form: PhraseForm,
    show: Callable[[str], str],
    amount: int | None,
    nouns: Callable[[str], Sequence[str]] = lambda _: (),
) -> str:
    """Write a form with its places filled by what `show` says. `nouns` are the nouns that fill a place, or
    (of no place) that are spoken of: words agree with what follows them, or else with these."""
    text = ""
    lang = load_language(form.lang)
    several = amount is not None and lang.number_form(amount) > 0
    parts = [part for part in form.parts if not part.optional]
    pieces = [
        show(part.slot)
        if part.slot
        else lang.agree(part.either, nouns(after.slot) or nouns(""))
        if part.either
        else part.shown[several]
        for part, after in zip(parts, (*parts[1:], FormPart()), strict=True)
    ]
    for part, piece in zip(parts, pieces, strict=True):
        if piece == ":":
            text += lang.colon
            continue
        joins = not text or text.endswith(("’", "(")) or piece in lang.joined
        so_far = text if joins else f"{text} "
        text = lang.append_name(so_far, piece) if part.slot else so_far + piece
    return text


# the phrases of a game


class SlotWords(Struct, frozen=True):
    """What a place of a phrase may hold where that is one of a few words: the phrases `kind.…`, each at most
    `width` words long. Where one was meant and nothing is alike, an error lists them all, if `told`. What is
    `composed`, the game puts together of several phrases: "move then strike for 2"."""

    kind: str
    width: int = 0
    told: bool = True
    composed: bool = False


def in_each_language(write: Callable[[str], str]) -> LocalText:
    """Write a text in each language."""
    return LocalText(tuple((lang, write(lang)) for lang in LANGUAGES))


class Grammar:
    """The phrases of one game, by their keys ("event.heals") and by the contexts that these begin with."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.slots = {"zone": SlotWords("zone"), **(get_game(game).notation.slots if game else {})}
        self.composed = {one.kind for one in self.slots.values() if one.composed}
        self._texts = {
            lang: {key.partition(".")[2]: text for key, text in load_lines("notation", lang, game).items()}
            for lang in LANGUAGES
        }
        self.synonyms: dict[str, Synonyms] = {}  # by language: that of all files, and of this game's
        for lang, texts in self._texts.items():
            same = (text for key, text in texts.items() if key.startswith("same."))
            folded = (tuple(map(fold, one.split("/"))) for text in same for one in text.split(BARS))
            self.synonyms[lang] = {**load_language(lang).same, **{words[0]: words for words in folded}}
        widths = {**WIDTH, **{slot: one.width for slot, one in self.slots.items() if one.width}}
        self._parsers = {lang: FormParser(lang, self.synonyms[lang], widths) for lang in LANGUAGES}
        self._keys: dict[str, list[str]] = {}  # by context
        for key in dict.fromkeys(key for texts in self._texts.values() for key in texts):
            self._keys.setdefault(key.partition(".")[0], []).append(key)
        self._by_key: dict[str, tuple[PhraseForm, ...]] = {}
        self._by_context: dict[str, tuple[PhraseForm, ...]] = {}
        self._by_word: dict[str, dict[str, tuple[int, ...]]] = {}
        self._openings: dict[str, frozenset[str]] = {}
        self._vocabularies: dict[str, dict[tuple[str, ...], str]] = {}

    def forms(self, context: str) -> tuple[PhraseForm, ...]:
        """List every form of every phrase of a context ("event"), those with the most words first."""
        if context not in self._by_context:
            found = [form for key in self._keys.get(context, ()) for form in self.forms_of(key)]
            self._by_context[context] = tuple(sorted(found, key=lambda form: -len(form.needed)))
        return self._by_context[context]

    def forms_of(self, key: str) -> tuple[PhraseForm, ...]:
        """List the forms of one phrase, a language after the other; in each, the one that is written comes
        first."""
        found = self._by_key.get(key)
        if found is None:
            found = self._by_key[key] = tuple(
                self._parsers[lang].parse(key, text)
                for lang, texts in self._texts.items()
                if key in texts
                for text in texts[key].strip().split(BARS)
            )
        return found

    def forms_in(self, key: str, lang: str) -> list[PhraseForm]:
        """List the forms of a phrase in a language; in the default one where it has none."""
        forms = self.forms_of(key)
        own = [form for form in forms if form.lang == lang]
        return own or [form for form in forms if form.lang == default_language()]

    def find_possible(self, context: str, words: Span) -> list[PhraseForm]:
        """Find the forms of a context all of whose words are there, those with the most words first."""
        there = {token.word for token in words.tokens}
        index = self._index(context)
        places = sorted({at for word in ("", *there) for at in index.get(word, ())})
        found = [self.forms(context)[at] for at in places]
        return [form for form in found if not any(map(there.isdisjoint, form.needed))]

    def _index(self, context: str) -> dict[str, tuple[int, ...]]:
        """Index the forms (by their place in `forms`) by a word that they need: the longest, for few lines
        have it. Those that need none stand under the empty word."""
        if context not in self._by_word:
            found: dict[str, list[int]] = {}
            for at, form in enumerate(self.forms(context)):
                needed = max(form.needed, key=lambda alternatives: min(map(len, alternatives)), default=("",))
                for word in needed:
                    found.setdefault(word, []).append(at)
            self._by_word[context] = {word: tuple(places) for word, places in found.items()}
        return self._by_word[context]

    def match_start(self, words: Span, key: str) -> int:
        """Count how many of the first words are that phrase (one without places): 'at' for "word.at"; 0 for
        none."""
        openings = self._openings.get(key)
        if openings is None:
            openings = frozenset(word for form in self.forms_of(key) for word in form.parts[0].words)
            self._openings[key] = openings
        best = 0
        if not words or words.word(0) not in openings:
            return best
        for form in self.forms_of(key):
            length = len(form.parts)
            if length > best and len(words) >= length:
                fits = all(words.word(at) in part.words for at, part in enumerate(form.parts))
                best = length if fits else best
        return best

    def is_all(self, words: Span, key: str) -> bool:
        """Tell whether the words are that phrase and nothing more."""
        return self.match_start(words, key) == len(words) > 0

    # what a place may hold

    def vocabulary(self, kind: str) -> dict[tuple[str, ...], str]:
        """List what a kind of place may hold, in every language: folded words and the value they mean."""
        if kind not in self._vocabularies:
            self._vocabularies[kind] = {
                tuple(part.words[0] for part in form.parts if not part.optional): form.key.partition(".")[2]
                for form in self.forms(kind)
            }
        return self._vocabularies[kind]

    def list_values(self, kind: str) -> list[LocalText]:
        """List all that a kind of place may hold, by name."""
        return [self.name_value(kind, value) for value in dict.fromkeys(self.vocabulary(kind).values())]

    def name_value(self, kind: str, value: str) -> LocalText:
        """Name a seat, a zone, a color: "deck" → deck, pioche."""
        if kind in self.composed:
            notation = get_game(self.game).notation
            return in_each_language(lambda lang: notation.write_composed(kind, value, lang))
        return in_each_language(lambda lang: self.forms_in(f"{kind}.{value}", lang)[0].shown)

    def find_noun(self, kind: str, value: str, lang: str) -> str:
        """Find the noun that its name is, where the language wants to know its gender."""
        if kind in self.composed:
            return ""
        return self.forms_in(f"{kind}.{value}", lang)[0].noun


def load_lines(page: str, lang: str, game: str) -> dict[str, str]:
    """Read a page of all games and of this one; a line that both have stands for both."""
    found: dict[str, str] = {}
    for owner in dict.fromkeys(("", game)):
        for key, text in load_page(page, lang, owner).items():
            found[key] = f"{found[key]}{BARS}{text}" if key in found else text
    return found


@cache
def grammar(game: str) -> Grammar:
    """Gather the phrases of a game; of an empty name, those that every game has."""
    return Grammar(game)


def name_value(kind: str, value: str, game: str) -> LocalText:
    """Name a seat, a zone, a color, as the game calls it."""
    return grammar(game).name_value(kind, value)


def name_owner(owner: str, game: str, names: LocalNames = (), card: Any = None) -> LocalText:
    """Name an owner: by its names at the table, by the game's word for the seat, or else by its id, which is
    what a file calls an owner without a seat; `card` is the one that it plays."""
    if not names and grammar(game).forms_of(f"seat.{owner}"):
        return LocalText(name_value("seat", owner, game).names, owner)
    known = dict(names)
    called = in_each_language(lambda lang: pick_language(known, lang) if known else owner)
    return LocalText(called.names, owner, card)
