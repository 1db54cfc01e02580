"""A page as Markdown, to paste where people discuss."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from kfjudge.core.text import escape_invisible
from kfjudge.render.blocks import (
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
    Steps,
    Tally,
    Text,
)

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")
_BOARD_WIDTH = 78


def plain(words: str) -> str:
    """Escape words so that Markdown leaves them as they are: no tag, no link, no entity, no list."""
    return _SPECIAL.sub(r"\\\1", escape_invisible(words))


def write_markdown(page: Page) -> str:
    """Write a page as Markdown: a heading of the third rank, so that it fits into a discussion."""
    blocks = [block for section in page.sections for block in section.blocks]
    has_heading = any(isinstance(block, Text) and block.role == "heading" for block in blocks)
    texts = [] if has_heading else [f"### {plain(page.title)}"]
    for section in page.sections:
        body: list[str] = []
        for are_rows, group in groupby(section.blocks, lambda block: isinstance(block, ListRow)):
            written = (text for block in group for text in _write_block(block, page.lang))
            body += ["\n".join(written)] if are_rows else written
        has_own_headings = any(isinstance(block, Steps) for block in section.blocks)
        texts += [_bold(section.heading)] if body and section.heading and not has_own_headings else []
        texts += body
    return "\n\n".join(texts)


def _write_block(block: Block, lang: str) -> Iterator[str]:
    match block:
        case Text() if block.text or block.strong:
            yield _write_paragraph(block)
        case OneOf():
            yield plain(block.texts[0])
        case ListRow():
            number = f"{plain(block.number.strip())} · " if block.number else ""
            place = f"  \n  _{plain(block.place)}_" if block.place else ""
            yield f"- {number}**{plain(block.name)}** — {plain(block.text)}{place}"
        case Items() if block.items:
            yield "\n".join(
                f"{f'{number}.' if block.marks == '1.' else '-'} {_write_paragraph(item)}"
                for number, item in enumerate(block.items, 1)
            )
        case Example():
            yield "\n".join(["```text", *block.lines, "```"])
        case Steps() | Choice() | Board() | Checks() | Tally() | Bars():
            yield from _write_replay_block(block, lang)
        case References() if block.names:
            yield f"**{plain(block.label)}** {plain(', '.join(block.names))}"
        case Command():
            yield f"**{plain(block.label)}** `{block.command}`"


def _write_replay_block(block: ReplayBlock, lang: str) -> Iterator[str]:
    match block:
        case Steps():
            for deed in block.deeds:
                lines = [_bold(deed.head), ""]
                for step in deed.steps:  # with its number on every screen: Markdown counts a nested list anew
                    cites = " ".join(f"`{source}`" for source in step.cites)
                    text = f"{'  ' * step.depth}- {step.number} · {plain(step.text)} {cites}"
                    lines.append(text.rstrip())
                yield "\n".join([*lines, *([f"- {plain(deed.note)}"] if deed.note else [])])
        case Choice():
            yield _bold(block.question)
            yield "\n".join(f"- {plain(option)}" for option in block.options)
        case Board():
            from kfjudge.render.writers.text import draw_board

            lines = [line.text for line in draw_board(block.picture, lang, _BOARD_WIDTH, brief=False)]
            longest = max((len(ticks) for ticks in re.findall(r"`+", "\n".join(lines))), default=0)
            fence = "`" * max(3, longest + 1)  # which nothing on the board closes
            yield "\n".join([f"{fence}text", *lines, fence])
        case Checks() if block.checks:
            yield "\n".join(
                f"- {plain(f'{check.text} ({check.observed})' if check.observed else check.text)}"
                for check in block.checks
            )
        case Bars():
            from kfjudge.render.writers.text import draw_bar

            yield from (draw_bar(bar) for bar in block.bars[:1])
        case Tally() if block.rows:
            yield "\n".join(f"- {amount} · {plain(text)}" for amount, text in block.rows)


def _write_paragraph(text: Text) -> str:
    """Write a paragraph, with its identifiers as code: so many stars and strokes would not be read."""
    words, rest = "", text.text
    for id in text.ids:
        before, _, rest = rest.partition(id)
        words += f"{plain(before)}`{id}`"
    words += plain(rest)
    whole = " ".join(filter(None, (plain(text.strong), words)))
    match text.role:
        case "heading":
            return f"### {whole}"
        case "title":
            return f"**{whole}**"
        case "aside":
            return f"_{whole}_"
    return " ".join(filter(None, (text.strong and _bold(text.strong), words)))


def _bold(words: str) -> str:
    return f"**{plain(words)}**"
