"""Lines on a screen: a text, and what part it plays there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from textwrap import TextWrapper

from msgspec import Struct

ROWS = 12  # of a first screen of 80 columns or more
_HEIGHTS = ((80, ROWS), (40, 2 * ROWS), (0, 4 * ROWS))  # from so many columns on, so many lines
_DIVIDER = " │ "
_MAYBE_WIDE = re.compile("[^\0-\u10ff\u1160-\u2319]")  # put so, it is compiled in a sixth of the time
_FILLER = "\uffff"  # is no letter; stands for the second column of a wide one
_TIED = re.compile(r" (?=· )|(?<=p\.) (?=\d)")  # no line begins with what parts things, nor with a page
_TIE = "\ufffe"  # is no letter either; stands for a space that does not break


class Line(Struct, frozen=True):
    """One line. Its role is `title`, `aside`, or nothing in particular; so many letters at its
    beginning are `strong`."""

    text: str
    role: str = ""
    strong: int = 0


EMPTY = Line("")


def wrapped(
    text: str, width: int, *, role: str = "", strong: str = "", indent: str = "", hanging: str = ""
) -> list[Line]:
    """A paragraph as lines of that width, which begins with what is `strong`; its first line begins with
    `indent`, the others with `hanging`. Only ordinary spaces break: what the typography of a language ties
    together stays together, and so does a path, however long."""
    whole = f"{strong} {text}" if strong and text else strong or text
    wrapper = TextWrapper(
        width,
        initial_indent=indent,
        subsequent_indent=hanging,
        break_on_hyphens=False,
        break_long_words=False,
    )
    lines = []
    left = len(strong)
    for filled in wrapper.wrap(_TIED.sub(_TIE, _by_columns(whole))):
        part = filled.replace(_FILLER, "").replace(_TIE, " ")
        lines.append(Line(part, role, min(left, len(part))))
        left = max(0, left - len(part) - 1)
    return lines


def cut(text: str, width: int) -> str:
    """One line of that width, with an ellipsis for what does not fit."""
    text = _by_columns(" ".join(text.split(" ")))
    if len(text) <= width:
        return text.replace(_FILLER, "")
    kept = text[: width - 1 - (text[width - 1] == _FILLER)]
    if text[width - 1] != " " and " " in kept:
        kept = kept[: kept.rindex(" ")]
    return kept.replace(_FILLER, "").rstrip(" ,;:.(“«—·\u00a0\u202f") + "…"


def wrapped_in(lines: int, text: str, width: int, *, end: str = "") -> list[Line]:
    """A paragraph in so many lines at most, with an ellipsis for what does not fit; `end` always does."""
    whole = wrapped(f"{text} {end}".rstrip(), width)
    if len(whole) <= lines:
        return whole
    filled = wrapped(text, width)
    room = width - len(end) - 1 if end else width
    rest = cut(" ".join(line.text for line in filled[lines - 1 :]), room)
    return [*filled[: lines - 1], Line(f"{rest} {end}".rstrip())]


def columns(text: str) -> int:
    """How many columns a terminal gives to a text."""
    if text.isascii():
        return len(text)
    from unicodedata import combining

    return sum(not combining(letter) for letter in _by_columns(text))


def _by_columns(text: str) -> str:
    """The text with as many letters as it takes columns, or more."""
    if text.isascii() or not _MAYBE_WIDE.search(text):
        return text
    from unicodedata import east_asian_width

    return "".join(letter + _FILLER * (east_asian_width(letter) in "WF") for letter in text)


def rows(width: int) -> int:
    """How many lines a first screen has: narrower lines hold less, so there are more of them."""
    return next(height for columns, height in _HEIGHTS if width >= columns)


def widths_from(width: int) -> list[int]:
    """That width, and every wider one at which a first screen has fewer lines: what is not to vanish from a
    wider terminal has to fit in each of them."""
    return [width, *(columns for columns, _ in _HEIGHTS if columns > width)]


def column(width: int) -> int:
    """How wide each of two columns is."""
    return (width - len(_DIVIDER)) // 2


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Two columns within a width; a line has a role if it is that of both."""
    from itertools import zip_longest

    return [
        Line(
            f"{one.text:<{column(width)}}{_DIVIDER}{other.text}".rstrip(),
            one.role if one.role == other.role else "",
        )
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
