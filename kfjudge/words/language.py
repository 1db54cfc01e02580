"""What is known of a language: how its sentences and board files are written (`Language`), and how its words are
weighed in a search (`Searching`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field

Affirmed = list[tuple[int, str]]  # the words that are left, each with its place in the sentence


class Language(Struct, frozen=True):
    """A language, as sentences and board files are written in it. Words in tuples are folded."""

    id: str  # of ISO 639; the locale of its readers begins with it
    name: str  # in the language itself
    conjunction: str  # before the last of a list: "and"
    disjunction: str  # "or"
    number_form: Callable[[int], int] = lambda number: int(number != 1)  # which of "card|cards" it takes
    # Pick the forms of words by the nouns they go with: "est détruit/détruite" → "est détruite".
    agree: Callable[[str, Sequence[str]], str] = lambda forms, _: re.sub("/[^ ]*", "", forms)
    add_article: Callable[[str, str], str] = lambda name, _: name  # "Conscrit", which is "m" → "le Conscrit"
    append_name: Callable[[str, str], str] = str.__add__  # "de " and "Umbra" → "d’Umbra"
    quotes: tuple[str, str] = ("“", "”")
    typeset: Callable[[str], str] = str  # set spaces and apostrophes of a text as they are printed
    continue_sentence: Callable[[str], str] = str  # begin a sentence as it goes on behind a colon

    # In files and queries.
    colon: str = ":"  # as it is written behind a heading
    owned: str = "{thing} ({owner})"  # a thing as its owner's
    of: tuple[str, ...] = ()  # between a thing and its owner
    articles: tuple[str, ...] = ()
    introducing: tuple[str, ...] = ()  # that may stand before the name of a card
    one: tuple[str, ...] = ()  # that mean the number 1
    none: tuple[str, ...] = ()  # that mean 0
    same: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # a word, and all that stand for it
    copulas: tuple[str, ...] = ()  # between a thing and what is said of it
    negation: tuple[str, ...] = ()  # that may stand before a copula: "n’est"
    drop_negation: Callable[[Sequence[str]], Affirmed | None] = lambda _: None  # "is not tired" → "is tired"
    joined: tuple[str, ...] = (")",)  # written without a space before it
    elided: tuple[str, ...] = ()  # that lean on the next word with an apostrophe
    clipped: Mapping[str, str] = field(default_factory=dict)  # that are typed as a part of any next word
    possessive: tuple[str, ...] = ()  # that follow a word after an apostrophe and are no part of it
    verb_endings: tuple[str, ...] = ()  # of a verb that is made of a name: "Banishes"
    endings: tuple[str, ...] = ()  # that follow a word after an apostrophe and are a part of it
    kinds: Mapping[str, str] = field(default_factory=dict)  # of entries, by what ids may call them

    def join_and(self, parts: list[str]) -> str:
        """Join "a", "b" and "c" as "a, b and c"."""
        return _join(parts, self.conjunction)

    def join_or(self, parts: list[str]) -> str:
        """Join "a", "b" and "c" as "a, b or c"."""
        return _join(parts, self.disjunction)

    def quote(self, text: str) -> str:
        return f"{self.quotes[0]}{text}{self.quotes[1]}"

    def name_owned(self, owner: str, thing: str) -> str:
        """Name a thing as its owner's: "South’s Troll", "Troll de Sud"."""
        before, _, after = self.owned.partition("{owner}")
        return self.append_name(before.format(thing=thing), owner) + after.format(thing=thing)


def _join(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def words(text: str) -> frozenset[str]:
    """Make a set of the words of a text, in a module of a language."""
    return frozenset(text.split())


def read_words(file: Path) -> frozenset[str]:
    """Read the words of a data file, one a line; a line that begins with # is a comment."""
    from kfjudge.core.files import read_packaged  # not by every start

    lines = read_packaged(file).splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def phrases(text: str) -> tuple[str, ...]:
    """Split a text at its bars: "too late | by mistake" → two phrases."""
    return tuple(" ".join(run.split()) for run in text.split("|"))


class Searching(Struct, frozen=True):
    """The words of a language as searching weighs them, folded."""

    stem: Callable[[str], str] = str  # cut a word to what its forms have in common
    sound: Callable[[str], str] = lambda _: ""  # write a word as it sounds, where people spell by ear
    common: frozenset[str] = frozenset()  # said in any sentence
    in_passing: frozenset[str] = frozenset()  # names of entries, yet many a question says them in passing
    beside_the_subject: frozenset[str] = frozenset()  # "rule", "question": what a question is not about
    of_a_card: frozenset[str] = frozenset()  # asked of a card: its text, its price, who painted it
    comparing: frozenset[str] = frozenset()
    alternative: frozenset[str] = frozenset()  # that compare two things which are joined: "which"
    first_person: frozenset[str] = frozenset()
    stating: frozenset[str] = frozenset()  # verbs: a title with one of them is a sentence
    example: frozenset[str] = frozenset()  # words that only an example begins with
    hanging: frozenset[str] = frozenset()  # words that begin what hangs on the sentence before
    counting: frozenset[str] = frozenset()  # words that ask how many there are
    telling: frozenset[str] = frozenset()  # little words that only this language has
    not_misspelled: frozenset[str] = frozenset()  # real words that no game has, nearly spelled like others
    plain: frozenset[str] = frozenset()  # words of everyday that are in names, and mostly mean no name
    mistaken: tuple[str, ...] = ()  # runs of words that tell of a mistake, singular
    kinds: Mapping[str, str] = field(default_factory=dict)  # of entries, by words that nobody says by chance
