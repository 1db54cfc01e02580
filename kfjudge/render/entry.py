"""An entry of the reference on a screen: the answer first, then the details, then where it is printed,
what has changed, and where to read on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kfjudge.reference.model import BOOK_LANGUAGE, EDITIONS, Change, Entry
from kfjudge.reference.wording import cite
from kfjudge.render.catalogue import message, tell
from kfjudge.render.french import typeset
from kfjudge.render.page import EMPTY, Line, cut, flat, joined, rows, wrapped

Titles = Callable[[str], str]  # the title of an entry, from its id, in the reader's language


@dataclass(frozen=True, slots=True)
class Page:
    """The parts of an entry, in the order of reading. On a first screen everything but the details is
    shown, and as many of those as fit."""

    heading: list[Line]
    answer: list[Line]
    details: list[list[Line]]
    place: list[Line]
    notices: list[list[Line]] = field(default_factory=list)
    brief_place: list[Line] = field(default_factory=list)  # these two where the others leave no room
    brief_notices: list[list[Line]] = field(default_factory=list)
    items: list[list[Line]] = field(default_factory=list)  # a list below the details: as many as fit
    links: list[list[Line]] = field(default_factory=list)
    background: list[list[Line]] = field(default_factory=list)  # these two never on a first screen
    other_links: list[list[Line]] = field(default_factory=list)


def page(entry: Entry, *, other_title: str, titles: Titles, width: int) -> Page:
    """An entry, laid out."""
    told = set_in(entry.lang)
    answer, *details = told(entry.text).split("\n\n")
    verdict, answer = _with_verdict(answer, told(entry.verdict or ""))
    return Page(
        heading=heading(entry, other_title, width),
        answer=wrapped(answer, width, strong=verdict),
        details=[wrapped(part, width) for part in details],
        place=wrapped(f"{told(entry.cite)} · {short(entry.id)}", width, role="aside"),
        brief_place=wrapped(told(entry.cite), width, role="aside"),
        notices=[wrapped(notice, width) for notice in notices(entry)],
        brief_notices=[wrapped(notice, width) for notice in brief_notices(entry)],
        background=background(entry, width),
        links=[*see(entry.see, entry, titles, width), *runs(entry, width)],
        other_links=other_runs(entry, width),
    )


def _with_verdict(text: str, verdict: str) -> tuple[str, str]:
    """The verdict and the reason. A text that opens with the verdict does not say it twice."""
    opening = re.match(rf"{re.escape(verdict.rstrip('.!'))}\b\S*", text, re.IGNORECASE)
    return (opening[0], text[opening.end() :].lstrip()) if verdict and opening else (verdict, text)


def set_in(lang: str) -> Callable[[str], str]:
    """How a text of ours is set in that language."""
    return typeset if lang == "fr" else str


def short(id: str) -> str:
    """An identifier as it is written on the command line: without the game."""
    return id.partition(":")[2]


def heading(entry: Entry, other_title: str, width: int) -> list[Line]:
    """What the entry is about: for a question, the question."""
    if entry.kind == "faq":
        asked = set_in(entry.lang)(entry.question or entry.title)
        return wrapped(f"FAQ {short(entry.id)[4:]} · {asked}", width, role="title")
    title = set_in(entry.lang)(entry.title)
    same = not other_title or other_title.casefold() == entry.title.casefold()
    return wrapped(title if same else f"{title} · {other_title}", width, role="title")


def notices(entry: Entry) -> list[str]:
    """What a reader must know before relying on the text: that another edition says otherwise, or that
    the book in their language does."""
    lang, told = entry.lang, set_in(entry.lang)
    return [
        *_not_printed(entry),
        *(
            tell("entry.changed-to", lang, edition=change.to, what=told(change.text))
            for change in _later(entry)
        ),
        *_same_since(entry),
        *(
            tell("entry.older-french-was", lang, since=change.since, to=change.to, what=told(change.text))
            for change in _unknown_to_french(entry)
        ),
        *_without_french(entry),
    ]


def brief_notices(entry: Entry) -> list[str]:
    """The same, without what the change was."""
    lang = entry.lang
    return [
        *_not_printed(entry),
        *(tell("entry.changed", lang, edition=change.to) for change in _later(entry)),
        *_same_since(entry),
        *(
            tell("entry.older-french", lang, since=change.since, to=change.to)
            for change in _unknown_to_french(entry)
        ),
        *_without_french(entry),
    ]


def _not_printed(entry: Entry) -> list[str]:
    if entry.asked == entry.edition or not entry.source or entry.kind == "edition":
        return []
    return [tell("entry.not-in", entry.lang, asked=entry.asked, edition=entry.edition)]


def _later(entry: Entry) -> list[Change]:
    """The rule changes that came after the edition shown."""
    return [change for change in entry.changes if change.kind == "changed" and _newer(entry, change.to)]


def _newer(entry: Entry, edition: str) -> bool:
    """Whether that edition is newer than the one shown."""
    order = EDITIONS[entry.game]
    return order.index(edition) > order.index(entry.edition)


def _same_since(entry: Entry) -> list[str]:
    newest = EDITIONS[entry.game][-1]
    if entry.edition == newest or newest not in entry.editions or _later(entry):
        return []
    return [tell("entry.same-in", entry.lang, edition=newest)]


def _unknown_to_french(entry: Entry) -> list[Change]:
    """The rule change that the printed French does not have."""
    if not entry.is_older_in_french:
        return []
    changes = (
        change for change in entry.changes if change.kind == "changed" and not _newer(entry, change.to)
    )
    return [next(change for change in changes if BOOK_LANGUAGE[change.to] == "en")]


def _without_french(entry: Entry) -> list[str]:
    printed = {BOOK_LANGUAGE[source.edition] for source in entry.sources}
    if entry.lang != "fr" or not printed or "fr" in printed or entry.kind == "edition":
        return []
    if _unknown_to_french(entry):  # said already, with the change
        return []
    return [tell("entry.no-french", entry.lang)]


def see(ids: Sequence[str], entry: Entry, titles: Titles, width: int) -> list[list[Line]]:
    """Where to read on."""
    names = ", ".join(link(id, entry, titles) for id in ids)
    return [wrapped(names, width, strong=message("entry.see", entry.lang))] if ids else []


def runs(entry: Entry, width: int) -> list[list[Line]]:
    """What can be seen running. A question is replayed by its number, which stands for all its scenarios."""
    if not entry.scenarios:
        return []
    if entry.kind == "faq":
        command, more = f"kfjudge replay {short(entry.id)}", ""
    else:
        command = f"kfjudge replay {entry.scenarios[0]}"
        count = len(entry.scenarios) - 1
        more = tell("entry.more-runs", entry.lang, n=count) if count else ""
    return [wrapped(f"{command} {more}".strip(), width, strong=message("entry.runs", entry.lang))]


def other_runs(entry: Entry, width: int) -> list[list[Line]]:
    """The scenarios that the first one stands for on a first screen."""
    if entry.kind == "faq" or len(entry.scenarios) < 2:
        return []
    names = ", ".join(entry.scenarios[1:])
    return [wrapped(names, width, strong=message("entry.also-runs", entry.lang))]


def link(id: str, entry: Entry, titles: Titles) -> str:
    """An entry as another one refers to it: something that `lookup` understands."""
    if short(id).startswith("faq/"):
        return f"FAQ {short(id)[4:]}"
    title = titles(id)
    alike = [other for other in entry.see if other != id and titles(other) == title]
    return f"{title} ({short(id)})" if alike or title == entry.title else set_in(entry.lang)(title)


def background(entry: Entry, width: int) -> list[list[Line]]:
    """What changed up to this edition, our remarks, and the other books that print it."""
    lang, told = entry.lang, set_in(entry.lang)
    blocks = []
    for change in entry.changes:
        if not _newer(entry, change.to) and change not in _unknown_to_french(entry):
            label = tell("entry.from-to", lang, since=change.since, to=change.to)
            blocks.append(wrapped(told(change.text), width, strong=label))
    for note in entry.notes:
        key = "entry.slip" if note.kind == "slip" else "entry.note"
        label = tell(key, lang, editions=", ".join(note.editions))
        blocks.append(wrapped(told(note.text), width, strong=label))
    others = [cite(entry.kind, source, lang) for source in entry.sources if source.edition != entry.edition]
    if others:
        blocks.append(wrapped(told("; ".join(others)), width, strong=message("entry.also", lang)))
    return blocks


def whole(page: Page) -> list[Line]:
    """Everything."""
    foot = [*page.place, *flat(page.notices)]
    links = flat([*page.links, *page.other_links])
    last = [foot, *page.background, links] if page.background else [[*foot, *links]]
    return joined([[*page.heading, *page.answer], *page.details, flat(page.items), *last])


def first_screen(page: Page, width: int, lang: str, *, height: int | None = None) -> list[Line]:
    """What fits on a first screen: the answer, its place and its notices always; a detail is shown whole
    or not at all, because half a rule misleads."""
    height = height or rows(width)
    everything = whole(page)
    if len(everything) <= height:
        return everything
    more = Line(cut(message("entry.more", lang), width), "aside")
    tail = [line for block in page.links for line in _kept(block, width)]
    for heading, place, notices in _ever_shorter(page, width):
        head = [*heading, *page.answer]
        foot = [*place, *flat(notices)]
        room = height - len(head) - len(foot) - len(tail) - 2  # an empty line, and the one that tells of more
        if room >= 0:
            break
    while tail and room < 0:
        tail.pop()
        room += 1
    shown: list[list[Line]] = []
    for detail in page.details:
        if len(detail) + 1 > room:
            break
        shown.append(detail)
        room -= len(detail) + 1
    shown.append(_fitting(page.items, room - 1))
    gap = [EMPTY] if room >= 0 else []
    return [*joined([head, *shown]), *gap, *foot, *tail, more]


def _ever_shorter(page: Page, width: int) -> list[tuple[list[Line], list[Line], list[list[Line]]]]:
    """The heading, the place and the notices, in ever fewer words."""
    in_one_line = [_one_line(page.heading, width)]
    return [
        (page.heading, page.place, page.notices),
        (page.heading, page.place, page.brief_notices),
        (in_one_line, page.place, page.brief_notices),
        (in_one_line, page.brief_place or page.place, page.brief_notices),
    ]


def _fitting(items: list[list[Line]], room: int) -> list[Line]:
    """The first items that fit, whole."""
    lines: list[Line] = []
    for item in items:
        if len(lines) + len(item) > room:
            break
        lines += item
    return lines


def _kept(block: list[Line], width: int) -> list[Line]:
    """What a first screen keeps of a block below the entry: a command whole, to be copied; of a list what
    fits on a line."""
    return block if any("kfjudge " in line.text for line in block) else [_one_line(block, width)]


def _one_line(block: list[Line], width: int) -> Line:
    return Line(cut(" ".join(line.text for line in block), width), block[0].role, block[0].strong)


def quote(entry: Entry) -> list[Line]:
    """Plain text with its citation, a paragraph a line: to paste in a chat, which wraps it."""
    told = set_in(entry.lang)
    opening, *others = (part.replace("\n", " ") for part in told(entry.text).split("\n\n"))
    if entry.question:
        opening = " ".join(_with_verdict(opening, told(entry.verdict or "")))
        parts = [told(entry.question), opening, *others]
    else:
        parts = [f"{told(entry.title)}{message('entry.colon', entry.lang)} {opening}", *others]
    source = tell("entry.cited", entry.lang, place=told(entry.cite), id=short(entry.id))
    blocks = [*parts, *notices(entry), f"— {source}"]
    return joined([[Line(block)] for block in blocks])
