"""The words around a board on a page for a browser."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "page_html.before": "La tabulo antaŭe",
}
