"""Words as Markdown."""

from __future__ import annotations

import re

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")


def plain(words: str) -> str:
    """Words that Markdown leaves as they are: no tag, no link, no entity, no list."""
    return _SPECIAL.sub(r"\\\1", words)
