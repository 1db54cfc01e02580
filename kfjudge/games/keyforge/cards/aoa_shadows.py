"""Shadows, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import Play, gains, keyword
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.effects import Steal
from kfjudge.games.keyforge.dsl.selectors import NEIGHBORS

LAMINDRA = card("lamindra", gains(NEIGHBORS, keyword("elusive")))

SWINDLE = card("swindle", Play(Steal(3)))
