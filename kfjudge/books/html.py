"""HTML read as blocks. Scripts, styles, menus and links leave nothing but the words that they show."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from kfjudge.books.blocks import Block, Document, Piece, make_block, tame

_TEMPLATE = re.compile(r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}", re.DOTALL)
_HEADINGS = {f"h{level}": level for level in range(1, 7)}
_PARTS = frozenset(
    [
        "p",
        "div",
        "li",
        "ul",
        "ol",
        "dl",
        "dd",
        "tr",
        "table",
        "blockquote",
        "section",
        "article",
        "main",
        "body",
        "header",
        "footer",
        "br",
        "hr",
        "pre",
        "figure",
    ]
)
_HIDDEN = frozenset(
    [
        "script",
        "style",
        "nav",
        "template",
        "head",
        "noscript",
        "svg",
        "select",
        "button",
        "textarea",
        "form",
        "aside",
    ]
)
_BOLD = frozenset(("b", "strong", "dt", "th"))
_NEW = frozenset(("ins", "mark"))
_EMPTY = frozenset(
    ["br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "track", "wbr"]
)
_COLOR = re.compile(r"(?:^|[;\s])color\s*:\s*([^;]+)")
_PLAIN_INKS = frozenset(
    ["black", "inherit", "initial", "currentcolor", "#000", "#000000", "#111", "#222", "#333", "#333333"]
)
_DEEPEST = 500  # tags one within the other


class _Reader(HTMLParser):
    """Collects the blocks of a page while it is parsed."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.blocks: list[Block] = []
        self.title = ""
        self._open: list[tuple[str, bool]] = []  # the tags around, and whether each sets a color
        self._pieces: list[Piece] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _PARTS or tag in _HEADINGS or tag in ("dt", "th"):
            self._end_block()
        elif tag in ("td", "th"):
            self._pieces.append(Piece(" "))
        if tag in _EMPTY:
            return
        style = dict(attrs)
        color = _COLOR.search(style.get("style") or "")
        named = (color[1] if color else style.get("color") or "").strip().lower()
        is_colored = tag in _NEW or bool(named and named not in _PLAIN_INKS)
        if len(self._open) < _DEEPEST:
            self._open.append((tag, is_colored))

    def handle_endtag(self, tag: str) -> None:
        if tag in _PARTS or tag in _HEADINGS or tag in ("dt", "th"):
            self._end_block()
        at = next((at for at in reversed(range(len(self._open))) if self._open[at][0] == tag), None)
        if at is not None:
            del self._open[at:]

    def handle_data(self, data: str) -> None:
        around = {tag for tag, _ in self._open}
        if "title" in around and not self._pieces:
            self.title = self.title or tame(data)
        elif not around & _HIDDEN and "title" not in around:
            is_colored = any(is_colored for _, is_colored in self._open)
            self._pieces.append(Piece(data, bool(around & _BOLD), is_colored))

    def _end_block(self) -> None:
        tags = [tag for tag, _ in self._open]
        level = next((_HEADINGS[tag] for tag in reversed(tags) if tag in _HEADINGS), 0)
        block = make_block(self._pieces, level=level, is_item="li" in tags)
        self._pieces = []
        if block is not None:
            self.blocks.append(block)

    def close(self) -> None:
        super().close()
        self._end_block()


def read_html(text: str) -> Document:
    """Read a page, or a part of one, as a browser shows it, without what a template would fill in."""
    reader = _Reader()
    reader.feed(_TEMPLATE.sub("", text))
    reader.close()
    return Document("html", tuple(reader.blocks), reader.title)
