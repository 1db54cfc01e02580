"""A page as one file for a browser: it loads nothing, and its policy lets nothing dress it but its own style.
What it cites stands in full below, where a link leads."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING

from kfjudge.core.text import escape_invisible
from kfjudge.reference.model import BOARD, KINDS
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
    Steps,
    Tally,
    Text,
)
from kfjudge.render.boards import DrawnCard, DrawnOwner, DrawnRow
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.render.entry_page import EntryInFull

_PACKAGE = "kfjudge.render.writers"
_PLACE = re.compile(r"%%([a-z-]+)%%")
_KINDS = "|".join(kind for kind in KINDS if kind != BOARD)
_NAMED = re.compile(rf"(\[?\b(?:{_KINDS})/[\w-]+(?:\.[\w-]+)*(?:/\d+)?\]?)")  # an entry, by its short name
_DEEPEST = 6  # a step inside more steps than that is not indented further


class Cited:
    """The entries that a page cites, as they stand in full below it: each is looked up when it is first met.
    A file may name what does not exist."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.entries: dict[str, EntryInFull | None] = {}

    def find(self, id: str) -> EntryInFull | None:
        if id not in self.entries:
            self.entries[id] = None
            if self.page.game:
                from kfjudge.core.errors import NotFound
                from kfjudge.render.entry_page import entry_in_full
                from kfjudge.render.entry_view import view_entry

                with suppress(NotFound):
                    view = view_entry(f"{self.page.game}:{id}", self.page.lang, self.page.edition)
                    self.entries[id] = entry_in_full(view)
        return self.entries[id]

    def write(self) -> str:
        """Write every entry that the page cites, once; what those cite in turn is not linked."""
        written = []
        for id, entry in self.entries.items():
            if entry is None:
                continue
            lead = [f"<p><b>{_safe(entry.lead)}</b></p>"] if entry.lead else []
            text = [_element("p", _safe(part)) for part in entry.text]
            place = [_element("p", _safe(part), "soft") for part in entry.place]
            title = f'<h3 id="{_anchor(id)}">{_safe(entry.title)}</h3>'
            written.append(_element("div", "\n".join([title, *lead, *text, *place])))
        heading = f"<h2>{_safe(tell('page_html.full', self.page.lang))}</h2>"
        entries = "\n".join(written)
        return f'<section id="full">{heading}\n{entries}\n</section>' if written else ""


