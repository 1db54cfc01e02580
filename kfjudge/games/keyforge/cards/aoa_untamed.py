"""Untamed, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

GROVEKEEPER = card("grovekeeper", whenever(TurnEnds(ANY_CARD), AddPower(1, NEIGHBORS)))
