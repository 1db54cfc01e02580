"""A page of the reference: all of it, or what of it fits on a first screen. How much of the text is shown
comes first, how comfortably it is set comes second. A wider terminal never shows less than a narrower one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.render.writers.text import Line, cut, flat, joined, rows, widths_from, wrapped
from kfjudge.words.catalogue import find_template

Lay = Callable[[int], "Page"]  # the page, laid out in so many columns
_ELLIPSIS = "…"
_NUMBERED = re.compile(r"\d+\. ")


class Links(Struct, frozen=True):
    """Where to read on: a label, and what bears it."""

    label: str
    names: tuple[str, ...]


class Commands(Struct, frozen=True):
    """What can be typed next: any of the commands will do, the first is the best, and `more` tells of the
    others; `together` is all of them in one."""

    label: str
    commands: tuple[str, ...]
    more: str = ""
    together: str = ""


class Page(Struct, frozen=True):
    """The parts of an entry, in the order of reading, in so many columns."""

    width: int
    lang: str
    heading: list[Line]
    brief_heading: Line | None  # None: it has none
    answer: list[Line]
    place: list[Line]
    details: tuple[str, ...] = ()  # paragraphs
    order: tuple[int, ...] = ()  # the numbers of the details, what is wanted most first; else as they stand
    items: tuple[list[Line], ...] = ()  # a list, before the details
    notices: tuple[list[Line], ...] = ()
    brief_notices: tuple[list[Line], ...] = ()
    background: tuple[list[Line], ...] = ()  # never on a first screen, nor are other_links
    links: tuple[Links, ...] = ()  # the first is the last to give way
    runs: Commands | None = None
    other_links: tuple[list[Line], ...] = ()

    @property
    def parts(self) -> int:
        """How many parts of the text can be left out."""
        return len(self.items) + len(self.details)


class Setting(Struct, frozen=True):
    """How comfortably a page is set."""

    spaced: bool = False  # an empty line between paragraphs, else each begins with a dash
    in_full: bool = False  # the notices with all they say
    gap: bool = True  # an empty line above the place
    heading: bool = True  # all of it, else one line
    apart: bool = True  # an empty line under the answer
    links: int | None = None  # so many of them


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
_FOR_ONE = tuple(replace(_SETTINGS[-1], links=links) for links in (1, 0))


def _settings(shown: int) -> tuple[Setting, ...]:
    """How so many parts may be set. Links give way to what is wanted most, and to no more."""
    return (*_SETTINGS, *_FOR_ONE) if shown <= 1 else _SETTINGS


def whole(page: Page) -> list[Line]:
    """Everything."""
    foot = [*page.place, *flat(page.notices)]
    links = flat([*(_in_full(names, page.width) for names in page.links), _runs(page), *page.other_links])
    last = [foot, *page.background, links] if page.background else [[*foot, *links]]
    details = [wrapped(detail, page.width) for detail in page.details]
    return joined([[*page.heading, *page.answer], flat(page.items), *details, *last])


def first_screen(lay: Lay, width: int) -> list[Line]:
    """The answer, its place and its notices always; of the rest as much as fits. A paragraph is shown whole
    or not at all, because half a rule misleads."""
    shown = min(fitting(lay(columns), rows(columns)) for columns in widths_from(width))
    return cut_to(lay(width), shown, rows(width))


def fitting(page: Page, height: int) -> int:
    """How many parts of a page can be shown in so many lines; one more than there are if everything can."""
    if len(whole(page)) <= height:
        return page.parts + 1
    for shown in range(page.parts, 0, -1):
        if len(_set(page, shown, _settings(shown)[-1], height)) <= height:
            return shown
    return 0


def cut_to(page: Page, shown: int, height: int) -> list[Line]:
    """So many parts of a page, as comfortably as the lines allow."""
    return cut_alike([page], shown, height)[0]


def cut_alike(pages: Sequence[Page], shown: int, height: int) -> list[list[Line]]:
    """So many parts of each page, all set alike, as comfortably as the lines allow."""
    for setting in _settings(shown):
        found = [whole(page) if shown > page.parts else _set(page, shown, setting, height) for page in pages]
        if all(len(lines) <= height for lines in found):
            break
    return found


def _set(page: Page, shown: int, setting: Setting, height: int) -> list[Line]:
    brief = [page.brief_heading] if page.brief_heading is not None else []
    head = [*(page.heading if setting.heading else brief), *page.answer]
    text = _text(page, shown, setting)
    notices = page.notices if setting.in_full else page.brief_notices
    tail = _tail(page, setting, height)
    if not _is_all(page, shown, setting, tail):
        tail = _with_more(tail, page, setting)
    last = [*page.place, *flat(notices), *tail]
    if setting.spaced:
        return joined([head, *text, last])
    above = joined([head, flat(text)]) if setting.apart else flat([head, *text])
    return joined([above, last]) if setting.gap else [*above, *last]


def _text(page: Page, shown: int, setting: Setting) -> list[list[Line]]:
    """The parts of the text that are wanted most, in their order."""
    items, details = len(page.items), len(page.details)
    order = page.order or tuple(range(details))
    wanted = sorted(order[: max(0, shown - items)])
    # What was left out before a paragraph is told by an ellipsis.
    told = [
        page.details[number] if number == 0 or number - 1 in wanted else f"{_ELLIPSIS} {page.details[number]}"
        for number in wanted
    ]
    is_list = not setting.spaced and not (setting.apart and len(told) == 1)
    paragraphs = [_item(part, page.width) if is_list else wrapped(part, page.width) for part in told]
    return [flat(page.items[:shown]), *paragraphs]


def _item(part: str, width: int) -> list[Line]:
    """A paragraph of a list, behind a dash if it has no number of its own."""
    dash = "" if _NUMBERED.match(part) else "- "
    return wrapped(f"{dash}{part}", width, hanging="  ")


def _is_all(page: Page, shown: int, setting: Setting, tail: Sequence[Line]) -> bool:
    """Whether nothing is left out."""
    links = [*(_in_full(names, page.width) for names in page.links), _runs(page)]
    return (
        shown == page.parts
        and not page.background
        and not page.other_links
        and (setting.heading or len(page.heading) == 1)
        and (setting.in_full or page.notices == page.brief_notices)
        and flat(links) == tail
    )


def _tail(page: Page, setting: Setting, height: int) -> list[Line]:
    """The links, a line each, and what can be typed next: a third of the screen at most."""
    runs = _runs(page)
    kept = page.links[: max(1, height // 3 - len(runs))][: setting.links]
    return [*(_in_a_line(names, page.width) for names in kept), *runs]


def _in_full(names: Links, width: int) -> list[Line]:
    return wrapped(", ".join(names.names), width, strong=names.label)


def _in_a_line(names: Links, width: int) -> Line:
    """As many of the names as fit whole on a line; where the first does not, one that does."""
    for kept in range(len(names.names), 0, -1):
        end = "" if kept == len(names.names) else f", {_ELLIPSIS}"
        text = f"{names.label} {', '.join(names.names[:kept])}{end}"
        if len(text) <= width:
            return Line(text, strong=len(names.label))
    for name in names.names[1:]:
        text = f"{names.label} {name}, {_ELLIPSIS}"
        if len(text) <= width:
            return Line(text, strong=len(names.label))
    return Line(cut(f"{names.label} {names.names[0]}", width), strong=min(width, len(names.label)))


def _runs(page: Page) -> list[Line]:
    """A command, to be copied: on one line if any is short enough, if need be without its label."""
    if page.runs is None:
        return []
    for label in (page.runs.label, ""):
        line = _command(page.runs, label, page.width)
        if line:
            return [line]
    return wrapped(page.runs.commands[0], page.width, strong=page.runs.label)


def _command(runs: Commands, label: str, width: int) -> Line | None:
    """The first of the commands that fits whole on a line."""
    for command in (*runs.commands, runs.together):
        line = f"{label} {command}".strip()
        if command and len(line) <= width:
            with_more = f"{line} {runs.more}".strip()
            alone = command == runs.together or len(with_more) > width
            return Line(line if alone else with_more, strong=len(label))
    return None


def _with_more(tail: list[Line], page: Page, setting: Setting) -> list[Line]:
    """How to see the rest: below; or at the end of a command, where room is short."""
    more = find_template("entry.more", page.lang)
    if page.runs and not setting.spaced:
        command = _command(page.runs, page.runs.label, page.width - len(more) - 1)
        if command:
            above = tail[: -len(_runs(page))]
            return [*above, Line(f"{command.text} {more}", strong=command.strong)]
    return [*tail, Line(cut(more, page.width), "aside")]
