"""Lines on a screen: a text, and what part it plays there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import TextWrapper

ROWS = 12  # of a first screen of 80 columns or more
_COLUMNS = 80
_DIVIDER = " │ "


@dataclass(frozen=True, slots=True)
class Line:
    """One line. Its role is `title`, `aside`, or nothing in particular; so many letters at its
    beginning are `strong`."""

    text: str
    role: str = ""
    strong: int = 0


EMPTY = Line("")


def wrapped(text: str, width: int, *, role: str = "", strong: str = "", hanging: str = "") -> list[Line]:
    """A paragraph as lines of that width, which begins with what is `strong`; lines after the first begin
    with `hanging`. Only ordinary spaces break: what French typography ties together stays together."""
    whole = f"{strong} {text}" if strong and text else strong or text
    wrapper = TextWrapper(width, subsequent_indent=hanging, break_on_hyphens=False)
    lines = []
    left = len(strong)
    for part in wrapper.wrap(whole):
        lines.append(Line(part, role, min(left, len(part))))
        left = max(0, left - len(part) - 1)
    return lines


def paragraphs(text: str, width: int) -> list[list[Line]]:
    """A text whose paragraphs are separated by empty lines, each wrapped."""
    return [wrapped(part, width) for part in text.split("\n\n") if part.strip()]


def cut(text: str, width: int) -> str:
    """One line of that width, with an ellipsis for what does not fit."""
    text = " ".join(text.split(" "))
    if len(text) <= width:
        return text
    kept = text[: width - 1]
    if text[width - 1] != " " and " " in kept:
        kept = kept[: kept.rindex(" ")]
    return kept.rstrip(" ,;:.(“«—\u00a0\u202f") + "…"


def rows(width: int) -> int:
    """How many lines a first screen has: narrower lines hold less, so there are more of them."""
    return ROWS if width >= _COLUMNS else -(-ROWS * _COLUMNS // width)


def column(width: int) -> int:
    """How wide each of two columns is."""
    return (width - len(_DIVIDER)) // 2


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Two columns within a width; a role is that of the left."""
    from itertools import zip_longest

    return [
        Line(f"{one.text:<{column(width)}}{_DIVIDER}{other.text}".rstrip(), one.role)
        for one, other in zip_longest(left, right, fillvalue=EMPTY)
    ]


def joined(blocks: Iterable[Sequence[Line]]) -> list[Line]:
    """Blocks of lines, an empty line between two."""
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [EMPTY, *block] if lines else block
    return lines


def flat(blocks: Iterable[Sequence[Line]]) -> list[Line]:
    """Blocks of lines, one directly after the other."""
    return [line for block in blocks for line in block]
