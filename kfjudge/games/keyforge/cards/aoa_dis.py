"""Dis, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import Action, Play
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.card_effects import AddDoom, Destroy
from kfjudge.games.keyforge.dsl.effects import Choose, ChooseExtreme, either
from kfjudge.games.keyforge.dsl.numbers import AreThere
from kfjudge.games.keyforge.dsl.selectors import CREATURE, ENEMY, IT, WITH_DOOM

CULL_THE_WEAK = card("cull-the-weak", Play(ChooseExtreme(ENEMY & CREATURE, 1, most=False), Destroy(IT)))

UNLOCKED_GATEWAY = card("unlocked-gateway", Play(Destroy(CREATURE)))

WRETCHED_DOLL = card(
    "wretched-doll",
    Action(either(AreThere(WITH_DOOM), [Destroy(CREATURE & WITH_DOOM)], [Choose(CREATURE), AddDoom()])),
)
