"""How a French word sounds, roughly: "bato" is "bateau", "ataké" is "attaquer". Who types in haste spells so."""

from __future__ import annotations

import re
from functools import cache

# In their order, on folded letters: what is written, and a sign for what is heard.
_HEARD = (
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
    for written, heard in _heard():
        word = written.sub(heard, word)
    return word


@cache
def _heard() -> list[tuple[re.Pattern[str], str]]:
    """The same, compiled: most questions have no word that must be heard."""
    return [(re.compile(written), heard) for written, heard in _HEARD]
