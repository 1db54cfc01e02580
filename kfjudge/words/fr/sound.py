"""French by ear, for who types in haste: "bato" sounds as "bateau" does, "ataké" as "attaquer"."""

from __future__ import annotations

import re
from functools import cache

# In their order, on folded letters: what is written, and a sign for its sound.
_SOUNDS = (
    # endings that sound alike, or not at all
    (r"(?<=[a-z])(?:aient|ait|ais|ai|es|er|ez|ees|ee|ent|e)$", "E"),
    (r"(?<=[aeiouy])[tdp]?[sxz]?$", ""),
    (r"eau|au", "o"),
    (r"ph", "f"),
    (r"ch", "S"),
    (r"qu|q|k|ck|cc(?![eiE])", "K"),
    (r"c(?=[eiE])|sc(?=[eiE])|ss", "Z"),
    (r"ge(?=[ao])|g(?=[eiE])|j", "J"),
    (r"gu(?=[eiE])", "g"),
    (r"(?<=[aeiouy])s(?=[aeiouyE])|z", "z"),
    (r"s", "Z"),
    (r"h", ""),
    (r"oi|oy", "W"),
    (r"[ae][nm](?=[^aeiouynmE]|$)", "A"),
    (r"(?:ai|ei|i|u|y)[nm](?=[^aeiouynmE]|$)", "I"),
    (r"o[nm](?=[^aeiouynmE]|$)", "O"),
    (r"ai|ei|et$", "e"),
    (r"y", "i"),
    (r"(.)\1+", r"\1"),
    (r"E$", ""),
)


def sound(word: str) -> str:
    """Write a folded word as it sounds, roughly: "bateau" and "bato" → "bato"."""
    for written, heard in _compile_sounds():
        word = written.sub(heard, word)
    return word


@cache
def _compile_sounds() -> list[tuple[re.Pattern[str], str]]:
    """Compile the patterns when a word is first needed by its sound: most questions have none."""
    return [(re.compile(written), heard) for written, heard in _SOUNDS]
