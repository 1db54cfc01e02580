"""A sheet on a terminal, and as Markdown."""

from __future__ import annotations

import re

from kfjudge.render.sheets.gather import Part, Ref, Row, Shown
from kfjudge.render.writers.markdown import plain
from kfjudge.render.writers.text import Line, columns, joined, wrapped


def page(sheet: Shown, width: int) -> list[Line]:
    head = [*wrapped(sheet.title, width, role="title"), *wrapped(sheet.under, width, role="aside")]
    return joined([head, *(_part(part, width) for part in sheet.parts)])


def _part(part: Part, width: int) -> list[Line]:
    lines = wrapped(part.title, width, role="title")
    for number, row in enumerate(part.rows, 1):
        mark = f"{number}. " if part.numbered else "- "
        indent = " " * len(mark)
        strong = f"{mark}{row.name} —" if row.name else mark.rstrip()
        lines += wrapped(row.text, width, strong=strong, hanging=indent)
        refs = _parted(told(row.refs), width - len(indent))
        lines += wrapped(refs, width, role="aside", indent=indent, hanging=indent)
    return lines


def told(refs: tuple[Ref, ...]) -> str:
    return " · ".join(f"{ref.id} ({ref.place})" for ref in refs)


def _parted(refs: str, width: int) -> str:
    """Where what to type is wider than a line, it is parted after a stroke or a hyphen: a page is read and
    printed. Typed so, with the space, it is found as well."""
    return " ".join(part for word in refs.split(" ") for part in _parts(word, width))


def _parts(word: str, width: int) -> list[str]:
    if columns(word) <= width:
        return [word]
    parts = [""]
    for piece in re.split("(?<=[/-])", word):
        if columns(parts[-1] + piece) > width:
            parts.append("")
        parts[-1] += piece
    return [part for part in parts if part]


def markdown(sheet: Shown) -> str:
    blocks = [f"# {plain(sheet.title)}", f"_{plain(sheet.under)}_"]
    for part in sheet.parts:
        rows = (_item(row, f"{n}." if part.numbered else "-") for n, row in enumerate(part.rows, 1))
        blocks += [f"## {plain(part.title)}", "\n".join(rows)]
    return "\n\n".join(blocks)


def _item(row: Row, mark: str) -> str:
    name = f"**{plain(row.name)}** — " if row.name else ""
    refs = " · ".join(f"`{ref.id}` ({plain(ref.place)})" for ref in row.refs)
    return f"{mark} {name}{plain(row.text)} {refs}"
