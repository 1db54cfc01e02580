"""The pages of a PDF put in the order of reading: columns, lines, paragraphs and headings; running heads and
numbers of pages left out, hyphenated words joined, and what is printed in another ink told as new."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from colorsys import rgb_to_hsv
from itertools import pairwise

from msgspec import Struct

from kfjudge.books.blocks import (
    ICON,
    NARROWEST,
    Block,
    Color,
    Document,
    PageText,
    Piece,
    Run,
    Style,
    make_block,
    space_runs,
)
from kfjudge.books.units import forms_of
from kfjudge.core.text import fold

_SAME_LINE = 0.35  # of the size: how far two bottoms of one line lie apart
_MOST_ACROSS = 0.06  # of the letters of a page that may cross a gutter
_LEAST_BESIDE = 0.12  # of them that stand on each side of one
_LARGER = 1.12  # times the size of the text
_MOST_WORDS = 24  # of a heading that asks nothing
_MOST_CLOSED = 4  # of one that a period closes, in letters as large as the text
_SURELY_ONGOING = 6  # words of a heading that is not at its end with a column
_RARE = 0.15  # of all letters: a font of headings
_MARGIN = 0.09  # of the height of a page
_SMALL = 0.95  # times the size of the text: at the edge, no text
_OFTEN = 0.4  # of the pages that have a running head
_SATURATED, _MINORITY = 0.35, 0.45
_NEXT_LINE = 1.25  # times the usual distance of lines: beyond, a paragraph begins
_HUES = (0, 120, 240, 280, 300)  # degrees of the colors that have a name


class Line(Struct, frozen=True):
    """A line of a column. `starts` if the column begins with it."""

    runs: tuple[Run, ...]
    page: int
    starts: bool = False

    @property
    def text(self) -> str:
        return "".join(space_runs(self.runs))

    @property
    def texts(self) -> list[str]:
        """The texts of its runs, each with the space that parts it from the one before."""
        texts: list[str] = []
        for part in space_runs(self.runs):
            if part == " " and len(texts) < len(self.runs) and texts:
                texts[-1] += " "
            else:
                texts.append(part)
        return texts if len(texts) == len(self.runs) else [run.text for run in self.runs]

    @property
    def left(self) -> float:
        return self.runs[0].left

    @property
    def right(self) -> float:
        return max(run.right for run in self.runs)

    @property
    def bottom(self) -> float:
        return self.runs[0].bottom

    @property
    def size(self) -> float:
        return max(run.size for run in self.runs)

    @property
    def style(self) -> Style:
        letters: Counter[Style] = Counter()
        for run in self.runs:
            letters[run.style] += len(run.text.strip())
        return letters.most_common(1)[0][0]

    @property
    def is_of_one_style(self) -> bool:
        return all(run.style == self.style or not any(map(str.isalnum, run.text)) for run in self.runs)

    def is_at_edge(self, page: PageText, lines: Sequence[Line]) -> bool:
        """Tell whether it is among the first or last of a page, and near its edge."""
        height = (self.bottom - page.bottom) / page.height if page.height else 0.5
        heights = sorted({round(one.bottom) for one in lines})
        is_outermost = round(self.bottom) in (*heights[:2], *heights[-2:])
        return is_outermost and not _MARGIN < height < 1 - _MARGIN


def lay_out_pages(pages: Sequence[PageText], title: str) -> Document:
    """Put the text of all pages in order, and make blocks of it."""
    letters: Counter[Style] = Counter()
    for page in pages:
        for run in page.runs:
            letters[run.style] += len(run.text.strip())
    body = letters.most_common(1)[0][0] if letters else ("", 10.0, False)
    lines = [list(_read_part(page.drawn_once, body[1], page.number, 0)) for page in pages]
    lines, shift = _RunningHeads(lines, pages, body).drop()
    without_text = tuple(page.number for page, found in zip(pages, lines, strict=True) if not found)
    every = [line for of_page in lines for line in of_page]
    blocks = tuple(_Joiner(every, body, shift).join())
    return Document("pdf", blocks, title, len(pages), without_text)


# lines


def _read_part(runs: list[Run], size: float, page: int, depth: int) -> Iterator[Line]:
    """Read a part of a page: what goes across it cuts it in strips, and a strip is read column by column."""
    if not runs:
        return
    gutter = _find_gutter(runs, size) if depth < 4 else None
    if gutter is None:
        for at, line in enumerate(_group_lines(runs)):
            yield Line(tuple(line), page, starts=at == 0)
        return
    across = [run for run in runs if run.left < gutter - 1 and run.right > gutter + 1]
    heights = sorted({round(run.bottom, 1) for run in across}, reverse=True)
    above = float("inf")
    for height in [*heights, float("-inf")]:
        strip = [run for run in runs if height + _SAME_LINE * size < run.bottom < above - _SAME_LINE * size]
        halves: tuple[list[Run], list[Run]] = ([], [])
        for run in strip:
            halves[(run.left + run.right) / 2 > gutter].append(run)
        for half in halves:
            yield from _read_part(half, size, page, depth + 1)
        row = [run for run in runs if abs(run.bottom - height) <= _SAME_LINE * size]
        for line in _group_lines(row):
            yield Line(tuple(line), page, starts=True)
        above = height


def _find_gutter(runs: Sequence[Run], size: float) -> float | None:
    """Find the empty strip that parts two columns."""
    whole = sum(len(run.text) for run in runs)
    left, right = min(run.left for run in runs), max(run.right for run in runs)
    if right - left < 20 * size or whole < 200:
        return None
    step = max(1.0, size / 4)
    slots = int((right - left) / step) + 1
    crossing = [0.0] * (slots + 1)
    for run in runs:
        first, last = int((run.left - left) / step), int((run.right - left) / step)
        for slot in range(max(0, first), min(slots, last) + 1):
            crossing[slot] += len(run.text)
    most, best = _MOST_ACROSS * whole, None
    at = 0
    while at <= slots:
        end = at
        while end <= slots and crossing[end] <= most:
            end += 1
        middle = left + (at + end) / 2 * step
        beside = sum(len(run.text) for run in runs if run.right <= middle) / whole
        beyond = sum(len(run.text) for run in runs if run.left >= middle) / whole
        wide = (end - at) * step
        if wide >= NARROWEST * size and beside > _LEAST_BESIDE and beyond > _LEAST_BESIDE:
            least = min(crossing[at:end])
            score = (wide - least, middle)
            best = max(best, score) if best else score
        at = end + 1
    return best[1] if best else None


def _group_lines(runs: Iterable[Run]) -> list[list[Run]]:
    """Group runs by their bottoms, from the top, each line from left to right."""
    lines: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (-run.bottom, run.left)):
        last = lines[-1] if lines else None
        base = max(last, key=lambda one: one.size) if last else None
        if (
            last is not None
            and base is not None
            and abs(base.bottom - run.bottom) <= _SAME_LINE * max(base.size, run.size)
        ):
            last.append(run)
        else:
            lines.append([run])
    return [sorted(line, key=lambda run: run.left) for line in lines]


# running heads


class _RunningHeads:
    """Tells what stands at the top or bottom of most pages, and numbers of pages there."""

    def __init__(self, lines: list[list[Line]], pages: Sequence[PageText], body: Style) -> None:
        self._often = max(2, round(_OFTEN * len(pages))) if len(pages) > 2 else 99
        self._body = body
        self._said: Counter[tuple[str, int]] = Counter()
        self._placed: Counter[tuple[Style, int]] = Counter()
        self._styles = Counter(line.style for of_page in lines for line in of_page)
        self._pages = [
            (page, of_page, [line for line in of_page if line.is_at_edge(page, of_page)])
            for page, of_page in zip(pages, lines, strict=True)
        ]
        for _, _, edge in self._pages:
            self._said.update({(_without_numbers(line.text), round(line.bottom / 4)) for line in edge})
            self._placed.update({(line.style, round(line.bottom)) for line in edge})

    @staticmethod
    def _is_number(line: Line) -> bool:
        return bool(re.fullmatch(r"\W*\d{1,4}\W*(?:(?:/|of|sur|de)\s*\d{1,4})?\W*", line.text.strip()))

    def _is_said_often(self, line: Line) -> bool:
        times = self._said[_without_numbers(line.text), round(line.bottom / 4)]
        return times >= (self._often if line.style != self._body else max(3, self._often))

    def _is_set_apart(self, line: Line) -> bool:
        """Tell whether it is smaller than the text, or in a style that hardly stands anywhere else."""
        there = self._placed[line.style, round(line.bottom)]
        is_own_style = line.style != self._body and self._styles[line.style] <= 1.3 * there + 2
        return line.size < _SMALL * self._body[1] or (there >= self._often and is_own_style)

    def drop(self) -> tuple[list[list[Line]], int]:
        """Drop them; tell how far the numbers are ahead of counting."""
        shifts: Counter[int] = Counter()
        kept = []
        for page, of_page, edge in self._pages:
            dropped = [
                line
                for line in edge
                if self._is_said_often(line) or self._is_number(line) or self._is_set_apart(line)
            ]
            for line in dropped:
                number = re.search(r"\d+", line.text)
                if number and (self._is_number(line) or self._is_said_often(line)):
                    shifts[int(number[0]) - page.number] += 1
            kept.append([line for line in of_page if line not in dropped])
        shift, count = shifts.most_common(1)[0] if shifts else (0, 0)
        return kept, shift if count >= max(3, len(self._pages) // 2) and abs(shift) < 100 else 0


def _without_numbers(text: str) -> str:
    return re.sub(r"[\d\W]+", " ", text).strip().casefold()


# ink


class _Inks:
    """Which color is new: the one that the document names as that, else one that stands out from the text."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._usual: dict[Style, Color] = {}
        letters: dict[Style, Counter[Color]] = defaultdict(Counter)
        whole: Counter[Color] = Counter()
        for line in lines:
            for run in line.runs:
                letters[run.style][_rounded(run.color)] += len(run.text.strip())
                whole[_rounded(run.color)] += len(run.text.strip())
        self._usual = {style: inks.most_common(1)[0][0] for style, inks in letters.items()}
        self._share = {color: count / max(1, sum(whole.values())) for color, count in whole.items()}
        self._named = self._find_named_hue(lines)

    @staticmethod
    def _find_named_hue(lines: Sequence[Line]) -> float | None:
        """Find the color that a document says is that of what is new: "new text is in red"."""
        text = fold(" ".join(line.text for line in lines[:120]))
        for sentence in re.split(r"(?<=[.!?:])\s", text):
            words = set(re.findall(r"[a-z]+", sentence))
            if words & {fold(form) for form in forms_of("new")}:
                for degrees in _HUES:
                    if words & {fold(form) for form in forms_of(f"hue-{degrees}")}:
                        return degrees / 360
        return None

    def is_new(self, run: Run) -> bool:
        color = _rounded(run.color)
        hue, saturation, value = rgb_to_hsv(*color)
        if saturation < _SATURATED or value < _SATURATED:
            return False
        if self._named is not None:
            return min(abs(hue - self._named), 1 - abs(hue - self._named)) < 0.09
        return color != self._usual[run.style] and self._share.get(color, 1.0) <= _MINORITY


