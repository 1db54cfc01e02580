"""Logos, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

BINATE_RUPTURE = card("binate-rupture", Play(Gain(AemberOf(YOU)), Gain(AemberOf(OPPONENT), OPPONENT)))

DIRECTOR_OF_ZYX = card("director-of-zyx", whenever(TurnStarts(ANY_CARD), ArchiveTop()))

FILA_THE_RESEARCHER = card("fila-the-researcher", whenever(IsPlayedBeside(CREATURE), Draw(1)))

QUANTUM_FINGERTRAP = card(
    "quantum-fingertrap",
    Action(
        Choose(CREATURE, called="the first"),
        Choose(CREATURE & InLineOf("the first") - called("the first"), called="the second"),
        Swap(called("the first"), called("the second")),
    ),
)
