"""Rulebooks printed as PDFs, to read them back: one or two columns, running heads, numbers of pages, words
parted at the ends of lines, headings on lines of their own or run in, sizes by the matrix alone, new text
in red. What was printed where is kept, to hold it against what was read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

WIDTH, HEIGHT, MARGIN = 612.0, 792.0, 54.0
REGULAR, BOLD = "Times-Roman", "Times-Bold"
BLACK, RED = (0.0, 0.0, 0.0), (0.82, 0.05, 0.1)


class Part(Struct, frozen=True):
    """A heading with a level, or a paragraph; `lead` are bold words before it, `is_new` if it is in red."""

    text: str
    level: int = 0
    lead: str = ""
    is_item: bool = False
    is_new: bool = False


class Layout(Struct, frozen=True):
    """How a book is printed. With `nominal`, fonts have the size 1 and the matrix is scaled."""

    columns: int = 1
    size: float = 10.0
    head: str = "Rules"
    nominal: bool = False
    hyphens: bool = True
    run_in: bool = False  # headings of the lowest level begin their paragraph
    centered: bool = False
    heading_font: str = BOLD
    by_letter: bool = False  # each letter is placed by itself, as browsers do


class Printed(Struct, frozen=True):
    """A PDF, and on which page each heading is."""

    data: bytes
    headings: tuple[tuple[str, int], ...]
    pages: int


def print_book(parts: Iterable[Part], layout: Layout) -> Printed:
    """Print a book."""
    press = _Press(layout)
    waiting = ""
    for part in parts:
        if part.level >= 3 and layout.run_in and not part.text.endswith("?"):
            if waiting:
                press.print_paragraph(Part("", lead=waiting))
            press.headings.append((part.text, -1))
            waiting = part.text
        elif part.level:
            if waiting:
                press.print_paragraph(Part("", lead=waiting))
                waiting = ""
            press.print_heading(part)
        else:
            if waiting:
                part = replace(part, text=f"{part.lead} {part.text}".strip(), lead=waiting, is_item=False)
            press.print_paragraph(part)
            waiting = ""
    return press.finish()


class _Press:
    def __init__(self, layout: Layout) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self.layout = layout
        self._into = BytesIO()
        self._canvas: Any = Canvas(self._into, pagesize=(WIDTH, HEIGHT), invariant=1)
        self.headings: list[tuple[str, int]] = []
        self._page, self._column = 1, 0
        gap = 20.0
        self._width = (WIDTH - 2 * MARGIN - gap * (layout.columns - 1)) / layout.columns
        self._step = self._width + gap
        self._top, self._foot = HEIGHT - 72, 66.0
        self._down = self._top
        self._frame()

    def _frame(self) -> None:
        """Print the running head and the number of the page."""
        self._write(f"{self.layout.head}", MARGIN, HEIGHT - 40, "Helvetica", 8)
        self._write(str(self._page), WIDTH / 2, 36, "Helvetica", 8)

    def _room(self, height: float) -> None:
        """Go on in the next column, or on the next page, where there is no room for so much."""
        if self._down - height >= self._foot:
            return
        self._column += 1
        if self._column == self.layout.columns:
            self._canvas.showPage()
            self._page += 1
            self._column = 0
            self._frame()
        self._down = self._top

    def _write(
        self, text: str, x: float, y: float, font: str, size: float, color: tuple[float, float, float] = BLACK
    ) -> None:
        from reportlab.pdfbase.pdfmetrics import stringWidth

        drawn = self._canvas.beginText()
        drawn.setFillColorRGB(*color)
        drawn.setFont(font, 1 if self.layout.nominal else size)
        for part in text if self.layout.by_letter else [text]:
            if self.layout.nominal:
                drawn.setTextTransform(size, 0, 0, size, x, y)
            else:
                drawn.setTextOrigin(x, y)
            drawn.textOut(part)
            x += stringWidth(part, font, size)
        self._canvas.drawText(drawn)

    def print_heading(self, part: Part) -> None:
        from reportlab.pdfbase.pdfmetrics import stringWidth

        size = self.layout.size + max(1, 8 - 2 * part.level)
        lines = _wrap(
            part.text.split(), self._width, lambda text: stringWidth(text, self.layout.heading_font, size)
        )
        self._down -= 0.8 * size
        self._room(1.15 * size * len(lines) + self.layout.size)
        self.headings.append((part.text, self._page))
        for line in lines:
            self._down -= 1.15 * size
            width = stringWidth(line, self.layout.heading_font, size)
            left = self._left + ((self._width - width) / 2 if self.layout.centered else 0)
            color = RED if part.is_new else BLACK
            self._write(line, left, self._down, self.layout.heading_font, size, color)
        self._down -= 2

    @property
    def _left(self) -> float:
        return MARGIN + self._column * self._step

    def print_paragraph(self, part: Part) -> None:
        """Print a paragraph, its lead in bold, its words parted where they do not fit."""
        from reportlab.pdfbase.pdfmetrics import stringWidth

        size = self.layout.size
        indent = 10.0 if part.is_item else 0.0
        words = [(word, BOLD) for word in part.lead.split()] + [(word, REGULAR) for word in part.text.split()]
        rows: list[list[tuple[str, str]]] = [[]]
        room = self._width - indent
        waiting = list(words)
        while waiting:
            word, font = waiting.pop(0)
            width = stringWidth(f"{word} ", font, size)
            if width <= room or not rows[-1]:
                rows[-1].append((word, font))
                room -= width
                continue
            halves = re.fullmatch(r"(\w+(?:-\w+)*-)([a-zà-ÿ].*)", word) or re.fullmatch(
                r"([a-zà-ÿ]{4,}?[aeiouyé])([bcdfghjklmnpqrstv][a-zà-ÿ]{3,}.*)", word
            )
            first = f"{halves[1].rstrip('-')}-" if halves else ""
            if self.layout.hyphens and halves and stringWidth(f"{first} ", font, size) <= room:
                rows[-1].append((first, font))
                waiting.insert(0, (halves[2], font))
            else:
                waiting.insert(0, (word, font))
            rows.append([])
            room = self._width - indent
        self._down -= 0.5 * size
        for at, row in enumerate(rows):
            if not row:
                continue
            self._room(1.2 * size)
            if at == 0 and part.lead and (part.lead, -1) in self.headings:
                self.headings[self.headings.index((part.lead, -1))] = (part.lead, self._page)
            self._down -= 1.2 * size
            x = self._left + indent
            if part.is_item and at == 0:
                self._write("•", self._left, self._down, REGULAR, size)
            for text, font in _runs(row):
                self._write(text, x, self._down, font, size, RED if part.is_new else BLACK)
                x += stringWidth(f"{text} ", font, size)

    def finish(self) -> Printed:
        self._canvas.save()
        return Printed(self._into.getvalue(), tuple(self.headings), self._page)


def _runs(row: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    runs: list[tuple[str, str]] = []
    for word, font in row:
        if runs and runs[-1][1] == font:
            runs[-1] = f"{runs[-1][0]} {word}", font
        else:
            runs.append((word, font))
    return runs


def _wrap(words: list[str], width: float, measure: Any) -> list[str]:
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if measure(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