def _rounded(color: Color) -> Color:
    first, second, third = (round(min(1.0, max(0.0, part)) * 20) / 20 for part in color)
    return first, second, third


# headings and paragraphs


_BULLET = re.compile(rf"\s*[•·■●▪➤‣◊*–—◦{ICON}]\s*(?=\S)|\s*-\s+(?=\S)")
_ENDED = re.compile(r"[.!?:…][”»\")\]]*\s*$")


_PARTED = re.compile(r"([^\W\d_]+)[-‐\u00ad]\s*$")


class _Joiner:
    """Joins lines to headings and paragraphs."""

    def __init__(self, lines: Sequence[Line], body: Style, shift: int) -> None:
        self._lines = lines
        self._size = body[1]
        self._levels = self._rank_headings(lines, body)
        self._inks = _Inks(lines)
        self._shift = shift  # how far the numbers of pages are ahead of counting
        self._known: Counter[str] = Counter()  # words that stand whole in a line, and those of a hyphen
        for before, line in pairwise([None, *lines]):
            text = _PARTED.sub("", line.text) if line else ""
            if before and _PARTED.search(before.text):
                text = re.sub(r"^\W*\w+", "", text)
            whole = re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", text.casefold())
            self._known.update(whole)
            self._known.update(part for word in whole if "-" in word for part in word.split("-"))
        gaps: Counter[float] = Counter()
        for one, other in pairwise(lines):
            gap = (one.bottom - other.bottom) / max(1.0, other.size)
            if one.page == other.page and 0.8 < gap < 2.5:
                gaps[round(gap, 1)] += 1
        self._distance = gaps.most_common(1)[0][0] if gaps else 1.2  # of lines, in sizes of their letters

    @staticmethod
    def _rank_headings(lines: Sequence[Line], body: Style) -> dict[Style, int]:
        """Rank the styles of headings: larger than the text, bolder, or in a font that little is set in; the
        largest first."""
        letters: Counter[Style] = Counter()
        whole_lines: Counter[Style] = Counter()
        for line in lines:
            for run in line.runs:
                letters[run.style] += len(run.text.strip())
            if line.is_of_one_style:
                whole_lines[line.style] += 1
        all_letters = max(1, sum(letters.values()))
        styles = []
        for style in whole_lines:
            font, size, is_bold = style
            is_other = font.partition("-")[0].partition(",")[0] != body[0].partition("-")[0].partition(",")[0]
            is_larger = size >= _LARGER * body[1]
            is_set_off = is_larger or (is_bold and not body[2]) or (is_other and size >= body[1])
            if (
                is_set_off
                and size >= 0.9 * body[1]
                and letters[style] <= _RARE * all_letters * (2 if is_larger else 1)
            ):
                styles.append(style)
        sizes = sorted({(-size, not is_bold) for _, size, is_bold in styles})
        return {style: min(6, sizes.index((-style[1], not style[2])) + 1) for style in styles}

    def join(self) -> Iterator[Block]:
        group: list[Line] = []
        for line in self._lines:
            if group and not self._goes_on(group, line):
                yield from self._make_block(group)
                group = []
            group.append(line)
        if group:
            yield from self._make_block(group)

    def _is_heading(self, line: Line) -> bool:
        text = line.text.strip()
        is_set_off = line.style in self._levels and line.is_of_one_style
        return is_set_off and any(map(str.isalnum, text)) and not _BULLET.match(text)

    def _is_sentence(self, group: Sequence[Line]) -> bool:
        """Tell whether some lines that are set like a heading are a sentence of the text, only bolder."""
        text = " ".join(line.text.strip() for line in group)
        if "?" in text:
            return False
        words, is_closed = len(text.split()), text.endswith(".") and not text.endswith("..")
        is_larger = group[0].size >= _LARGER * self._size
        return words > _MOST_WORDS or (is_closed and words > _MOST_CLOSED and not is_larger)

    def _goes_on(self, group: Sequence[Line], line: Line) -> bool:
        """Tell whether a line goes on with what the lines before it began."""
        last = group[-1]
        starts = line.starts or line.page != last.page or line.bottom > last.bottom + line.size
        was_heading = all(self._is_heading(one) for one in group)
        if was_heading and not starts and line.runs[0].style == last.style and not line.is_of_one_style:
            return last.bottom - line.bottom <= 1.35 * line.size  # a heading that runs in, on a second line
        if was_heading or self._is_heading(line):
            return self._is_heading(line) and self._goes_on_with_heading(group, line, starts=starts)
        if _BULLET.match(line.text) or self._begins_bold(last, line):
            return False
        if starts:  # the next column, or page, goes on with a sentence
            return not _ENDED.search(last.text) and not line.text[:1].isupper()
        return self._goes_on_with_paragraph(group, line)

    def _goes_on_with_paragraph(self, group: Sequence[Line], line: Line) -> bool:
        """Tell whether a line below others in its column belongs to their paragraph."""
        last = group[-1]
        if last.bottom - line.bottom > self._distance * _NEXT_LINE * max(last.size, line.size):
            return False
        if len(group) == 1 or not _ENDED.search(last.text):
            return True
        right, left = max(one.right for one in group), min(one.left for one in group)
        is_short = last.right < right - 0.2 * (right - left)
        is_indented = line.left > min(one.left for one in group[-2:]) + 0.9 * line.size
        return not (is_short or is_indented)

    @staticmethod
    def _goes_on_with_heading(group: Sequence[Line], line: Line, *, starts: bool) -> bool:
        """Tell whether a line in the style of headings goes on with the heading before it."""
        last = group[-1]
        if line.style != last.style or not last.is_of_one_style or last.text.rstrip().endswith("?"):
            return False
        if not starts:
            return last.bottom - line.bottom <= 1.35 * line.size
        text = " ".join(one.text for one in group)  # a long one goes on in the next column
        return text.count("(") > text.count(")") or len(text.split()) > _SURELY_ONGOING

    @staticmethod
    def _begins_bold(last: Line, line: Line) -> bool:
        """Tell whether a line begins with bold words after a sentence: a heading that runs in."""
        first = line.runs[0]
        return (
            first.is_bold
            and not last.runs[-1].is_bold
            and bool(_ENDED.search(last.text))
            and first.text[:1].isupper()
        )

    def _make_block(self, group: Sequence[Line]) -> Iterator[Block]:
        """Make the block of some lines that belong together."""
        is_heading = all(self._is_heading(line) for line in group)
        level = self._levels[group[0].style] if is_heading and not self._is_sentence(group) else 0
        pieces: list[Piece] = []
        for at, line in enumerate(group):
            for text, run in zip(line.texts, line.runs, strict=True):
                pieces.append(Piece(text, run.is_bold, self._inks.is_new(run)))
            if at + 1 < len(group):
                self._join_next(pieces, group[at + 1].text)
        is_item = False
        if not level:
            is_item = self._drop_bullet(pieces)
        block = make_block(pieces, level=level, is_item=is_item, page=group[0].page + self._shift)
        if block is not None:
            yield block

    @staticmethod
    def _drop_bullet(pieces: list[Piece]) -> bool:
        """Drop the sign that an item of a list begins with; tell whether there was one."""
        whole = "".join(piece.text for piece in pieces)
        found = _BULLET.match(whole)
        if not found:
            return False
        left = found.end()
        for at, piece in enumerate(pieces):
            cut = min(left, len(piece.text))
            pieces[at] = piece._replace(text=piece.text[cut:])
            left -= cut
        return True

    def _join_next(self, pieces: list[Piece], after: str) -> None:
        """Join the last letters of a line to the next line: a word that is parted there is one again."""
        last = pieces[-1]
        parted = _PARTED.search(last.text)
        following = re.match(r"\s*([^\W\d_]+)-?", after)
        if parted and following and following[1][0].islower():
            before = parted[1].casefold()
            rest = following[1].casefold()
            bare = last.text.rstrip()[:-1]
            is_compound = following[0].endswith("-") or bare[: -len(before)].endswith("-")
            if not is_compound:
                many, whole = self._known[f"{before}-{rest}"], self._known[before + rest]
                is_compound = many > whole or (not whole and all(self._known[one] for one in (before, rest)))
            hyphen = "-" if is_compound else ""
            pieces[-1] = last._replace(text=f"{bare}{hyphen}")
        elif not last.text.endswith(" "):
            pieces[-1] = last._replace(text=f"{last.text} ")
