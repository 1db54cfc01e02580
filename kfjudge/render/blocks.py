"""What a page consists of: sections of a few kinds of block. No block knows a format, a width or a terminal;
`kfjudge.render.writers` writes the same page as text, Markdown or HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kfjudge.render.boards import DrawnBoard

Role = Literal["", "heading", "subtitle", "title", "aside"]


class Text(Struct, frozen=True):
    """A paragraph; without words it is left out. It may begin with `strong` words. A `heading` is what the
    page is called, a `subtitle` stands below it, a `title` is strong as a whole, an `aside` is set back. In a
    terminal, all lines are moved in by `indent` columns, and all but the first by `hanging`; with `most`, it
    has at most so many lines and ends with an ellipsis, and with `end`, which is never cut. One that does not
    wrap is a single line, for a chat to wrap; where one `breaks`, an identifier that is wider than a line is
    parted. `ids` are the entries that stand in it, in their order."""

    text: str
    strong: str = ""
    role: Role = ""
    indent: int = 0
    hanging: int = 0
    most: int = 0
    end: str = ""
    wraps: bool = True
    breaks: bool = False
    ids: tuple[str, ...] = ()


class Example(Struct, frozen=True):
    """Lines as somebody types them. Where a terminal is too narrow, a line goes on below, and its remark
    (" # …") too."""

    lines: tuple[str, ...]


class OneOf(Struct, frozen=True):
    """A paragraph told at several lengths, the longest first. A terminal shows the first that has at most so
    many lines, or else the last."""

    texts: tuple[str, ...]
    most: int


class ListRow(Struct, frozen=True):
    """A row of a list: a number or a name that is strong, and how its text begins, on a line of a wide
    terminal and on two of a narrow one; below it, where it is printed."""

    name: str
    text: str
    number: str = ""
    place: str = ""


class Items(Struct, frozen=True):
    """A list: each item behind a dash or its number, or on a line of its own. Of a list without items,
    `nothing` is said; Markdown, which is pasted beside other things, leaves it out."""

    items: tuple[Text, ...]
    marks: Literal["", "-", "1."] = ""
    nothing: str = ""


class Step(Struct, frozen=True):
    """What happens at one step, inside so many others, and the entries it rests on."""

    number: int
    depth: int
    text: str
    cites: tuple[str, ...] = ()


class Deed(Struct, frozen=True):
    """A line of the script and the steps that follow from it; or a `note`: why it is refused, that nothing
    happens."""

    head: str
    steps: tuple[Step, ...]
    note: str = ""


class Steps(Struct, frozen=True):
    """What happens, deed by deed: in Markdown, where each is a heading, that of the section is left out."""

    deeds: tuple[Deed, ...]


class Choice(Struct, frozen=True):
    """Who must decide what, and what may be answered; `taken` is the number of the option that is taken."""

    question: str
    options: tuple[str, ...]
    taken: int | None = None


class Board(Struct, frozen=True):
    """A board; with `brief`, a terminal draws each row of cards on a line."""

    picture: DrawnBoard
    brief: bool = False


class Check(Struct, frozen=True):
    """What is expected, whether it is so (None: not reached; `mark` says it in a word), and what is so
    instead."""

    text: str
    mark: str
    ok: bool | None
    observed: str = ""


class Checks(Struct, frozen=True):
    """What a file expects."""

    checks: tuple[Check, ...]


class Tally(Struct, frozen=True):
    """How often each thing comes about, the most frequent first."""

    rows: tuple[tuple[int, str], ...]


class Bar(Struct, frozen=True):
    """How many cases are won, open and lost, as a bar behind a label."""

    label: str
    won: int
    open: int
    lost: int


class Bars(Struct, frozen=True):
    """Bars below each other, of which a terminal and Markdown draw the first alone."""

    bars: tuple[Bar, ...]


class References(Struct, frozen=True):
    """Where to read on: a label, and the names of entries."""

    label: str
    names: tuple[str, ...]


class Command(Struct, frozen=True):
    """What can be typed next, behind a label; `more` tells of others. Where it is too long for a line of the
    terminal, the first of the `others` that is not stands for it, or one command for all `together`."""

    label: str
    command: str
    more: str = ""
    others: tuple[str, ...] = ()
    together: str = ""


ReplayBlock = Steps | Choice | Board | Checks | Tally | Bars  # what a script or an exploration brings about
Block = Text | Example | OneOf | ListRow | Items | References | Command | ReplayBlock


class Section(Struct, frozen=True):
    """Blocks that follow each other directly, under a heading if there is one. An empty line parts sections;
    one without blocks that show anything is left out, and so is its heading. `lang` is its language where
    that of the page is not meant."""

    blocks: tuple[Block, ...]
    heading: str = ""
    lang: str = ""


class Page(Struct, frozen=True):
    """A page in one language. Its title is that of the window in a browser, and the heading where no block is
    one. With a game and an edition, a browser shows the entries that it rests on."""

    lang: str
    title: str
    sections: tuple[Section, ...]
    game: str = ""
    edition: str = ""


def section(*blocks: Block, heading: str = "") -> Section:
    return Section(blocks, heading)


def join_pages(pages: Sequence[Page]) -> Page:
    """Put pages one below the other, as one that is called after the first; of pages in several languages,
    each section has its own."""
    is_mixed = len({page.lang for page in pages}) > 1
    sections = (
        replace(section, lang=page.lang) if is_mixed else section
        for page in pages
        for section in page.sections
    )
    return replace(pages[0], sections=tuple(sections))
