"""Shadows, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

BONEROT_VENOM = card("bonerot-venom", whenever(IsUsed(HOST, None), Deal(2)))

LAMINDRA = card("lamindra", gains(NEIGHBORS, keyword("elusive")))

SWINDLE = card("swindle", Play(Steal(3)))
