"""What a reader makes of a file: headings and paragraphs in the order of reading, their characters tamed;
and of a page in print, the letters that are drawn together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import is_harmful

MOST_BYTES = 64 * 1024 * 1024  # of a file
MOST_PAGES = 1_000
MOST_TEXT = 8 * 1024 * 1024  # letters of a document
MOST_UNITS = 20_000
ICON = "◆"  # stands for a sign of a font of signs, of which nobody can tell what it shows
NARROWEST = 0.6  # of the size of the letters: a gutter
_GAP = 0.17  # of it: what parts two words
Color = tuple[float, float, float]
Style = tuple[str, float, bool]
LOWEST = 9  # the level of a heading that only its letters set off

_LIGATURES = str.maketrans({
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
    "\u00ad": None, "\u00a0": " ", "\u202f": " ", "\t": " ", "\ufeff": None,
})  # fmt: skip
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_SPACES = re.compile(r"\s+")


class Refused(Trouble):
    """A file that is not taken for a rulebook, with the sentence that says why."""

    def __init__(self, why: str, /, **places: object) -> None:
        super().__init__(message(f"books.refused-{why}", **{"file": "", "number": 0, **places}))
        self.why = why


class Piece(NamedTuple):
    """Some letters of a paragraph, set alike."""

    text: str
    is_bold: bool = False
    is_colored: bool = False


class Block(Struct, frozen=True, omit_defaults=True):
    """A heading, if it has a level (1 is the highest), or a paragraph. `lead` are the bold words that it
    begins with, `new` what of it is printed in another color. A `line` is one of a plain text, of which
    nobody has said yet what it is."""

    text: str
    level: int = 0
    lead: str = ""
    is_item: bool = False
    is_line: bool = False
    page: int | None = None
    new: tuple[str, ...] = ()


class Document(Struct, frozen=True):
    """A file as it was read: its kind (`markdown`, `html`, `text`, `pdf`), its own title, its blocks, how
    many pages it has, and which of them have no text."""

    kind: str
    blocks: tuple[Block, ...]
    title: str = ""
    pages: int | None = None
    without_text: tuple[int, ...] = ()


def tame(text: str) -> str:
    """Open ligatures, join what is hyphenated softly, drop what does not show or a terminal would obey."""
    opened = _PRIVATE.sub(ICON, text.translate(_LIGATURES))
    if not opened.isprintable():
        opened = "".join(
            " " if letter in "\n\r\f\v" else "" if is_harmful(letter) else letter for letter in opened
        )
    return _SPACES.sub(" ", opened).strip()


def make_block(
    pieces: Iterable[Piece], *, level: int = 0, is_item: bool = False, page: int | None = None
) -> Block | None:
    """Make a block of some pieces; None where they have no letters."""
    kept = [piece for piece in pieces if piece.text]
    text = tame("".join(piece.text for piece in kept))
    if not any(letter.isalnum() for letter in text):
        return None
    lead = []
    for piece in kept:
        if not piece.is_bold and piece.text.strip():
            break
        lead.append(piece.text)
    colored: list[str] = []
    was_colored = False
    for piece in kept:
        if piece.is_colored:
            colored[-1:] = [colored[-1] + piece.text] if was_colored else [*colored[-1:], piece.text]
        was_colored = piece.is_colored or (was_colored and not piece.text.strip())
    new = tuple(run for run in map(tame, colored) if any(map(str.isalnum, run)))
    return Block(text, level, tame("".join(lead)), is_item, False, page, new)


# pages


class Run(Struct, frozen=True):
    """Letters that are drawn together: from where to where, how large, in which font and color."""

    left: float
    bottom: float
    right: float
    size: float
    text: str
    font: str
    is_bold: bool
    color: Color

    @property
    def style(self) -> Style:
        return (self.font, round(self.size * 2) / 2, self.is_bold)

    def is_followed_by(self, run: Run) -> bool:
        """Tell whether a run goes on with it, set alike, on its line, no farther off than a space is wide."""
        is_alike = run.style == self.style and run.color == self.color
        is_level = abs(run.bottom - self.bottom) < 0.05 * self.size
        return is_alike and is_level and -_GAP < (run.left - self.right) / max(1.0, self.size) < NARROWEST


class PageText(Struct, frozen=True):
    """A page: its number from 1, its size, where it begins, and its runs in the order of drawing."""

    number: int
    width: float
    height: float
    bottom: float
    runs: tuple[Run, ...]

    @property
    def drawn_once(self) -> list[Run]:
        """Its runs, those joined that go on with one another: browsers draw letter by letter. What is drawn
        twice, which makes it bold or casts a shadow, is there once."""
        seen: dict[tuple[int, int, str], Run] = {}
        for run in self.runs:
            seen.setdefault((round(run.left), round(run.bottom), run.text), run)
        joined: list[Run] = []
        for run in seen.values():
            last = joined[-1] if joined else None
            if last is None or not last.is_followed_by(run):
                joined += [run] if run.text.strip() else []
            elif not run.text.strip():
                joined[-1] = replace(last, text=f"{last.text.rstrip()} ")
            else:
                joined[-1] = replace(last, text="".join(space_runs((last, run))), right=run.right)
        return joined


def space_runs(runs: Sequence[Run]) -> Iterator[str]:
    """Go through the texts of the runs of a line, with a space where a gap parts two."""
    for at, run in enumerate(runs):
        before = runs[at - 1] if at else None
        if before is not None and not before.text.endswith(" ") and not run.text.startswith(" "):
            size = max(1.0, min(before.size, run.size))
            if run.left - before.right > _GAP * size:
                yield " "
        yield run.text
