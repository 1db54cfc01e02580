"""Brobnar, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.abilities import PlayFightReap
from kfjudge.games.keyforge.dsl.card import card
from kfjudge.games.keyforge.dsl.card_effects import ReturnToHand
from kfjudge.games.keyforge.dsl.effects import Choose, by_edition
from kfjudge.games.keyforge.dsl.selectors import CREATURE, FRIENDLY, IT, SELF, trait
from kfjudge.games.keyforge.editions import DRUMMERNAUTS_RETURN

DRUMMERNAUT = card(
    "drummernaut",
    PlayFightReap(
        by_edition(
            DRUMMERNAUTS_RETURN,
            itself_too=[Choose(FRIENDLY & CREATURE & trait("giant")), ReturnToHand(IT)],
            another=[Choose(FRIENDLY & CREATURE & trait("giant") - SELF), ReturnToHand(IT)],
        )
    ),
)
