"""Sanctum, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import Power
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.selectors import NEIGHBORS

CHALLE_THE_SAFEGUARD = card("challe-the-safeguard")

LION_BAUTREM = card("lion-bautrem", Power(NEIGHBORS, 2))
