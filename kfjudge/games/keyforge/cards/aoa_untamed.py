"""Untamed, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import TurnEnds, whenever
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.card_effects import AddPower
from kfjudge.games.keyforge.dsl.selectors import ANY_CARD, NEIGHBORS

GROVEKEEPER = card("grovekeeper", whenever(TurnEnds(ANY_CARD), AddPower(1, NEIGHBORS)))
