"""A sheet as one file for a browser: readable on a phone, printed on a sheet or two, without a network. Each
entry that a line names opens there."""

from __future__ import annotations

from html import escape

from kfjudge.reference.api import record
from kfjudge.render.in_full import in_full
from kfjudge.render.sheets.gather import Part, Ref, Row, Shown
from kfjudge.render.writers.html import allowed, asset, filled

_PACKAGE = "kfjudge.render.sheets"


def html(sheet: Shown) -> str:
    places = {
        "lang": sheet.lang,
        "title": escape(sheet.title),
        "under": escape(sheet.under),
        "parts": "\n".join(_part(part, sheet) for part in sheet.parts),
        **allowed("style", asset(_PACKAGE, "sheet.css")),
    }
    return filled(asset(_PACKAGE, "sheet.html"), places)


def _part(part: Part, sheet: Shown) -> str:
    kind = "ol" if part.numbered else "ul"
    rows = "\n".join(_row(row, sheet) for row in part.rows)
    return f"<section>\n<h2>{escape(part.title)}</h2>\n<{kind}>\n{rows}\n</{kind}>\n</section>"


def _row(row: Row, sheet: Shown) -> str:
    name = f"<b>{escape(row.name)}</b> — " if row.name else ""
    return f"<li>{name}{escape(row.text)} {''.join(_ref(ref, sheet) for ref in row.refs)}</li>"


def _ref(ref: Ref, sheet: Shown) -> str:
    """An entry by its name, with where it is printed; what it says is folded away below."""
    told = in_full(record(f"{sheet.game}:{ref.id}"), sheet.lang, sheet.edition)
    paragraphs = [
        f"<h3>{escape(told.title)}</h3>",
        *([f"<p><b>{escape(told.lead)}</b></p>"] if told.lead else []),
        *(f"<p>{escape(one)}</p>" for one in told.text),
        *(f"<p class=soft>{escape(one)}</p>" for one in told.place),
    ]
    named = f"<code>{escape(ref.id)}</code> {escape(ref.place)}"
    return f"<details><summary>{named}</summary><div>{''.join(paragraphs)}</div></details>"
