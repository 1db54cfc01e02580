"""Shadows, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import Play
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.effects import Steal

LAMINDRA = card("lamindra")

SWINDLE = card("swindle", Play(Steal(3)))
