"""A page as Markdown, to paste where people discuss."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfjudge.core.text import escape_invisible
from kfjudge.render.blocks import (
    Block,
    Board,
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

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")
_BOARD_WIDTH = 78


def plain(words: str) -> str:
    """Escape words so that Markdown leaves them as they are: no tag, no link, no entity, no list."""
    return _SPECIAL.sub(r"\\\1", escape_invisible(words))


def write_markdown(page: Page) -> str:
    """Write a page as Markdown: a heading of the third rank, so that it fits into a discussion."""
    return "\n\n".join(text for section in page.sections for text in _write_section(section, page.lang))


def _write_section(section: Section, lang: str) -> Iterator[str]:
    texts = [text for block in section.blocks for text in _write_block(block, lang)]
    has_own_headings = any(isinstance(block, Steps) for block in section.blocks)
    if texts and section.heading and not has_own_headings:
        yield _bold(section.heading)
    yield from texts


def _write_block(block: Block, lang: str) -> Iterator[str]:
    match block:
        case Text() if block.text or block.strong:
            yield _write_paragraph(block)
        case Items() if block.items:
            yield "\n".join(
                f"{f'{number}.' if block.marks == '1.' else '-'} {_write_paragraph(item)}"
                for number, item in enumerate(block.items, 1)
            )
        case Steps():
            for deed in block.deeds:
                note = [f"- {plain(deed.note)}"] if deed.note else []
                yield "\n".join([_bold(deed.head), "", *map(_write_step, deed.steps), *note])
        case Choice():
            yield _bold(block.question)
            yield "\n".join(f"- {plain(option)}" for option in block.options)
        case Board():
            yield _draw_board(block, lang)
        case Checks() if block.checks:
            yield "\n".join(
                f"- {plain(f'{check.text} ({check.observed})' if check.observed else check.text)}"
                for check in block.checks
            )
        case Tally() if block.rows:
            yield "\n".join(f"- {amount} · {plain(text)}" for amount, text in block.rows)
        case References() if block.names:
            yield f"**{plain(block.label)}** {plain(', '.join(block.names))}"
        case Command():
            yield f"**{plain(block.label)}** `{block.command}` {plain(block.more)}".rstrip()


def _write_paragraph(text: Text) -> str:
    if text.ids:
        return _with_code(text)
    match text.role:
        case "heading":
            return f"### {plain(' '.join(filter(None, (text.strong, text.text))))}"
        case "title":
            return _bold(" ".join(filter(None, (text.strong, text.text))))
        case "aside":
            return f"_{plain(' '.join(filter(None, (text.strong, text.text))))}_"
    return f"{_bold(text.strong)} {plain(text.text)}".rstrip() if text.strong else plain(text.text)


def _bold(words: str) -> str:
    return f"**{plain(words)}**"


def _with_code(text: Text) -> str:
    """Write a paragraph with its identifiers as code: so many stars and strokes would not be read."""
    written, rest = "", text.text
    for id in text.ids:
        before, _, rest = rest.partition(id)
        written += f"{plain(before)}`{id}`"
    return written + plain(rest)


def _write_step(step: Step) -> str:
    """Write a step with its number on every screen: Markdown would count a nested list anew."""
    cites = " ".join(f"`{source}`" for source in step.cites)
    return f"{'  ' * step.depth}- {step.number} · {plain(step.text)} {cites}".rstrip()


def _draw_board(board: Board, lang: str) -> str:
    """Draw a board as a terminal does, in a fence that nothing in it closes."""
    from kfjudge.render.writers.text_board import board_lines

    body = "\n".join(line.text for line in board_lines(board.picture, lang, _BOARD_WIDTH))
    longest = max((len(ticks) for ticks in re.findall(r"`+", body)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{body}\n{fence}"
