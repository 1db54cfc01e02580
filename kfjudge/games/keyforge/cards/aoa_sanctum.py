"""Sanctum, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

CHALLE_THE_SAFEGUARD = card("challe-the-safeguard")

LION_BAUTREM = card("lion-bautrem", Power(NEIGHBORS, 2))
