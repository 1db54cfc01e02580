"""The picture of a board in a terminal: rows of cards face to face, from 40 columns up and without color."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from kfjudge.render.picture import DrawnCard, DrawnOwner, Picture, Row
from kfjudge.render.writers.text import Line, columns, flat, wrapped
from kfjudge.words.catalogue import tell

_NARROWEST, _ROOMY, _WIDEST = 12, 13, 22  # columns of a card, without the bars at its sides
_JOIN = " · "


def write_board(picture: Picture, lang: str, width: int, *, brief: bool) -> list[Line]:
    """Draw a board: those above, the turn, those below; where it is brief, each row of cards on a line."""
    write_row = _write_row_in_a_line if brief else _write_row
    lines: list[Line] = []
    for side in picture.above:
        lines += [*_write_side(side, lang, width), *write_row(side.row, lang, width)]
    lines += _join_facts(picture.turn, width, role="title")
    lines += flat(wrapped(remark, width, hanging="  ") for remark in picture.remarks)
    for side in picture.below:
        lines += [*write_row(side.row, lang, width), *_write_side(side, lang, width)]
    return lines


# owners


def _write_side(side: DrawnOwner, lang: str, width: int) -> list[Line]:
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


def _write_row_in_a_line(row: Row | None, lang: str, width: int) -> list[Line]:
    if row is None:
        return []
    cards = " | ".join(with_facts(card, lang) for card in row.cards)
    return wrapped(cards or row.nothing, width, role="" if cards else "aside", indent="  ", hanging="  ")


def _write_row(row: Row | None, lang: str, width: int) -> list[Line]:
    """Write cards from left to right, in as many rows as they need. Double bars stand at the ends."""
    if row is None:
        return []
    if not row.cards:
        return [Line(f"  {row.nothing}", "aside")]
    most = max(1, (width - 1) // (_NARROWEST + 1))
    in_a_row = -(-len(row.cards) // -(-len(row.cards) // most))  # as many in each of the rows it takes
    cell = min(_WIDEST, (width - 1) // in_a_row - 1)
    indent = int(cell > _ROOMY)
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
    """Break a text into lines of a width that some titles' words exceed. Only ordinary spaces part words."""
    lines = [""]
    for word in text.split(" "):
        for part in _hyphenate(word, width):
            longer = f"{lines[-1]} {part}" if lines[-1] else part
            if columns(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(part)
    return lines


def _hyphenate(word: str, width: int) -> list[str]:
    """Break a word that is too long with hyphens; what is left over is long enough to be read."""
    parts = []
    while columns(word) > width:
        fits = next(at for at in range(len(word), 0, -1) if at == 1 or columns(word[:at]) < width)
        kept = max(min(fits, len(word) - 3), 1)
        parts.append(f"{word[:kept]}-")
        word = word[kept:]
    return [*parts, word]


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
