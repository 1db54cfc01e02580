"""Shadows, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

LAMINDRA = card("lamindra", gains(NEIGHBORS, keyword("elusive")))

SWINDLE = card("swindle", Play(Steal(3)))
