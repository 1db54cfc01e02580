"""The phrases that files of a game are made of: those of every game and the game's own, in every language;
and what their places may hold where that is one of a few words: a zone, a step, a color."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from msgspec import Struct

from kfjudge.games import get_game
from kfjudge.notation.forms import WIDTH, PhraseForm, Same, form_of
from kfjudge.notation.tokens import Span, fold
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import load_page

_BARS = " | "  # between the forms of a phrase


class SlotWords(Struct, frozen=True):
    """What a place of a phrase may hold where that is one of a few words: the phrases `kind.…`, each at most
    `width` words long. `told` says whether all are told where one was meant and nothing is alike."""

    kind: str
    width: int = 0
    told: bool = True


class LocalText(Struct, frozen=True):
    """What each language calls differently, for a place of a message."""

    names: tuple[tuple[str, str], ...]

    def __iter__(self) -> Iterator[str]:
        """Every name once."""
        return iter(dict.fromkeys(name for _, name in self.names))


def in_each_language(name: Callable[[str], str]) -> LocalText:
    """What is called so in every language."""
    return LocalText(tuple((lang, name(lang)) for lang in LANGUAGES))


class Grammar:
    """The phrases of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.slots = {"zone": SlotWords("zone"), **(get_game(game).notation.slots if game else {})}
        self._texts = {lang: _texts(lang, game) for lang in LANGUAGES}
        self._same = {lang: _same(lang, texts) for lang, texts in self._texts.items()}
        self._widths = {**WIDTH, **{slot: one.width for slot, one in self.slots.items() if one.width}}
        self._of_phrase: dict[str, tuple[PhraseForm, ...]] = {}
        self._of_context: dict[str, tuple[PhraseForm, ...]] = {}
        self._by_word: dict[str, dict[str, tuple[int, ...]]] = {}
        self._openings: dict[str, frozenset[str]] = {}
        self._vocabularies: dict[str, dict[tuple[str, ...], str]] = {}

    def forms(self, context: str) -> tuple[PhraseForm, ...]:
        """Every form of every phrase of a context ("event"), those with the most words first."""
        if context not in self._of_context:
            found = [
                form
                for phrase in dict.fromkeys(phrase for texts in self._texts.values() for phrase in texts)
                if phrase.startswith(f"{context}.")
                for form in self.forms_of(phrase)
            ]
            self._of_context[context] = tuple(sorted(found, key=lambda form: -len(form.needed)))
        return self._of_context[context]

    def forms_of(self, phrase: str) -> tuple[PhraseForm, ...]:
        """The forms of one phrase, a language after the other; what is written comes first in each."""
        found = self._of_phrase.get(phrase)
        if found is None:
            found = self._of_phrase[phrase] = tuple(
                form_of(phrase, lang, text, self._same[lang], self._widths)
                for lang, texts in self._texts.items()
                if phrase in texts
                for text in texts[phrase].strip().split(_BARS)
            )
        return found

    def forms_in(self, phrase: str, lang: str) -> list[PhraseForm]:
        """The forms of a phrase in a language, or else in the one that says what others lack."""
        forms = self.forms_of(phrase)
        own = [form for form in forms if form.lang == lang]
        return own or [form for form in forms if form.lang == default_language()]

    def possible(self, context: str, words: Span) -> list[PhraseForm]:
        """The forms whose words are all there, those with the most words first."""
        there = {token.word for token in words.tokens}
        index = self._index(context)
        places = sorted({at for word in ("", *there) for at in index.get(word, ())})
        found = [self.forms(context)[at] for at in places]
        return [form for form in found if not any(map(there.isdisjoint, form.needed))]

    def _index(self, context: str) -> dict[str, tuple[int, ...]]:
        """Which forms (by their place in `forms`) need a word. Of the words that a form cannot do without,
        the longest stands for all: few lines have it. Those that need none stand under the empty word."""
        if context not in self._by_word:
            found: dict[str, list[int]] = {}
            for at, form in enumerate(self.forms(context)):
                needed = max(form.needed, key=lambda alternatives: min(map(len, alternatives)), default=("",))
                for word in needed:
                    found.setdefault(word, []).append(at)
            self._by_word[context] = {word: tuple(places) for word, places in found.items()}
        return self._by_word[context]

    def starts(self, words: Span, phrase: str) -> int:
        """How many of the first words are that phrase (one without places); 0 when they are not."""
        best = 0
        if not words or words.word(0) not in self._first_words(phrase):
            return best
        for form in self.forms_of(phrase):
            length = len(form.parts)
            if length > best and len(words) >= length:
                fits = all(words.word(at) in part.words for at, part in enumerate(form.parts))
                best = length if fits else best
        return best

    def is_all(self, words: Span, phrase: str) -> bool:
        """Whether the words are that phrase and nothing more."""
        return self.starts(words, phrase) == len(words) > 0

    def _first_words(self, phrase: str) -> frozenset[str]:
        """The words that a phrase can begin with."""
        found = self._openings.get(phrase)
        if found is None:
            found = frozenset(word for form in self.forms_of(phrase) for word in form.parts[0].words)
            self._openings[phrase] = found
        return found

    # what a place may hold

    def vocabulary(self, kind: str) -> dict[tuple[str, ...], str]:
        """What a kind of place may hold, in every language: the folded words and the value."""
        if kind not in self._vocabularies:
            self._vocabularies[kind] = {
                tuple(part.words[0] for part in form.parts if not part.optional): form.key.partition(".")[2]
                for form in self.forms(kind)
            }
        return self._vocabularies[kind]

    def values(self, kind: str) -> list[LocalText]:
        """All that a kind of place may hold, by its names."""
        return [self.called(kind, value) for value in dict.fromkeys(self.vocabulary(kind).values())]

    def called(self, kind: str, value: str) -> LocalText:
        """A seat, a zone, a color … by its names."""
        return in_each_language(lambda lang: self.forms_in(f"{kind}.{value}", lang)[0].shown)

    def noun(self, kind: str, value: str, lang: str) -> str:
        """What noun that is called by, where the language wants to know."""
        return self.forms_in(f"{kind}.{value}", lang)[0].noun


def _texts(lang: str, game: str) -> dict[str, str]:
    """How every phrase is written in a language: as all games have it, then as this one has it too."""
    found: dict[str, str] = {}
    for of in dict.fromkeys(("", game)):
        for key, text in load_page("notation", lang, of).items():
            phrase = key.partition(".")[2]
            found[phrase] = f"{found[phrase]}{_BARS}{text}" if phrase in found else text
    return found


def _same(lang: str, texts: Mapping[str, str]) -> Same:
    """The words that stand for others, in a language and in the game."""
    found = dict(load_language(lang).same)
    for phrase, text in texts.items():
        if phrase.startswith("same."):
            alike = (tuple(map(fold, one.split("/"))) for one in text.split(_BARS))
            found.update((words[0], words) for words in alike)
    return found


@cache
def grammar(game: str) -> Grammar:
    """The phrases of a game; of an empty name, those that every game has."""
    return Grammar(game)


def name_value(kind: str, value: str, game: str) -> LocalText:
    """What a game calls a seat, a zone, a color …"""
    return grammar(game).called(kind, value)


def name_owner(owner: str, game: str, name: str = "") -> LocalText:
    """What an owner is called: by the name at the table, by the game's word for the seat, or else by its id,
    which is what a file calls an owner without a seat."""
    if not name and grammar(game).forms_of(f"seat.{owner}"):
        return name_value("seat", owner, game)
    return in_each_language(lambda _: name or owner)
