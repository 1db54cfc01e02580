"""The forms a phrase of the notation can take in both languages, made from the catalogue, and how words are
matched with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from kfjudge.notation.letters import Words, fold, words_in
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import page

# How many words may fill a place. Titles of cards run to nine; an item carries facts in parentheses.
WIDTH = {"card": 14, "other": 14, "third": 14, "item": 400, "seat": 5, "phase": 4, "zone": 3, "event": 1,
         "header": 4, "n": 1}  # fmt: skip
_JOINED = {"en": ("’s", ":", ")"), "fr": ("’s", ")")}  # what is written without a space before it
# Words that stand for others: French ones that lean on the next, and what players type for Æmber.
_SAME = {
    "de": ("de", "d'", "du"), "a": ("a", "au"), "aember": ("aember", "amber"),
    "aombre": ("aombre", "ambre"), "aombres": ("aombres", "ambres"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Part:
    """A word of a form (folded, with its alternatives) or a place to fill. `shown` is what is written:
    for one thing, and for several."""

    words: tuple[str, ...] = ()
    slot: str = ""
    optional: bool = False
    shown: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class Form:
    phrase: str
    lang: str
    parts: tuple[Part, ...]
    needed: tuple[frozenset[str], ...]

    @property
    def slots(self) -> tuple[str, ...]:
        return tuple(part.slot for part in self.parts if part.slot)


Bound = tuple[tuple[str, int, int], ...]


@cache
def forms(context: str) -> tuple[Form, ...]:
    """Every form of every phrase of a context ("event"), those with the most words first."""
    found = [
        form
        for key in page("notation", "en")
        if key.startswith(f"notation.{context}.")
        for form in forms_of(key.removeprefix("notation."))
    ]
    return tuple(sorted(found, key=lambda form: -len(form.needed)))


@cache
def _by_word(context: str) -> dict[str, tuple[int, ...]]:
    """Which forms (by their place in `forms`) need a word. Of the words that a form cannot do without, the
    longest stands for all: few lines have it. Those that need none stand under the empty word."""
    found: dict[str, list[int]] = {}
    for at, form in enumerate(forms(context)):
        needed = max(form.needed, key=lambda alternatives: min(map(len, alternatives)), default=("",))
        for word in needed:
            found.setdefault(word, []).append(at)
    return {word: tuple(places) for word, places in found.items()}


def possible(context: str, words: Words) -> list[Form]:
    """The forms whose words are all there, those with the most words first."""
    there = {token.word for token in words.tokens}
    index = _by_word(context)
    places = sorted({at for word in ("", *there) for at in index.get(word, ())})
    found = [forms(context)[at] for at in places]
    return [form for form in found if not any(map(there.isdisjoint, form.needed))]


@cache
def forms_of(phrase: str) -> tuple[Form, ...]:
    """The forms of one phrase, in English then in French; what is written comes first in each."""
    texts = [page("notation", lang)[f"notation.{phrase}"] for lang in LANGUAGES]
    return tuple(
        _form(phrase, lang, text.strip())
        for lang, forms in zip(LANGUAGES, texts, strict=True)
        for text in forms.split(" | ")
    )


def _form(phrase: str, lang: str, text: str) -> Form:
    parts = tuple(part for piece in text.split() for part in _parts(piece))
    needed = tuple(frozenset(part.words) for part in parts if part.words and not part.optional)
    return Form(phrase, lang, parts, needed)


def _parts(piece: str) -> Iterator[Part]:
    if piece.startswith("{"):
        yield Part(slot=piece.strip("{}"))
        return
    optional = piece.startswith("[")
    piece = piece.strip("[]")
    one, _, many = piece.partition("~")
    if many or "/" in piece:
        choices = [
            choice for choice in (one, *many.split("/"), *one.split("/")) if choice and "/" not in choice
        ]
        folded = tuple(
            dict.fromkeys(same for choice in choices for same in _SAME.get(fold(choice), (fold(choice),)))
        )
        yield Part(folded, optional=optional, shown=(one.split("/")[0], (many or one).split("/")[0]))
        return
    for token in words_in(piece, 0).tokens:
        shown = piece[token.start : token.end]
        yield Part(_SAME.get(token.word, (token.word,)), optional=optional, shown=(shown, shown))


def bindings(form: Form, words: Words) -> Iterator[Bound]:
    """Every way the words can be read as that form: which of them fill which place."""
    tokens = words.tokens
    parts = form.parts

    def walk(at: int, token: int, bound: Bound) -> Iterator[Bound]:
        if at == len(parts):
            if token == len(tokens):
                yield bound
            return
        part = parts[at]
        if part.slot:
            last = at == len(parts) - 1
            longest = min(WIDTH.get(part.slot, 2), len(tokens) - token)
            for length in (longest,) if last else range(1, longest + 1):
                yield from walk(at + 1, token + length, (*bound, (part.slot, token, token + length)))
            return
        if token < len(tokens) and tokens[token].word in part.words:
            yield from walk(at + 1, token + 1, bound)
        if part.optional:
            yield from walk(at + 1, token, bound)

    yield from walk(0, 0, ())


def read_form(form: Form, words: Words, value: Callable[[str, Words], Any]) -> dict[str, Any] | None:
    """What fills the places, when the words can be read as that form with places that make sense."""
    for bound in bindings(form, words):
        filled: dict[str, Any] = {}
        for slot, begin, end in bound:
            filled[slot] = value(slot, words[begin:end])
            if filled[slot] is None:
                break
        else:
            return filled
    return None


def write_form(form: Form, show: Callable[[str], str], amount: int | None) -> str:
    """The form with its places filled, as it is written."""
    text = ""
    several = amount is not None and (abs(amount) > 1 or (amount == 0 and form.lang == "en"))
    pieces = [
        show(part.slot) if part.slot else part.shown[several] for part in form.parts if not part.optional
    ]
    for at, piece in enumerate(pieces):
        following = pieces[at + 1] if at + 1 < len(pieces) else ""
        if form.lang == "fr" and piece == "de" and fold(following)[:1] in tuple("aeiouy"):
            piece = "d’"
        joins = not text or text.endswith(("’", "(")) or piece in _JOINED[form.lang]
        text += piece if joins else f" {piece}"
    return text


@cache
def _openings(phrase: str) -> frozenset[str]:
    """The words that a phrase can begin with."""
    return frozenset(word for form in forms_of(phrase) for word in form.parts[0].words)


def starts(words: Words, phrase: str) -> int:
    """How many of the first words are that phrase (one without places); 0 when they are not."""
    best = 0
    if not words or words.word(0) not in _openings(phrase):
        return best
    for form in forms_of(phrase):
        length = len(form.parts)
        if length > best and len(words) >= length:
            fits = all(words.word(at) in part.words for at, part in enumerate(form.parts))
            best = length if fits else best
    return best
