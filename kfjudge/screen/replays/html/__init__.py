"""A replay as one page for a browser, to step through without kfjudge and without a network: what the page
draws, as data in every language, put into the template `page.html` with its style and its script."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from kfjudge.core.tame import tame
from kfjudge.screen.replays.html.data import data
from kfjudge.screen.replays.naming import headline
from kfjudge.screen.replays.page import page as plain_page
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.replay.result import Result

_PLACE = re.compile(r"%%([a-z-]+)%%")
_PLAIN_WIDTH = 78


def page(result: Result, lang: str) -> str:
    """The whole page; it opens in that language."""
    style, script = _asset("page.css"), _asset("page.js")
    plain = "\n".join(tame(line.text, 400) for line in plain_page(result, lang, _PLAIN_WIDTH))
    filled = {
        "lang": lang,
        "title": escape(headline(result.scenario, lang)),
        "style": style,
        "style-hash": _hash(style),
        "script": script,
        "script-hash": _hash(script),
        "noscript": escape(tell("page_html.no-script", lang)),
        "plain": escape(plain),
        "data": _in_a_script(data(result)),
    }
    return _PLACE.sub(lambda place: filled[place[1]], _asset("page.html"))


def _asset(name: str) -> str:
    return (files("kfjudge.screen.replays.html") / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """How the policy of the page names what may run and dress it: nothing else may."""
    return b64encode(sha256(text.encode()).digest()).decode()


def _in_a_script(value: Any) -> str:
    """JSON that no tag can end."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