def read_asset(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")


def read_style(package: str, name: str) -> str:
    """Read a style, with the colors and the board that all pages share."""
    shared = {part: read_asset(_PACKAGE, f"{part}.css") for part in ("tokens", "board")}
    return _fill(read_asset(package, name), shared)


def fill_page(
    package: str, template: str, style: str, places: Mapping[str, str], *, script: str | None = None
) -> str:
    """Fill a template below the head that all pages share, whose policy allows that style and that script by
    their hashes."""
    policy = f" script-src '{_hash(script)}';" if script is not None else ""
    own = {"style": style, "style-hash": _hash(style), "script-policy": policy, "script": script or ""}
    return _fill(read_asset(_PACKAGE, "head.html") + read_asset(package, template), {**places, **own})


def _fill(template: str, places: Mapping[str, str]) -> str:
    """Fill the places of a template; what is filled in has no places of its own."""
    return _PLACE.sub(lambda place: places[place[1]], template)


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def write_html(page: Page) -> str:
    """Write a page as a file for a browser."""
    cited = Cited(page)
    body = [_write_section(one, page.lang, cited) for one in page.sections]
    blocks = (block for section in page.sections for block in section.blocks)
    if not any(isinstance(block, Text) and block.role == "heading" for block in blocks):
        body.insert(0, f"<h1>{_safe(page.title)}</h1>")
    places = {
        "lang": page.lang,
        "title": _safe(page.title),
        "sections": "\n".join(filter(None, [*body, cited.write()])),
    }
    return fill_page(_PACKAGE, "document.html", read_style(_PACKAGE, "document.css"), places)


def _safe(words: str) -> str:
    return escape(escape_invisible(words))


def _write_section(section: Section, lang: str, cited: Cited) -> str:
    rank, lang = "h3" if section.heading else "h2", section.lang or lang
    body: list[str] = []
    for are_rows, blocks in groupby(section.blocks, lambda block: isinstance(block, ListRow)):
        written = [text for block in blocks for text in _write_block(block, rank, lang, cited)]
        body += [_list(written, "rows")] if are_rows else written
    if not body:
        return ""
    heading = [f"<h2>{_safe(section.heading)}</h2>"] if section.heading else []
    own_lang = f' lang="{section.lang}"' if section.lang else ""
    kind = ' class="boxed"' if heading else ""
    content = "\n".join([*heading, *body])
    return f"<section{own_lang}{kind}>{content}</section>"


def _write_block(block: Block, rank: str, lang: str, cited: Cited) -> Iterator[str]:
    match block:
        case Text() if block.text or block.strong:
            tag = "h1" if block.role == "heading" else "p"
            kinds = {"heading": "", "title": "title", "aside": "soft", "subtitle": "soft"}
            yield _element(
                tag, _write_words(block, cited), kinds.get(block.role, "more" if block.indent else "")
            )
        case Items() if block.items:
            items = (_element("li", _write_words(item, cited)) for item in block.items)
            tag, kind = ("ol", "") if block.marks == "1." else ("ul", "" if block.marks else "plain")
            yield _list(items, kind, tag)
        case Items() if block.nothing:
            yield _element("p", _safe(block.nothing))
        case Example():
            yield _element("pre", _safe("\n".join(block.lines)))
        case OneOf():
            yield _element("p", _linked(block.texts[0], cited))
        case ListRow():
            number = f'<span class="n">{_safe(block.number.strip())}</span>' if block.number else ""
            place = f'<br><span class="soft">{_linked(block.place, cited)}</span>' if block.place else ""
            text = _linked(block.text, cited)
            yield _element("li", f"{number}<b>{_safe(block.name)}</b> — {text}{place}")
        case Steps() | Choice() | Board() | Checks() | Tally() | Bars():
            yield from _write_replay_block(block, rank, lang, cited)
        case References() if block.names:
            yield _element("p", f"<b>{_safe(block.label)}</b> {_safe(', '.join(block.names))}")
        case Command():
            yield _element("p", f"<b>{_safe(block.label)}</b> <code>{_safe(block.command)}</code>")


def _write_replay_block(block: ReplayBlock, rank: str, lang: str, cited: Cited) -> Iterator[str]:
    match block:
        case Steps():
            yield from _write_steps(block, rank, cited)
        case Choice():
            options = [_safe(option) for option in block.options]
            if block.taken is not None:
                taken = _safe(tell("page_html.taken", lang))
                options[block.taken - 1] = f"<b>{options[block.taken - 1]}</b> ({taken})"
            yield _element("p", _linked(block.question, cited), "title")
            yield _list((_element("li", option) for option in options), "", "ol")
        case Board():
            drawn = block.picture
            for owner in drawn.above:
                yield from filter(None, (_draw_owner(owner), _draw_row(owner.row)))
            if drawn.turn:
                yield _element("p", _safe(" · ".join(drawn.turn)), "turn")
            yield from (_element("p", _safe(remark)) for remark in drawn.remarks)
            for owner in drawn.below:
                yield from filter(None, (_draw_row(owner.row), _draw_owner(owner)))
        case Checks() if block.checks:
            items = []
            for check in block.checks:
                kind = {True: "ok", False: "differs", None: "soft"}[check.ok]
                mark = f'<span class="{kind}">{_safe(check.mark)}</span>'
                observed = f"<br>{_linked(check.observed, cited)}" if check.observed else ""
                items.append(_element("li", f"{mark} {_linked(check.text, cited)}{observed}"))
            yield _list(items)
        case Bars() if block.bars:
            bars = (
                f'<tr><th scope="row">{_safe(bar.label)}</th><td>{_draw_bar(bar)}</td></tr>'
                for bar in block.bars
            )
            yield _element("table", "\n".join(bars), "bars")
        case Tally() if block.rows:
            rows = (
                f'<tr><th scope="row">{amount}</th><td>{_linked(text, cited)}</td></tr>'
                for amount, text in block.rows
            )
            yield _element("table", "\n".join(rows))


def _draw_bar(bar: Bar) -> str:
    """Draw the parts that are won, open and lost, each as wide as it has cases."""
    at, parts = 0, []
    for kind in ("won", "open", "lost"):
        wide = getattr(bar, kind)
        if wide:
            parts.append(f'<rect class="{kind}" x="{at}" width="{wide}" height="1"/>')
        at += wide
    shape = f'viewBox="0 0 {at} 1" preserveAspectRatio="none" width="100%" height="14"'
    return f'<svg aria-hidden="true" {shape}>{"".join(parts)}</svg>'


def _element(tag: str, content: str, kind: str = "") -> str:
    return f'<{tag} class="{kind}">{content}</{tag}>' if kind else f"<{tag}>{content}</{tag}>"


def _list(items: Iterable[str], kind: str = "plain", tag: str = "ul") -> str:
    return _element(tag, "\n".join(items), kind)


def _write_words(text: Text, cited: Cited) -> str:
    strong = f"<b>{_safe(text.strong)}</b> " if text.strong else ""
    return f"{strong}{_linked(text.text, cited)}".rstrip()


def _linked(words: str, cited: Cited) -> str:
    """Write words; an entry that they name, in brackets or not, is a link to where it stands below."""
    parts = _NAMED.split(words)
    return "".join(_cite(part, cited) if at % 2 else _safe(part) for at, part in enumerate(parts))


def _cite(named: str, cited: Cited) -> str:
    id = named.strip("[]")
    entry = cited.find(id)
    return f'<a href="#{_anchor(id)}">{_safe(entry.name)}</a>' if entry is not None else _safe(named)


def _anchor(id: str) -> str:
    return id.replace("/", "-")


def _write_steps(steps: Steps, rank: str, cited: Cited) -> Iterator[str]:
    for deed in steps.deeds:
        rows = []
        for step in deed.steps:
            number = f'<span class="n">{step.number}</span>'
            cites = "".join(f' <span class="cites">{_cite(id, cited)}</span>' for id in step.cites)
            kind = f"in{min(step.depth, _DEEPEST)}"
            rows.append(_element("li", f"{number}{_safe(step.text)}{cites}", kind))
        yield _element(rank, _safe(deed.head))
        if rows:
            yield _list(rows, "steps", "ol")
        if deed.note:
            yield _element("p", _linked(deed.note, cited), "" if rows else "refused")


# the board


def _draw_owner(owner: DrawnOwner) -> str:
    beside = f'<span class="soft"> · {_safe(", ".join(owner.beside))}</span>' if owner.beside else ""
    has = "".join(f"<span>{_safe(fact)}</span>" for fact in owner.has)
    piles = ""
    for pile in owner.piles:
        known = "\n".join(_element("li", _safe(name)) for name in pile.known)
        told = _safe(pile.told)
        unfolds = f"<details><summary>{told}</summary><ul>{known}</ul></details>"
        piles += unfolds if known else f"<span>{told}</span>"
    lists = (
        f'<p class="soft">{_safe(one.heading)}</p>{_draw_cards(one.cards, "")}'
        for one in owner.lists
        if one.cards
    )
    parts = [
        f'<p><span class="name">{_safe(owner.name)}</span>{beside}</p>',
        *(_element("div", facts, "facts") for facts in (has, piles) if facts),
        *lists,
    ]
    return _element("div", "\n".join(parts), "owner")


def _draw_row(row: DrawnRow | None) -> str:
    if row is None:
        return ""
    if not row.cards:
        return _element("p", _safe(row.nothing), "empty")
    return _draw_cards(row.cards, row.end, "row" if row.end else "row tiles")


def _draw_cards(cards: Sequence[DrawnCard], end: str, kind: str = "row") -> str:
    """Draw cards side by side; the two ends of a row are called by their name."""
    drawn = []
    for at, card in enumerate(cards):
        ends = [
            side for side, is_end in (("left", at == 0), ("right", at == len(cards) - 1)) if is_end and end
        ]
        kinds = " ".join(["card", *(["turned"] if card.turned else []), *ends])
        named = f'<span class="end">{_safe(end)}</span>' if ends else ""
        titled = card.title and card.title != card.name
        title = f'<span class="soft">({_safe(card.title)})</span>' if titled else ""
        facts = "".join(f"<span>{_safe(fact)}</span>" for fact in card.facts)
        drawn.append(_element("li", f"{named}<b>{_safe(card.name)}</b>{title}{facts}", kinds))
    return _list(drawn, kind)


# what is cited
