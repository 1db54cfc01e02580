"""What of a page fits on a first screen. How much of the text is shown comes first, how comfortably it is set
comes second. A wider terminal never shows less than a narrower one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.render.blocks import Block, OneOf, References
from kfjudge.render.writers.text import (
    ROWS,
    Line,
    beside,
    column,
    cut,
    fit_command,
    flat,
    joined,
    rows,
    widths_from,
    wrapped,
    write_block,
    write_section,
    write_text,
)
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.render.diff_page import DiffPage
    from kfjudge.render.entry_page import EntryPage
    from kfjudge.render.lists import ListPage

_ELLIPSIS = "…"
_NUMBERED = re.compile(r"\d+\. ")
_SIDE_BY_SIDE = 80  # columns; two languages beside each other are hard to read in fewer
_BRIEF = 2  # lines of a notice
_LONGER = 1.5  # times as many lines
_SCREEN = 22  # lines: a comparison is worth all of a small terminal, the line of the prompt left out


class Setting(Struct, frozen=True):
    """How comfortably a page is set."""

    spaced: bool = False  # an empty line between paragraphs, else each begins with a dash
    in_full: bool = False  # the notices with all they say
    gap: bool = True  # an empty line above the place
    heading: bool = True  # all of it, else one line
    apart: bool = True  # an empty line under the answer
    links: int | None = None  # so many of them
    tight: bool = False  # the place in one book, and what is cut on a line each


_SETTINGS = (  # the best first, and last what takes the least room; what changed outweighs empty lines
    Setting(spaced=True, in_full=True),
    Setting(in_full=True),
    Setting(in_full=True, gap=False),
    Setting(spaced=True),
    Setting(),
    Setting(gap=False),
    Setting(gap=False, heading=False),
    Setting(gap=False, heading=False, apart=False),
)
_FOR_ONE = tuple(
    replace(_SETTINGS[-1], links=links, tight=tight) for links, tight in ((1, False), (0, False), (0, True))
)


def _settings_for(shown: int) -> tuple[Setting, ...]:
    """Return how so many parts may be set. Links give way to what is wanted most, and to no more."""
    return (*_SETTINGS, *_FOR_ONE) if shown <= 1 else _SETTINGS


class LaidPage(Struct, frozen=True, dict=True):
    """The page of an entry in so many columns."""

    page: EntryPage
    width: int

    def _lay(self, blocks: Iterable[Block]) -> list[Line]:
        return flat(write_block(block, self.page.lang, self.width) for block in blocks)

    @cached_property
    def whole(self) -> list[Line]:
        return write_text(self.page.page, self.width)

    @cached_property
    def heading(self) -> list[Line]:
        return self._lay([self.page.heading])

    @cached_property
    def brief_heading(self) -> list[Line]:
        return self._lay([self.page.brief_heading])

    @cached_property
    def answer(self) -> list[Line]:
        return self._lay(self.page.answer)

    @cached_property
    def place(self) -> list[Line]:
        return self._lay([self.page.place])

    @cached_property
    def notices(self) -> list[Line]:
        return self._lay(self.page.notices)

    @cached_property
    def brief_place(self) -> list[Line]:
        return self._lay([self.page.brief_place or self.page.place])

    @cached_property
    def brief_notices(self) -> list[Line]:
        return self._cut_notices(_BRIEF)

    @cached_property
    def tight_notices(self) -> list[Line]:
        return self._cut_notices(1)

    def _cut_notices(self, most: int) -> list[Line]:
        """Lay out the brief notices: those that may be said shorter on so many lines, those that may be cut
        on one where they take more."""
        brief = self.page.brief_notices
        lines = self._lay(replace(one, most=most) if isinstance(one, OneOf) else one for one in brief)
        for notice in self.page.cut_notices:
            laid = self._lay([notice])
            cut_to_one = [Line(cut(" ".join(line.text for line in laid[:_BRIEF]), self.width))]
            lines += laid if len(laid) <= most else cut_to_one
        return lines

    @cached_property
    def runs(self) -> list[Line]:
        return self._lay([self.page.runs]) if self.page.runs else []

    @cached_property
    def links(self) -> list[Line]:
        """All links in full, and what can be typed next."""
        return [*self._lay(self.page.links), *self.runs]

    @property
    def parts(self) -> int:
        """How many parts of the text can be left out."""
        return len(self.page.items) + len(self.page.details)

    def fitting(self, height: int) -> int:
        """Count the parts that can be shown in so many lines; one more than there are if everything can."""
        if len(self.whole) <= height:
            return self.parts + 1
        for shown in range(self.parts, 0, -1):
            if len(self.set_as(_settings_for(shown)[-1], shown, height)) <= height:
                return shown
        return 0

    def set_as(self, setting: Setting, shown: int, height: int) -> list[Line]:
        """Set so many parts; the whole page where that is more than there are."""
        if shown > self.parts:
            return self.whole
        head = [*(self.heading if setting.heading else self.brief_heading), *self.answer]
        text = self._text(shown, setting)
        kept = self.page.links[: max(1, height // 3 - len(self.runs))][: setting.links]
        tail = [*(_cut_names(names, self.width) for names in kept), *self.runs]
        if not self._is_all(shown, setting, tail):
            tail = self._with_more(tail, setting)
        place = self.brief_place if setting.tight else self.place
        notices = self.tight_notices if setting.tight else self.brief_notices
        last = [*place, *(self.notices if setting.in_full else notices), *tail]
        if setting.spaced:
            return joined([head, *text, last])
        above = joined([head, flat(text)]) if setting.apart else flat([head, *text])
        return joined([above, last]) if setting.gap else [*above, *last]

    def _text(self, shown: int, setting: Setting) -> list[list[Line]]:
        """Lay out the parts of the text that are wanted most, in their order."""
        items, details = self.page.items, self.page.details
        order = self.page.order or tuple(range(len(details)))
        wanted = sorted(order[: max(0, shown - len(items))])
        # What was left out before a paragraph is told by an ellipsis.
        parts = [
            details[number] if number == 0 or number - 1 in wanted else f"{_ELLIPSIS} {details[number]}"
            for number in wanted
        ]
        is_list = not setting.spaced and not (setting.apart and len(parts) == 1)
        paragraphs = [
            wrapped(part if _NUMBERED.match(part) else f"- {part}", self.width, hanging="  ")
            if is_list
            else wrapped(part, self.width)
            for part in parts
        ]
        return [self._lay(items[:shown]), *paragraphs]

    def _is_all(self, shown: int, setting: Setting, tail: Sequence[Line]) -> bool:
        """Tell whether nothing is left out."""
        return (
            shown == self.parts
            and not self.page.background
            and not self.page.other_runs
            and (setting.heading or len(self.heading) == 1)
            and (setting.in_full or self.notices == self.brief_notices)
            and self.links == tail
        )

    def _with_more(self, tail: list[Line], setting: Setting) -> list[Line]:
        """Say how to see the rest: below; or at the end of a command, where room is short."""
        more = find_template("entry.more", self.page.lang)
        runs = self.page.runs
        if runs and not setting.spaced:
            behind = f" · {more.removeprefix(_ELLIPSIS).lstrip()}"
            command = fit_command(runs, runs.label, self.width - len(behind))
            if command:
                whole = Line(f"{command.text}{behind}", strong=command.strong)
                return [*tail[: -len(self.runs)], whole]
        return [*tail, Line(cut(more, self.width), "aside")]


def _cut_names(names: References, width: int) -> Line:
    """Write as many of the names as fit whole on a line; where the first does not, one that does."""
    strong = len(names.label)
    for kept in range(len(names.names), 0, -1):
        end = "" if kept == len(names.names) else f", {_ELLIPSIS}"
        text = f"{names.label} {', '.join(names.names[:kept])}{end}"
        if len(text) <= width:
            return Line(text, strong=strong)
    for name in names.names[1:]:
        text = f"{names.label} {name}, {_ELLIPSIS}"
        if len(text) <= width:
            return Line(text, strong=strong)
    return Line(cut(f"{names.label} {names.names[0]}", width), strong=min(width, strong))


# entries


def write_first_screen(page: EntryPage, width: int) -> list[Line]:
    """Write the answer, its place and its notices always; of the rest as much as fits. A paragraph is shown
    whole or not at all, because half a rule misleads."""
    times = _LONGER if page.is_long else 1
    heights = {columns: int(times * rows(columns)) for columns in widths_from(width)}
    shown = min(LaidPage(page, columns).fitting(height) for columns, height in heights.items())
    return cut_alike([LaidPage(page, width)], shown, heights[width])[0]


def cut_alike(pages: Sequence[LaidPage], shown: int, height: int) -> list[list[Line]]:
    """Show so many parts of each page, all set alike, as comfortably as the lines allow."""
    for setting in _settings_for(shown):
        found = [page.set_as(setting, shown, height) for page in pages]
        if all(len(lines) <= height for lines in found):
            break
    return found


def write_both(pages: Sequence[EntryPage], width: int, *, full: bool) -> list[Line]:
    """Write two languages beside each other, or one under the other where that would be too narrow. What is
    shown of one is shown of the other."""
    is_beside = width >= _SIDE_BY_SIDE
    columns = column(width) if is_beside else width
    height = ROWS if is_beside else rows(columns)
    laid = [LaidPage(page, columns) for page in pages]
    shown = min(page.fitting(height) for page in laid)
    both = [page.whole for page in laid] if full else cut_alike(laid, shown, height)
    return beside(both[0], both[1], width) if is_beside else joined(both)


# lists


def write_first_rows(page: ListPage, width: int) -> list[Line]:
    """Write the first rows of a list, and how many more there are."""
    fitting = []
    for columns in widths_from(width):
        head, listed = _lay_list(page, columns)
        height = rows(columns) - len(head)  # and above the line that tells of more
        counts = range(len(listed), -1, -1)
        is_all = len(flat(listed)) <= height
        fitting.append(next(n for n in counts if is_all or len(flat(listed[:n])) < height))
    number = min(fitting)
    head, listed = _lay_list(page, width)
    lines = [*head, *flat(listed[:number])]
    if number < len(listed):
        more = tell("hits.more", page.lang, n=len(listed) - number)
        lines.append(Line(cut(more, width), "aside"))
    return lines


def _lay_list(page: ListPage, width: int) -> tuple[list[Line], list[list[Line]]]:
    """Lay out the head of a list and each of its rows."""
    head = flat(write_block(block, page.lang, width) for block in page.head)
    return head, [flat(write_block(block, page.lang, width) for block in row) for row in page.rows]


# what differs between two books


def write_first_differences(page: DiffPage, width: int) -> list[Line]:
    """Write all differences where they fit, else the first of a term and the rest by name, else an
    overview."""
    everything = write_text(page.page, width)
    height = max(rows(width), _SCREEN)
    if len(everything) <= height or len(page.differences) == 1:
        return everything
    if page.of_term:
        head = write_block(page.head, page.lang, width)
        laid = [write_section(one, page.lang, width) for one in page.differences]
        lines: list[Line] = []
        for count in range(len(laid) - 1, 0, -1):
            rest = find_template("diff.semicolon", page.lang).join(dict.fromkeys(page.names[count:]))
            named = tell("diff.more-of", page.lang, names=rest)
            lines = joined([head, *laid[:count], wrapped(named, width, role="aside", hanging="  ")])
            if len(lines) <= height:
                break
        return lines
    head = write_block(page.brief_head, page.lang, width)
    more = Line(cut(find_template("diff.more", page.lang), width), "aside")
    foot = [*write_block(page.counted, page.lang, width), more]
    return [*head, *_write_overview(page, width, height - len(head) - len(foot)), *foot]


def _write_overview(page: DiffPage, width: int, height: int) -> list[Line]:
    """Write a line of each text before a second of any; then, where there is room, what else there is."""
    texts = page.overview[:height]
    most, left = [1] * len(texts), height - len(texts)
    full = [len(write_block(text, page.lang, width)) for text in texts]
    while left and (short := [at for at, lines in enumerate(full) if most[at] < lines]):
        for at in short[:left]:
            most[at] += 1
        left -= len(short[:left])
    shown = flat(
        write_block(replace(text, most=count), page.lang, width)
        for text, count in zip(texts, most, strict=True)
    )
    for text in page.others:
        if len(shown) < height:
            shown += write_block(replace(text, most=height - len(shown)), page.lang, width)
    return shown
