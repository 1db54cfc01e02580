"""French typography: narrow no-break spaces where a French reader expects them."""

from __future__ import annotations

import re

NARROW = "\u202f"  # before ; ? ! and inside « »
WIDE = "\u00a0"  # before a colon

_BEFORE = re.compile(r"[ \u00a0\u202f]+([;?!»])")
_COLON = re.compile(r"(?<=\S)[ \u00a0\u202f]+:")
_AFTER = re.compile(r"«[ \u00a0\u202f]*")


def typeset(text: str) -> str:
    """The same text with its spaces set as a French printer would; ordinary spaces come in."""
    text = _BEFORE.sub(NARROW + r"\1", text)
    text = _COLON.sub(WIDE + ":", text)
    return _AFTER.sub("«" + NARROW, text).replace("'", "’")
