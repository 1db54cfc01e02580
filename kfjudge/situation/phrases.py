"""The phrases that situations are told in: those of board files, and the freer ones of the pages `told`
of a language and of a game in it. The key of a freer one is that of the phrase of board files that it means,
or names what it says of the board ("place.beside", "whose.other")."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.notation.forms import WIDTH, PhraseForm, form_of
from kfjudge.notation.grammar import grammar
from kfjudge.notation.tokens import fold
from kfjudge.words import load_language, load_searching
from kfjudge.words.catalogue import load_page

_BARS = " | "
_FROM_FILES = ("step", "fact", "player", "turn", "has")  # contexts of board files that people speak in, too
_ELIDED = ("step", "fact", "place")  # contexts of which the first card may go without saying
# Lines that are no forms: words that are one, types of cards, words by themselves, phrases of board files in
# which nobody speaks.
_LISTS = ("same", "types", "little", "doing", "articles", "unsaid", "aimed", "leading", "accented")


_LONG = 5  # letters of a word in which a slip is seen
_LONG_HEARD = 4  # signs of what is heard of a word that is spelled by it


class Wording(Struct, frozen=True):
    """A form, the context of its phrase ("step"), and which place it leaves out at its beginning ("card")."""

    form: PhraseForm
    context: str
    elided: str = ""

    @property
    def phrase(self) -> str:
        return self.form.key


class Phrases:
    """All that can be said of a game in a language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.grammar = grammar(game)
        self._lines = dict(_lines("told", game, lang))
        same = self._same()
        widths = {**WIDTH, **{slot: one.width for slot, one in self.grammar.slots.items() if one.width}}
        self._by_word: dict[str, list[Wording]] = {}
        self._by_slot: dict[str, list[Wording]] = {}
        self.little = self._all("little")
        self.doing = self._all("doing")
        self.articles = self._all("articles") | frozenset(load_language(lang).articles)
        self.names = frozenset(self._names())
        self.known = {*self.little, *self.doing, *self.articles, *self._named()}
        for phrase, text in self._texts():
            form = _without_apostrophes(form_of(phrase, lang, text, same, widths))
            self.known.update(word for part in form.parts for word in part.words)
            for wording in _wordings(form):
                self._keep(wording)
        self.accented = self._accented()
        self.long = sorted(word for word in self.known if len(word) >= _LONG)
        self.common = load_searching(lang).common | load_searching(lang).in_passing
        self.heard_as = self._heard_as()
        self.nothing = (self.little | self.common | self.articles) - self.doing

    def _accented(self) -> dict[str, str]:
        """Words that only their accents tell from others, as they are typed, and which they are."""
        lines = ((key.split("."), text) for key, text in self._lines.items())
        return {word: key[2] for key, text in lines if key[1] == "accented" for word in text.split()}

    def _heard_as(self) -> dict[str, str]:
        """The long words that are spoken, by how they sound; of those that sound alike, the shortest."""
        sound = load_searching(self.lang).sound
        ordered = sorted(self.long, key=lambda word: (-len(word), word))
        found = {sound(word): word for word in ordered if word not in self.little}
        return {heard: word for heard, word in found.items() if len(heard) >= _LONG_HEARD}

    def beginning(self, word: str) -> list[Wording]:
        return self._by_word.get(word, [])

    def beginning_with(self, slot: str) -> list[Wording]:
        return self._by_slot.get(slot, [])

    @property
    def leading_slots(self) -> tuple[str, ...]:
        return tuple(self._by_slot)

    @property
    def facts_lead(self) -> bool:
        """Whether what is true of a card may stand before its name: "a tired Owl"."""
        return bool(self._all("leading"))

    def aimed(self, phrase: str) -> str:
        """What is meant by a phrase of what is done once it is told to which card: "dives", "dives at". None,
        where it needs no card."""
        return self._lines.get(f"told.aimed.{phrase}", "")

    def is_of_owners(self, fact: str) -> bool:
        """Whether what is true of cards may be true of an owner, too."""
        return f"told.player.{fact}" in self._lines

    def types(self, phrase: str) -> tuple[str, ...]:
        """The types of cards that can do something; none named is any."""
        return tuple(self._lines.get(f"told.types.{phrase}", "").split())

    def _texts(self) -> Iterator[tuple[str, str]]:
        """Every phrase with each of its forms, but a lone place, which anything could be."""
        for key, text in _lines("notation", self.game, self.lang):
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] in _FROM_FILES and phrase not in self._all("unsaid"):
                yield from ((phrase, one) for one in text.split(_BARS) if " " in one or "{" not in one)
        for key, text in self._lines.items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] not in _LISTS:
                yield from ((phrase, one) for one in text.split(_BARS))

    def _names(self) -> Iterator[str]:
        """The words by which the game calls what a board can say: a color …"""
        for kind in get_game(self.game).engine.schema.vocabularies:
            yield from (words[0] for words in self.grammar.vocabulary(kind) if len(words) == 1)

    def _named(self) -> Iterator[str]:
        """The words of seats, zones …"""
        for kind in {"seat", *(slot.kind for slot in self.grammar.slots.values())}:
            for words in self.grammar.vocabulary(kind):
                yield from words

    def _all(self, of: str) -> frozenset[str]:
        lines = (text for key, text in self._lines.items() if key.startswith(f"told.{of}."))
        return frozenset(word for text in lines for word in text.split())

    def _same(self) -> dict[str, tuple[str, ...]]:
        """The words that stand for others: of the language, of the game's files, of what is told."""
        found = dict(load_language(self.lang).same)
        for key, text in _lines("notation", self.game, self.lang):
            if key.startswith("notation.same."):
                alike = (tuple(map(fold, one.split("/"))) for one in text.split(_BARS))
                found.update((words[0], words) for words in alike)
        for key, text in self._lines.items():
            if key.startswith("told.same."):
                words = tuple(map(fold, text.split()))
                found[words[0]] = tuple(dict.fromkeys((*found.get(words[0], ()), *words)))
        return found

    def _keep(self, wording: Wording) -> None:
        """Under each word, or each kind of place, that it can begin with."""
        for part in wording.form.parts:
            if part.slot:
                self._by_slot.setdefault(part.slot, []).append(wording)
            for word in part.words:
                self._by_word.setdefault(word, []).append(wording)
            if not part.optional:
                break


def _wordings(form: PhraseForm) -> Iterator[Wording]:
    context = form.key.partition(".")[0]
    yield Wording(form, context)
    first, *rest = form.parts
    leaves_out = context in _ELIDED if first.slot == "card" else (first.slot, context) == ("other", "step")
    if leaves_out and any(part.words for part in rest):
        yield Wording(replace(form, parts=tuple(rest)), context, first.slot)


def _without_apostrophes(form: PhraseForm) -> PhraseForm:
    """The form as it is typed by those who leave them out."""
    parts = tuple(
        replace(part, words=tuple(dict.fromkeys(word.replace("'", "") for word in part.words)))
        for part in form.parts
    )
    return replace(form, parts=parts)


def _lines(name: str, game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The lines of all games, then those of this one; both, where both have one."""
    found: dict[str, str] = {}
    for of in dict.fromkeys(("", game)):
        for key, text in load_page(name, lang, of).items():
            found[key] = f"{found[key]}{_BARS}{text}" if key in found else text
    yield from found.items()


@cache
def phrases(game: str, lang: str) -> Phrases:
    return Phrases(game, lang)
