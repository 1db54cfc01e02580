"""A page as lines of a terminal, so many columns wide; lines in general: how a paragraph is broken, cut, put
beside another; and a board as rows of cards face to face."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import zip_longest
from textwrap import TextWrapper
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.render.blocks import (
    Bar,
    Bars,
    Block,
    Board,
    Checks,
    Choice,
    Command,
    Example,
    Items,
    ListRow,
    OneOf,
    Page,
    References,
    ReplayBlock,
    Section,
    Step,
    Steps,
    Tally,
    Text,
)
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.render.boards import DrawnBoard, DrawnCard, DrawnOwner, DrawnRow

ROWS = 12  # of a first screen of 80 columns or more
_HEIGHTS = ((80, ROWS), (40, 2 * ROWS), (0, 4 * ROWS))  # from so many columns on, so many lines
_DIVIDER = " │ "
_MAYBE_WIDE = re.compile("[^\0-\u10ff\u1160-\u2319]")  # put so, it is compiled in a sixth of the time
_FILLER = "\uffff"  # is no letter; stands for the second column of a wide one
# No line begins with what parts things or ends them, nor with a page.
_TIED = re.compile(r" (?=[·:;!?%»](?:[\s.,:;)]|$))|(?<=p\.) (?=\d)|(?<=«) ")
_TIE = "\ufffe"  # is no letter either; stands for a space that does not break
_NARROWEST_CARD, _ROOMY_CARD, _WIDEST_CARD = 12, 13, 22  # columns of a card, without the bars at its sides
_JOIN = " · "
_FURTHER = 6  # columns before what belongs to the line above
_NARROW = 60  # columns; below this, steps are indented less
_DEEPEST = 8  # a step inside more steps than that is not indented further

_BAR = 24  # signs
_WON, _OPEN, _LOST = "█", "▒", "░"


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
    """Break a paragraph into lines of that width. It begins with what is `strong`; its first line begins with
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
    lines: list[Line] = []
    left = len(strong)
    for filled in wrapper.wrap(_TIED.sub(_TIE, _pad_wide(whole))):
        part = filled.replace(_FILLER, "").replace(_TIE, " ")
        before = len(hanging if lines else indent)
        lines.append(Line(part, role, min(before + left, len(part)) if left else 0))
        left = max(0, left - (len(part) - before) - 1)
    return lines


def cut(text: str, width: int) -> str:
    """Cut a text to one line of that width, with an ellipsis for what does not fit."""
    text = _pad_wide(" ".join(text.split(" ")))
    if len(text) <= width:
        return text.replace(_FILLER, "")
    kept = text[: width - 1 - (text[width - 1] == _FILLER)]
    if text[width - 1] != " " and " " in kept:
        kept = kept[: kept.rindex(" ")]
    return kept.replace(_FILLER, "").rstrip(" ,;:.(“«—·\u00a0\u202f") + "…"


def columns(text: str) -> int:
    """Count the columns that a terminal gives to a text."""
    if text.isascii():
        return len(text)
    from unicodedata import combining

    return sum(not combining(letter) for letter in _pad_wide(text))


def _pad_wide(text: str) -> str:
    """Return the text with as many letters as it takes columns, or more."""
    if text.isascii() or not _MAYBE_WIDE.search(text):
        return text
    from unicodedata import east_asian_width

    return "".join(letter + _FILLER * (east_asian_width(letter) in "WF") for letter in text)


def rows(width: int) -> int:
    """Return how many lines a first screen has: narrower lines hold less, so there are more of them."""
    return next(height for columns, height in _HEIGHTS if width >= columns)


def widths_from(width: int) -> list[int]:
    """Return that width, and every wider one at which a first screen has fewer lines: what is not to vanish
    from a wider terminal has to fit in each of them."""
    return [width, *(columns for columns, _ in _HEIGHTS if columns > width)]


