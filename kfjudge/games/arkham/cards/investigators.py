"""The five investigators."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

AGNES_BAKER = card(
    "agnes-baker",
    reaction(after(HorrorIsPlaced()), Deal(1, ENEMY & HERE), limit=PHASE),
    elder_sign(HorrorOnYou()),
)

ROLAND_BANKS = card(
    "roland-banks", reaction(after(YouDefeat()), Discover(1), limit=ROUND), elder_sign(CLUES_HERE)
)

WENDY_ADAMS = card(
    "wendy-adams",
    reaction(when(YouReveal()), CancelIt(), RevealAnother(), cost=(DiscardFromHand(1),), limit=TEST),
    elder_sign(0, SucceedInstead("wendy-s-amulet")),
)

SKIDS_O_TOOLE = card(
    "skids-o-toole",
    free(ActMore(1), cost=(Spend(2),), limit=TURN),
    elder_sign(2, IfWon(Gain(2))),
)

DAISY_WALKER = card("daisy-walker", more_actions(1, TOME), elder_sign(0, IfWon(Draw(Count(TOME & YOURS)))))
