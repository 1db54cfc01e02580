"""The forms that a phrase of the notation can take, as the pages of words write them, and how words are
matched with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.notation.tokens import Span, fold, words_in
from kfjudge.words import load_language

# How many words may fill a place that every game has. Titles of cards run to nine; an item carries facts in
# parentheses.
WIDTH = {"card": 14, "other": 14, "third": 14, "item": 400, "seat": 5, "zone": 3, "event": 1, "n": 1}
USUAL_WIDTH = 2


class FormPart(Struct, frozen=True):
    """A word of a form (folded, with its alternatives) or a place to fill with at most `width` words. `shown`
    is what is written: for one thing, and for several; of `either` it is what agrees with a noun."""

    words: tuple[str, ...] = ()
    slot: str = ""
    width: int = 0
    optional: bool = False
    shown: tuple[str, str] = ("", "")
    either: str = ""


class PhraseForm(Struct, frozen=True):
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
        return " ".join(part.shown[0] for part in self.parts if not part.optional)

    @property
    def noun(self) -> str:
        """What noun a form without places is: the article that may stand before it."""
        return next((part.shown[0] for part in self.parts if part.optional), "")


Same = Mapping[str, tuple[str, ...]]  # a word, and all that stand for it
Bound = tuple[tuple[str, int, int], ...]


def form_of(phrase: str, lang: str, text: str, same: Same, widths: Mapping[str, int]) -> PhraseForm:
    """A form as the page of a language writes it: "{seat} rolls [the] die". A word in both numbers goes
    with the number before it, and without one with what is spoken of."""
    pieces = text.split()
    counted = pieces.index("{n}") if "{n}" in pieces else len(pieces)
    parts = tuple(
        replace(part, either="") if at > counted and "~" in part.either else part
        for at, piece in enumerate(pieces)
        for part in _parts(piece, same, widths)
    )
    needed = tuple(frozenset(part.words) for part in parts if part.words and not part.optional)
    return PhraseForm(phrase, lang, parts, needed)


def _parts(piece: str, same: Same, widths: Mapping[str, int]) -> Iterator[FormPart]:
    if piece.startswith("{"):
        slot = piece.strip("{}")
        yield FormPart(slot=slot, width=widths.get(slot, USUAL_WIDTH))
        return
    optional = piece.startswith("[")
    piece = piece.strip("[]")
    one, _, many = piece.partition("~")
    if many or "/" in piece:
        choices = _choices(one, many)
        folded = tuple(
            dict.fromkeys(one for choice in choices for one in same.get(fold(choice), (fold(choice),)))
        )
        numbers = (one.split("/")[0], (many or one).split("/")[0])
        yield FormPart(folded, optional=optional, shown=numbers, either=piece)
        return
    for token in words_in(piece, 0).tokens:
        shown = piece[token.start : token.end]
        yield FormPart(same.get(token.word, (token.word,)), optional=optional, shown=(shown, shown))


def _choices(one: str, many: str) -> list[str]:
    """The words that a piece stands for: "card~cards", "read/write", and what ends so in the plural."""
    genders = one.split("/")
    if len(genders) > 1 and many:
        return [*genders, *(f"{word}{many}" for word in genders)]
    return [*genders, *filter(None, many.split("/"))]


def bindings(form: PhraseForm, words: Span) -> Iterator[Bound]:
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
            longest = min(part.width, len(tokens) - token)
            for length in (longest,) if last else range(1, longest + 1):
                yield from walk(at + 1, token + length, (*bound, (part.slot, token, token + length)))
            return
        if token < len(tokens) and tokens[token].word in part.words:
            yield from walk(at + 1, token + 1, bound)
        if part.optional:
            yield from walk(at + 1, token, bound)

    yield from walk(0, 0, ())


def read_form(form: PhraseForm, words: Span, value: Callable[[str, Span], Any]) -> dict[str, Any] | None:
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


def _no_nouns(slot: str) -> tuple[str, ...]:  # noqa: ARG001
    return ()


def write_form(
    form: PhraseForm,
    show: Callable[[str], str],
    amount: int | None,
    nouns: Callable[[str], Sequence[str]] = _no_nouns,
) -> str:
    """The form with its places filled, as it is written. `nouns` says what nouns fill a place, or (of none)
    are spoken of: words agree with what follows them, or else with these."""
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