def column(width: int) -> int:
    """Return how wide each of two columns is."""
    return (width - len(_DIVIDER)) // 2


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Put two columns side by side within a width; a line has a role if it is that of both."""
    from itertools import zip_longest

    return [
        Line(
            f"{one.text:<{column(width)}}{_DIVIDER}{other.text}".rstrip(),
            one.role if one.role == other.role else "",
        )
        for one, other in zip_longest(left, right, fillvalue=EMPTY)
    ]


def joined(blocks: Iterable[Sequence[Line]]) -> list[Line]:
    """Join blocks of lines, with an empty line between two."""
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [EMPTY, *block] if lines else block
    return lines


def flat(blocks: Iterable[Sequence[Line]]) -> list[Line]:
    """Join blocks of lines, one directly after the other."""
    return [line for block in blocks for line in block]


# blocks as lines


def write_text(page: Page, width: int) -> list[Line]:
    """Write a page as lines of that width."""
    return write_sections(page.sections, page.lang, width)


def write_sections(sections: Iterable[Section], lang: str, width: int) -> list[Line]:
    """Write sections with an empty line between two."""
    return joined(write_section(section, lang, width) for section in sections)


def write_section(section: Section, lang: str, width: int) -> list[Line]:
    """Write the blocks of a section below its heading; nothing if none of them shows anything."""
    lines = flat(write_block(block, section.lang or lang, width) for block in section.blocks)
    return [*wrapped(section.heading, width, role="title"), *lines] if lines else []


def _write_example(line: str, width: int) -> list[Line]:
    if len(line) <= width:
        return [Line(line)]
    typed, sign, remark = line.partition(" #")
    indent = " " * (len(typed) - len(typed.lstrip()))
    lines = wrapped(typed.strip(), width, indent=indent, hanging=f"{indent}{' ' * _FURTHER}")
    below = wrapped(f"#{remark}", width, indent=f"{indent}  ", hanging=f"{indent}    ") if sign else []
    return [*lines, *below]


def write_block(block: Block, lang: str, width: int) -> list[Line]:
    match block:
        case Text():
            return _write_paragraph(block, width)
        case Items() if block.items:
            return _write_items(block, width)
        case Items():
            return wrapped(block.nothing, width, hanging="  ")
        case Example():
            return flat(_write_example(line, width) for line in block.lines)
        case OneOf():
            laid = [wrapped(text, width) for text in block.texts]
            return next((lines for lines in laid if len(lines) <= block.most), laid[-1])
        case ListRow():
            return _write_row(block, width)
        case Steps() | Choice() | Board() | Checks() | Tally() | Bars():
            return _write_replay_block(block, lang, width)
        case References():
            return wrapped(", ".join(block.names), width, strong=block.label) if block.names else []
        case Command():
            if line := fit_command(block, block.label, width):
                return [line]
            if line := fit_command(block, "", width):  # to be copied whole, below its label
                return [*wrapped("", width, strong=block.label), line]
            return wrapped(block.command, width, strong=block.label)


def _write_items(items: Items, width: int) -> list[Line]:
    lines = []
    for number, item in enumerate(items.items, 1):
        mark = {"": "", "-": "- ", "1.": f"{number}. "}[items.marks]
        strong = f"{mark}{item.strong}" if item.strong else ""
        text = f"{mark}{item.text}" if item.text and not strong else item.text
        lines += wrapped(text, width, role=item.role, strong=strong, hanging=" " * (len(mark) or 2))
    return lines


def _write_replay_block(block: ReplayBlock, lang: str, width: int) -> list[Line]:
    match block:
        case Steps():
            return flat(
                [
                    *wrapped(deed.head, width, role="title", hanging="   "),
                    *flat(_write_step(step, width) for step in deed.steps),
                    *wrapped(deed.note, width, hanging="  "),
                ]
                for deed in block.deeds
            )
        case Choice():
            lines = wrapped(block.question, width, role="title", hanging="  ")
            for number, option in enumerate(block.options, 1):
                text = tell("replay.taken", lang, option=option) if number == block.taken else option
                lines += wrapped(tell("replay.option", lang, n=number, option=text), width, hanging="     ")
            return lines
        case Board():
            return draw_board(block.picture, lang, width, brief=block.brief)
        case Checks():
            return flat(
                [
                    *wrapped(check.text, width, strong=check.mark, hanging="   "),
                    *(Line(f"   {line.text}") for line in wrapped(check.observed, width - 3)),
                ]
                for check in block.checks
            )
        case Bars():
            return [Line(draw_bar(bar)) for bar in block.bars[:1]]
        case Tally():
            across = max((len(str(amount)) for amount, _ in block.rows), default=0)
            return flat(
                wrapped(f"{amount:>{across}}  {text}", width, indent="  ", hanging=" " * (across + 4))
                for amount, text in block.rows
            )


def draw_bar(bar: Bar) -> str:
    """Draw the parts that are won, open and lost, in signs."""
    cases = bar.won + bar.open + bar.lost
    won, sure = (round(_BAR * n / cases) for n in (bar.won, bar.won + bar.open))
    return _WON * won + _OPEN * (sure - won) + _LOST * (_BAR - sure)


def _write_paragraph(text: Text, width: int) -> list[Line]:
    role = {"heading": "" if text.strong else "title", "subtitle": "aside"}.get(text.role, text.role)
    if not text.wraps:
        return [Line(text.text, role)]
    indent, hanging = " " * text.indent, " " * (text.indent + text.hanging)
    lay_out = partial(wrapped, width=width, role=role, strong=text.strong, indent=indent, hanging=hanging)
    words = _break_ids(text.text, width - text.indent) if text.breaks else text.text
    lines = lay_out(f"{words} {text.end}".rstrip() if text.end else words)
    if not text.most or len(lines) <= text.most:
        return lines
    lines = lay_out(words)
    end = f" {text.end}" if text.end else ""
    rest = " ".join(line.text.lstrip() for line in lines[text.most - 1 :])
    begins = hanging if text.most > 1 else indent
    last = f"{begins}{cut(rest, width - len(begins) - len(end))}{end}"
    return [*lines[: text.most - 1], Line(last, role, lines[text.most - 1].strong)]


def _break_ids(words: str, width: int) -> str:
    """Part what is wider than a line after a stroke or a hyphen: a page is read and printed. Typed so, with
    the space, it is found as well."""
    parts: list[str] = []
    for word in words.split(" "):
        parts.append("")
        for piece in re.split("(?<=[/-])", word) if columns(word) > width else [word]:
            if parts[-1] and columns(parts[-1] + piece) > width:
                parts.append("")
            parts[-1] += piece
    return " ".join(parts)


def _write_row(row: ListRow, width: int) -> list[Line]:
    """Write a row on one line, or on two where that would be too narrow, each cut where it ends."""
    name = f"{row.number}  {row.name}" if row.number else row.name
    strong = len(row.number) or min(len(name), width)
    place = wrapped(row.place, width, role="aside", indent="  ", hanging="  ") if row.place else []
    if width >= _NARROW:
        return [Line(cut(f"{name} — {row.text}", width), strong=strong), *place]
    indent = " " * (len(row.number) + 2 if row.number else 2)
    below = Line(f"{indent}{cut(row.text, width - len(indent))}", "" if row.place else "aside")
    return [Line(cut(name, width), strong=strong), below, *place]


def fit_command(block: Command, label: str, width: int) -> Line | None:
    """Write the first of some commands that fits whole on a line, to be copied."""
    for command in (block.command, *block.others, block.together):
        line = f"{label} {command}".strip()
        if command and len(line) <= width:
            with_more = f"{line} {block.more}".strip()
            alone = command == block.together or len(with_more) > width
            return Line(line if alone else with_more, strong=len(label))
    return None


def _write_step(step: Step, width: int) -> list[Line]:
    """Write a step behind its number, indented; one with an identifier that is too long for its line begins
    further to the left."""
    head = f"{step.number:>3} {' ' * (min(step.depth, _DEEPEST) * (1 if width < _NARROW else 2))}"
    hanging = " " * (len(head) + 1)
    cites = " ".join(f"[{source}]" for source in step.cites)
    lines = wrapped(f"{step.text} {cites}".rstrip(), max(width - len(hanging), 12))
    placed = [f"{hanging if at else head}{line.text}" for at, line in enumerate(lines)]
    spare = (min(len(text) - len(text.lstrip()), len(text) - width) for text in placed)
    return [Line(text[max(0, left) :]) for text, left in zip(placed, spare, strict=True)]


# a board, from 40 columns up and without color


def draw_board(picture: DrawnBoard, lang: str, width: int, *, brief: bool) -> list[Line]:
    """Draw a board: those above, the turn, those below; where it is brief, each row of cards on a line."""
    write_row = _draw_row_in_a_line if brief else _draw_row
    lines: list[Line] = []
    for side in picture.above:
        lines += [*_draw_side(side, lang, width), *write_row(side.row, lang, width)]
    lines += _join_facts(picture.turn, width, role="title")
    lines += flat(wrapped(remark, width, hanging="  ") for remark in picture.remarks)
    for side in picture.below:
        lines += [*write_row(side.row, lang, width), *_draw_side(side, lang, width)]
    return lines


# owners


def _draw_side(side: DrawnOwner, lang: str, width: int) -> list[Line]:
    """Write who it is and what they have; cards out of sight as counts."""
    beside = [", ".join(side.beside)] if side.beside else []
    known = [(pile.heading, pile.known) for pile in side.piles if pile.heading]
    listed = [(one.heading, [with_facts(card, lang) for card in one.cards]) for one in side.lists]
    below = (
        tell("board.listed", lang, heading=heading, cards=", ".join(cards))
        for heading, cards in [*known, *listed]
        if cards
    )
    return [
        *_join_facts([side.name, *beside], width, strong=side.name),
        *_join_facts([*side.has, *(pile.told for pile in side.piles)], width, hanging="  "),
        *flat(wrapped(text, width, hanging="  ") for text in below),
    ]


def with_facts(card: DrawnCard, lang: str) -> str:
    """Write a card and what is true of it, on one line."""
    if not card.facts:
        return card.name
    return tell("board.with-facts", lang, card=card.name, facts=", ".join(card.facts))


# rows of cards


def _draw_row_in_a_line(row: DrawnRow | None, lang: str, width: int) -> list[Line]:
    if row is None:
        return []
    cards = " | ".join(with_facts(card, lang) for card in row.cards)
    return wrapped(cards or row.nothing, width, role="" if cards else "aside", indent="  ", hanging="  ")


def _draw_row(row: DrawnRow | None, lang: str, width: int) -> list[Line]:
    """Write cards from left to right, in as many rows as they need. Double bars stand at the ends."""
    if row is None:
        return []
    if not row.cards:
        return [Line(f"  {row.nothing}", "aside")]
    most = max(1, (width - 1) // (_NARROWEST_CARD + 1))
    in_a_row = -(-len(row.cards) // -(-len(row.cards) // most))  # as many in each of the rows it takes
    cell = min(_WIDEST_CARD, (width - 1) // in_a_row - 1)
    indent = int(cell > _ROOMY_CARD)
    lines: list[Line] = []
    for start in range(0, len(row.cards), in_a_row):
        cards = row.cards[start : start + in_a_row]
        ends = (start == 0, start + in_a_row >= len(row.cards))
        texts = []
        for card in cards:
            titled = card.title and card.title != card.name
            title = [tell("board.title", lang, title=card.title)] if titled else []
            parts = (card.name, *title, *card.facts)
            texts.append(
                [" " * indent + text for part in parts for text in _break_lines(part, cell - indent)]
            )
        lines += [Line(text) for text in _put_side_by_side(texts, cell, ends, row.end)]
    return lines


def _put_side_by_side(
    cards: Sequence[Sequence[str]], cell: int, ends: tuple[bool, bool], end: str
) -> list[str]:
    """Put cards side by side. `ends` says whether the first and the last of the whole row are among them."""
    left, right = ("║" if ends[0] else "┊"), ("║" if ends[1] else "┊")
    edges = ["─" * cell for _ in cards]
    if ends[0]:
        edges[0] = f"{end}{edges[0][len(end) :]}"
    if ends[1]:
        edges[-1] = f"{edges[-1][: cell - len(end)]}{end}"
    top = ("╓" if ends[0] else "┌") + "┬".join(edges) + ("╖" if ends[1] else "┐")
    bottom = ("╙" if ends[0] else "└") + "┴".join("─" * cell for _ in cards) + ("╜" if ends[1] else "┘")
    middle = [
        f"{left}{'│'.join(text + ' ' * (cell - columns(text)) for text in texts)}{right}"
        for texts in zip_longest(*cards, fillvalue="")
    ]
    return [top, *middle, bottom]


def _break_lines(text: str, width: int) -> list[str]:
    """Break a text into lines of a width that some titles' words exceed: those are broken with hyphens, and
    what is left over is long enough to be read. Only ordinary spaces part words."""
    lines = [""]
    for word in text.split(" "):
        parts = []
        while columns(word) > width:
            fits = next(at for at in range(len(word), 0, -1) if at == 1 or columns(word[:at]) < width)
            kept = max(min(fits, len(word) - 3), 1)
            parts.append(f"{word[:kept]}-")
            word = word[kept:]
        for part in [*parts, word]:
            longer = f"{lines[-1]} {part}" if lines[-1] else part
            if columns(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(part)
    return lines


def _join_facts(
    parts: Sequence[str], width: int, *, role: str = "", strong: str = "", hanging: str = ""
) -> list[Line]:
    """Write short facts in a row, broken only between two of them where that is possible."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}{_JOIN}{part}" if lines[-1] else part
        if lines[-1] and columns(longer) > width:
            lines.append(hanging + part)
        else:
            lines[-1] = longer
    found = [line for text in lines for line in wrapped(text, width, role=role, hanging=hanging)]
    if strong and found:
        found[0] = Line(found[0].text, role, min(len(strong), len(found[0].text)))
    return found
