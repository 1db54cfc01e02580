"""Identifiers of entries, and text from outside: made safe to show on a terminal (`sanitize`), and made
comparable with other spellings of the same word (`fold`, `name_key`)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import lru_cache

LONGEST_SHOWN = 60
# What Unicode leaves whole though a keyboard without it writes two letters or another sign.
_OPENED = str.maketrans(
    {"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'"}
)
_NAME_BREAK = re.compile(r"[^a-z0-9+]+")


def sanitize(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Shorten what a person typed or a file contains, and escape what does not show."""
    return escape_invisible(text if len(text) <= longest else text[: longest - 1] + "…")


def escape_invisible(text: str) -> str:
    """Write out what does not show or would command the terminal: the escape key becomes `\\u001b`."""
    return text if text.isprintable() else "".join(map(_escape, text))


def is_harmful(letter: str) -> bool:
    """Tell whether no text needs a character and a terminal might obey it: control characters, format
    characters (right-to-left marks, zero widths), separators other than spaces and tabs."""
    return letter != "\t" and not _is_visible(letter)


def _is_visible(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"


def _escape(letter: str) -> str:
    if _is_visible(letter):
        return letter
    number = ord(letter)
    if number > 0xFFFF:  # as JSON would have it
        return "".join(f"\\u{half:04x}" for half in (0xD7C0 + (number >> 10), 0xDC00 + (number & 0x3FF)))
    return f"\\u{number:04x}"


def fold(text: str) -> str:
    """Lower the case, drop accents, open ligatures, straighten apostrophes: "d’Éther" → "d'ether"."""
    if text.isascii():
        return text.lower()
    # Taken apart before and after, since either can bring out what the other changes.
    opened = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    opened = opened.casefold().translate(_OPENED)
    return "".join(letter for letter in opened if not unicodedata.combining(letter))


@lru_cache(maxsize=8192)
def name_key(text: str) -> str:
    """Reduce a name to what its spellings share: "Champion’s Challenge" → "champions challenge"."""
    return " ".join(_NAME_BREAK.sub(" ", fold(text).replace("'", "")).split())


def capitalize(sentence: str) -> str:
    """Return a sentence as it begins a line."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


def full_id(source: str, game: str) -> str:
    """Put the game before an identifier: "glossary/stun" → "keyforge:glossary/stun"."""
    return source if ":" in source else f"{game}:{source}"


def expand_id(id: str, every: Collection[str]) -> tuple[str, ...]:
    """List the identifier itself, or those it begins: "rule/step-3" → "rule/step-3-play-discard-and-use"."""
    return (id,) if id in every else tuple(sorted(other for other in every if other.startswith(f"{id}-")))


def complete_id(id: str, every: Collection[str]) -> str | None:
    """Complete an identifier that may be the beginning of one: `rule/step-3` stands for the only one that
    goes on after it. None for none or several."""
    found = expand_id(id, every)
    return found[0] if len(found) == 1 else None


def short_id(id: str) -> str:
    """Return an identifier without its game: `keyforge:glossary/stun` is `glossary/stun`."""
    return id.partition(":")[2]
