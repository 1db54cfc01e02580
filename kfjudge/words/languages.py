"""What a language is: all that only one language knows, but for the messages. A language is a `Language` named
`LANGUAGE` in the module `language.py` of its folder, and a `Searching` in `searching.py`, which is loaded when
something is searched; what it leaves out has no peculiarity."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field


def _one_or_more(number: int) -> int:
    return 0 if number == 1 else 1


def _the_first(forms: str, nouns: Sequence[str]) -> str:  # noqa: ARG001
    return " ".join(word.partition("/")[0] for word in forms.split(" "))


def _as_they_are(sentence: str, name: str) -> str:
    return sentence + name


Affirmed = list[tuple[int, str]]  # the words that are left, each with its place in the sentence


def _nothing_denied(words: Sequence[str]) -> Affirmed | None:  # noqa: ARG001
    return None


class Language(Struct, frozen=True):
    """A language, as sentences and files are written in it."""

    id: str  # of ISO 639; the locale of its readers begins with it
    name: str  # in the language itself
    conjunction: str  # before the last of a list: "and"
    disjunction: str  # "or"
    noun: Callable[[int], int] = _one_or_more  # which of the nouns "card|cards" a number takes, from 0
    agreed: Callable[[str, Sequence[str]], str] = _the_first  # words as they agree with such nouns
    met: Callable[[str, str], str] = _as_they_are  # a sentence so far, and the name that goes on with it
    quotes: tuple[str, str] = ("“", "”")
    typeset: Callable[[str], str] = str  # a text with its spaces and apostrophes as they are printed

    # In files and queries.
    colon: str = ":"  # as it is written behind a heading
    owned: str = "{thing} ({owner})"  # a thing as its owner's
    of: tuple[str, ...] = ()  # between a thing and its owner, folded
    articles: tuple[str, ...] = ()  # folded
    introducing: tuple[str, ...] = ()  # that may stand before the name of a card, folded
    one: tuple[str, ...] = ()  # that mean the number 1, folded
    none: tuple[str, ...] = ()
    same: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # a word, and all that stand for it
    copulas: tuple[str, ...] = ()  # between a thing and what is said of it, folded
    negation: tuple[str, ...] = ()  # that may stand before those where something is denied
    affirmed: Callable[[Sequence[str]], Affirmed | None] = _nothing_denied  # a sentence without its negation
    joined: tuple[str, ...] = (")",)  # written without a space before it
    elided: tuple[str, ...] = ()  # that lean on the next word with an apostrophe, folded
    clipped: Mapping[str, str] = field(default_factory=dict)  # that are typed as a part of any next word
    possessive: tuple[str, ...] = ()  # that follow a word after an apostrophe and are no part of it
    endings: tuple[str, ...] = ()  # that follow a word after an apostrophe and are a part of it
    kinds: Mapping[str, str] = field(
        default_factory=dict
    )  # of entries, by what identifiers may call them, folded

    def listing(self, parts: list[str]) -> str:
        """ "a, b and c"."""
        return _listed(parts, self.conjunction)

    def listing_or(self, parts: list[str]) -> str:
        """ "a, b or c"."""
        return _listed(parts, self.disjunction)

    def quoted(self, text: str) -> str:
        return f"{self.quotes[0]}{text}{self.quotes[1]}"

    def owned_by(self, owner: str, thing: str) -> str:
        before, _, after = self.owned.partition("{owner}")
        return self.met(before.format(thing=thing), owner) + after.format(thing=thing)


def _listed(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def words(text: str = "") -> frozenset[str]:
    return frozenset(text.split())


def read_words(file: Path) -> frozenset[str]:
    """The words of a data file, one a line; a line that begins with # is a comment."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def phrases(text: str) -> tuple[str, ...]:
    """Runs of words that stand between bars."""
    return tuple(" ".join(run.split()) for run in text.split("|"))


def _whole(word: str) -> str:
    return word


def _unheard(word: str) -> str:  # noqa: ARG001
    return ""


class Searching(Struct, frozen=True):
    """The words of a language as searching weighs them, folded."""

    stem: Callable[[str], str] = _whole  # what the forms of a word have in common
    sound: Callable[[str], str] = _unheard  # how a word sounds, where people spell by that; else nothing
    common: frozenset[str] = frozenset()  # said in any sentence
    in_passing: frozenset[str] = frozenset()  # names of entries, yet many a question says them in passing
    beside_the_subject: frozenset[str] = frozenset()  # "rule", "question": what a question is not about
    of_a_card: frozenset[str] = frozenset()  # asked of a card: its text, its price, who painted it
    comparing: frozenset[str] = frozenset()
    alternative: frozenset[str] = frozenset()  # that compare two things which are joined: "which"
    first_person: frozenset[str] = frozenset()
    telling: frozenset[str] = frozenset()  # little words that only this language has
    everyday: frozenset[str] = frozenset()  # real words that no game has, nearly spelled like others
    plain: frozenset[str] = frozenset()  # words of everyday that are in names, and mostly mean no name
    mistaken: tuple[str, ...] = ()  # runs of words that tell of a mistake, singular
    kinds: Mapping[str, str] = field(default_factory=dict)  # of entries, by words that nobody says by chance
