"""A page for a browser, put together from its template: one file, that loads nothing and whose policy lets
nothing run and dress it but its own."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files

_PLACE = re.compile(r"%%([a-z-]+)%%")


def asset(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")


def filled(template: str, places: Mapping[str, str]) -> str:
    """The template with what stands at its places: nothing in that is a place again."""
    return _PLACE.sub(lambda place: places[place[1]], template)


def allowed(name: str, text: str) -> dict[str, str]:
    """A style or a script, and the hash by which the policy of the page names it."""
    return {name: text, f"{name}-hash": b64encode(sha256(text.encode()).digest()).decode()}
