"""Boards that could do harm where they are shown: hostile texts in every place of a file that takes one."""

from __future__ import annotations

import re

from kfjudge.core.errors import Troubles
from kfjudge.notation.scenario_files import read_scenario

# Every place of a file where text may stand: what it calls the board, the players, and cards in each zone.
BOARD = """title: {title}
titre: {titre}
players: {south} (Dis Shadows Brobnar), {north} (Dis Logos Untamed)

turn: {south}, house Brobnar
{south} line: Krump as {played} / dit {joue} | Krump as {english} / dit {french}
{north} line: Troll as {label}
{south} hand: Anger as {held}
{north} discard: Punch as {gone}

1. {south} reaps with {played}
2. {south} plays {held}
   - ?
expect: {played}: ready
"""
PLAIN = {
    "title": "a board",
    "titre": "un plateau",
    "south": "South",
    "north": "North",
    "played": "One",
    "joue": "Une",
    "english": "Two",
    "french": "Deux",
    "label": "Big",
    "held": "Wrath",
    "gone": "Fist",
}
HOSTILE = (
    "</script>",
    "<img/src=x>",
    "<!--<script>",
    "<b/id=data>",
    "%%script%%",
    "%%data%%",
    "${ran=1}",
    r"\u003cimg\u003e",
    "</script><script>window.ran=1</script>",
    "--><img/src=x/onerror=window.ran=1>",
    "'\"><svg/onload=window.ran=1>",
    "</title></pre></noscript><img/src=x/onerror=window.ran=1>",
    "<img src=x onerror='window.ran = (1)'>",
    "<base/href=x>",
    "&lt;b&gt;&quot;&#60;i&#62;",
    "javascript:window.ran=1",
    "[Stun](javascript:window.ran=1)",
    "';window.ran=1;//",
    "<style>*{display:none}</style>",
    "W" * 60,
    "Donaudampfschifffahrtsgesellschaft" * 4,
)


def plant(text: str) -> dict[str, str]:
    """Put a text, with a number of its own, into each place of a board that takes it."""
    texts = {place: f"{text}{n}" for n, place in enumerate(PLAIN)}
    return {place: told for place, told in texts.items() if can_read({place: told})}


def can_read(planted: dict[str, str]) -> bool:
    try:
        read_scenario(BOARD.format_map(PLAIN | planted))
    except Troubles:
        return False
    return True


def strip_punctuation(text: str) -> str:
    return re.sub(r"[\s\u00ad'’\"“”«»]", "", text)
