"""A replay as one page for a browser, to step through without kfjudge and without a network: what the page
draws, as data in every language, put into the template `page.html` with its style and its script."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any

from kfjudge.core.text import sanitize
from kfjudge.render.replays.html.data import data
from kfjudge.render.replays.naming import headline
from kfjudge.render.replays.page import page as plain_page
from kfjudge.render.writers.html import allowed, asset, filled, style
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.replay.result import Result

_PLAIN_WIDTH = 78


def page(result: Result, lang: str) -> str:
    """The whole page; it opens in that language."""
    plain = "\n".join(sanitize(line.text, 400) for line in plain_page(result, lang, _PLAIN_WIDTH))
    places = {
        "lang": lang,
        "title": escape(headline(result.scenario, lang)),
        **allowed("style", style(__name__, "page.css")),
        **allowed("script", asset(__name__, "page.js")),
        "noscript": escape(tell("page_html.no-script", lang)),
        "plain": escape(plain),
        "data": _in_a_script(data(result)),
    }
    return filled(asset(__name__, "page.html"), places)


def _in_a_script(value: Any) -> str:
    """JSON that no tag can end."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
