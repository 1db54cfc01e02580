"""What strangers write, fit to be shown: nothing in it commands a terminal, hides, or goes on for ever."""

from __future__ import annotations

import unicodedata

SHOWN = 60


def tame(text: str, longest: int = SHOWN) -> str:
    """What a person typed or a file says, visible and not too long."""
    return visible(text if len(text) <= longest else text[: longest - 1] + "…")


def visible(text: str) -> str:
    """The text, with whatever does not show, or would command the terminal, written out."""
    return text if text.isprintable() else "".join(map(_visible, text))


def harmful(letter: str) -> bool:
    """A letter that no text needs and that a terminal might obey: control characters, format characters
    (right-to-left marks, zero widths), separators that are no space."""
    return letter != "\t" and not _shows(letter)


def _shows(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"


def _visible(letter: str) -> str:
    if _shows(letter):
        return letter
    number = ord(letter)
    if number > 0xFFFF:  # as JSON would have it
        return "".join(f"\\u{half:04x}" for half in (0xD7C0 + (number >> 10), 0xDC00 + (number & 0x3FF)))
    return f"\\u{number:04x}"
