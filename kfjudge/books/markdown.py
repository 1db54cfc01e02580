"""Markdown read as blocks: headings, paragraphs, items of lists and rows of tables."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from kfjudge.books.blocks import Block, Document, Piece, make_block
from kfjudge.books.html import read_html

if TYPE_CHECKING:
    from markdown_it.token import Token

_FRONT_MATTER = re.compile(r"\A---\n.*?\n(?:---|\.\.\.)\n", re.DOTALL)
_TEMPLATE = re.compile(
    r"\{%.*?%\}|\{\{.*?\}\}|[ \t]*\{:?[ \t]*[#.][^{}\n]*\}", re.DOTALL
)  # and marks of a heading


def read_markdown(text: str) -> Document:
    """Read a Markdown text. A list of links is a table of contents, and no text of the book."""
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark").enable("table")
    tokens = parser.parse(_TEMPLATE.sub("", _FRONT_MATTER.sub("", text.replace("\r\n", "\n"))))
    blocks: list[Block] = []
    level, items = 0, 0
    row: list[Piece] = []
    in_table = False
    for token in tokens:
        if token.type == "heading_open":
            level = int(token.tag[1:])
        elif token.type == "heading_close":
            level = 0
        elif token.type == "list_item_open":
            items += 1
        elif token.type == "list_item_close":
            items -= 1
        elif token.type in ("tr_open", "tr_close"):
            if (block := make_block(row)) is not None:
                blocks.append(block)
            row, in_table = [], token.type == "tr_open"
        elif token.type == "html_block":
            blocks += read_html(token.content).blocks
        elif token.type in ("fence", "code_block"):
            blocks += filter(None, [make_block([Piece(token.content)])])
        elif token.type == "inline":
            children = token.children or []
            pieces = _read_pieces(children)
            told = [child for child in children if child.type != "text" or child.content.strip()]
            is_link = len(told) > 1 and (told[0].type, told[-1].type) == ("link_open", "link_close")
            if in_table:
                row += [*pieces, Piece(" · ")]
            elif not (items and is_link):
                blocks += filter(None, [make_block(pieces, level=level, is_item=items > 0)])
    return Document("markdown", tuple(blocks))


def _read_pieces(tokens: Iterable[Token]) -> list[Piece]:
    """Read what stands in a line; pictures and tags are left out."""
    pieces = []
    bold = 0
    for token in tokens:
        bold += {"strong_open": 1, "strong_close": -1}.get(token.type, 0)
        if token.type in ("text", "code_inline"):
            pieces.append(Piece(token.content, bold > 0))
        elif token.type in ("softbreak", "hardbreak") or token.content.lower().startswith("<br"):
            pieces.append(Piece(" ", bold > 0))
    return pieces
