"""Logos, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import Action, IsPlayedBeside, Play, whenever
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.card_effects import Draw, Swap
from kfjudge.games.keyforge.dsl.effects import Choose, Gain
from kfjudge.games.keyforge.dsl.node import OPPONENT, YOU
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.dsl.selectors import CREATURE, InLineOf, called

BINATE_RUPTURE = card("binate-rupture", Play(Gain(AemberOf(YOU)), Gain(AemberOf(OPPONENT), OPPONENT)))

FILA_THE_RESEARCHER = card("fila-the-researcher", whenever(IsPlayedBeside(CREATURE), Draw(1)))

QUANTUM_FINGERTRAP = card(
    "quantum-fingertrap",
    Action(
        Choose(CREATURE, called="the first"),
        Choose(CREATURE & InLineOf("the first") - called("the first"), called="the second"),
        Swap(called("the first"), called("the second")),
    ),
)
