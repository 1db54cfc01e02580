"""Esperanto, as sentences and files are written in it."""

from __future__ import annotations

from kfjudge.words.language import Language

LANGUAGE = Language(
    id="eo",
    name="Esperanto",
    conjunction="kaj",
    disjunction="aŭ",
    quotes=("„", "“"),
    owned="{thing} de {owner}",
    of=("de",),
    articles=("la",),
    one=("unu",),
    none=("neniu",),
    copulas=("estas", "havas"),
)
