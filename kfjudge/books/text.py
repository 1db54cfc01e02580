"""Plain text read as lines. What is a heading there is told by the names of entries and by numbers of rules,
and by nothing else: a line that merely is short may be anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from kfjudge.books.blocks import LOWEST, Block, Document, tame

_NUMBERED = re.compile(r"(?:\d{1,3}\.\d{1,3}(?:\.\d{1,3})*\.?|\d{1,3}\.)\s+\S.*")
_PARTED = re.compile(r"(\w)[-‐]\Z")
_LONGEST_HEADING = 90  # letters
_ITEM = re.compile(r"[•\-–*◊]\s+")


def read_text(text: str) -> Document:
    """Read a text, each line a block; an empty line and the end of a page are kept as an empty one."""
    pages = text.replace("\r\n", "\n").split("\f")
    blocks = [
        Block(tame(line), is_line=True, page=number if len(pages) > 1 else None)
        for number, page in enumerate(pages, 1)
        for line in page.split("\n")
    ]
    return Document("text", tuple(blocks), pages=len(pages) if len(pages) > 1 else None)


def join_lines(lines: Iterable[Block], is_name: Callable[[str], bool]) -> list[Block]:
    """Join lines to headings and paragraphs: a line that is a name, or begins with the number of a rule and
    stands alone, is a heading."""
    blocks: list[Block] = []
    parts: list[str] = []
    every = [*lines, Block("", is_line=True)]
    page: int | None = None
    for at, line in enumerate(every):
        after = every[at + 1].text if at + 1 < len(every) else ""
        is_short = 0 < len(line.text) <= _LONGEST_HEADING and line.text[-1] not in ".,;:"
        is_rule = not parts and not after and _NUMBERED.fullmatch(line.text) and not line.text[-1].isdigit()
        is_heading = is_short and bool(is_rule or is_name(line.text))
        starts_anew = not line.text or is_heading or _ITEM.match(line.text)
        if starts_anew and parts:
            text = "".join(parts).strip()
            blocks.append(Block(_ITEM.sub("", text, count=1), is_item=bool(_ITEM.match(text)), page=page))
            parts = []
        if is_heading:
            blocks.append(
                Block(line.text, level=LOWEST if not _NUMBERED.match(line.text) else 3, page=line.page)
            )
        elif line.text:
            page = page if parts else line.page
            parted = _PARTED.search(parts[-1].rstrip()) if parts else None
            if parted and line.text[:1].islower():
                parts[-1] = parts[-1].rstrip()[:-1]
            parts.append(f"{line.text} ")
    return blocks
