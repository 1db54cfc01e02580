"""A sheet as one file for a browser: readable on a phone, printed on a sheet or two, without a network."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files

from kfjudge.screen.sheets.gather import Part, Row, Shown

_PLACE = re.compile(r"%%([a-z]+)%%")


def html(sheet: Shown) -> str:
    template = (files("kfjudge.screen.sheets") / "sheet.html").read_text(encoding="utf-8")
    filled = {
        "lang": sheet.lang,
        "title": escape(sheet.title),
        "under": escape(sheet.under),
        "parts": "\n".join(map(_part, sheet.parts)),
    }
    return _PLACE.sub(lambda place: filled[place[1]], template)


def _part(part: Part) -> str:
    kind = "ol" if part.numbered else "ul"
    rows = "\n".join(map(_row, part.rows))
    return f"<section>\n<h2>{escape(part.title)}</h2>\n<{kind}>\n{rows}\n</{kind}>\n</section>"


def _row(row: Row) -> str:
    name = f"<b>{escape(row.name)}</b> — " if row.name else ""
    refs = " · ".join(f"<code>{escape(ref.id)}</code> {escape(ref.place)}" for ref in row.refs)
    return f"<li>{name}{escape(row.text)} <small>{refs}</small></li>"
