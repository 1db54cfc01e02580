"""A page as one file for a browser: it loads nothing, and its policy lets nothing dress it but its own style.
What it cites stands in full below, where a link leads."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from html import escape
from importlib.resources import files

from kfjudge.core.text import escape_invisible
from kfjudge.render.blocks import (
    Block,
    Board,
    Check,
    Checks,
    Choice,
    Command,
    Items,
    Page,
    References,
    Section,
    Step,
    Steps,
    Tally,
    Text,
)
from kfjudge.render.picture import DrawnCard, DrawnOwner, Picture, Pile, Row
from kfjudge.words.catalogue import tell

_PACKAGE = "kfjudge.render.writers"
_PLACE = re.compile(r"%%([a-z-]+)%%")
_CITED = re.compile(r"\[([\w./-]+)\]")
_DEEPEST = 6  # a step inside more steps than that is not indented further

Anchors = Mapping[str, str]  # entries that stand on the page, by their short names, and where


def asset(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")


def style(package: str, name: str) -> str:
    """Return a style with the colors and the board that all pages share."""
    shared = {part: asset(_PACKAGE, f"{part}.css") for part in ("tokens", "board")}
    return filled(asset(package, name), shared)


def filled(template: str, places: Mapping[str, str]) -> str:
    """Fill the places of a template; what is filled in has no places of its own."""
    return _PLACE.sub(lambda place: places[place[1]], template)


def allowed(name: str, text: str) -> dict[str, str]:
    """Return a style or a script, and the hash by which the policy of the page allows it."""
    return {name: text, f"{name}-hash": b64encode(sha256(text.encode()).digest()).decode()}


def write_html(page: Page) -> str:
    """Write a page as a file for a browser."""
    entries, anchors = _entries_in_full(page)
    body = [_write_section(one, page.lang, anchors) for one in page.sections]
    if not any(isinstance(block, Text) and block.role == "heading" for block in _blocks(page)):
        body.insert(0, f"<h1>{_safe(page.title)}</h1>")
    places = {
        "lang": page.lang,
        "title": _safe(page.title),
        "sections": "\n".join(filter(None, [*body, entries])),
        **allowed("style", style(_PACKAGE, "document.css")),
    }
    return filled(asset(_PACKAGE, "document.html"), places)


def _blocks(page: Page) -> Iterator[Block]:
    return (block for section in page.sections for block in section.blocks)


def _safe(words: str) -> str:
    return escape(escape_invisible(words))


def _write_section(section: Section, lang: str, anchors: Anchors) -> str:
    body = [text for block in section.blocks for text in _write_block(block, lang, anchors)]
    if not body:
        return ""
    if not section.heading:
        return _element("section", "\n".join(body))
    return _element("section", f"<h2>{_safe(section.heading)}</h2>\n" + "\n".join(body), "boxed")


def _write_block(block: Block, lang: str, anchors: Anchors) -> Iterator[str]:
    match block:
        case Text() if block.text or block.strong:
            yield _write_paragraph(block, anchors)
        case Items() if block.items:
            items = (_element("li", _write_words(item, anchors)) for item in block.items)
            tag, kind = ("ol", "") if block.marks == "1." else ("ul", "" if block.marks else "plain")
            yield _list(items, kind, tag)
        case Items() if block.nothing:
            yield _element("p", _safe(block.nothing))
        case Steps():
            yield from _write_steps(block, anchors)
        case Choice():
            yield _write_choice(block, lang, anchors)
        case Board():
            yield _draw_board(block.picture)
        case Checks() if block.checks:
            yield _list(_element("li", _write_check(check, anchors)) for check in block.checks)
        case Tally() if block.rows:
            rows = (
                f'<tr><th scope="row">{amount}</th><td>{_linked(text, anchors)}</td></tr>'
                for amount, text in block.rows
            )
            yield _element("table", "\n".join(rows))
        case References() if block.names:
            yield _element("p", f"<b>{_safe(block.label)}</b> {_safe(', '.join(block.names))}")
        case Command():
            command = f"<b>{_safe(block.label)}</b> <code>{_safe(block.command)}</code> {_safe(block.more)}"
            yield _element("p", command.rstrip())


def _element(tag: str, content: str, kind: str = "") -> str:
    return f'<{tag} class="{kind}">{content}</{tag}>' if kind else f"<{tag}>{content}</{tag}>"


def _list(items: Iterable[str], kind: str = "plain", tag: str = "ul") -> str:
    return _element(tag, "\n".join(items), kind)


def _write_paragraph(text: Text, anchors: Anchors) -> str:
    words = _write_words(text, anchors)
    if text.role == "heading":
        return _element("h1", words)
    kind = {"title": "title", "aside": "soft", "subtitle": "soft"}.get(
        text.role, "more" if text.indent else ""
    )
    return _element("p", words, kind)


def _write_words(text: Text, anchors: Anchors) -> str:
    strong = f"<b>{_safe(text.strong)}</b> " if text.strong else ""
    written, rest = "", text.text
    for id in text.ids:
        before, _, rest = rest.partition(id)
        written += f"{_linked(before, anchors)}{_cite(id, anchors)}"
    return f"{strong}{written}{_linked(rest, anchors)}".rstrip()


def _linked(words: str, anchors: Anchors) -> str:
    """Write words; what they cite in brackets is a link where it stands on the page."""
    parts = _CITED.split(words)
    return "".join(_cite(part, anchors, "[{}]") if at % 2 else _safe(part) for at, part in enumerate(parts))


def _cite(id: str, anchors: Anchors, frame: str = "{}") -> str:
    if id not in anchors:
        return _safe(frame.format(id))
    return f'<a href="#{anchors[id]}">{_safe(id)}</a>'


def _write_choice(choice: Choice, lang: str, anchors: Anchors) -> str:
    options = [_safe(option) for option in choice.options]
    if choice.taken is not None:
        taken = _safe(tell("page_html.taken", lang))
        options[choice.taken - 1] = f"<b>{options[choice.taken - 1]}</b> ({taken})"
    question = _element("p", _linked(choice.question, anchors), "title")
    return f"{question}\n{_list((_element('li', option) for option in options), '', 'ol')}"


def _write_check(check: Check, anchors: Anchors) -> str:
    kind = {True: "ok", False: "differs", None: "soft"}[check.ok]
    mark = f'<span class="{kind}">{_safe(check.mark)}</span>'
    observed = f"<br>{_linked(check.observed, anchors)}" if check.observed else ""
    return f"{mark} {_linked(check.text, anchors)}{observed}"


def _write_steps(steps: Steps, anchors: Anchors) -> Iterator[str]:
    for deed in steps.deeds:
        yield f"<h3>{_safe(deed.head)}</h3>"
        if deed.steps:
            yield _list((_write_step(step, anchors) for step in deed.steps), "steps", "ol")
        if deed.note:
            yield _element("p", _linked(deed.note, anchors), "" if deed.steps else "refused")


def _write_step(step: Step, anchors: Anchors) -> str:
    number = f'<span class="n">{step.number}</span>'
    cites = "".join(f' <span class="cites">{_cite(id, anchors, "[{}]")}</span>' for id in step.cites)
    return _element("li", f"{number}{_safe(step.text)}{cites}", f"in{min(step.depth, _DEEPEST)}")


# the board


def _draw_board(picture: Picture) -> str:
    turn = [_element("p", _safe(" · ".join(picture.turn)), "turn")] if picture.turn else []
    remarks = [_element("p", _safe(remark)) for remark in picture.remarks]
    above = [part for owner in picture.above for part in (_draw_owner(owner), _draw_row(owner.row))]
    below = [part for owner in picture.below for part in (_draw_row(owner.row), _draw_owner(owner))]
    return "\n".join(filter(None, [*above, *turn, *remarks, *below]))


def _draw_owner(owner: DrawnOwner) -> str:
    beside = f'<span class="soft"> · {_safe(", ".join(owner.beside))}</span>' if owner.beside else ""
    has = "".join(f"<span>{_safe(fact)}</span>" for fact in owner.has)
    piles = "".join(map(_draw_pile, owner.piles))
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


def _draw_row(row: Row | None) -> str:
    if row is None:
        return ""
    return _draw_cards(row.cards, row.end) if row.cards else _element("p", _safe(row.nothing), "empty")


def _draw_pile(pile: Pile) -> str:
    if not pile.known:
        return f"<span>{_safe(pile.told)}</span>"
    known = _list((_element("li", _safe(name)) for name in pile.known), "")
    return f"<details><summary>{_safe(pile.told)}</summary>{known}</details>"


def _draw_cards(cards: Sequence[DrawnCard], end: str) -> str:
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
    return _list(drawn, "row")


# what is cited


def _entries_in_full(page: Page) -> tuple[str, Anchors]:
    """Write every entry that the page cites, once, and say where each stands."""
    cited = list(dict.fromkeys(_cites(page))) if page.game else []
    if not cited:
        return "", {}
    from kfjudge.core.errors import NotFound
    from kfjudge.render.entry_page import entry_in_full
    from kfjudge.render.entry_view import view_entry

    written, anchors = [], {}
    for id in cited:
        try:
            entry = entry_in_full(view_entry(f"{page.game}:{id}", page.lang, page.edition))
        except NotFound:  # a file may name what does not exist
            continue
        anchors[id] = re.sub(r"[^\w-]", "-", id)
        lead = [f"<p><b>{_safe(entry.lead)}</b></p>"] if entry.lead else []
        text = [_element("p", _safe(part)) for part in entry.text]
        place = [_element("p", _safe(part), "soft") for part in entry.place]
        title = f'<h3 id="{anchors[id]}">{_safe(entry.title)}</h3>'
        written.append(_element("div", "\n".join([title, *lead, *text, *place])))
    heading = f"<h2>{_safe(tell('page_html.full', page.lang))}</h2>"
    return f'<section id="full">{heading}\n' + "\n".join(written) + "\n</section>", anchors


def _cites(page: Page) -> Iterator[str]:
    """The entries that stand in brackets or as such in a text of the page, and those that steps rest on."""
    for block in _blocks(page):
        match block:
            case Text():
                yield from block.ids
                yield from _CITED.findall(block.text)
            case Items():
                yield from (id for item in block.items for id in (*item.ids, *_CITED.findall(item.text)))
            case Steps():
                for deed in block.deeds:
                    yield from (id for step in deed.steps for id in step.cites)
                    yield from _CITED.findall(deed.note)
            case Choice():
                yield from _CITED.findall(block.question)
